// Help on request: five rungs of the same step, each telling a little more, on the player's own
// candidates, and a mistake first of all. "Another" passes over the step that was offered, "Simpler" looks
// among all techniques for an easier one, and of a chosen cell one may ask what there is to say about it,
// or why it is not some digit.
import { alikeOf, alikeWords } from "../app/alike.ts";
import type { Alike } from "../app/alike.ts";
import { boardOf } from "../app/app.ts";
import { lastMove } from "../app/last_move.ts";
import type { LastMove } from "../app/last_move.ts";
import { isUnfinished, practiceOf, practisedOnly } from "../app/practice.ts";
import type { Practice } from "../app/practice.ts";
import { USUAL, isEasiestFirst, optionsOf } from "../app/techniques.ts";
import { cellName, parseCandidate, relabelled } from "../board/cells.ts";
import type { Candidate } from "../board/cells.ts";
import { givenPuzzle, isFinished, removedFrom } from "../board/board.ts";
import { toggleNote } from "../board/moves.ts";
import type { Board } from "../board/board.ts";
import { tableState } from "../board/board_text.ts";
import { candidatesNamed, drawingOfRung, ruleCellsOf } from "../draw/drawing.ts";
import type { Drawing } from "../draw/drawing.ts";
import type { Hint, Step, Steps } from "../engine/answers.ts";
import { CalledOff } from "../engine/engine.ts";
import { button, h, refill } from "./dom.ts";
import { sentenceOf } from "./context.ts";
import type { Context, Panel } from "./context.ts";
import { Explanation } from "./explanation.ts";
import type { HintStrip } from "./hint_strip.ts";
import { HintView, RUNGS, SOLVED } from "./hint_view.ts";
import type { Told, Wish } from "./hint_view.ts";
import { reveal, revealBeginning } from "./reveal.ts";

const NOTES_WRITTEN = "Cells without notes in which something is struck have got theirs; all else stays as it was. Undo takes both back.";

const WHERE = 3; // the rung
const MOST_ALIKE = 1000;

export class HintPanel implements Panel {
  readonly name = "hint";
  readonly element = h("div", { class: "panel-body" });
  private readonly body = h("div", { class: "hint-body" });
  readonly explanation: Explanation;
  private hint: Hint | undefined;
  private alike: Alike | undefined;
  private rung = 0;
  private readonly counted = new Set<string>(); // steps, each with its puzzle
  private wish: Wish = {};
  private notice = "";
  private state: "idle" | "thinking" | "told" = "idle";
  private problem = "";

  private readonly view: HintView;

  constructor(
    private readonly context: Context,
    private readonly strip: HintStrip,
  ) {
    this.explanation = new Explanation(context);
    this.view = new HintView(context, {
      more: () => void this.more(),
      tellAll: () => this.climb(RUNGS),
      another: () => this.another(),
      simpler: () => void this.simpler(),
      ask: (wish) => this.aboutCell(wish),
      which: (move) => void this.whichWasThat(move),
      mend: (at) => this.mend(at),
      apply: () => this.explanation.take(),
      applyAlike: () => this.applyAlike(),
      read: () => revealBeginning(this.element.closest(".tabbed") ?? this.element),
      close: () => {
        this.forget();
        context.toPlay();
      },
    });
    this.element.append(this.body, this.explanation.element);
    context.store.listen((app, before) => {
      if (app.history.now !== before.history.now || app.settings !== before.settings) this.forget();
      else if (app.selection !== before.selection) this.redraw();
    });
    this.redraw();
  }

  shown(): void {
    this.redraw();
    this.draw();
  }
  hidden(): void {
    this.strip.show();
  }

  // Whether there was anything to close.
  close(): boolean {
    const wasOpen = this.state !== "idle" || this.explanation.step !== undefined;
    if (wasOpen) this.forget();
    return wasOpen;
  }

  // The board has changed: what was told may no longer be true.
  private forget(): void {
    if (this.state === "thinking") this.context.engine.callOff("hint");
    this.hint = undefined;
    this.rung = 0;
    this.wish = {};
    this.notice = "";
    this.state = "idle";
    this.problem = "";
    this.explanation.close();
    this.redraw();
    this.context.show(undefined);
  }

  // The next rung; the first one asks the engine.
  async more(): Promise<void> {
    if (this.state === "thinking") return;
    if (this.hint) this.climb(this.rung + 1);
    else if (isFinished(boardOf(this.context.store.now))) this.context.say(SOLVED);
    else await this.ask(Math.max(this.firstRung, this.context.store.now.settings.hintsBegin));
  }

  // Who practises knows that there is something to find, and of which kind.
  private get firstRung(): number {
    return this.practised() ? WHERE : 1;
  }

  private climb(rung: number): void {
    this.notice = "";
    const last = this.hint?.rungs.length ?? 0;
    this.rung = Math.min(rung, last);
    this.draw();
    this.redraw();
    const told = this.hint?.rungs[this.rung - 1];
    if (told) this.context.say(told.text);
    this.count();
    const step = this.isTold && this.practised() ? this.hint?.step : undefined;
    if (step) this.context.store.send({ type: "shown", step: [...step.place, ...step.remove] });
    if (this.strip.isInSight) return;
    // The rung that is new, whatever stands above it.
    if (this.isTold) this.explanation.reveal();
    else reveal(this.body.querySelector(".newest") ?? this.body, this.body);
  }

  // A step of which something was told is a hint, once. The first rung says only that there is one.
  private count(): void {
    const step = this.hint?.step;
    if (!step || this.hint?.kind !== "step" || this.rung < 2) return;
    const name = [givenPuzzle(boardOf(this.context.store.now)), step.technique, ...step.place, ...step.remove].join(" ");
    if (this.counted.has(name)) return;
    this.counted.add(name);
    this.context.games.helped("hint");
  }

  private options(): Record<string, unknown> {
    const { settings } = this.context.store.now;
    const { simplest, ...wish } = this.wish;
    const practised = this.practised();
    if (practised) return { ...practisedOnly(practised), ...wish };
    const choice = simplest ? { ...USUAL, uniqueness: settings.uniqueness } : settings;
    // Who asks why is answered by the easiest reason.
    const skipsSingles = settings.skipSingles && !simplest && wish.why_not === undefined;
    return { ...optionsOf(choice, skipsSingles), ...wish };
  }

  // The exercise, as long as there is something to find; a question about a cell has its own answer.
  private practised(): Practice | undefined {
    const practice = practiceOf(this.context.store.now);
    const isAsked = this.wish.cell !== undefined || this.wish.why_not !== undefined;
    return practice && isUnfinished(practice) && !isAsked ? practice : undefined;
  }

  private async ask(rung: number): Promise<void> {
    const { store, engine } = this.context;
    this.state = "thinking";
    this.redraw();
    const options = { ...this.options(), rung: RUNGS };
    try {
      this.hint = await engine.ask<Hint>({ call: "hint", state: tableState(boardOf(store.now)), options });
      this.state = "told";
      this.climb(this.hint.kind === "step" ? rung : 1);
    } catch (reason) {
      this.state = "idle";
      this.problem = reason instanceof CalledOff ? "" : sentenceOf(reason);
      this.redraw();
    }
  }

  // A new question; what was told before stands as far as it was told.
  private async askFor(wish: Wish, rung: number): Promise<void> {
    this.wish = wish;
    this.hint = undefined;
    this.explanation.close();
    this.context.show(undefined);
    await this.ask(rung);
  }

  private another(): void {
    void this.askFor({ ...this.wish, skip: (this.wish.skip ?? 0) + 1 }, this.rung);
  }

  // The easiest there is, if it is easier than this.
  private async simpler(): Promise<void> {
    const [hint, rung, wish] = [this.hint, this.rung, this.wish];
    if (!hint) return;
    const ranks = new Map((await this.context.techniques()).map(({ slug }, rank) => [slug, rank]));
    const rankOf = (of: Hint | undefined) => ranks.get(of?.step?.technique ?? "") ?? Infinity;
    const { cell, why_not } = wish;
    await this.askFor({ ...(cell && { cell }), ...(why_not && { why_not }), simplest: true }, rung);
    if (this.state !== "told" || rankOf(this.hint) < rankOf(hint)) return;
    [this.hint, this.wish] = [hint, wish];
    this.climb(rung);
    this.notice = "There is nothing simpler now.";
    this.redraw();
    this.context.say(this.notice);
  }

  // The same conclusion by other means.
  private withoutUniqueness(step: Step): void {
    const gone = step.remove[0]?.replace("<>", "=");
    const set = parseCandidate(step.place[0] ?? "");
    const about = gone ? { why_not: gone } : set ? { cell: cellName(set.cell) } : {};
    void this.askFor({ ...about, uniqueness: false }, RUNGS);
  }

  // Which technique leads to what the player has just done.
  private async whichWasThat({ before, effects }: LastMove): Promise<void> {
    const { store, engine } = this.context;
    // A digit is set by a single; to look through all chains for it would take long.
    const isDigit = effects.every((effect) => effect.includes("="));
    const asked = { ...optionsOf(store.now.settings), did: effects, rung: RUNGS, ...(isDigit && { only: ["singles", "rules"] }) };
    const hint = await engine
      .ask<Hint>({ call: "hint", state: tableState(before), options: asked })
      .catch(() => undefined);
    const step = hint?.step;
    if (!hint || lastMove(store.now.history)?.effects.join() !== effects.join()) return;
    if (step) this.explain(step, before, "Before your last move");
    const isIt = step && effects.every((effect) => step.place.includes(effect) || step.remove.includes(effect));
    const told = hint.rungs[0].text;
    const none = isDigit && told.startsWith("No technique") ? `No simple step leads to ${effects.join(", ")}.` : told;
    this.notice = step ? `That ${isIt ? "was" : "follows from"}: ${step.name}.` : none;
    this.redraw();
    this.explanation.reveal();
    this.context.say(this.notice);
  }

  // A step on a board that is not the player's any more.
  private explain(step: Step, board: Board, words: string): void {
    this.explanation.open({
      step,
      board,
      show: (drawing) => this.context.show({ board, drawing, words }),
      actions: [],
    });
  }

  // Back from there; a hint that is told stays.
  leave(): void {
    if (this.hint) return;
    this.explanation.close();
    this.notice = "";
    this.redraw();
  }

  // All of the step that is practised: the one that was found, or begun, on the board where the practice began; else the first.
  async showPractised(): Promise<void> {
    const { store, engine } = this.context;
    const practice = practiceOf(store.now);
    this.forget();
    if (!practice || practice.verdict === "open") return this.ask(RUNGS);
    const { start, did } = practice;
    const asked = async (wish: object): Promise<Step | undefined> => {
      const options = { ...practisedOnly(practice), ...wish, rung: RUNGS };
      const hint = await engine.ask<Hint>({ call: "hint", state: tableState(start), options }).catch(() => undefined);
      return hint?.step;
    };
    const step = (did && (await asked({ did }))) ?? (await asked({}));
    if (!step) return;
    store.send({ type: "shown", step: [...step.place, ...step.remove] });
    this.explain(step, start, "Where the practice began");
    this.explanation.reveal();
    this.context.say(step.sentence);
  }

  private aboutCell(wish: Wish): void {
    this.forget();
    void this.askFor(wish, 1);
  }

  private draw(): void {
    const told = this.hint?.rungs[this.rung - 1];
    const step = this.hint?.step;
    if (!told) this.explanation.show(); // of another board, if there is one
    else if (told.rung >= RUNGS && step) {
      if (this.explanation.step === step) this.explanation.show();
      else {
        const all = button("", () => this.applyAlike(), { class: "quiet", "data-name": "apply-alike", hidden: true });
        this.explanation.open({
          step,
          board: this.boardAskedOf(),
          show: (drawing) => this.showDrawing(drawing),
          actions: [button("Apply", () => this.apply(), { class: "primary", "data-name": "apply" }), all],
          withoutUniqueness: () => this.withoutUniqueness(step),
        });
        void this.offerAlike(step, all);
      }
    } else {
      this.showDrawing(drawingOfRung(told, step));
      const { rules } = this.context.store.now.history.now;
      if (told.rung === WHERE && step && rules !== undefined) this.context.light(ruleCellsOf(step, rules));
    }
  }

  private showDrawing(drawing: Drawing): void {
    this.context.show({ board: undefined, drawing, words: "" });
  }

  // What was struck already is asked of, and proved on, the board as it was before.
  private boardAskedOf(): Board {
    const now = boardOf(this.context.store.now);
    const { why_not } = this.wish;
    return removedFrom(now).reduce(
      (board, { cell, digit }) => (why_not === `${cellName(cell)}=${digit}` ? toggleNote(board, [cell], digit) : board),
      now,
    );
  }

  // The button for what else the technique strikes, once that is known.
  private async offerAlike(step: Step, all: HTMLElement): Promise<void> {
    const { store, engine } = this.context;
    const { history, settings } = store.now;
    if (history.now.rules === undefined || step.place.length || this.wish.why_not) return; // who asks why wants no more
    const options = { ...optionsOf(settings), only: [step.technique], most: MOST_ALIKE, per_technique: MOST_ALIKE };
    const found = await engine.ask<Steps>({ call: "steps", state: tableState(history.now), options }, "alike").catch(() => undefined);
    const alike = alikeOf(step, found?.steps ?? []);
    if (this.hint?.step !== step || alike.count < 2) return;
    this.alike = alike;
    all.textContent = alikeWords(alike);
    all.hidden = false;
    this.redraw();
    this.context.say(`${alikeWords(alike)}: that can be chosen too.`);
  }

  private apply(): void {
    const step = this.hint?.step;
    if (!step) return;
    if (this.applied(step)) this.context.tell(NOTES_WRITTEN);
    else this.context.say(`Applied: ${[...step.place, ...step.remove].join(", ")}`);
    this.context.toPlay();
  }

  private applyAlike(): void {
    const { alike } = this;
    if (!alike) return;
    const struck = alike.remove.length;
    const isNew = this.applied({ place: [], remove: alike.remove });
    const words = `${alike.count} steps applied: ${struck} candidate${struck === 1 ? " is" : "s are"} struck.`;
    this.context.tell(isNew ? `${words} ${NOTES_WRITTEN}` : words);
    this.context.toPlay();
  }

  // As one move. Whether notes had to be written for it, for the first time: who knows that is not told again.
  private applied({ place, remove }: Pick<Step, "place" | "remove">): boolean {
    const removals = candidatesNamed(remove);
    const before = boardOf(this.context.store.now);
    const isNew = !before.auto && !removedFrom(before).length && removals.some(({ cell }) => !before.squares[cell].notes);
    this.context.store.send({ type: "apply", placements: candidatesNamed(place), removals });
    return isNew;
  }

  // What is wrong, once that is told: digits, and candidates that should not have been struck.
  private mistakes(): Candidate[] {
    const which = this.hint?.kind === "mistake" ? this.hint.rungs[this.rung - 1] : undefined;
    return candidatesNamed(which?.marks.map(([, name]) => name) ?? []);
  }

  // What Enter does: takes the step that is told, or puts the mistake right that is.
  take(): void {
    const mistakes = this.mistakes();
    if (mistakes.length) this.mend(mistakes);
    else this.explanation.take();
  }

  private mend(at: readonly Candidate[]): void {
    this.context.store.send({ type: "mend", at });
    this.context.say(`Mended: ${this.named(at.map(({ cell }) => cellName(cell)).join(", "))}`);
    this.context.toPlay();
  }

  // ---- what is seen

  private redraw(): void {
    const { hint, rung, wish, notice, state, problem } = this;
    const told: Told = {
      ...{ hint, rung, wish, notice, state, problem },
      isWhole: this.isTold,
      isPractised: this.practised() !== undefined,
      firstRung: this.firstRung,
      isEasiest: isEasiestFirst(this.options()),
      mistakes: this.mistakes(),
      alike: this.alike && this.alike.of === hint?.step ? this.alike : undefined,
    };
    refill(this.body, ...this.view.parts(told));
    if (this.context.openPanel === "hint") this.strip.show(this.view.strip(told));
  }

  // The last rung of a step: the explanation tells all of it.
  private get isTold(): boolean {
    return this.hint?.kind === "step" && this.rung >= RUNGS;
  }

  private named(text: string): string {
    return relabelled(text, this.context.store.now.settings.coordinates);
  }
}
