// The rules on the cell that is chosen, in words, with what each can still hold; and the drawings that could not be read,
// each with what it may stand for. It follows the cursor, so that one can go on with the board beside it.
import { asSentence } from "../app/read_words.ts";
import { boardOf as boardOfState, tableState } from "../board/board_text.ts";
import { cellLabel, cellName, relabelled } from "../board/cells.ts";
import type { Cell } from "../board/cells.ts";
import { parseCell } from "../board/cells.ts";
import type { GameJson } from "../board/rules.ts";
import type { Lesson, ReadBoard } from "../engine/answers.ts";
import { CalledOff } from "../engine/engine.ts";
import { combinationWords, countWords, spokenRules } from "../rules/combinations.ts";
import type { Combinations, RuleOfCell } from "../rules/combinations.ts";
import { MEANINGS, cellsOf, drawingWords, drawingsAt, likes, lookWords, looks, meaningsFor, meant } from "../rules/meanings.ts";
import { missingIn, openDrawings } from "../rules/missing.ts";
import type { DrawnPuzzle } from "../rules/meanings.ts";
import styleText from "../../style/rules.css";
import { formerOffer, sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import { button, checkbox, h, refill, select } from "./dom.ts";
import { addStyle } from "./own_style.ts";
import { learnGame } from "./rules_keeper.ts";

const REST = 80; // milliseconds without a change before it is asked

const kindsOf = ({ rules = [] }: DrawnPuzzle): string[] => [...new Set(rules.map(({ kind }) => kind))];

const partOf = (): { readonly element: HTMLElement; of: readonly unknown[] } => ({ element: h("div", { class: "rule-part" }), of: [] });

export class RulesView {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: Combinations | undefined;
  private problem = "";
  private asked = "";
  private drawn: readonly unknown[] = [];
  private readonly parts = { head: partOf(), general: partOf(), rules: partOf(), drawings: partOf(), words: partOf() };
  private readonly ideas = new Map<string, string>(); // what a kind of rule says, by its name

  constructor(
    private readonly context: Context,
    element: HTMLElement,
    private readonly close: () => void,
  ) {
    addStyle(styleText);
    element.append(...Object.values(this.parts).map((part) => part.element));
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
      context.toBoard(this.cell);
    });
  }

  private get cell(): Cell {
    return this.context.store.now.cursor;
  }
  // Of a cell that nobody has chosen nothing is told.
  private get isChosen(): boolean {
    return this.context.store.now.selection.includes(this.cell);
  }
  private get puzzle(): DrawnPuzzle {
    return JSON.parse(this.context.store.now.history.now.rules ?? "{}") as DrawnPuzzle;
  }

  // The cell or the board may be another one; `isOpened`: somebody has just asked.
  follow(isOpened = false): void {
    const { history, settings } = this.context.store.now;
    const state = [history.now, this.cell, this.isChosen, settings.coordinates];
    if (!isOpened && state.every((each, i) => each === this.drawn[i])) return;
    this.drawn = state;
    this.redraw();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(isOpened), isOpened ? 0 : REST);
  }

  private async look(isSaid: boolean): Promise<void> {
    const board = this.context.store.now.history.now;
    if (board.rules === undefined) return;
    const cell = cellName(this.cell);
    await this.learnIdeas();
    if (!this.isChosen) {
      this.redraw();
      if (isSaid) this.context.say(this.generalWords().join(" "));
      return;
    }
    try {
      this.told = await this.context.engine.ask<Combinations>(
        { call: "combinations", state: tableState(board), options: { cell } },
        "combinations",
      );
      this.problem = "";
    } catch (reason) {
      if (reason instanceof CalledOff) return;
      this.told = undefined;
      this.problem = sentenceOf(reason);
    }
    this.asked = cell;
    this.redraw();
    const words = this.told ? spokenRules(this.told) : this.problem;
    if (isSaid) this.context.say(relabelled(words, this.context.store.now.settings.coordinates));
  }

  // In the words of its lesson. What has none goes without.
  private async learnIdeas(): Promise<void> {
    for (const kind of kindsOf(this.puzzle)) {
      if (this.ideas.has(kind)) continue;
      const ask = this.context.engine.ask<Lesson>({ call: "lesson", text: kind, ruled: true }, "rule-lesson");
      const idea = await ask.then((lesson) => lesson.idea, (reason: unknown) => (reason instanceof CalledOff ? undefined : ""));
      if (idea !== undefined) this.ideas.set(kind, idea);
    }
  }
  private generalWords(): string[] {
    return kindsOf(this.puzzle).flatMap((kind) => this.ideas.get(kind) || []);
  }

  // ---- what is seen

  private words(text: string): string {
    return relabelled(text, this.context.store.now.settings.coordinates);
  }

  private redraw(): void {
    const { settings, history } = this.context.store.now;
    const { puzzle } = this;
    const { ruleset = "" } = puzzle;
    const unread = missingIn(puzzle);
    const { rules: text = "" } = history.now;
    const { coordinates } = settings;
    const { isChosen } = this;
    const isOfCell = isChosen && this.asked === cellName(this.cell);
    const general = this.generalWords();
    const told = isOfCell ? this.told : undefined;
    const rules = told?.rules ?? [];
    this.part("head", [text], () => [
      h(
        "div",
        { class: "rule-room-head" },
        h("h2", {}, "Rules"),
        button("Close", () => this.close(), { class: "quiet", "data-name": "close-rules" }),
      ),
      unread.length > 0 && this.missing(unread),
    ]);
    this.part("general", [general.join()], () => general.map((words) => h("p", {}, words)));
    this.part("rules", [told, isOfCell && this.problem, isChosen && this.cell, coordinates], () => [
      isChosen
        ? h("h3", {}, `On ${cellLabel(this.cell, coordinates)}`)
        : h("p", { class: "remark" }, "Choose a cell, and this tells what its rules can still hold."),
      isOfCell && this.problem !== "" && h("p", { class: "remark" }, this.words(this.problem)),
      told && !rules.length && h("p", { class: "remark" }, "None but rows, columns and boxes."),
      rules.length > 0 && h("ul", { class: "rules-of-cell" }, ...rules.map((rule) => this.rule(rule))),
    ]);
    this.part("drawings", [this.cell, coordinates, text], () => [this.drawings()]);
    this.part("words", [text], () => [
      ruleset !== "" &&
        h("details", { open: unread.length > 0 }, h("summary", {}, "The rules in words"), h("p", { class: "ruleset" }, ruleset)),
    ]);
  }

  // What is the same as before stays as it is: somebody may be choosing there.
  private part(name: keyof typeof this.parts, of: readonly unknown[], make: () => Parameters<typeof refill>[1][]): void {
    const part = this.parts[name];
    if (of.length === part.of.length && of.every((each, i) => each === part.of[i])) return;
    part.of = of;
    refill(part.element, ...make());
  }

  private missing(unread: readonly string[]): HTMLElement {
    return h(
      "p",
      { class: "rules-missing", "data-name": "rules-missing" },
      `Rules are missing: ${unread.join(", ")} could not be read. Hints and the count of solutions rest on the rules that were.`,
    );
  }

  private lit(element: HTMLElement, cells: readonly Cell[]): HTMLElement {
    for (const begins of ["pointerenter", "focusin"]) element.addEventListener(begins, () => this.context.light(cells, element));
    for (const ends of ["pointerleave", "focusout"]) element.addEventListener(ends, () => this.context.light([]));
    return element;
  }

  private rule(rule: RuleOfCell): HTMLElement {
    const cells = rule.cells.map(parseCell).filter((cell) => cell !== undefined);
    const count = countWords(rule);
    const combinations = rule.combinations ?? [];
    return this.lit(
      h(
        "li",
        { "data-rule": rule.rule },
        h("h4", {}, this.words(asSentence(rule.words))),
        count !== "" && h("p", { class: "remark" }, count),
        combinations.length > 0 &&
          h(
            "ul",
            { class: "combinations" },
            ...combinations.map((each) => {
              const words = combinationWords(rule.kind, each);
              if (each.possible) return h("li", {}, words);
              return h("li", { class: "gone" }, h("s", {}, words), h("span", { class: "unseen" }, " is gone"));
            }),
          ),
      ),
      cells,
    );
  }

  // ---- drawings

  private drawings(): HTMLElement | undefined {
    const { puzzle } = this;
    if (!openDrawings(puzzle).length) return undefined;
    const here = drawingsAt(puzzle, cellName(this.cell));
    const others = looks(puzzle).filter((index) => !here.some((each) => likes(puzzle, each).includes(index)));
    return h(
      "div",
      { class: "drawings" },
      h("h3", {}, "Drawn, but not read"),
      h("p", { class: "remark" }, "Choose a cell of a drawing and say what it stands for. Undo takes it back."),
      h("ul", {}, ...here.map((index) => this.drawing(puzzle, index, false)), ...others.map((index) => this.drawing(puzzle, index, true))),
    );
  }

  private drawing(puzzle: DrawnPuzzle, index: number, areAll: boolean): HTMLElement {
    const drawing = (puzzle.drawings ?? [])[index];
    const alike = likes(puzzle, index);
    const state = { meaning: "", areAll: true };
    const add = button("Add", () => void this.add(areAll || state.areAll ? alike : [index], state.meaning), {
      disabled: true,
      "data-name": `add-drawing-${index}`,
    });
    const words = areAll ? lookWords(drawing, alike.length, puzzle.drawings) : drawingWords(drawing);
    const choice = select(
      [["", "stands for ..."], ...meaningsFor(drawing, puzzle).map(({ name, words: said }) => [name, said] as const)],
      "",
      (name) => {
        state.meaning = name;
        add.disabled = name === "";
      },
      { "aria-label": this.words(`The ${words} stands for`), "data-name": `drawing-${index}` },
    );
    return this.lit(
      h(
        "li",
        {},
        h("p", {}, this.words(asSentence(words))),
        h(
          "div",
          { class: "buttons" },
          choice,
          add,
          !areAll && alike.length > 1 && checkbox(`all ${lookWords(drawing, alike.length, puzzle.drawings)}`, true, (on) => (state.areAll = on)),
        ),
      ),
      areAll ? alike.flatMap((each) => cellsOf((puzzle.drawings ?? [])[each])) : cellsOf(drawing),
    );
  }

  // What was drawn is a rule from now on: another game with the same digits, from which undo leads back.
  private async add(indices: readonly number[], name: string): Promise<void> {
    const { store, engine } = this.context;
    const { history } = store.now;
    const { rules: _, ...subject } = store.now.subject;
    const meaning = MEANINGS.find((each) => each.name === name);
    if (!meaning) return;
    const puzzle = meant(this.puzzle, indices, meaning);
    if (typeof puzzle === "string") return this.context.tell(puzzle);
    try {
      const text = JSON.stringify(puzzle);
      const found = await engine.ask<ReadBoard & GameJson>({ call: "read", text, ruled: true }, "read-meant");
      await learnGame(engine, found);
      const { now } = store.now.history;
      if (now.rules !== history.now.rules) return; // another game was opened meanwhile
      const { rules } = boardOfState(found);
      const board = { ...now, rules };
      store.send({ type: "load", board, subject: { ...subject, ...(rules !== undefined && { rules }) } });
      const count = indices.length > 1 ? `${indices.length} drawings are` : "The drawing is";
      const what = meaning.rule ? `${count} read as: ${meaning.words}.` : `${count} no rule.`;
      this.context.tell(what, formerOffer(this.context));
    } catch (reason) {
      this.context.tell(sentenceOf(reason));
    }
  }
}
