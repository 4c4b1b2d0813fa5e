// How hard: Sudoku Explainer's three figures, HoDoKu's level and score, what they mean, how often which
// technique is needed, and the bottleneck: the hardest step of the path, a click away.
import { boardOf } from "../app/app.ts";
import { asSentence } from "../app/read_words.ts";
import { optionsOf } from "../app/techniques.ts";
import { puzzleText } from "../board/board_text.ts";
import type { Path, Rating, Technique } from "../engine/answers.ts";
import { CalledOff } from "../engine/engine.ts";
import { button, h, refill, svg } from "./dom.ts";
import { sentenceOf } from "./context.ts";
import type { Context, Panel } from "./context.ts";
import type { StepsPanel } from "./steps_panel.ts";

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

export class RatingPanel implements Panel {
  readonly name = "rating";
  readonly title = "Rating";
  readonly element = h("div", { class: "panel-body" });
  private of = "";
  private visible = false;
  private rating: Rating | undefined;
  private path: Path | undefined;
  private techniques: readonly Technique[] = [];
  private message = "";

  constructor(
    private readonly context: Context,
    private readonly steps: StepsPanel,
  ) {
    context.store.listen((app, before) => {
      if (this.visible && app.history.now !== before.history.now) void this.load();
    });
  }

  shown(): void {
    this.visible = true;
    void this.load();
  }
  hidden(): void {
    this.visible = false;
    this.callOff();
  }
  private callOff(): void {
    this.context.engine.callOff("rate");
    this.context.engine.callOff("path");
  }

  private async load(): Promise<void> {
    const puzzle = puzzleText(boardOf(this.context.store.now));
    if (puzzle === this.of) return;
    this.of = puzzle;
    [this.rating, this.path] = [undefined, undefined];
    this.message = "Rating ...";
    this.redraw();
    const { engine, store } = this.context;
    try {
      this.techniques = await this.context.techniques();
      this.rating = await engine.ask<Rating>({ call: "rate", state: { puzzle, moves: "" } });
      this.message = asSentence(this.rating.problem ?? "");
      this.redraw();
      if (!this.rating.problem)
        this.path = await engine.ask<Path>({
          call: "path",
          state: { puzzle, moves: "" },
          options: optionsOf(store.now.settings),
        });
    } catch (reason) {
      this.of = "";
      this.message = reason instanceof CalledOff ? "The rating was stopped." : sentenceOf(reason);
    }
    this.redraw();
  }

  private redraw(): void {
    const working = this.message === "Rating ...";
    refill(
      this.element,
      this.message &&
        h(
          "p",
          { role: "status" },
          this.message,
          " ",
          working && button("Stop", () => this.callOff(), { "data-name": "stop" }),
        ),
      ...(this.rating && !this.rating.problem ? this.figures(this.rating) : []),
      this.path && this.bottleneck(this.path),
    );
  }

  private figures({ se, hodoku }: Rating): HTMLElement[] {
    const figure = (value: string, words: string) =>
      h("div", { class: "figure" }, h("b", {}, value), h("span", {}, words));
    const tenths = (value: number | null) => (value === null ? "–" : value.toFixed(1));
    return [
      h("h3", {}, "Sudoku Explainer"),
      h(
        "div",
        { class: "figures" },
        figure(tenths(se.er), "ER, the hardest step"),
        figure(tenths(se.ep), "EP, the hardest up to the first digit"),
        figure(tenths(se.ed), "ED, the first step"),
      ),
      this.histogram(se.techniques ?? {}, "Steps of Sudoku Explainer's way"),
      h("h3", {}, "HoDoKu"),
      h(
        "div",
        { class: "figures" },
        figure(hodoku.level ?? "–", "level of the hardest step"),
        figure(String(hodoku.score ?? "–"), "score, all steps together"),
      ),
      this.histogram(
        Object.fromEntries(
          Object.entries(hodoku.techniques ?? {}).map(([slug, uses]) => [this.nameOf(slug), uses]),
        ),
        "Steps of HoDoKu's way",
      ),
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
      h("p", {}, `The hardest of ${path.steps.length} steps is step ${hardest.index + 1}: ${hardest.name}.`),
      button("Show it", () => this.steps.jumpTo(hardest.index), {
        class: "primary",
        "data-name": "bottleneck",
      }),
    );
  }
}
