// The pad under the board: nine digits with how many are left, the modes, and what one does most. Big
// enough for a thumb; a long press on a digit writes a note.
import { boardOf } from "../app/app.ts";
import type { Action, App } from "../app/app.ts";
import { DIGITS } from "../board/cells.ts";
import { remainingOf } from "../board/board.ts";
import type { Mode } from "../board/moves.ts";
import { button, h, refill } from "./dom.ts";
import type { Context } from "./context.ts";

const MODES: readonly (readonly [Mode, string, string])[] = [
  ["digit", "Digit", "Z"],
  ["corner", "Note", "X"],
  ["centre", "Centre", "C"],
  ["colour", "Colour", "V"],
];
const LONG_PRESS = 500;

export class Pad {
  readonly element = h("div", { class: "pad" });
  private pressTimer: ReturnType<typeof setTimeout> | undefined;
  private longPressed = false;

  constructor(
    private readonly context: Context,
    private readonly act: (action: Action) => void,
    private readonly hint: () => void,
  ) {
    context.store.listen(() => this.redraw());
    this.redraw();
  }

  private redraw(): void {
    const app = this.context.store.now;
    const board = boardOf(app);
    refill(
      this.element,
      h(
        "div",
        { class: "modes", role: "group", "aria-label": "What digits write" },
        ...MODES.map(([mode, words, key]) => this.mode(app, mode, words, key)),
      ),
      app.mode === "colour" && this.colourChoice(app),
      h(
        "div",
        { class: "digits", role: "group", "aria-label": "Digits" },
        ...DIGITS.map((digit) => this.digit(app, digit)),
        this.clear(app),
      ),
      h(
        "div",
        { class: "tools", role: "group", "aria-label": "Tools" },
        this.tool("Undo", { type: "undo" }, app.history.past.length === 0, "Undo (U)"),
        this.tool("Redo", { type: "redo" }, app.history.future.length === 0, "Redo (R)"),
        this.tool(
          board.auto ? "Auto: on" : "Fill notes",
          board.auto ? { type: "notes", how: "manual" } : { type: "notes", how: "auto" },
          false,
          board.auto
            ? "Candidates are kept automatically; write them by hand instead"
            : "Keep all candidates automatically; they stay editable",
        ),
        this.tool("Clean", { type: "notes", how: "clean" }, board.auto, "Remove notes that the rules forbid"),
        this.tool(
          "Restart",
          { type: "restart" },
          app.history.past.length === 0,
          "Back to the givens; can be undone",
        ),
        button("Hint", () => this.hint(), {
          class: "tool primary",
          title: "A hint, or the next rung of it (H)",
          "data-name": "tool-hint",
        }),
      ),
    );
  }

  private mode(app: App, mode: Mode, words: string, key: string): HTMLElement {
    return button(words, () => this.act({ type: "mode", mode }), {
      class: "mode",
      "aria-pressed": String(app.mode === mode),
      title: `${words} (${key})`,
      "data-name": `mode-${mode}`,
    });
  }

  // Colours go to whole cells, or to the candidates that are clicked or typed.
  private colourChoice(app: App): HTMLElement {
    const chip = (words: string, name: string, tint: number, on: boolean) =>
      button(words, () => this.act({ type: "tint", tint }), {
        class: "chip",
        "aria-pressed": String(on),
        "data-name": name,
      });
    return h(
      "div",
      { class: "chips", role: "group", "aria-label": "What is coloured" },
      chip("Cells", "cells", 0, app.tint === 0),
      chip("Candidates", "candidates", app.tint || 1, app.tint !== 0),
      button("No colours", () => this.act({ type: "clear-colours" }), {
        class: "chip",
        "data-name": "no-colours",
      }),
    );
  }

  private digit(app: App, digit: number): HTMLElement {
    const left = remainingOf(boardOf(app), digit);
    const colour = app.mode === "colour";
    const label = colour ? `Colour ${digit}` : left > 0 ? `${digit}, ${left} left` : `${digit}, complete`;
    const element = h(
      "button",
      {
        type: "button",
        class: `pad-digit${left <= 0 && !colour ? " complete" : ""}${colour ? ` swatch swatch-${digit}` : ""}`,
        "aria-label": label,
        "aria-pressed":
          colour && app.tint
            ? String(app.tint === digit)
            : app.settings.digitFirst
              ? String(app.held === digit)
              : undefined,
        "data-name": `digit-${digit}`,
        pointerdown: () => this.down(digit),
        pointerup: () => clearTimeout(this.pressTimer),
        pointerleave: () => clearTimeout(this.pressTimer),
        click: () => this.clicked(digit),
      },
      h("b", {}, String(digit)),
      h("small", { "aria-hidden": "true" }, colour ? "" : left > 0 ? String(left) : "✓"),
    );
    return element;
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
    return h(
      "button",
      attributes,
      h("b", { "aria-hidden": "true" }, "⌫"),
      h("small", { "aria-hidden": "true" }),
    );
  }

  private down(digit: number): void {
    this.longPressed = false;
    if (this.context.store.now.mode === "colour") return;
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
    this.act(settings.digitFirst && mode !== "colour" ? { type: "hold", digit } : { type: "digit", digit });
  }

  private tool(words: string, action: Action, disabled: boolean, title: string): HTMLElement {
    return button(words, () => this.act(action), {
      disabled,
      title,
      class: "tool",
      "data-name": `tool-${action.type}-${words}`,
    });
  }
}
