// Settings: how the page looks and plays, and which techniques may be used.
import { boardOf } from "../app/app.ts";
import type { Settings, Theme } from "../app/app.ts";
import type { Coordinates } from "../board/cells.ts";
import type { Technique } from "../engine/answers.ts";
import { button, checkbox, field, h, refill, select } from "./dom.ts";
import type { Context, Panel } from "./context.ts";

const THEMES = [
  ["auto", "as the system has it"],
  ["light", "light"],
  ["dark", "dark"],
  ["contrast", "high contrast"],
] as const;
const NAMES = [
  ["r1c1", "r1c1"],
  ["A1", "A1 (J for the last row)"],
  ["K9", "A1 (K for the last row)"],
] as const;

interface Preset {
  readonly words: string;
  readonly settings: (all: readonly Technique[]) => Partial<Settings>;
}

const slugs = (all: readonly Technique[], leaves: (technique: Technique) => boolean): string[] =>
  all.filter((technique) => !leaves(technique)).map(({ slug }) => slug);
const SUDOKUWIKI_LACKS = new Set(["template-set", "template-delete", "trial", "brute-force"]);

const PRESETS: readonly Preset[] = [
  { words: "Everything", settings: () => ({ policy: "all", uniqueness: true, without: [] }) },
  { words: "HoDoKu", settings: () => ({ policy: "hodoku", uniqueness: true, without: [] }) },
  { words: "Sudoku Explainer", settings: () => ({ policy: "se", uniqueness: true, without: [] }) },
  {
    words: "SudokuWiki",
    settings: (all) => ({
      policy: "all",
      uniqueness: true,
      without: slugs(all, ({ slug }) => !SUDOKUWIKI_LACKS.has(slug)),
    }),
  },
  { words: "No uniqueness", settings: () => ({ policy: "all", uniqueness: false, without: [] }) },
  {
    words: "No chains",
    settings: (all) => ({
      policy: "all",
      uniqueness: true,
      without: slugs(all, ({ family }) => !/Chains|Almost|Last/.test(family)),
    }),
  },
];

export class SettingsPanel implements Panel {
  readonly name = "settings";
  readonly title = "Settings";
  readonly element = h("div", { class: "panel-body" });
  private techniques: readonly Technique[] = [];
  private version = "";
  private open = false;

  constructor(private readonly context: Context) {
    context.store.listen((app, before) => {
      if (app.settings !== before.settings) this.redraw();
    });
    this.redraw();
  }

  shown(): void {
    void this.context.techniques().then((techniques) => {
      this.techniques = techniques;
      this.redraw();
    });
    void this.context.engine.askText({ call: "version" }).then((version) => {
      this.version = version;
      this.redraw();
    });
  }
  hidden(): void {}

  private set(settings: Partial<Settings>): void {
    this.context.store.send({ type: "settings", settings });
  }

  private redraw(): void {
    const { settings } = this.context.store.now;
    const check = (
      words: string,
      name: "rulers" | "tidy" | "peers" | "digitFirst" | "large" | "uniqueness",
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
      h("h3", {}, "Playing"),
      check("A digit removes notes that it forbids", "tidy"),
      check("Digit first: choose a digit, then tap cells", "digitFirst"),
      h("div", { class: "buttons" }, this.autoButton()),
      h("h3", {}, "Techniques"),
      h(
        "div",
        { class: "chips", role: "group", "aria-label": "Presets" },
        ...PRESETS.map((preset) =>
          button(preset.words, () => this.set(preset.settings(this.techniques)), {
            class: "chip",
            "data-name": `preset-${preset.words}`,
          }),
        ),
      ),
      check("May assume that there is one solution", "uniqueness"),
      this.choice(settings),
      h(
        "p",
        { class: "remark" },
        this.version &&
          `nonet ${this.version}, the same steps and words as the program and the library. MIT licence; no account, no tracking, no request to anybody.`,
      ),
    );
  }

  private autoButton(): HTMLElement {
    const { auto } = boardOf(this.context.store.now);
    const turn = () => {
      this.context.store.send({ type: "notes", how: auto ? "manual" : "auto" });
      this.redraw();
    };
    return button(auto ? "Candidates by hand" : "Automatic candidates", turn, { "data-name": "auto" });
  }

  private choice(settings: Settings): HTMLElement {
    const without = new Set(settings.without);
    const turn = (slug: string, on: boolean) => {
      if (on) without.delete(slug);
      else without.add(slug);
      this.set({ without: [...without] });
    };
    const used = this.techniques.length - without.size;
    const details = h(
      "details",
      { open: this.open },
      h("summary", { "data-name": "choose" }, `Choose techniques (${used} of ${this.techniques.length})`),
      h(
        "div",
        { class: "technique-list" },
        ...this.techniques.map(({ slug, name }) => {
          const element = checkbox(name, !without.has(slug), (on) => turn(slug, on));
          element.querySelector("input")?.setAttribute("data-name", `technique-${slug}`);
          return element;
        }),
      ),
    );
    details.addEventListener("toggle", () => (this.open = details.open));
    return details;
  }
}
