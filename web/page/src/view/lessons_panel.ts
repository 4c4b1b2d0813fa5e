// Lessons, made from the table of techniques: a technique's names and figures, its example live on the
// board with the step told and drawn, and the near miss, where one open cell spoils it. A technique that
// is added to the table brings its lesson along.
import { readableName, searched } from "../app/technique_names.ts";
import { boardOf } from "../board/board_text.ts";
import type { StateJson } from "../board/board_text.ts";
import { parseCell, relabelled } from "../board/cells.ts";
import { setAuto } from "../board/moves.ts";
import { NOTHING } from "../draw/drawing.ts";
import type { Drawing } from "../draw/drawing.ts";
import { drawingOfNearMiss, spoilerWords, spoilersOf } from "../draw/near_miss.ts";
import type { Lesson, Technique } from "../engine/answers.ts";
import { button, h, refill } from "./dom.ts";
import { sentenceOf } from "./context.ts";
import type { Context, Panel } from "./context.ts";
import { Explanation } from "./explanation.ts";
import { legendElement } from "./legend.ts";
import { reveal } from "./reveal.ts";

export class LessonsPanel implements Panel {
  readonly name = "lessons";
  readonly title = "Lessons";
  readonly element = h("div", { class: "panel-body" });
  private readonly head = h("div", {});
  private readonly foot = h("div", {});
  readonly explanation: Explanation;
  private techniques: readonly Technique[] = [];
  private lesson: Lesson | undefined;
  private nearMiss = false;
  private search = "";
  private problem = "";

  constructor(private readonly context: Context) {
    this.explanation = new Explanation(context);
    this.element.append(this.head, this.explanation.element, this.foot);
  }

  shown(): void {
    void this.context.techniques().then((techniques) => {
      this.techniques = techniques;
      this.redraw();
    });
    if (this.lesson) this.show();
  }
  hidden(): void {}

  onTurn: () => void = () => undefined; // another lesson is shown, or none
  get slug(): string | undefined {
    return this.lesson?.technique.slug;
  }

  async open(slug: string): Promise<void> {
    this.problem = "";
    try {
      this.lesson = await this.context.engine.ask<Lesson>({ call: "lesson", text: slug });
      this.nearMiss = false;
      this.show();
    } catch (reason) {
      this.problem = sentenceOf(reason);
    }
    this.redraw();
    this.begin();
    this.onTurn();
  }

  // A lesson is read from its heading, wherever the one before or the list was left.
  private begin(): void {
    const heading = this.head.querySelector<HTMLElement>("h2");
    if (!heading) return;
    heading.focus({ preventScroll: true });
    reveal(this.head, this.element);
  }

  leave(): void {
    this.lesson = undefined;
    this.explanation.close();
    this.context.show(undefined);
    this.redraw();
    this.onTurn();
  }

  private show(): void {
    const { technique, example, near_miss } = this.lesson as Lesson;
    if (this.nearMiss && near_miss) {
      const cell = parseCell(near_miss.cell);
      this.explanation.close();
      this.context.show({
        board: setAuto(boardOf(near_miss), true),
        drawing: this.missed().drawing,
        words: `${technique.name}: a near miss`,
      });
      this.context.light(cell === undefined ? [] : [cell]);
      return;
    }
    this.context.light([]);
    if (!example) return;
    const board = setAuto(boardOf(example), true);
    this.explanation.open({
      step: example.step,
      board,
      show: (drawing) => this.context.show({ board, drawing, words: `${technique.name}: an example` }),
      actions: [],
      titled: false,
    });
  }

  // The near miss: what is drawn, and why nothing follows.
  private missed(): { drawing: Drawing; sentence: string } {
    const { example, near_miss } = this.lesson as Lesson;
    if (!example || !near_miss) return { drawing: NOTHING, sentence: "" };
    const on = (state: StateJson) => setAuto(boardOf(state), true);
    const spoilers = spoilersOf(example.step, on(example), on(near_miss));
    const plain = near_miss.sentence.replace(/^Near miss: w/, "W");
    return {
      drawing: drawingOfNearMiss(example.step, spoilers),
      sentence: `${plain} ${spoilerWords(spoilers)}`.trim(),
    };
  }

  private missedElements(): HTMLElement[] {
    const { drawing, sentence } = this.missed();
    const { coordinates } = this.context.store.now.settings;
    return [h("p", { role: "status" }, relabelled(sentence, coordinates)), legendElement(drawing)];
  }

  // ---- what is seen

  private redraw(): void {
    if (this.lesson) this.redrawLesson(this.lesson);
    else this.redrawList();
  }

  private redrawLesson({ technique, idea, example, near_miss }: Lesson): void {
    const figures = [
      technique.family,
      technique.level,
      technique.se && `Sudoku Explainer ${technique.se}`,
      technique.hodoku && `HoDoKu score ${technique.hodoku.score}`,
    ].filter(Boolean);
    const turn = (nearMiss: boolean) => {
      this.nearMiss = nearMiss;
      this.show();
      this.redraw();
    };
    const at = this.techniques.findIndex(({ slug }) => slug === technique.slug);
    const [before, after] = [this.techniques[at - 1], this.techniques[at + 1]];
    refill(
      this.head,
      h(
        "div",
        { class: "buttons" },
        button("All lessons", () => this.leave(), { class: "quiet", "data-name": "all-lessons" }),
      ),
      h("h2", { tabindex: -1 }, technique.name),
      h("p", { class: "idea" }, idea),
      h("p", { class: "remark" }, figures.join(" · ")),
      technique.synonyms.length > 0 && h("p", { class: "remark" }, `Also called: ${technique.synonyms.map(readableName).join(", ")}.`),
      !example && h("p", {}, "There is no example yet."),
      near_miss &&
        h(
          "div",
          { class: "chips", role: "group", "aria-label": "Which board" },
          button("Example", () => turn(false), {
            class: "chip",
            "aria-pressed": String(!this.nearMiss),
            "data-name": "example",
          }),
          button("Near miss", () => turn(true), {
            class: "chip",
            "aria-pressed": String(this.nearMiss),
            "data-name": "near-miss",
          }),
        ),
      ...(this.nearMiss && near_miss ? this.missedElements() : []),
    );
    refill(
      this.foot,
      h(
        "div",
        { class: "buttons" },
        button("Practise this", () => this.context.practise(technique.slug), { "data-name": "practise" }),
        before &&
          button("Easier", () => void this.open(before.slug), { class: "quiet", "data-name": "easier" }),
        after &&
          button("Harder", () => void this.open(after.slug), { class: "quiet", "data-name": "harder" }),
      ),
    );
  }

  private redrawList(): void {
    const found = searched(this.search, this.techniques);
    const families = [...new Set(this.techniques.map(({ family }) => family))];
    const input = h("input", {
      type: "search",
      "data-name": "search",
      "aria-label": "Look for a technique",
      placeholder: "x-wing, y-wing, ...",
    });
    input.value = this.search;
    input.addEventListener("input", () => {
      this.search = input.value;
      this.redraw();
    });
    refill(
      this.head,
      this.problem && h("p", { class: "problem", role: "alert" }, this.problem),
      h("p", {}, "Every technique with a live board, from easy to hard."),
      input,
    );
    refill(
      this.foot,
      !found.length &&
        this.techniques.length > 0 &&
        h("p", { role: "status" }, `No technique is called "${this.search}" here. Try another of its names.`),
      ...families.flatMap((family) => {
        const members = found.filter((technique) => technique.family === family);
        const item = ({ slug, name, level }: Technique) =>
          h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                class: "lesson-item",
                click: () => void this.open(slug),
                "data-name": `lesson-${slug}`,
              },
              h("span", {}, name),
              h("small", {}, level),
            ),
          );
        return members.length
          ? [h("h3", {}, family), h("ul", { class: "lesson-list" }, ...members.map(item))]
          : [];
      }),
    );
  }
}
