// Settings: how the page looks and plays, its keys, and which techniques may be used. Fetched when somebody opens them.
import { boardOf } from "../app/app.ts";
import { PRESETS, isUsed, listed, presetOf } from "../app/techniques.ts";
import type { Checks, Settings, Theme } from "../app/app.ts";
import type { Coordinates } from "../board/cells.ts";
import type { Technique } from "../engine/answers.ts";
import { button, checkbox, field, h, refill, select } from "./dom.ts";
import type { Context } from "./context.ts";
import { keyList } from "./key_list.ts";
import { TechniqueList } from "./technique_list.ts";

const THEMES = [
  ["auto", "as the system has it"],
  ["light", "light"],
  ["dark", "dark"],
  ["contrast", "high contrast"],
  ["dark-contrast", "high contrast, dark"],
] as const;
const CHECKS = [
  ["off", "off: nothing is marked wrong"],
  ["clashes", "clashes: equal digits in a house"],
  ["mistakes", "mistakes: every wrong digit"],
] as const;
const NAMES = [
  ["r1c1", "r1c1"],
  ["A1", "A1 (J for the last row)"],
  ["K9", "A1 (K for the last row)"],
] as const;

// Of the module that the build put beside the page: whoever builds the same sources gets the same.
declare const ENGINE_HASH: string;

export class SettingsPanel {
  private techniques: readonly Technique[] = [];
  private version = "";
  private readonly list: TechniqueList;
  private readonly summary = h("summary", { "data-name": "choose" });
  private readonly details: HTMLElement;
  private readonly keys = h("details", {}, h("summary", { "data-name": "keys" }, "All keys (?)"), ...keyList());
  private visible = false;

  constructor(
    private readonly context: Context,
    private readonly element: HTMLElement,
  ) {
    this.list = new TechniqueList(context);
    this.details = h("details", {}, this.summary, this.list.element);
    context.store.listen((app, before) => {
      const isOther = app.settings !== before.settings || boardOf(app).auto !== boardOf(before).auto;
      if (this.visible && isOther) this.redraw();
    });
  }

  shown(): void {
    this.visible = true;
    this.redraw();
    void this.context.techniques().then((techniques) => {
      this.techniques = techniques;
      this.redraw();
    });
    void this.context.engine.askText({ call: "version" }).then((version) => {
      this.version = version;
      this.redraw();
    });
  }
  hidden(): void {
    this.visible = false;
  }

  private set(settings: Partial<Settings>): void {
    this.context.store.send({ type: "settings", settings });
  }

  private redraw(): void {
    const { settings } = this.context.store.now;
    const check = (
      words: string,
      name: "rulers" | "clock" | "tidy" | "peers" | "digitFirst" | "large" | "uniqueness" | "keysAnywhere",
    ) => {
      const element = checkbox(words, settings[name], (on) => this.set({ [name]: on }));
      element.querySelector("input")?.setAttribute("data-name", name);
      return element;
    };
    refill(
      this.element,
      h("h3", {}, "Looks"),
      field(
        "Colours",
        select(THEMES, settings.theme, (theme) => this.set({ theme: theme as Theme }), {
          "data-name": "theme",
        }),
      ),
      field(
        "Cells are called",
        select(
          NAMES,
          settings.coordinates,
          (coordinates) => this.set({ coordinates: coordinates as Coordinates }),
          { "data-name": "coordinates" },
        ),
      ),
      check("Names of rows and columns at the board", "rulers"),
      check("Light what a cell sees", "peers"),
      check("Larger text", "large"),
      check("Clock over the board (hidden, it goes on)", "clock"),
      h("h3", {}, "Playing"),
      field(
        "Checks",
        select(CHECKS, settings.checks, (checks) => this.set({ checks: checks as Checks }), { "data-name": "checks" }),
      ),
      check("A digit removes notes that it forbids", "tidy"),
      check("Digit first: choose a digit, then tap cells", "digitFirst"),
      this.autoNotes(),
      h("h3", {}, "Keys"),
      check("Letters are keys beside the board too, not only on it", "keysAnywhere"),
      this.keys,
      h("h3", {}, "Techniques"),
      this.presets(settings),
      check("May assume that there is one solution", "uniqueness"),
      this.details,
      ...this.about(),
    );
    this.redrawChoice(settings);
  }

  private autoNotes(): HTMLElement {
    const { store } = this.context;
    const element = checkbox(
      "Auto notes: all candidates are filled in and follow the digits",
      boardOf(store.now).auto,
      (on) => store.send({ type: "notes", how: on ? "auto" : "manual" }),
    );
    element.querySelector("input")?.setAttribute("data-name", "auto");
    return element;
  }

  private presets(settings: Settings): HTMLElement {
    const now = presetOf(settings, this.techniques);
    return h(
      "div",
      { class: "chips", role: "group", "aria-label": "Presets" },
      ...PRESETS.map((preset) =>
        button(preset.name, () => this.set(preset.choice(this.techniques)), {
          class: "chip",
          "aria-pressed": String(preset === now),
          "data-name": `preset-${preset.name}`,
        }),
      ),
    );
  }

  private redrawChoice(settings: Settings): void {
    const shown = listed(settings, this.techniques);
    const count = shown.filter((technique) => isUsed(settings, technique)).length;
    this.summary.textContent = `Choose and order techniques (${count} of ${shown.length})`;
    this.list.draw(this.techniques);
  }

  private about(): (HTMLElement | false)[] {
    return [
      h("h3", {}, "About"),
      h(
        "p",
        { class: "remark" },
        `nonet ${this.version}: the same steps and words as the program and the library. ` +
          "MIT licence; no account, no tracking, no request to anybody.",
      ),
      h("p", { class: "remark" }, "SHA-256 of the engine; whoever builds the same sources gets the same:"),
      h("code", { class: "hash", "data-name": "engine-hash" }, ENGINE_HASH),
    ];
  }
}
