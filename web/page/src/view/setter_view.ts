// The setter's bench: a window over the whole page in which a puzzle is made. The board takes whatever the tool in hand
// puts down, the engine says at every change what has become of the puzzle, and every state can be gone back to.
import { cellName, parseCell } from "../board/cells.ts";
import type { Cell, Shape } from "../board/cells.ts";
import type { ReadBoard } from "../engine/answers.ts";
import { ruleDrawing } from "../draw/rule_drawing.ts";
import { asSentence } from "../app/read_words.ts";
import * as draft from "../setter/draft.ts";
import type { Deed } from "../setter/draft.ts";
import { Examiner } from "../setter/examiner.ts";
import { trueMasks } from "../setter/findings.ts";
import type { Findings } from "../setter/findings.ts";
import { canRedo, canUndo, done, nowOf, pastOf, redone, undone } from "../setter/past.ts";
import type { Past } from "../setter/past.ts";
import { EMPTY, SIZES, TOO_LARGE, cellsOf, emptyOf, fitsBench, givensText, isEmpty, jsonOf, numberOf, numberText, numbered, replaced, ruleWords, settingOf, shapeOf, withGiven, withNumber, withoutRule } from "../setter/puzzle.ts";
import type { Setting } from "../setter/puzzle.ts";
import { howTo, toolNamed } from "../setter/tools.ts";
import type { Tool } from "../setter/tools.ts";
import styleText from "../../style/setter.css";
import { sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import { Dialog } from "./dialog.ts";
import { button, h, select } from "./dom.ts";
import { isField } from "./keyboard.ts";
import { oncePerDeed, oncePerPaint } from "./once.ts";
import { addStyle } from "./own_style.ts";
import { SetterBoard, bareDrawing, moved } from "./setter_board.ts";
import type { Inside } from "./setter_board.ts";
import type { AroundBench } from "./setter.ts";
import { SetterFindings } from "./setter_findings.ts";
import type { Seen } from "./setter_findings.ts";
import { SetterOut } from "./setter_out.ts";
import { SetterRules } from "./setter_rules.ts";
import { SetterTools } from "./setter_tools.ts";

const KEPT = "nonet-setter"; // what lies on the bench between visits
const ANYWHERE = /^(\d|Backspace|Delete|Escape)$/;

export class SetterView {
  private readonly dialog: Dialog;
  private readonly board: SetterBoard;
  private readonly tools: SetterTools;
  private readonly found: SetterFindings;
  private readonly rules: SetterRules;
  private readonly out: SetterOut;
  private readonly examiner: Examiner;
  private readonly said = h("p", { class: "setter-said", role: "status", "data-name": "setter-said" });
  private readonly undoButton = button("Undo", () => this.undo(), { "data-name": "setter-undo" });
  private readonly redoButton = button("Redo", () => this.redo(), { "data-name": "setter-redo" });
  private readonly size = select(
    SIZES.map((size) => [String(size), `${size} × ${size}`] as const),
    "9",
    (size) => this.resize(Number(size)),
    { "aria-label": "Size of the board", "data-name": "setter-size" },
  );
  private past: Past = pastOf(EMPTY);
  private tool: Tool = toolNamed("given");
  private chosen: number | undefined;
  private marked: readonly Cell[] = [];
  private lit: readonly Cell[] = [];
  private cursor: Cell = 0;
  private seen: Seen = "candidates";
  private drawn = { of: "", base: bareDrawing(EMPTY), rules: new Set<string>(), shape: shapeOf(EMPTY) }; // by the engine
  private former: { readonly shape: Shape | undefined; readonly inside: Inside } = { shape: undefined, inside: {} };
  private examined: Setting | undefined;
  private isDrawing = false;

  constructor(
    private readonly context: Context,
    private readonly around: AroundBench,
  ) {
    addStyle(styleText);
    this.board = new SetterBoard({
      tool: () => this.tool,
      shape: () => shapeOf(this.now),
      pressed: (cell) => (this.cursor = cell),
      marking: (path) => this.mark(this.tool.shape === "given" || this.tool.shape === "choose" ? [] : path),
      dragged: (path) => this.finish(path),
      tapped: (cell, place) => this.tapped(cell, place),
      besides: (row, column) => this.did(draft.besides(this.now, this.tool, row, column)),
    });
    this.tools = new SetterTools(
      (tool) => this.take(tool),
      (tool) => this.did(draft.switched(this.now, tool)),
    );
    this.examiner = new Examiner(context.engine, (findings) => this.tell(findings));
    this.found = new SetterFindings({
      stop: () => this.examiner.stop(),
      goOn: () => this.examiner.look(jsonOf(this.now)),
      see: (what) => this.see(what),
      count: () => void this.examiner.count(),
      needless: () => void this.examiner.needless(),
      readWay: () => void this.examiner.readWay(),
      light: (rules, givens) => this.light(rules, givens),
    });
    this.rules = new SetterRules({
      choose: (index) => this.choose(index),
      erase: (index) => this.erase(index),
      number: (index, text) => this.number(index, text),
    });
    this.out = new SetterOut(
      context.engine,
      () => this.now,
      (member, text) => this.change({ ...this.now, rest: { ...this.now.rest, [member]: text || undefined } }),
      () => this.play(),
    );
    const root = this.layout();
    this.dialog = new Dialog("Setter's bench", "setter-dialog", () => [root]);
    this.dialog.element.classList.add("setter");
    root.addEventListener("keydown", (event) => this.key(event));
    this.dialog.element.addEventListener("paste", (event) => this.paste(event));
    this.dialog.element.addEventListener("close", () => this.examiner.end());
    around.add(this.dialog);
  }

  private layout(): HTMLElement {
    const pad = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) =>
      button(String(digit), () => this.type(digit), { "data-name": `pad-${digit}` }),
    ); // digits that a smaller board has not are still those of sums
    const rub = button("⌫", () => this.rub(), { "aria-label": "Take back the last digit", "data-name": "pad-rub" });
    return h(
      "div",
      { class: "setter-root" },
      this.tools.element,
      h(
        "div",
        { class: "setter-table" },
        h(
          "div",
          { class: "buttons setter-head" },
          this.undoButton,
          this.redoButton,
          button("Empty", () => this.empty(), { "data-name": "setter-empty" }),
          this.size,
        ),
        h("div", { class: "frame" }, this.board.view.element),
        h("div", { class: "setter-pad", role: "group", "aria-label": "Digits" }, ...pad, rub),
      ),
      h(
        "div",
        { class: "setter-side" },
        this.said,
        this.rules.chosen,
        this.found.headline,
        this.found.element,
        this.rules.element,
        this.out.element,
      ),
    );
  }

  private get now(): Setting {
    return nowOf(this.past);
  }

  // With a puzzle; or with what lies on the bench, now or since another visit.
  open(puzzle?: string): void {
    const wanted = puzzle === undefined ? undefined : settingOf(puzzle);
    if (wanted && !fitsBench(wanted)) {
      this.context.tell(TOO_LARGE);
      return;
    }
    if (wanted && jsonOf(wanted) !== jsonOf(this.now)) this.past = isEmpty(this.now) ? pastOf(wanted) : done(this.past, wanted);
    else if (!wanted && isEmpty(this.now)) this.past = pastOf(this.recalled());
    this.chosen = undefined;
    this.dialog.show();
    this.say(howTo(this.tool));
    this.examined = undefined;
    this.changed();
    this.board.view.focus(this.cursor);
  }

  private recalled(): Setting {
    try {
      return settingOf(localStorage.getItem(KEPT) ?? jsonOf(EMPTY));
    } catch {
      return EMPTY;
    }
  }
  private keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify({ ...this.now.rest, givens: givensText(this.now), rules: this.now.rules }));
    } catch {
      // Forbidden, or full: the bench is there as long as the page is.
    }
  }

  private say(words: string): void {
    if (words) this.said.textContent = words;
  }

  // ---- what is done

  private did({ setting, words, ...more }: Deed): void {
    this.marked = [];
    this.lit = [];
    if ("chosen" in more) this.chosen = more.chosen;
    const rule = this.chosen === undefined ? undefined : (setting ?? this.now).rules[this.chosen];
    this.say(words || (rule ? `${ruleWords(rule)} chosen.` : ""));
    this.change(setting ?? this.now);
  }

  private change(setting: Setting, typed = ""): void {
    this.past = done(this.past, setting, typed);
    this.changed();
  }

  // The puzzle may be another one now.
  private changed(): void {
    if (this.examined !== this.now) {
      this.examined = this.now;
      this.lit = [];
      this.keep();
      this.examiner.look(jsonOf(this.now));
      void this.drawRules();
    }
    this.redraw();
  }

  private undo(): void {
    if (!canUndo(this.past)) return this.say("There is nothing to undo.");
    this.past = undone(this.past);
    this.gone("Undone.");
  }
  private redo(): void {
    if (!canRedo(this.past)) return this.say("There is nothing to redo.");
    this.past = redone(this.past);
    this.gone("Done again.");
  }
  private gone(words: string): void {
    this.chosen = undefined;
    this.marked = [];
    this.say(words);
    this.changed();
  }
  private empty(): void {
    const { rows, columns } = shapeOf(this.now);
    const bare = rows === columns ? emptyOf(rows) : EMPTY;
    this.did({ setting: isEmpty(this.now) ? this.now : bare, chosen: undefined, words: "The bench is empty. Undo brings back what was there." });
  }
  // Another board, an empty one: rules of one size seldom fit another.
  private resize(size: number): void {
    this.did({ setting: emptyOf(size), chosen: undefined, words: `An empty board of ${size} by ${size}. Undo brings back what was there.` });
  }

  private take(tool: Tool): void {
    this.tool = tool;
    this.chosen = undefined;
    this.marked = [];
    this.say(`${tool.words}. ${howTo(tool)}`);
    this.redraw();
  }
  private choose(index: number | undefined): void {
    this.did({ chosen: index, words: index === undefined ? "Nothing is chosen." : "" });
  }
  private erase(index: number): void {
    const words = `${ruleWords(this.now.rules[index])} erased.`;
    this.did({ setting: withoutRule(this.now, index), chosen: undefined, words });
    if (!this.dialog.element.contains(document.activeElement) || document.activeElement === document.body) this.board.view.focus(this.cursor);
  }
  private number(index: number, text: string): void {
    this.change(replaced(this.now, index, withNumber(this.now.rules[index], text)), `number ${index}`);
  }

  private mark(path: readonly Cell[]): void {
    this.marked = path;
    this.redraw();
  }
  private finish(path: readonly Cell[]): void {
    this.did(draft.placed(this.now, this.tool, path));
  }
  private tapped(cell: Cell, place: number): void {
    const { shape } = this.tool;
    if (shape === "given") {
      this.chosen = undefined;
      this.redraw();
      return;
    }
    this.did(draft.tapped(this.now, this.tool, cell, place, this.chosen));
  }

  // A digit: a given, or one of the number of the rule that is chosen.
  private type(digit: number): void {
    const rule = this.chosen === undefined ? undefined : this.now.rules[this.chosen];
    if (rule && this.chosen !== undefined && numberOf(rule)) {
      const goesOn = this.past.typed === `number ${this.chosen}`;
      this.number(this.chosen, (goesOn ? numberText(rule) : "") + digit);
      this.say(ruleWords(this.now.rules[this.chosen]));
    } else if (this.tool.shape === "given") {
      this.given(digit);
    } else {
      this.say("Choose a rule that has a number, or take the tool for givens.");
    }
  }
  private given(digit: number): void {
    const { digits } = shapeOf(this.now);
    if (digit > digits.length) return this.say(`This board has the digits 1 to ${digits.length}.`);
    this.change(withGiven(this.now, this.cursor, digit));
    this.say(digit ? `${cellName(this.cursor)}: given ${digit}.` : `${cellName(this.cursor)}: no given.`);
  }
  private rub(): void {
    const rule = this.chosen === undefined ? undefined : this.now.rules[this.chosen];
    if (rule && this.chosen !== undefined && numberOf(rule)) this.number(this.chosen, numberText(rule).slice(0, -1));
    else if (this.tool.shape === "given") this.given(0);
    else if (this.marked.length) this.mark(this.marked.slice(0, -1));
  }

  // ---- keys

  private key(event: KeyboardEvent): void {
    if (isField(event.target)) return;
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() === "z") (shiftKey ? () => this.redo() : () => this.undo())();
      else if (key.toLowerCase() === "y") this.redo();
      else return;
      event.preventDefault();
      return;
    }
    // What moves and presses belongs to what has the focus; digits are meant for the bench wherever it is.
    const isOnBoard = target instanceof Node && this.board.view.element.contains(target);
    if ((isOnBoard || ANYWHERE.test(key)) && this.boardKey(key)) event.preventDefault();
  }

  // Whether it meant something.
  private boardKey(key: string): boolean {
    const to = moved(shapeOf(this.now), this.cursor, key);
    if (to !== undefined) {
      this.cursor = to;
      this.redraw();
      return true;
    }
    if (/^[0-9]$/.test(key)) this.type(Number(key));
    else if (key === " ") this.space();
    else if (key === "Enter") this.enter();
    else if (key === "Backspace") this.rub();
    else if (key === "Delete") this.delete();
    else if (key === "Escape") return this.escape();
    else return false;
    return true;
  }
  private space(): void {
    const { shape } = this.tool;
    if (shape === "given" || shape === "choose") return this.enter();
    if (shape === "cell") return this.did(draft.placed(this.now, this.tool, [this.cursor]));
    this.mark(draft.toggled(this.marked, this.cursor));
    const isMarked = this.marked.includes(this.cursor);
    this.say(`${cellName(this.cursor)} ${isMarked ? "marked" : "unmarked"}; ${this.marked.length} in all.`);
  }
  private enter(): void {
    if (this.marked.length) this.finish(this.marked);
    else this.did({ chosen: undefined, words: "No rule lies here.", ...this.chosenAt() });
  }
  private chosenAt(): Partial<Deed> {
    const deed = draft.tapped(this.now, toolNamed("choose"), this.cursor, 5, this.chosen);
    return deed.chosen === undefined ? {} : deed;
  }
  private delete(): void {
    if (this.chosen !== undefined) this.erase(this.chosen);
    else if (this.tool.shape === "given") this.given(0);
  }
  private escape(): boolean {
    if (!this.marked.length && this.chosen === undefined) return false;
    this.marked = [];
    this.choose(undefined);
    return true;
  }

  // Any text that the page reads; what was there comes back by undo.
  private paste(event: ClipboardEvent): void {
    event.stopPropagation();
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isField(event.target) || !text.trim()) return;
    event.preventDefault();
    this.context.engine
      .ask<ReadBoard>({ call: "read", text, options: { nth: 1 }, ruled: true }, "setter-read")
      .then(({ puzzle, variant }) => {
        const setting = settingOf(puzzle ?? { ...variant });
        this.did(fitsBench(setting) ? { setting, chosen: undefined, words: "Read. Undo brings back what was there." } : { words: TOO_LARGE });
      })
      .catch((reason: unknown) => this.say(sentenceOf(reason)));
  }

  private play(): void {
    const { now } = this;
    this.dialog.close();
    this.around.play(numbered(now).length || Object.keys(now.rest).length ? jsonOf(now) : givensText(now));
  }

  // ---- what is seen

  private see(what: Seen): void {
    this.seen = what;
    this.redraw();
  }
  private light(rules: readonly number[], givens: readonly string[]): void {
    const indices = numbered(this.now);
    const ofRules = rules.flatMap((rule) => cellsOf(this.now.rules[indices[rule - 1]] ?? { kind: "" }, shapeOf(this.now)));
    const ofGivens = givens.map((given) => parseCell(given.slice(0, 4))).filter((cell) => cell !== undefined);
    this.chosen = undefined;
    this.lit = [...ofRules, ...ofGivens];
    this.redraw();
  }

  private tell(findings: Findings): void {
    if (findings.examined?.second === undefined && (this.seen === "first" || this.seen === "second")) this.seen = "candidates";
    this.redraw();
  }

  private get isDark(): boolean {
    return document.documentElement.dataset["theme"]?.startsWith("dark") === true;
  }

  // One picture at a time, the last one that is wanted: the worker is never called off for it.
  private async drawRules(): Promise<void> {
    if (this.isDrawing) return;
    this.isDrawing = true;
    for (let drawn: Setting | undefined; drawn !== this.now; ) {
      drawn = this.now;
      await this.drawOnce(drawn);
    }
    this.isDrawing = false;
  }
  private async drawOnce(setting: Setting): Promise<void> {
    const options = { theme: this.isDark ? "dark" : "light", candidates: true };
    const puzzle = jsonOf({ ...setting, givens: EMPTY.givens });
    const wanted = options.theme + puzzle;
    if (wanted === this.drawn.of) return; // only givens have changed
    try {
      const picture = await this.context.engine.askText({ call: "draw", state: { puzzle, moves: "" }, options }, "setter-draw");
      const rules = numbered(setting).map((index) => JSON.stringify(setting.rules[index]));
      this.drawn = { of: wanted, base: ruleDrawing(picture), rules: new Set(rules), shape: shapeOf(setting) };
    } catch (reason) {
      if (setting === this.now) this.examiner.look(jsonOf(setting), asSentence(sentenceOf(reason)));
    }
    this.redraw();
  }

  private inside(): Inside {
    const { examined } = this.examiner.findings;
    const shape = shapeOf(this.now);
    if (this.seen === "bare") return {};
    // Until more is known the candidates of the puzzle before stay, pale: most of them will be there again.
    if (!examined) return this.seen === "candidates" && this.former.shape === shape ? { ...this.former.inside, isFormer: true } : {};
    if (this.seen === "first") return { digits: examined.first };
    if (this.seen === "second") return { digits: examined.second };
    this.former = { shape, inside: { masks: trueMasks(this.examiner.findings, shape), areAll: examined.complete } };
    return this.former.inside;
  }

  // What the key has done is painted first; what stands beside the board comes with the next picture.
  private readonly redraw = oncePerDeed(() => {
    this.drawBoard();
    this.redrawSide();
  });
  private readonly redrawSide = oncePerPaint(() => this.drawSide());

  private drawBoard(): void {
    const { now, tool, chosen, marked, cursor } = this;
    const { findings } = this.examiner;
    const shape = shapeOf(now);
    const isOfShape = this.drawn.shape.rows === shape.rows && this.drawn.shape.columns === shape.columns;
    const rule = chosen === undefined ? undefined : now.rules[chosen];
    const shown = (this.seen === "first" || this.seen === "second") && findings.examined?.differ;
    this.board.draw({
      setting: now,
      shape,
      base: isOfShape ? this.drawn.base : bareDrawing(now),
      tool,
      draft: marked,
      pending: now.rules.filter((each) => !this.drawn.rules.has(JSON.stringify(each))),
      differ: shown ? shown.map(parseCell).filter((cell) => cell !== undefined) : [],
      inside: this.inside(),
      lit: rule ? cellsOf(rule, shape) : this.lit,
      cursor,
      dark: this.isDark,
    });
  }

  private drawSide(): void {
    const { now, tool, chosen, cursor } = this;
    this.tools.draw(tool, now);
    this.found.draw(this.examiner.findings, this.seen);
    this.rules.draw(now, chosen);
    this.out.draw(now);
    const { rows, columns } = shapeOf(now);
    this.size.value = rows === columns ? String(rows) : ""; // of a rectangle it names none
    this.undoButton.disabled = !canUndo(this.past);
    this.redoButton.disabled = !canRedo(this.past);
    // A button that can't be pressed any more has no focus: one goes on at the board.
    if (this.dialog.element.open && !this.dialog.element.contains(document.activeElement)) this.board.view.focus(cursor);
  }
}
