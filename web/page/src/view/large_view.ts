// A board of more than nine by nine, in a window as large as the page: digits and notes by keys or taps, candidates by what
// cells see, clashes, undo without end; and what the engine knows: how many solutions, the true candidates, the solution.
// Steps are told up to nine by nine, and the window says so.
import { ruleDrawing } from "../draw/rule_drawing.ts";
import type { RuleDrawing } from "../draw/rule_drawing.ts";
import { CalledOff } from "../engine/engine.ts";
import { begun, boardFrom, clashesIn, digitAt, digitOf, digitsOf, done, emptyBoard, entered, filledNotes, gameOf, isFull, maskOf, mistakesIn, noted, redone, savedText, solvedBy, undone } from "../large/game.ts";
import type { LargeBoard, LargeGame, LargeJson, Past, Spot } from "../large/game.ts";
import { largeLayers } from "../large/shapes.ts";
import type { Examination } from "../setter/findings.ts";
import styleText from "../../style/large.css";
import { sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import { Dialog } from "./dialog.ts";
import { button, h, refill, svg } from "./dom.ts";
import { oncePerDeed } from "./once.ts";
import { addStyle } from "./own_style.ts";
import { Painter } from "./painter.ts";

const KEPT = "nonet-large-"; // and the puzzle: its digits between visits
const PORTION = 400; // guesses between two looks
const EDGE = 3;
const COUNTS = { none: "It has no solution.", one: "It has one solution.", several: "It has several solutions.", unknown: "" } as const;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class LargeView {
  private readonly dialog: Dialog;
  private readonly picture = svg("svg", { class: "board-picture", "aria-hidden": "true", focusable: "false" });
  private readonly painter = new Painter(this.picture);
  private readonly grid = h("div", { role: "grid", class: "large-grid", "aria-label": "Large sudoku board" });
  private readonly pad = h("div", { class: "large-pad", role: "group", "aria-label": "Digits" });
  private readonly title = h("p", { class: "large-title" });
  private readonly said = h("p", { role: "status", "data-name": "large-said" });
  private readonly found = h("p", { role: "status", "data-name": "large-found" });
  private readonly ruleset = h("p", { class: "ruleset remark" });
  private readonly noteButton = button("Notes", () => this.turnNotes(), { "data-name": "large-notes", "aria-pressed": "false" });
  private readonly stopButton = button("Stop", () => this.stop(), { "data-name": "large-stop", hidden: true });
  private cells: HTMLElement[] = [];
  private text = "";
  private game: LargeGame | undefined;
  private past: Past = begun({ digits: [], notes: [] });
  private rules: RuleDrawing = { under: [], lines: [], left: 0, top: 0, right: 0, bottom: 0 };
  private cursor: Spot = 0;
  private isNoting = false;
  private wrong: readonly Spot[] = []; // that a check has found, until the next change
  private turn = 0;
  private readonly redraw = oncePerDeed(() => this.draw());

  constructor(
    private readonly context: Context,
    add: (dialog: Dialog) => void,
  ) {
    addStyle(styleText);
    const root = this.layout();
    this.dialog = new Dialog("Large board", "large-dialog", () => [root]);
    this.dialog.element.classList.add("large");
    root.addEventListener("keydown", (event) => this.key(event));
    this.dialog.element.addEventListener("close", () => this.stop());
    add(this.dialog);
  }

  private layout(): HTMLElement {
    const tool = (words: string, name: string, does: () => void) => button(words, does, { "data-name": `large-${name}` });
    return h(
      "div",
      { class: "large-root" },
      h("div", { class: "large-board" }, this.picture, this.grid),
      h(
        "div",
        { class: "large-side" },
        this.title,
        this.pad,
        h(
          "div",
          { class: "buttons" },
          this.noteButton,
          tool("Erase", "erase", () => this.write(undefined)),
          tool("Undo", "undo", () => this.go(undone(this.past), "Undone.", "There is nothing to undo.")),
          tool("Redo", "redo", () => this.go(redone(this.past), "Done again.", "There is nothing to redo.")),
          tool("All candidates", "candidates", () => this.change(filledNotes(this.mine, this.past.now), "Every cell has the candidates that the cells it sees leave.")),
        ),
        this.said,
        h("h3", {}, "What the engine knows"),
        h(
          "div",
          { class: "buttons" },
          tool("Check", "check", () => void this.asked((known) => this.check(known))),
          tool("True candidates", "true", () => void this.asked((known) => this.show(known), true)),
          tool("Count solutions", "count", () => void this.count()),
          tool("Solve", "solve", () => void this.asked((known) => this.solve(known))),
          this.stopButton,
        ),
        this.found,
        h("p", { class: "remark" }, "Hints and steps are told of boards of up to nine by nine; larger ones are counted, checked and solved. Keys A to G are the digits 10 to 16."),
        this.ruleset,
      ),
    );
  }

  private get mine(): LargeGame {
    return this.game ?? gameOf({ format: "nonet-large", variant: { size: 1, low: 1, givens: "." }, kinds: [], sees: [[]] });
  }

  async open(found: LargeJson): Promise<void> {
    const { variant, kinds } = found;
    this.text = JSON.stringify({ ...variant, placed: undefined, notes: undefined });
    const theme = document.documentElement.dataset["theme"]?.startsWith("dark") ? "dark" : "light";
    const bare = JSON.stringify({ ...variant, givens: undefined, placed: undefined, notes: undefined });
    const drawn = await this.context.engine.askText({ call: "draw", state: { puzzle: bare, moves: "" }, options: { theme }, large: true }, "large-draw");
    this.rules = ruleDrawing(drawn);
    this.game = gameOf(found);
    this.past = begun(this.recalled() ?? emptyBoard(this.mine));
    this.cursor = 0;
    this.wrong = [];
    const { rows, columns } = this.mine;
    this.title.textContent = [variant.name ?? "", `${rows} × ${columns}`, kinds.join(", ")].filter(Boolean).join(" · ");
    this.ruleset.textContent = [variant.unread?.length ? `Rules are missing: ${variant.unread.join(", ")} could not be read.` : "", variant.ruleset ?? ""].filter(Boolean).join(" ");
    this.found.textContent = "";
    this.said.textContent = "";
    this.lay();
    this.dialog.show();
    this.redraw();
    this.cells[0]?.focus();
    void this.asked(({ solutions = "unknown" }) => void (this.found.textContent = COUNTS[solutions]));
  }

  // Cells over the picture, and as many digits as the board has.
  private lay(): void {
    const { rows, columns, digits } = this.mine;
    const { left, top, right, bottom } = this.rules;
    const side = Math.max(right - left, bottom - top) + 2 * EDGE;
    this.picture.setAttribute("viewBox", `${left - EDGE} ${top - EDGE} ${side} ${side}`);
    const share = (of: number) => `${(100 * of) / side}%`;
    Object.assign(this.grid.style, { left: share(EDGE - left), top: share(EDGE - top), width: share(columns * 100), height: share(rows * 100) });
    this.cells = Array.from({ length: rows * columns }, (_, spot) => {
      const cell = h("div", { role: "gridcell", class: "cell", tabindex: -1, "data-spot": spot });
      cell.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        this.moveTo(spot);
      });
      return cell;
    });
    this.grid.style.setProperty("--rows", String(rows));
    this.grid.style.setProperty("--columns", String(columns));
    refill(this.grid, ...Array.from({ length: rows }, (_, row) => h("div", { role: "row", class: "row" }, ...this.cells.slice(row * columns, (row + 1) * columns))));
    refill(this.pad, ...digits.map((digit) => button(String(digit), () => this.write(digit), { "data-name": `large-digit-${digit}` })));
  }

  // ---- what is done

  private recalled(): LargeBoard | undefined {
    try {
      return boardFrom(localStorage.getItem(KEPT + this.text) ?? "", this.mine);
    } catch {
      return undefined;
    }
  }
  private keep(): void {
    try {
      localStorage.setItem(KEPT + this.text, savedText(this.past.now));
    } catch {
      // Forbidden, or full: it is there as long as the page is.
    }
  }

  private change(board: LargeBoard, words = ""): void {
    this.past = done(this.past, board);
    this.changed(words);
  }
  private go(past: Past, words: string, otherwise: string): void {
    const isOther = past.now !== this.past.now;
    this.past = past;
    this.changed(isOther ? words : otherwise);
  }
  private changed(words: string): void {
    this.wrong = [];
    this.said.textContent = words;
    this.keep();
    this.redraw();
  }
  private moveTo(spot: Spot): void {
    this.cursor = spot;
    this.redraw();
    this.cells[spot].focus();
  }
  private turnNotes(): void {
    this.isNoting = !this.isNoting;
    this.noteButton.setAttribute("aria-pressed", String(this.isNoting));
    this.said.textContent = this.isNoting ? "Digits are notes." : "Digits are entered.";
  }
  private write(digit: number | undefined, isNote = this.isNoting): void {
    const { mine, cursor } = this;
    if (mine.givens[cursor] !== undefined) return void (this.said.textContent = "This digit is given.");
    const next = isNote && digit !== undefined ? noted(mine, this.past.now, cursor, digit) : entered(mine, this.past.now, cursor, digit);
    this.change(next);
    this.cells[cursor].focus();
    const { now } = this.past;
    if (isFull(mine, now) && !clashesIn(mine, now).size) void this.asked((known) => this.check(known));
  }

  private key(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, code } = event;
    const control = ctrlKey || metaKey;
    if (control && key.toLowerCase() === "z") this.go(shiftKey ? redone(this.past) : undone(this.past), shiftKey ? "Done again." : "Undone.", "There is nothing more.");
    else if (control && key.toLowerCase() === "y") this.go(redone(this.past), "Done again.", "There is nothing to redo.");
    else if (control) return;
    else if (!(event.target instanceof Node && this.grid.contains(event.target))) return;
    else if (ARROWS[key]) this.step(ARROWS[key]);
    else if (key === "Backspace" || key === "Delete") this.write(undefined);
    else if (key === " ") this.turnNotes();
    else {
      const letter = /^Digit(\d)$/.exec(code)?.[1] ?? key;
      const digit = digitOf(letter, this.mine);
      if (digit === undefined) return;
      this.write(digit, this.isNoting || shiftKey || altKey);
    }
    event.preventDefault();
  }
  private step([down, right]: readonly [number, number]): void {
    const { rows, columns } = this.mine;
    const row = (Math.floor(this.cursor / columns) + down + rows) % rows;
    this.moveTo(row * columns + (((this.cursor % columns) + right + columns) % columns));
  }

  // ---- what the engine knows

  // Portion by portion until how many solutions there are is known, or all candidates are.
  private async asked(use: (known: Examination) => void, isToTheEnd = false): Promise<void> {
    const turn = ++this.turn;
    this.stopButton.hidden = false;
    let isFirst = true;
    try {
      for (;;) {
        const known = await this.context.engine.ask<Examination>(
          { call: "examine", ruled: true, large: true, ...(isFirst && { state: { puzzle: this.text, moves: "" } }), options: { what: "candidates", portion: PORTION } },
          "large-examine",
        );
        if (turn !== this.turn) return;
        isFirst = false;
        const isKnown = known.complete || (!isToTheEnd && known.solutions !== "unknown");
        if (isKnown || isToTheEnd) use(known);
        else this.found.textContent = "Looking for solutions ...";
        if (isKnown) break;
      }
    } catch (reason) {
      if (!(reason instanceof CalledOff)) this.found.textContent = sentenceOf(reason);
    }
    if (turn === this.turn) this.stopButton.hidden = true;
  }
  private stop(): void {
    ++this.turn;
    this.stopButton.hidden = true;
    if (this.found.textContent?.endsWith("...")) this.found.textContent = "Stopped.";
  }

  private check({ solutions = "unknown", first = "" }: Examination): void {
    const { mine } = this;
    if (solutions !== "one") {
      this.found.textContent = `${COUNTS[solutions]} Digits can be checked where there is one.`;
      return;
    }
    this.wrong = mistakesIn(mine, this.past.now, first);
    const count = this.wrong.length;
    this.found.textContent = count ? `${count} digit${count === 1 ? " is" : "s are"} wrong.` : isFull(mine, this.past.now) ? "Solved: every digit is right." : "All digits so far are right.";
    this.redraw();
  }
  // As they come: what occurs in some solution becomes the notes.
  private show({ candidates = [], complete, solutions = "unknown" }: Examination): void {
    const { mine } = this;
    if (!complete) {
      this.found.textContent = "Looking for true candidates ...";
      return;
    }
    const notes = candidates.map((letters, spot) => (digitAt(mine, this.past.now, spot) === undefined ? maskOf(letters, mine) : 0));
    this.change({ ...this.past.now, notes });
    this.found.textContent = solutions === "none" ? COUNTS.none : "The notes are the candidates that occur in some solution. Undo brings back yours.";
  }
  private solve({ solutions = "unknown", first = "" }: Examination): void {
    if (!first) this.found.textContent = COUNTS[solutions];
    else {
      this.change(solvedBy(this.mine, this.past.now, first));
      this.found.textContent = solutions === "one" ? "Solved by the engine. Undo brings back your board." : "It has several solutions; this is one of them.";
    }
  }
  private async count(): Promise<void> {
    const turn = ++this.turn;
    this.stopButton.hidden = false;
    for (let state: { puzzle: string; moves: string } | undefined = { puzzle: this.text, moves: "" }; ; state = undefined) {
      const told: Examination | undefined = await this.context.engine
        .ask<Examination>({ call: "examine", ruled: true, large: true, ...(state && { state }), options: { what: "count", portion: PORTION } }, "large-examine")
        .catch(() => undefined);
      if (turn !== this.turn || !told) return;
      const { count = 0, complete } = told;
      this.found.textContent = `${count.toLocaleString("en")} solution${count === 1 ? "" : "s"}${complete ? "." : " so far ..."}`;
      if (complete) break;
    }
    this.stopButton.hidden = true;
  }

  // ---- what is seen

  private draw(): void {
    const { mine, cursor, rules } = this;
    const { now } = this.past;
    const wrong = new Set([...clashesIn(mine, now), ...this.wrong]);
    this.painter.paint(largeLayers({ game: mine, board: now, rules, chosen: cursor, wrong }));
    this.cells.forEach((cell, spot) => {
      const digit = digitAt(mine, now, spot);
      const notes = digitsOf(now.notes[spot], mine);
      const what = digit === undefined ? (notes.length ? `empty, notes ${notes.join(" ")}` : "empty") : `${mine.givens[spot] === undefined ? "" : "given "}${digit}`;
      const label = `row ${Math.floor(spot / mine.columns) + 1}, column ${(spot % mine.columns) + 1}, ${what}${wrong.has(spot) ? ", conflict" : ""}`;
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
      const tabIndex = spot === cursor ? 0 : -1;
      if (cell.tabIndex !== tabIndex) cell.tabIndex = tabIndex;
    });
  }
}

