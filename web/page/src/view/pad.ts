// The pad under the board: nine digits with how many are left, the modes, and what one does most. Big
// enough for a thumb; a long press on a digit writes a note, and with the filter a digit shows its places.
import { boardOf, redoneTurn, restarted } from "../app/app.ts";
import type { Action, App, Mode } from "../app/app.ts";
import { DIGITS } from "../board/cells.ts";
import { digitsIn, remainingOf } from "../board/board.ts";
import { cleanNotes, hasNotes } from "../board/moves.ts";
import { Kept, arrange, button, h } from "./dom.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";

const MODES: readonly (readonly [Mode, string, string])[] = [
  ["digit", "Digit", "Z"],
  ["corner", "Note", "X"],
  ["centre", "Centre", "C"],
  ["colour", "Colour", "V"],
  ["filter", "Filter", "F"],
];
const WRITING: ReadonlySet<Mode> = new Set(["digit", "corner", "centre"]);
const LONG_PRESS = 500;

export class Pad {
  private readonly modes = h("div", { class: "modes", role: "group", "aria-label": "What digits do" });
  private readonly digits = h("div", { class: "digits", role: "group", "aria-label": "Digits" });
  private readonly tools = h("div", { class: "tools", role: "group", "aria-label": "Tools" });
  readonly element = h("div", { class: "pad" }, this.modes, this.digits, this.tools);
  private readonly kept = new Kept();
  private readonly hintButton = button("Hint", () => this.hint(), {
    class: "tool primary",
    title: "A hint, or the next rung of it (H)",
    "data-name": "tool-hint",
  });
  private pressTimer: ReturnType<typeof setTimeout> | undefined;
  private longPressed = false;

  constructor(
    private readonly context: Context,
    private readonly act: (action: Action) => void,
    private readonly hint: () => void,
  ) {
    // A press leaves the focus on the board, so that one can go on with keys.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    this.hintButton.prepend(icon("bulb"));
    context.store.listen(() => this.redraw());
    this.redraw();
  }

  redraw(): void {
    const app = this.context.store.now;
    arrange(
      this.modes,
      MODES.map(([mode, words, key]) => this.mode(app, mode, words, key)),
    );
    this.digits.classList.toggle("as-notes", app.mode === "corner" || app.mode === "centre"); // small, as they are written
    arrange(this.digits, [
      ...(app.mode === "colour" ? DIGITS : digitsIn(boardOf(app))).map((digit) => this.digit(app, digit)),
      app.mode === "filter" ? this.pairs(app) : this.clear(app),
    ]);
    arrange(this.tools, [
      this.tool(
        "Undo",
        { type: "undo" },
        app.history.past.length === 0,
        "Undo (U)",
      ),
      this.tool(
        "Redo",
        { type: "redo" },
        app.history.future.length === 0,
        redoneTurn(app) ? "Redo (R): on to the later puzzle" : "Redo (R)",
      ),
      ...(app.mode === "colour" ? this.colourChoice(app) : this.noteTools(app)),
      this.hintButton,
    ]);
  }

  private noteTools(app: App): HTMLElement[] {
    const board = boardOf(app);
    return [
      this.tool(
        "Auto notes",
        { type: "notes", how: board.auto ? "manual" : "auto" },
        false,
        board.auto
          ? `On. Press to write notes by hand; ${hasNotes(board) ? "your own come back" : "these stay as they are"}`
          : "Off. Press to fill in all candidates and have them follow the digits",
        board.auto,
      ),
      this.tool("Clean", { type: "notes", how: "clean" }, board.auto || cleanNotes(board) === board, "Remove notes that the rules forbid"),
      this.tool(
        "Restart",
        { type: "restart" },
        restarted(app) === app.history,
        `Back to ${app.subject.exercise ? "where the practice began" : "the givens"}; can be undone`,
      ),
    ];
  }

  private mode(app: App, mode: Mode, words: string, key: string): HTMLElement {
    const filter = app.filter === "bivalue" ? "xy" : app.filter;
    const shown = mode === "filter" && filter ? `${words} ${filter}` : words;
    return this.kept.get(mode, [shown, app.mode === mode], () => {
      const element = button(shown, () => this.act({ type: "mode", mode }), {
        class: "mode",
        "aria-pressed": String(app.mode === mode),
        title: `${words} (${key})`,
        "data-name": `mode-${mode}`,
      });
      if (mode === "corner") element.prepend(icon("pencil"));
      return element;
    });
  }

  // Colours go to whole cells, or to the candidates that are clicked or typed. The choice stands where the
  // tools for notes stand else, so that nothing moves.
  private colourChoice(app: App): HTMLElement[] {
    const chip = (words: string, name: string, tint: number, on: boolean) => // in the colour that candidates get
      this.kept.get(name, [tint, on], () =>
        button(words, () => this.act({ type: "tint", tint }), {
          class: on && tint ? `tool swatch swatch-${tint}` : "tool",
          "aria-pressed": String(on),
          "data-name": name,
        }),
      );
    return [
      chip("Cells", "cells", 0, app.tint === 0),
      chip("Candidates", "candidates", app.tint || 1, app.tint !== 0),
      this.kept.get("no-colours", "", () =>
        button("No colours", () => this.act({ type: "clear-colours" }), {
          class: "tool",
          "data-name": "no-colours",
        }),
      ),
    ];
  }

  private digit(app: App, digit: number): HTMLElement {
    const left = remainingOf(this.context.stage()?.board ?? boardOf(app), digit);
    const colour = app.mode === "colour";
    const label = colour ? `Colour ${digit}` : `${digit}, ${left > 0 ? `${left} left` : left < 0 ? `${-left} too many` : "complete"}`;
    const pressed = this.isPressed(app, digit);
    const note = colour ? "" : left > 0 ? String(left) : left < 0 ? `+${-left}` : "✓";
    const look = `pad-digit${left <= 0 && !colour ? " complete" : ""}${colour ? ` swatch swatch-${digit}` : ""}`;
    return this.kept.get(`digit-${digit}`, [label, pressed, look], () =>
      h(
        "button",
        {
          type: "button",
          class: look,
          "aria-label": label,
          "aria-pressed": pressed,
          "data-name": `digit-${digit}`,
          pointerdown: () => this.down(digit),
          pointerup: () => clearTimeout(this.pressTimer),
          pointerleave: () => clearTimeout(this.pressTimer),
          click: () => this.clicked(digit),
        },
        h("b", {}, String(digit)),
        h("small", { "aria-hidden": "true" }, note),
      ),
    );
  }

  private isPressed(app: App, digit: number): string | undefined {
    if (app.mode === "filter") return String(app.filter === digit);
    if (app.mode === "colour") return app.tint ? String(app.tint === digit) : undefined;
    return app.settings.digitFirst ? String(app.held === digit) : undefined;
  }

  // With the filter: cells of two candidates, where chains live.
  private pairs(app: App): HTMLElement {
    const attributes = {
      type: "button",
      class: "pad-digit",
      "aria-label": "Cells with two candidates",
      title: "Cells with two candidates (F10)",
      "aria-pressed": String(app.filter === "bivalue"),
      "data-name": "pairs",
      click: () => this.act({ type: "filter", filter: "bivalue" }),
    };
    return this.kept.get("pairs", app.filter === "bivalue", () =>
      h(
        "button",
        attributes,
        h("b", { "aria-hidden": "true" }, "xy"),
        h("small", { "aria-hidden": "true" }, "pairs"),
      ),
    );
  }

  private clear(app: App): HTMLElement {
    const attributes = {
      type: "button",
      class: "pad-digit",
      "aria-label": "Clear the cell",
      title: "Clear the cell (Delete)",
      disabled: app.selection.length === 0,
      "data-name": "clear",
      click: () => this.act({ type: "clear" }),
    };
    return this.kept.get("clear", attributes.disabled, () => h("button", attributes, icon("erase")));
  }

  private down(digit: number): void {
    this.longPressed = false;
    if (!WRITING.has(this.context.store.now.mode)) return;
    this.pressTimer = setTimeout(() => {
      this.longPressed = true;
      this.act({ type: "digit", digit, mode: "corner" });
    }, LONG_PRESS);
  }

  private clicked(digit: number): void {
    clearTimeout(this.pressTimer);
    if (this.longPressed) {
      this.longPressed = false;
      return;
    }
    const { settings, mode, tint } = this.context.store.now;
    if (mode === "colour" && tint) {
      this.act({ type: "tint", tint: digit });
      return;
    }
    if (mode === "filter") this.act({ type: "filter", filter: digit });
    else
      this.act(settings.digitFirst && mode !== "colour" ? { type: "hold", digit } : { type: "digit", digit });
  }

  // `on` is for one that can be on and off.
  private tool(words: string, action: Action, disabled: boolean, title: string, on?: boolean): HTMLElement {
    const name = `tool-${action.type}-${words}`;
    return this.kept.get(name, [action, disabled, title, on], () => {
      const { type } = action;
      const hasIcon = type === "undo" || type === "redo" || type === "restart";
      const element = button(hasIcon ? "" : words, () => this.act(action), {
        disabled,
        title,
        "aria-label": hasIcon ? words : undefined, // where there is little room the icon stands alone
        "aria-pressed": on === undefined ? undefined : String(on),
        class: "tool",
        "data-name": name,
      });
      if (hasIcon) element.append(icon(type), h("span", {}, words));
      return element;
    });
  }
}
