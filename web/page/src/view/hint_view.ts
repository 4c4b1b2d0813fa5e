// What one sees of a hint: the rungs that have been told, what can be asked next, and, before anything is, what a
// hint is, or, of a puzzle that is solved, what one may want then. What one rarely wants stands under "More".
import { alikeWords } from "../app/alike.ts";
import type { Alike } from "../app/alike.ts";
import { boardOf } from "../app/app.ts";
import { lastMove } from "../app/last_move.ts";
import type { LastMove } from "../app/last_move.ts";
import { practiceOf } from "../app/practice.ts";
import { digitsIn, isFinished } from "../board/board.ts";
import { cellLabel, cellName, relabelled } from "../board/cells.ts";
import type { Candidate, Cell, Digit } from "../board/cells.ts";
import type { Hint, Step } from "../engine/answers.ts";
import { button, checkbox, field, h, select } from "./dom.ts";
import type { Context } from "./context.ts";
import type { StripParts } from "./hint_strip.ts";
import { mendWords, moreWords, remarkOf } from "./hint_words.ts";
import { ladderElement, rungElement } from "./ladder.ts";
import { phraseElements } from "./phrases.ts";
import { isWelcome, welcomeElement } from "./welcome.ts";
import { whyNotElement } from "./why_not.ts";

export const RUNGS = 5;
// How much the first press tells.
const BEGINNINGS = [
  ["1", "a nudge"],
  ["3", "where to look"],
  ["4", "the pattern"],
  ["5", "the whole step"],
] as const;
export const SOLVED = "The puzzle is solved.";

// Which step is wanted, if not the first.
export interface Wish {
  readonly cell?: string; // about this cell
  readonly why_not?: string; // "r3c5=7": against this candidate
  readonly skip?: number;
  readonly uniqueness?: false; // none that assumes one solution, this once
  readonly simplest?: true; // whatever techniques the settings choose
}

// How far the telling has come.
export interface Told {
  readonly hint: Hint | undefined;
  readonly rung: number;
  readonly wish: Wish;
  readonly notice: string;
  readonly state: "idle" | "thinking" | "told";
  readonly problem: string;
  readonly isWhole: boolean; // the explanation tells all of the step
  readonly isPractised: boolean;
  readonly firstRung: number; // what is told before it goes without saying
  readonly isEasiest: boolean; // hints look for the easiest step as it is
  readonly mistakes: readonly Candidate[];
  readonly alike: Alike | undefined; // what else of its technique can be applied with the step
}

// What can be done about it.
export interface Deeds {
  more(): void;
  tellAll(): void;
  another(): void;
  simpler(): void;
  ask(wish: Wish): void;
  which(move: LastMove): void;
  mend(at: readonly Candidate[]): void;
  apply(): void;
  applyAlike(): void;
  read(): void; // all of it, in the panel
  close(): void;
}

export class HintView {
  private readonly options: HTMLElement; // under "More"; it stays open or closed whatever is told
  private readonly skipping: HTMLInputElement | null;
  private readonly remark = h("p", { class: "remark" });

  constructor(
    private readonly context: Context,
    private readonly deeds: Deeds,
  ) {
    const skipping = checkbox("Skip singles", false, (skipSingles) =>
      context.store.send({ type: "settings", settings: { skipSingles } }),
    );
    this.skipping = skipping.querySelector("input");
    this.options = h(
      "details",
      { class: "more-options" },
      h("summary", { "data-name": "more-options" }, "More"),
      skipping,
      field(
        "A hint begins with",
        select(BEGINNINGS, String(context.store.now.settings.hintsBegin), (rung) => context.store.send({ type: "settings", settings: { hintsBegin: Number(rung) } }), {
          "data-name": "hints-begin",
        }),
      ),
      this.remark,
    );
  }

  parts(told: Told): HTMLElement[] {
    const { store } = this.context;
    const { hint, notice, problem } = told;
    const head = h("div", { class: "buttons" }, ...this.buttons(told));
    if (told.state === "thinking")
      return [
        head,
        h(
          "p",
          { role: "status" },
          "Looking ... ",
          button("Stop", () => this.context.engine.callOff("hint"), { "data-name": "stop" }),
        ),
      ];
    if (hint)
      return [
        ...this.question(told.wish),
        ...(told.isWhole ? [] : [ladderElement(this.context, hint, told.rung, hint.kind === "step" ? told.firstRung : 1)]),
        ...(notice ? [h("p", { class: "remark" }, notice)] : []),
        head,
      ];
    const said = notice ? [h("p", {}, this.named(notice))] : [];
    if (isFinished(boardOf(store.now))) return [h("p", {}, SOLVED), head, ...said];
    if (this.skipping) this.skipping.checked = store.now.settings.skipSingles;
    this.remark.textContent = remarkOf(store.now);
    // What hints are about is told at once to somebody who practises.
    const practises = practiceOf(store.now) !== undefined;
    if (!practises) this.options.append(this.remark);
    return [
      ...(problem ? [h("p", { class: "problem", role: "alert" }, problem)] : []),
      h("p", {}, "What now, and why? A hint tells a little at a time."),
      head,
      ...said,
      ...this.whyNot(),
      ...(practises ? [this.remark] : []),
      this.options,
      ...(isWelcome(this.context) && !notice ? [welcomeElement(this.context)] : []),
    ];
  }

  // The newest alone. What can be pressed keeps its place and its size, whatever is told.
  strip(told: Told): StripParts | undefined {
    const { deeds, context } = this;
    const { hint, rung, state, problem, notice, mistakes, isWhole, alike } = told;
    const isThinking = state === "thinking";
    if (!hint && !isThinking && !problem) return undefined;
    const isWhyNot = told.wish.why_not !== undefined;
    const isStep = hint?.kind === "step" && !(isWhyNot && rung === 1);
    const deed = (words: string, name: string, take: () => void, isOff = false) =>
      button(words, take, { class: "tool", "data-name": `strip-${name}`, disabled: isOff });
    const next = (): readonly [string, () => void] => {
      if (mistakes.length) return [mendWords(boardOf(context.store.now), mistakes), () => deeds.mend(mistakes)];
      if (isWhole) return ["Apply", () => deeds.apply()];
      return hint && rung < hint.rungs.length ? [moreWords(hint, rung, isWhyNot), () => deeds.more()] : ["", () => undefined];
    };
    const [words, take] = next();
    const newest = hint?.rungs[rung - 1];
    return {
      said: [
        ...(isThinking ? ["Looking ..."] : []),
        ...(problem ? [h("p", { class: "problem" }, problem)] : []),
        ...(isWhole && hint?.step ? this.inShort(hint.step) : []),
        ...(newest && !isWhole ? [h("p", {}, rungElement(context, newest))] : []),
        ...(notice ? [h("p", { class: "remark" }, notice)] : []),
      ],
      deeds: [
        isThinking ? deed("Stop", "close", () => context.engine.callOff("hint")) : deed("Close", "close", () => deeds.close()),
        deed("Read on", "read", () => deeds.read(), !isStep),
        isWhole && alike
          ? button(`All ${alike.count}`, () => deeds.applyAlike(), { class: "tool", "data-name": "strip-all", "aria-label": alikeWords(alike) })
          : deed("Tell all", "all", () => deeds.tellAll(), !isStep || isWhole),
        deed("Another", "another", () => deeds.another(), !isStep || told.isPractised),
        deed("Simpler", "simpler", () => void deeds.simpler(), !isStep || notice !== "" || told.isEasiest),
        button(words, take, { class: words ? "tool primary" : "tool", "data-name": "strip-next", disabled: !words }),
      ],
    };
  }

  // The sentence, and its end before it where the strip can't show all of it.
  private inShort({ name, sentence }: Step): HTMLElement[] {
    const so = sentence.lastIndexOf(", so ");
    return [
      ...(so < 0 ? [] : [h("p", { class: "conclusion" }, h("b", {}, this.named(`So ${sentence.slice(so + 5)}`)))]),
      h("p", {}, h("b", {}, name, ": "), this.phrases(sentence)),
    ];
  }

  private phrases(text: string): HTMLElement {
    const { coordinates } = this.context.store.now.settings;
    return phraseElements(text, coordinates, (cells, by) => this.context.light(cells, by));
  }
  private named(text: string): string {
    return relabelled(text, this.context.store.now.settings.coordinates);
  }

  // Of a cell that has its digit there is nothing to ask.
  private get chosenCell(): Cell | undefined {
    const { selection, history } = this.context.store.now;
    return selection.length === 1 && !history.now.squares[selection[0]].digit ? selection[0] : undefined;
  }
  private label(cell: Cell): string {
    return cellLabel(cell, this.context.store.now.settings.coordinates);
  }

  // What was asked, where it is not simply what comes next.
  private question({ cell, why_not }: Wish): HTMLElement[] {
    const against = why_not?.replace("=", " not ");
    const words = against ? `Why is ${against}?` : cell ? `About ${cell}` : "";
    return words ? [h("h3", {}, this.named(words))] : [];
  }

  private whyNot(): HTMLElement[] {
    const cell = this.chosenCell;
    if (cell === undefined) return [];
    const ask = (digit: Digit) => this.deeds.ask({ why_not: `${cellName(cell)}=${digit}` });
    return [whyNotElement(this.label(cell), digitsIn(this.context.store.now.history.now), ask)];
  }

  private buttons({ hint, rung, wish, notice, state, mistakes, ...told }: Told): HTMLElement[] {
    const { deeds } = this;
    const { store } = this.context;
    const cell = this.chosenCell;
    const move = lastMove(store.now.history);
    // Whether there is a reason against a digit is not told by what can be pressed either.
    const isWhyNot = wish.why_not !== undefined;
    const isStep = hint?.kind === "step" && !(isWhyNot && rung === 1);
    const isIdle = !hint && state === "idle";
    const isSolved = isIdle && isFinished(boardOf(store.now));
    const isAtEnd = isSolved || (hint && rung >= hint.rungs.length);
    const shown = (condition: unknown, make: () => HTMLElement): HTMLElement[] => (condition ? [make()] : []);
    const primary = (name: string) => ({ class: "primary", "data-name": name });
    return [
      ...shown(mistakes.length, () =>
        button(mendWords(boardOf(store.now), mistakes), () => deeds.mend(mistakes), primary("mend")),
      ),
      ...shown(isSolved, () =>
        button("New puzzle", () => this.context.begin("choice"), { "data-name": "after-solved" }),
      ),
      ...shown(isSolved, () =>
        button("Look back at the path", () => this.context.open("steps"), { "data-name": "look-back" }),
      ),
      ...shown(!isAtEnd && state !== "thinking", () =>
        button(moreWords(hint, rung, isWhyNot), () => deeds.more(), primary("more")),
      ),
      ...shown(isStep && rung < RUNGS - 1, () =>
        button("Tell all", () => deeds.tellAll(), { "data-name": "tell-all" }),
      ),
      ...shown(isStep && !told.isPractised, () =>
        button("Another", () => deeds.another(), { "data-name": "another" }),
      ),
      ...shown(isStep && !notice && !told.isEasiest, () =>
        button("Simpler", () => deeds.simpler(), { "data-name": "simpler" }),
      ),
      ...(isIdle && cell !== undefined
        ? [
            button(`Hint for ${this.label(cell)}`, () => deeds.ask({ cell: cellName(cell) }), {
              "data-name": "for-cell",
            }),
          ]
        : []),
      ...(isIdle && move && !notice
        ? [button("Which technique was that?", () => deeds.which(move), { class: "quiet", "data-name": "which" })]
        : []),
      ...shown(hint, () => button("Close", () => deeds.close(), { class: "quiet", "data-name": "close" })),
    ];
  }
}
