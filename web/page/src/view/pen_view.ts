// The pen as a person meets it: chains drawn over the player's own board by pressing candidates, or with the
// keys: a digit takes that candidate of the chosen cell. "Check my chain" has the engine judge every link and
// what follows; what is in the way of a link is marked, and what follows can be applied.
import { boardOf } from "../app/app.ts";
import type { Action } from "../app/app.ts";
import {
  EMPTY_PEN,
  begun,
  chainOf,
  drawingOfPen,
  isBlank,
  newsOf,
  nodeWords,
  outcomeOf,
  penFrom,
  penText,
  pressed,
  questionOf,
  takenBack,
  turned,
} from "../app/pen.ts";
import type { Hand, Outcome, Pen } from "../app/pen.ts";
import { candidatesIn, givenPuzzle } from "../board/board.ts";
import { tableState } from "../board/board_text.ts";
import { cellLabel, cellName, has, relabelled } from "../board/cells.ts";
import type { Candidate } from "../board/cells.ts";
import { candidatesNamed } from "../draw/drawing.ts";
import type { ChainJudgement } from "../engine/answers.ts";
import { sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import { button, h, refill } from "./dom.ts";
import { phraseElements } from "./phrases.ts";
import { reveal } from "./reveal.ts";

const NAME = "nonet-pen";
const HAND_WORDS: Readonly<Record<Hand, string>> = { chain: "Chain", group: "Group", claim: "Strike" };
const HAND_HELP: Readonly<Record<Hand, string>> = {
  chain: "Press candidates in turn: strong and weak links take turns. The first one again closes a ring.",
  group: "Press further cells of the last candidate: one of them has the digit.",
  claim: "Press the candidates that your chain is to strike.",
};

const VERDICTS: Readonly<Record<Outcome, { readonly sign: string; readonly said: string }>> = {
  right: { sign: "✓ ", said: "Right." },
  idle: { sign: "", said: "True, but it strikes nothing." },
  wrong: { sign: "✗ ", said: "Not so." },
};

const kept = (): string | null => {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
};

export class PenView {
  private pen: Pen = EMPTY_PEN;
  private puzzle = "";
  private judgement: ChainJudgement | undefined;
  private problem = "";
  private isHelpOpen = false;

  constructor(
    private readonly context: Context,
    private readonly element: HTMLElement,
    private readonly isOpen: () => boolean,
  ) {
    context.store.listen((app, before) => {
      if (app.history.now === before.history.now) return;
      this.judgement = undefined;
      if (isOpen()) this.shown();
    });
  }

  shown(): void {
    const puzzle = givenPuzzle(boardOf(this.context.store.now));
    if (puzzle !== this.puzzle) {
      this.puzzle = puzzle;
      this.judgement = undefined;
      this.pen = penFrom(kept(), puzzle);
    }
    this.redraw();
  }

  // ---- what is done

  press(at: Candidate): void {
    const board = boardOf(this.context.store.now);
    const { coordinates } = this.context.store.now.settings;
    if (board.squares[at.cell].digit) {
      this.context.say(`${cellLabel(at.cell, coordinates)} has its digit.`);
      return;
    }
    if (!has(candidatesIn(board, at.cell), at.digit)) {
      this.context.say(`${at.digit} is no candidate of ${cellLabel(at.cell, coordinates)}.`);
      return;
    }
    this.change(pressed(this.pen, at));
  }

  takes(action: Action): boolean {
    const { selection, cursor } = this.context.store.now;
    if (action.type === "digit") {
      const hand = action.mode === "corner" ? "group" : action.mode === "centre" ? "claim" : this.pen.hand;
      const own = this.pen.hand;
      this.pen = { ...this.pen, hand };
      this.press({ cell: selection.at(-1) ?? cursor, digit: action.digit });
      this.pen = { ...this.pen, hand: own };
      this.redraw();
      return true;
    }
    if (action.type !== "clear" && action.type !== "undo") return false;
    if (isBlank(this.pen)) return action.type === "clear";
    this.change(takenBack(this.pen));
    return true;
  }

  // The key Enter: what follows is applied once it is known.
  take(): void {
    if (this.judgement?.holds) this.apply(this.judgement);
    else void this.check();
  }

  private change(pen: Pen): void {
    const news = newsOf(pen, this.pen);
    this.pen = pen;
    this.judgement = undefined;
    this.problem = "";
    try {
      localStorage.setItem(NAME, penText(this.puzzle, pen));
    } catch {
      // Drawn all the same.
    }
    this.redraw();
    if (news) this.context.say(this.named(news));
  }

  // Where there is no chain yet, one goes on at the board, with keys too: the button has nothing more to do.
  private begin(pen: Pen): void {
    this.change(pen);
    const { selection, cursor } = this.context.store.now;
    if (!chainOf(pen).nodes.length) this.context.toBoard(selection.at(-1) ?? cursor);
  }

  private async check(): Promise<void> {
    const { pen } = this;
    try {
      const judgement = await this.context.engine.ask<ChainJudgement>({
        call: "chain",
        state: tableState(boardOf(this.context.store.now)),
        text: questionOf(pen),
      });
      if (pen !== this.pen) return;
      this.judgement = judgement;
      this.context.say(this.named(`${VERDICTS[outcomeOf(pen, judgement)].said} ${judgement.sentence}`));
    } catch (reason) {
      this.problem = sentenceOf(reason);
    }
    this.redraw();
  }

  private apply({ place, remove }: ChainJudgement): void {
    const { claim } = this.pen;
    this.context.store.send({
      type: "apply",
      placements: claim.length ? [] : candidatesNamed(place),
      removals: claim.length ? claim : candidatesNamed(remove),
    });
    this.begin(EMPTY_PEN); // it has done its work
    this.context.tell("Applied what your chain shows.");
  }

  // ---- what is seen

  private named(text: string): string {
    return relabelled(text, this.context.store.now.settings.coordinates);
  }
  private words(text: string): HTMLElement {
    const { coordinates } = this.context.store.now.settings;
    return phraseElements(text, coordinates, (cells, by) => this.context.light(cells, by));
  }

  private redraw(): void {
    if (!this.isOpen()) return;
    const { pen, judgement } = this;
    const bad = judgement?.links.find(({ holds }) => !holds);
    const gone = judgement?.holds && !pen.claim.length ? candidatesNamed(judgement.remove) : pen.claim;
    this.context.show({
      board: undefined,
      drawing: drawingOfPen({ ...pen, claim: gone }, bad ? candidatesNamed(bad.others) : []),
      words: "",
    });
    const chain = chainOf(pen);
    refill(
      this.element,
      isBlank(pen) && h("p", {}, "Draw a chain, and have it checked."),
      this.hands(),
      h(
        "div",
        { class: "buttons" },
        button("Check my chain", () => void this.check(), {
          class: "primary",
          "data-name": "check-chain",
          disabled: chain.nodes.length < 2,
        }),
        button("Take back", () => this.begin(takenBack(pen)), { "data-name": "pen-back", disabled: isBlank(pen) }),
        button("New chain", () => this.begin(begun(pen)), { class: "quiet", "data-name": "pen-new", disabled: !chain.nodes.length }),
        button("Clear", () => this.begin(EMPTY_PEN), { class: "quiet", "data-name": "pen-clear", disabled: isBlank(pen) }),
      ),
      this.problem && h("p", { class: "problem", role: "alert" }, this.problem),
      judgement && this.verdict(judgement),
      chain.nodes.length > 0 && this.list(),
      pen.claim.length > 0 &&
        h("p", {}, "To strike: ", this.words(pen.claim.map(({ cell, digit }) => `${cellName(cell)} is not ${digit}`).join(", "))),
    );
    if (judgement) reveal(this.element.querySelector(".pen-verdict") ?? this.element);
  }

  private hands(): HTMLElement {
    const hand = (which: Hand) =>
      button(HAND_WORDS[which], () => this.change({ ...this.pen, hand: which }), {
        class: "chip",
        "aria-pressed": String(this.pen.hand === which),
        "data-name": `hand-${which}`,
      });
    return h(
      "div",
      {},
      h("div", { class: "chips", role: "group", "aria-label": "What a press does" }, hand("chain"), hand("group"), hand("claim")),
      this.help(),
    );
  }

  // Folded away once somebody draws: what is said of the chain comes first.
  private help(): HTMLElement {
    const words = [
      h("p", { class: "remark" }, HAND_HELP[this.pen.hand]),
      h("p", { class: "remark" }, "With keys: choose a cell; a digit goes on, Shift + digit adds to the group, Alt + digit strikes; Enter checks."),
    ];
    if (isBlank(this.pen)) return h("div", {}, ...words);
    const folded: HTMLDetailsElement = h("details", { open: this.isHelpOpen, toggle: () => (this.isHelpOpen = folded.open) }, h("summary", { "data-name": "pen-help" }, "How to draw"), ...words);
    return folded;
  }

  private list(): HTMLElement {
    const { nodes, links, ring } = chainOf(this.pen);
    const link = (i: number) => {
      if (!links[i]) return false;
      const judged = this.judgement?.links[i];
      const verdict = judged ? (judged.holds ? "✓ " : "✗ ") : "";
      const to = ring && i === nodes.length - 1 ? " back to 1" : "";
      return h(
        "div",
        { class: `pen-link ${links[i]}${judged && !judged.holds ? " wrong" : ""}` },
        button(`${verdict}${links[i]} link${to}`, () => this.change(turned(this.pen, i)), {
          class: "quiet",
          title: "Turn it: strong, one of the two is true; weak, not both are",
          "data-name": `pen-link-${i}`,
        }),
        judged && h("span", { class: "remark" }, this.named(judged.sentence)),
      );
    };
    return h(
      "ol",
      { class: "pen-list", "aria-label": "Your chain" },
      ...nodes.map((node, i) => h("li", {}, this.words(nodeWords(node)), link(i))),
    );
  }

  private verdict(judgement: ChainJudgement): HTMLElement {
    const outcome = outcomeOf(this.pen, judgement);
    return h(
      "div",
      { class: `pen-verdict ${outcome}` },
      h("p", { class: "sentence" }, VERDICTS[outcome].sign, this.words(judgement.sentence)),
      judgement.holds &&
        h(
          "div",
          { class: "buttons" },
          button("Apply", () => this.apply(judgement), { class: "primary", "data-name": "pen-apply" }),
        ),
    );
  }
}
