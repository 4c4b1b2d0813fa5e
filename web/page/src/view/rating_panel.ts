// How hard: Sudoku Explainer's three figures, HoDoKu's level and score, what they mean, how often which
// technique is needed, and the bottleneck: the hardest step of the path, a click away. Fetched when somebody opens it.
import { isRuled, scaleOf } from "../board/rules.ts";
import { boardOf } from "../app/app.ts";
import { asSentence } from "../app/read_words.ts";
import { optionsOf } from "../app/techniques.ts";
import { puzzleText } from "../board/board_text.ts";
import type { HodokuRating, Path, RatingOf, SeRating, Technique } from "../engine/answers.ts";
import { CalledOff, IN_NO_HURRY } from "../engine/engine.ts";
import { button, h, refill, svg } from "./dom.ts";
import { sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";

interface Bottleneck {
  readonly index: number;
  readonly name: string;
}

// The techniques are in order from easy to hard.
export const bottleneckOf = (path: Path, techniques: readonly Technique[]): Bottleneck | undefined => {
  const rank = new Map(techniques.map((technique, index) => [technique.slug, index]));
  let hardest: Bottleneck | undefined;
  let most = -1;
  path.steps.forEach((step, index) => {
    const at = rank.get(step.technique) ?? -1;
    if (at > most) [most, hardest] = [at, { index, name: step.name }];
  });
  return hardest;
};

export class RatingPanel {
  private of = "";
  private visible = false;
  private hodoku: HodokuRating | undefined;
  private se: SeRating | undefined;
  private clock: ReturnType<typeof setInterval> | undefined;
  private readonly work = h("span", { role: "timer", "data-name": "elapsed" });
  private path: Path | undefined;
  private techniques: readonly Technique[] = [];
  private message = "";

  constructor(
    private readonly context: Context,
    private readonly jumpTo: (step: number) => void,
    private readonly element: HTMLElement,
  ) {
    context.store.listen((app, before) => {
      if (app.history.now === before.history.now) return;
      if (this.visible) void this.load();
      else if (puzzleText(boardOf(app)) !== this.of) context.engine.callOff(IN_NO_HURRY);
    });
  }

  shown(): void {
    this.visible = true;
    void this.load();
  }
  // What has been at work for long goes on: who comes back would wait for it anew.
  hidden(): void {
    this.visible = false;
    if (!this.path) this.callOff();
  }
  private callOff(): void {
    this.context.engine.callOff("rate");
    this.context.engine.callOff(IN_NO_HURRY);
    this.context.engine.callOff("path");
  }

  private async load(): Promise<void> {
    const puzzle = puzzleText(boardOf(this.context.store.now));
    if (puzzle === this.of) return;
    this.of = puzzle;
    [this.hodoku, this.se, this.path, this.message] = [undefined, undefined, undefined, ""];
    this.redraw();
    this.begin("Rating ...");
    const { engine, store } = this.context;
    const state = { puzzle, moves: "" };
    const isOld = () => puzzle !== this.of;
    try {
      this.techniques = await this.context.techniques();
      // Of a game with rules there is a scale of our own alone.
      const scale = scaleOf(puzzle);
      const hodoku = await engine.ask<RatingOf<HodokuRating>>({ call: "rate", state, options: { scale } });
      if (isOld()) return;
      this.message = asSentence(hodoku.problem ?? "");
      if (!hodoku.problem) {
        this.hodoku = hodoku;
        this.begin(isRuled(puzzle) ? "The way through it ..." : "Sudoku Explainer's figures ...");
        const path = engine.ask<Path>({ call: "path", state, options: optionsOf(store.now.settings) });
        path.then(
          (found) => {
            if (isOld()) return;
            this.path = found;
            this.redraw();
          },
          () => undefined,
        );
        const se = isRuled(puzzle)
          ? undefined
          : await engine.ask<RatingOf<SeRating>>({ call: "rate", state, options: { scale: "se" } }, IN_NO_HURRY);
        if (isOld()) return;
        this.se = se;
        await path.catch(() => undefined);
      }
    } catch (reason) {
      if (isOld()) return;
      this.of = "";
      this.message = reason instanceof CalledOff ? "The rating was stopped." : sentenceOf(reason);
    }
    this.end();
  }

  // What takes long says for how long it has been at work, and what is known by now.
  private begin(words: string): void {
    this.end();
    const began = Date.now();
    const tick = () => {
      const seconds = Math.round((Date.now() - began) / 1000);
      const bound = this.path && !this.se ? this.boundWords(this.path) : "";
      this.work.textContent = `${words}${seconds ? ` ${seconds} s` : ""}${bound} `;
    };
    this.clock = setInterval(tick, 500);
    tick();
    this.redraw();
  }
  private end(): void {
    clearInterval(this.clock);
    this.clock = undefined;
    this.redraw();
  }
  // The puzzle can be rated above or below it, but this much is known.
  private boundWords({ steps, solved }: Path): string {
    const most = Math.max(0, ...steps.map(({ se }) => se ?? 0));
    if (!most || !solved) return "";
    const above = `above ${most.toFixed(1)}`;
    return steps.every(({ se }) => se !== undefined)
      ? `; nonet's own way takes no step ${above}`
      : `; of the steps of nonet's own way that have such a figure, none is ${above}`;
  }

  private redraw(): void {
    refill(
      this.element,
      this.clock !== undefined &&
        h("p", {}, this.work, button("Stop", () => this.callOff(), { "data-name": "stop" })),
      this.message && h("p", { role: "status" }, this.message),
      ...(this.hodoku ? this.figures(this.se, this.hodoku) : []),
      this.path && this.bottleneck(this.path),
    );
  }

  private figures(se: SeRating | undefined, hodoku: HodokuRating): HTMLElement[] {
    const figure = (value: string, words: string) =>
      h("div", { class: "figure" }, h("b", {}, value), h("span", {}, words));
    const tenths = (value: number | null) => (value === null ? "–" : value.toFixed(1));
    return [
      h("h3", {}, isRuled(this.of) ? "nonet's scale of games with rules" : "HoDoKu"),
      h(
        "div",
        { class: "figures" },
        figure(hodoku.level ?? "–", "level"),
        figure(String(hodoku.score ?? "–"), "score, all steps together"),
      ),
      this.histogram(
        Object.fromEntries(
          Object.entries(hodoku.techniques ?? {}).map(([slug, uses]) => [this.nameOf(slug), uses]),
        ),
        isRuled(this.of) ? "Steps of the way" : "Steps of HoDoKu's way",
      ),
      ...(se
        ? [
            h("h3", {}, "Sudoku Explainer"),
            h(
              "div",
              { class: "figures" },
              figure(tenths(se.er), "ER, the hardest step"),
              figure(tenths(se.ep), "EP, the hardest up to the first digit"),
              figure(tenths(se.ed), "ED, the first step"),
            ),
            this.histogram(se.techniques ?? {}, "Steps of Sudoku Explainer's way"),
          ]
        : []),
    ];
  }

  private nameOf(slug: string): string {
    return this.techniques.find((technique) => technique.slug === slug)?.name ?? slug;
  }

  private histogram(uses: Readonly<Record<string, number>>, title: string): HTMLElement {
    const most = Math.max(1, ...Object.values(uses));
    const rows = Object.entries(uses).map(([name, count]) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, name),
        h(
          "td",
          { class: "bar-cell" },
          svg(
            "svg",
            { class: "bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
            svg("rect", { class: "bar-track", width: 100, height: 10 }),
            svg("rect", { class: "bar-value", width: (100 * count) / most, height: 10 }),
          ),
        ),
        h("td", { class: "bar-count" }, String(count)),
      ),
    );
    return h("table", { class: "histogram" }, h("caption", {}, title), ...rows);
  }

  private bottleneck(path: Path): HTMLElement | false {
    const hardest = bottleneckOf(path, this.techniques);
    if (!hardest) return false;
    return h(
      "div",
      { class: "bottleneck" },
      h("h3", {}, "Bottleneck"),
      h(
        "p",
        {},
        isRuled(this.of) ? "The" : "On nonet's own way, which Steps shows, the",
        ` hardest of ${path.steps.length} steps is step ${hardest.index + 1}: ${hardest.name}.`,
      ),
      button("Show it", () => this.jumpTo(hardest.index), {
        class: "primary",
        "data-name": "bottleneck",
      }),
    );
  }
}
