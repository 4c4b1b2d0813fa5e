// A step told: its sentence, its reasoning line by line with a player that walks through it to what follows,
// one view for each branch of a net, the legend, the expert's line, and "Prove it": the certificate, lit on
// the board and checked again by the checker.
import type { Board } from "../board/board.ts";
import { tableState } from "../board/board_text.ts";
import { relabelled } from "../board/cells.ts";
import { drawingOfProof, drawingOfStep } from "../draw/drawing.ts";
import type { Drawing } from "../draw/drawing.ts";
import { foldsOf } from "../draw/fold.ts";
import type { Fold } from "../draw/fold.ts";
import { branchesOf, endOf, numberedAsTold, storyOf } from "../draw/story.ts";
import type { Proof, Step } from "../engine/answers.ts";
import { certificateElement } from "./certificate.ts";
import { button, h, refill } from "./dom.ts";
import { copyText, sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import { legendElement } from "./legend.ts";
import { phraseElements } from "./phrases.ts";
import { stepScale } from "./scale.ts";
import { reveal } from "./reveal.ts";

const PLAY_PAUSE = 1800; // milliseconds a line

export interface ExplanationChoice {
  readonly step: Step;
  readonly board: Board; // the state that the step belongs to
  readonly show: (drawing: Drawing) => void;
  readonly actions: readonly HTMLElement[]; // beside "Prove it": apply, continue from here
  readonly titled?: boolean; // false where the name stands above already
  readonly withoutUniqueness?: () => void; // shows the same by other means
}

interface ToldLine {
  readonly line: number; // of the story
  readonly text: string;
  readonly level: number;
  readonly supposes: boolean;
  readonly concludes: boolean;
}

export class Explanation {
  readonly element = h("div", { class: "explanation" });
  private choice: ExplanationChoice | undefined;
  private branch = -1; // of a net; -1 all of it
  private line: number | undefined; // where the player is, an index into what is told
  private unfolded = new Set<number>(); // lines of the view behind which all is shown
  private proof: { truth: string | undefined; verdict: string } | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly context: Context) {}

  get step(): Step | undefined {
    return this.choice?.step;
  }

  open(choice: ExplanationChoice): void {
    this.stop();
    this.choice = choice;
    this.branch = -1;
    this.line = undefined;
    this.unfolded = new Set();
    this.proof = undefined;
    this.redraw();
  }

  // On a phone it may lie below the screen.
  reveal(): void {
    const sentence = this.element.querySelector(".sentence");
    if (sentence) reveal(sentence, this.element);
  }

  // Does what it is all about, where there is such a button: Apply.
  take(): void {
    this.choice?.actions.find((action) => action.classList.contains("primary"))?.click();
  }

  // Once more, where something else was shown meanwhile.
  show(): void {
    const drawing = this.drawing();
    if (drawing) this.choice?.show(drawing);
  }

  close(): void {
    this.stop();
    this.choice = undefined;
    this.element.replaceChildren();
  }

  // ---- what is drawn

  // The lines of the view, each with its words and its place in the story, the conclusion at the end.
  private told(): readonly ToldLine[] {
    const step = this.choice?.step;
    if (!step?.inferences?.length) return [];
    const { inferences, reasoning = [] } = step;
    const story = storyOf(step, branchesOf(step)[this.branch]?.lines);
    const { conclusion } = story;
    // What one line tells of several is walked through once.
    const told = story.lines.filter(
      (line, at, all) =>
        inferences[line].line !== undefined &&
        !all.slice(at + 1).some((later) => inferences[later].line === inferences[line].line),
    );
    const lines = told.map((line) => ({
      line,
      text: (reasoning[inferences[line].line ?? 0] ?? "").trim(),
      level: inferences[line].level,
      supposes: inferences[line].kind === "assume",
      concludes: false,
    }));
    if (!conclusion) return lines;
    return [...lines, { line: endOf(story), text: conclusion, level: 0, supposes: false, concludes: true }];
  }

  drawing(): Drawing | undefined {
    if (!this.choice) return undefined;
    const { step } = this.choice;
    if (this.proof) return drawingOfProof(step, this.proof.truth);
    const told = this.told();
    const upTo = this.line === undefined ? undefined : told[this.line].line;
    const drawing = drawingOfStep(step, branchesOf(step)[this.branch]?.lines, upTo);
    const numbers = told.filter(({ concludes }) => !concludes).map(({ line }) => line);
    return drawing.story ? { ...drawing, story: numberedAsTold(drawing.story, step.inferences ?? [], numbers) } : drawing;
  }

  private redraw(): void {
    const drawing = this.drawing();
    if (!this.choice || !drawing) return;
    const { step, show } = this.choice;
    refill(
      this.element,
      this.choice.titled !== false && this.title(step),
      h(
        "p",
        { class: /^r[1-9]/.test(step.sentence) ? "sentence" : "sentence capital" },
        this.words(step.sentence),
      ),
      // The sentence says that it relies on there being one solution.
      step.assumes_unique &&
        this.choice.withoutUniqueness &&
        h(
          "p",
          { class: "remark" },
          button("Show a way without", this.choice.withoutUniqueness, {
            class: "quiet",
            "data-name": "without-uniqueness",
          }),
        ),
      ...this.branchViews(step),
      ...this.player(),
      // Why a rule leaves what it leaves.
      !step.inferences?.length &&
        step.reasoning !== undefined &&
        h("ul", { class: "reasons" }, ...step.reasoning.map((line) => h("li", {}, this.words(line)))),
      h("div", { class: "buttons" }, ...this.choice.actions, this.proveButton(), this.copyButton(step)),
      this.proof && this.certificate(step),
      legendElement(drawing),
      h("p", { class: "notation" }, this.named(step.notation)),
    );
    show(drawing);
  }

  private words(text: string): HTMLElement {
    return phraseElements(text, this.context.store.now.settings.coordinates, (cells, by) =>
      this.context.light(cells, by),
    );
  }

  // With cells as the person calls them.
  private named(text: string): string {
    return relabelled(text, this.context.store.now.settings.coordinates);
  }

  private title(step: Step): HTMLElement {
    const name = h("span", {}, step.name, " ");
    if (step.se !== undefined) name.append(h("small", {}, stepScale(this.context, `SE ${step.se.toFixed(1)}`)));
    return h("h3", { class: "step-name" }, name, this.lessonLink(step));
  }

  private lessonLink(step: Step): HTMLElement {
    return button("Lesson", () => this.context.lesson(step.technique), {
      class: "quiet",
      "data-name": "lesson",
    });
  }

  private copyButton(step: Step): HTMLElement {
    const copy = () => {
      const text = [`${step.name}: ${step.sentence}`, ...(step.reasoning ?? []), step.notation].join("\n");
      copyText(this.context, this.named(text), "The explanation is in the clipboard.");
    };
    return button("Copy", copy, { class: "quiet", "data-name": "copy" });
  }

  // ---- branches and player

  private branchViews(step: Step): HTMLElement[] {
    const branches = branchesOf(step);
    if (!branches.length) return [];
    const view = (title: string, index: number) =>
      button(title, () => this.toBranch(index), {
        class: "chip",
        "aria-pressed": String(index === this.branch),
        "data-name": `branch-${index}`,
      });
    return [
      h(
        "div",
        { class: "chips", role: "group", "aria-label": "Branches" },
        view("Overview", -1),
        ...branches.map((branch, index) => view(`${index + 1}: ${branch.title.replace(/\.$/, "")}`, index)),
      ),
    ];
  }

  private toBranch(branch: number): void {
    this.stop();
    this.branch = branch;
    this.line = undefined;
    this.unfolded = new Set();
    this.redraw();
  }

  private player(): HTMLElement[] {
    const told = this.told();
    if (!told.length) return [];
    const items = this.items(told);
    return [
      h(
        "div",
        { class: "player", role: "group", "aria-label": "Walk through the reasoning" },
        ...(this.line === undefined
          ? [button("Walk through it", () => this.walk(1), { "data-name": "next" })]
          : this.steering(this.line, told.length - 1)),
        button(this.timer ? "Pause" : "Walk by itself", () => this.play(), {
          class: "quiet",
          "data-name": "play",
        }),
        h(
          "span",
          { class: "count" },
          this.line === undefined ? `${told.length} lines` : `${this.line + 1} of ${told.length}`,
        ),
      ),
      h("ol", { class: "reasoning" }, ...items),
    ];
  }

  // One a line; a long story is folded, but for what is walked through.
  private items(told: readonly ToldLine[]): HTMLElement[] {
    const folds = foldsOf(told);
    let untold = 0;
    return told.flatMap(({ text, level, concludes }, index) => {
      const around = folds.find(({ head, end }) => index > head && index < end);
      if (around && this.isFolded(around)) {
        ++untold;
        return [];
      }
      const fold = folds.find(({ head }) => head === index);
      const item = h(
        "li",
        {
          class: `reason level-${Math.min(4, level)}${concludes ? " conclusion" : ""}`,
          "aria-current": this.line === index ? "step" : undefined,
        },
        this.words(text),
        fold && this.unfoldButton(fold),
      );
      item.style.counterIncrement = `line ${untold + 1}`; // lines keep their numbers
      untold = 0;
      return [item];
    });
  }

  private isFolded({ head, end }: Fold): boolean {
    const walked = this.line !== undefined && this.line > head && this.line < end;
    return !walked && !this.unfolded.has(head);
  }

  private unfoldButton(fold: Fold): HTMLElement {
    const { head, end } = fold;
    const folded = this.isFolded(fold);
    const turn = () => {
      if (folded) this.unfolded.add(head);
      else this.unfolded.delete(head);
      this.redraw();
      this.element.querySelector<HTMLElement>(`[data-name="unfold-${head}"]`)?.focus();
    };
    return button(folded ? `Show ${end - head - 1} lines` : "Fold", turn, {
      class: "quiet fold",
      "aria-expanded": String(!folded),
      "data-name": `unfold-${head}`,
    });
  }

  private steering(line: number, last: number): HTMLElement[] {
    return [
      button("Line before", () => this.walk(-1), { "data-name": "previous", disabled: line === 0 }),
      button("Next line", () => this.walk(1), { "data-name": "next", disabled: line === last }),
      button("All lines", () => this.to(undefined), { "data-name": "all" }),
    ];
  }

  // Also for the keys [ and ].
  walk(by: number): void {
    const last = this.told().length - 1;
    if (last < 0) return;
    const from = this.line ?? (by > 0 ? -1 : last + 1);
    this.to(Math.max(0, Math.min(last, from + by)));
  }

  private to(line: number | undefined): void {
    const told = this.told();
    this.proof = undefined;
    this.line = line;
    if (line === told.length - 1) this.stop();
    this.redraw();
    if (line !== undefined) this.context.say(told[line].text);
    this.element.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  private play(): void {
    if (this.timer) {
      this.stop();
      this.redraw();
      return;
    }
    const last = this.told().length - 1;
    this.timer = setInterval(() => this.walk(1), PLAY_PAUSE);
    this.to(this.line === undefined || this.line === last ? 0 : this.line);
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  // ---- proof

  private proveButton(): HTMLElement {
    return button(this.proof ? "Hide the proof" : "Prove it", () => void this.prove(), {
      "data-name": "prove",
      "aria-pressed": String(!!this.proof),
    });
  }

  private async prove(): Promise<void> {
    if (!this.choice) return;
    if (this.proof) {
      this.proof = undefined;
      this.redraw();
      return;
    }
    const { step, board } = this.choice;
    this.stop();
    this.proof = { truth: undefined, verdict: "The checker is at work ..." };
    this.redraw();
    this.revealProof();
    const verdict = await this.context.engine
      .ask<Proof>({ call: "prove", state: tableState(board), text: JSON.stringify(step) })
      .then((proof) =>
        proof.holds ? `✓ Proved: what follows does follow from ${step.assumes_unique ? "these truths, if there is one solution" : "these truths alone"}.` : `✗ ${proof.sentence}`,
      )
      .catch((reason: unknown) => `The checker has no answer: ${sentenceOf(reason)}`);
    if (this.choice?.step !== step || !this.proof) return;
    this.proof = { ...this.proof, verdict };
    this.redraw();
    this.revealProof(); // a verdict may be longer than the waiting for it
    this.context.say(verdict);
  }

  private revealProof(): void {
    const proof = this.element.querySelector(".proof");
    if (proof) reveal(proof);
  }

  private certificate(step: Step): HTMLElement {
    const light = (truth: string | undefined) => {
      if (!this.proof || !this.choice) return;
      this.proof = { ...this.proof, truth };
      this.show();
    };
    return certificateElement(step, this.proof?.verdict ?? "", (text) => this.named(text), light);
  }
}
