// Help on request: five rungs of the same step, each telling a little more, on the player's own
// candidates, and a mistake first of all. "Another" passes over the step that was offered.
import { boardOf } from "../app/app.ts";
import { cellName } from "../board/cells.ts";
import { notesAreCandidates } from "../board/board.ts";
import { tableState } from "../board/board_text.ts";
import { NOTHING, candidatesNamed, drawingOfRung } from "../draw/drawing.ts";
import type { Drawing } from "../draw/drawing.ts";
import type { Hint, Rung } from "../engine/answers.ts";
import { CalledOff } from "../engine/engine.ts";
import { button, checkbox, h, refill } from "./dom.ts";
import { choiceOf, sentenceOf } from "./context.ts";
import type { Context, Panel } from "./context.ts";
import { Explanation } from "./explanation.ts";
import { legendElement } from "./legend.ts";
import { phraseElements } from "./phrases.ts";

const RUNGS = 5;

export class HintPanel implements Panel {
  readonly name = "hint";
  readonly title = "Hint";
  readonly element = h("div", { class: "panel-body" });
  private readonly body = h("div", { class: "hint-body" });
  readonly explanation: Explanation;
  private hint: Hint | undefined;
  private rung = 0;
  private skip = 0;
  private cell: string | undefined;
  private state: "idle" | "thinking" | "told" = "idle";
  private problem = "";

  constructor(private readonly context: Context) {
    this.explanation = new Explanation(context);
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
    this.context.show(undefined);
  }

  // The board has changed: what was told may no longer be true.
  private forget(): void {
    if (this.state === "thinking") this.context.engine.callOff("hint");
    this.hint = undefined;
    this.rung = 0;
    this.skip = 0;
    this.cell = undefined;
    this.state = "idle";
    this.problem = "";
    this.explanation.close();
    this.context.show(undefined);
    this.redraw();
  }

  // The next rung; the first one asks the engine.
  async more(): Promise<void> {
    if (this.state === "thinking") return;
    if (this.hint) this.climb(this.rung + 1);
    else await this.ask(1);
  }

  private climb(rung: number): void {
    const last = this.hint?.rungs.length ?? 0;
    this.rung = Math.min(rung, last);
    this.draw();
    this.redraw();
    const told = this.hint?.rungs[this.rung - 1];
    if (told) this.context.say(told.text);
  }

  private async ask(rung: number): Promise<void> {
    const { store, engine } = this.context;
    this.state = "thinking";
    this.redraw();
    const options = {
      ...choiceOf(store, store.now.settings.skipSingles),
      rung: RUNGS,
      ...(this.skip && { skip: this.skip }),
      ...(this.cell && { cell: this.cell }),
    };
    try {
      this.hint = await engine.ask<Hint>({ call: "hint", state: tableState(boardOf(store.now)), options });
      this.state = "told";
      this.climb(rung);
    } catch (reason) {
      this.state = "idle";
      this.problem = reason instanceof CalledOff ? "" : sentenceOf(reason);
      this.redraw();
    }
  }

  private another(): void {
    this.skip += 1;
    const rung = this.rung;
    this.hint = undefined;
    this.explanation.close();
    void this.ask(Math.min(rung, RUNGS));
  }

  private forCell(cell: string): void {
    this.forget();
    this.cell = cell;
    void this.ask(1);
  }

  private draw(): void {
    const told = this.hint?.rungs[this.rung - 1];
    if (!this.hint || !told) return;
    const step = this.hint.step;
    if (told.rung >= RUNGS && step) {
      if (this.explanation.step === step) this.showDrawing(this.explanation.drawing() ?? NOTHING);
      else
        this.explanation.open({
          step,
          board: boardOf(this.context.store.now),
          show: (drawing) => this.showDrawing(drawing),
          actions: [button("Apply", () => this.apply(), { class: "primary", "data-name": "apply" })],
        });
    } else {
      this.showDrawing(drawingOfRung(told, step));
    }
  }

  private showDrawing(drawing: Drawing): void {
    this.context.show({ board: undefined, drawing, words: "" });
  }

  private apply(): void {
    const step = this.hint?.step;
    if (!step) return;
    const [placements, removals] = [candidatesNamed(step.place), candidatesNamed(step.remove)];
    this.context.store.send({ type: "apply", placements, removals });
    this.context.say(`Applied: ${[...step.place, ...step.remove].join(", ")}`);
  }

  // ---- what is seen

  private redraw(): void {
    refill(this.body, ...this.parts());
  }

  private parts(): HTMLElement[] {
    const { store } = this.context;
    const skipping = checkbox("Skip singles", store.now.settings.skipSingles, (skipSingles) =>
      store.send({ type: "settings", settings: { skipSingles } }),
    );
    const head = h("div", { class: "buttons" }, ...this.buttons());
    if (this.state === "thinking")
      return [
        head,
        h(
          "p",
          { role: "status" },
          "Looking ... ",
          button("Stop", () => this.context.engine.callOff("hint"), { "data-name": "stop" }),
        ),
      ];
    if (!this.hint) {
      const about = notesAreCandidates(boardOf(store.now))
        ? "Hints are about your candidates."
        : "Hints are about all candidates that the rules leave, until every open cell has notes.";
      return [
        ...(this.problem ? [h("p", { class: "problem", role: "alert" }, this.problem)] : []),
        h("p", {}, "What now, and why? A hint tells a little at a time."),
        head,
        skipping,
        h("p", { class: "remark" }, about),
      ];
    }
    return [this.ladder(), head];
  }

  private buttons(): HTMLElement[] {
    const { selection } = this.context.store.now;
    const only = selection.length === 1 ? cellName(selection[0]) : undefined;
    const atEnd = this.hint && this.rung >= this.hint.rungs.length;
    const words = !this.hint
      ? "Hint"
      : (["", "What kind?", "Where?", "Show the pattern", "What follows?"][this.rung] ?? "");
    return [
      ...(atEnd || this.state === "thinking"
        ? []
        : [
            button(this.hint?.kind === "mistake" ? "Which?" : words, () => void this.more(), {
              class: "primary",
              "data-name": "more",
            }),
          ]),
      ...(this.hint?.kind === "step" && !atEnd
        ? [button("Tell all", () => this.climb(RUNGS), { "data-name": "tell-all" })]
        : []),
      ...(this.hint?.kind === "step"
        ? [button("Another", () => this.another(), { "data-name": "another" })]
        : []),
      ...(!this.hint && only && this.state === "idle"
        ? [button(`Hint for ${only}`, () => this.forCell(only), { "data-name": "for-cell" })]
        : []),
      ...(this.hint ? [button("Close", () => this.forget(), { class: "quiet", "data-name": "close" })] : []),
    ];
  }

  private ladder(): HTMLElement {
    const rungs = this.hint?.rungs.slice(0, this.rung) ?? [];
    // The explanation tells the last one itself.
    const listed = rungs.filter((rung) => rung.rung < RUNGS);
    return h(
      "ol",
      { class: "ladder" },
      ...listed.map((rung, i) =>
        h("li", { class: i === listed.length - 1 ? "newest" : "" }, this.words(rung), this.legend(rung)),
      ),
    );
  }

  private words(rung: Rung): HTMLElement {
    return h(
      "span",
      {},
      phraseElements(rung.text, this.context.store.now.settings.coordinates, (cells) =>
        this.context.light(cells),
      ),
    );
  }

  private legend(rung: Rung): HTMLElement | undefined {
    if (rung.rung !== this.rung || rung.rung < 3) return undefined;
    return legendElement(drawingOfRung(rung, this.hint?.step));
  }
}
