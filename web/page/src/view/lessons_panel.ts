// Lessons, made from the table of techniques: what a technique is and how to look for it, a walk of the eye
// over its example, the example live on the board with the step told and drawn, the near miss, where one
// candidate spoils it, an exercise, and where it leads. A technique that is added to the table brings its
// lesson along. The list is a course: it remembers what is known and proposes what comes next. Fetched when somebody
// opens it.
import { readableName, searched } from "../app/technique_names.ts";
import { relabelled } from "../board/cells.ts";
import { countOf, nextOf } from "../app/course.ts";
import type { Lesson, Technique, Techniques } from "../engine/answers.ts";
import { button, h, refill } from "./dom.ts";
import { sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import type { Explanation } from "./explanation.ts";
import type { LessonStage, LessonView } from "./lesson_stage.ts";
import { reveal } from "./reveal.ts";
import { learnText } from "./rules_keeper.ts";

// What of a lesson is on the board.
const VIEWS = [
  { view: "walk", words: "Spot it", name: "spot-it" },
  { view: "example", words: "Example", name: "example" },
  { view: "miss", words: "Near miss", name: "near-miss" },
] as const;
const FEW_NAMES = 3;

// What people know who come with something: the course up to there.
const BEGINNINGS = [
  { words: "I know the singles", last: "naked-single" },
  { words: "I know all up to pairs", last: "hidden-pair" },
] as const;

export class LessonsPanel {
  private readonly head = h("div", {});
  private readonly foot = h("div", {});
  private techniques: readonly Technique[] = [];
  private ofRules: readonly Technique[] = []; // once they have been wanted
  private lesson: Lesson | undefined;
  private view: LessonView = "example";
  private course: readonly string[] = [];
  private asked: Promise<unknown> | undefined;
  private wanted: Promise<unknown> | undefined; // the lessons of games with rules
  private search = "";
  private problem = "";

  // `onTurn` is told when another lesson is shown, or none.
  constructor(
    private readonly context: Context,
    private readonly element: HTMLElement,
    private readonly stage: LessonStage,
    private readonly onTurn: () => void,
  ) {
    context.course.listen(() => this.redraw());
    element.append(this.head, this.explanation.element, this.foot);
  }

  get explanation(): Explanation {
    return this.stage.explanation;
  }

  shown(): void {
    void this.context.techniques().then((techniques) => {
      this.techniques = techniques;
      this.redraw();
    });
    this.asked ??= this.context.engine.ask<Techniques>({ call: "techniques" }, "course").then(
      ({ course }) => {
        this.course = course;
        this.redraw();
      },
      () => (this.asked = undefined),
    );
    this.show();
  }
  // Who comes back later does not find the list as short as a search had left it.
  hidden(): void {
    this.search = "";
  }

  // Also for the keys [ and ].
  walk(by: number): void {
    this.stage.walk(by);
  }

  get slug(): string | undefined {
    return this.lesson?.technique.slug;
  }

  async open(slug: string): Promise<void> {
    this.problem = "";
    try {
      this.lesson = await this.lessonOf(slug);
      this.view = "example";
      this.context.course.note(this.lesson.technique.slug, "read");
      this.show();
    } catch (reason) {
      this.problem = sentenceOf(reason);
    }
    this.redraw();
    this.begin();
    this.onTurn();
  }

  // What is about games with rules only the larger engine can show.
  private async lessonOf(slug: string): Promise<Lesson> {
    const { engine } = this.context;
    const isPlain = (await this.context.techniques()).some((technique) => technique.slug === slug);
    const lesson = isPlain && (await engine.ask<Lesson>({ call: "lesson", text: slug }));
    if (lesson && lesson.example) return lesson;
    const ruled = await engine.ask<Lesson>({ call: "lesson", text: slug, ruled: true });
    for (const game of [ruled.example, ruled.near_miss]) if (game) await learnText(engine, game, "read-lesson");
    if (ruled.technique.kinds) this.wantRules();
    return ruled;
  }
  private wantRules(): void {
    this.wanted ??= this.context.engine.ask<Techniques>({ call: "techniques", ruled: true }, "variants").then(
      ({ variants = [] }) => {
        this.ofRules = variants;
        this.redraw();
      },
      () => (this.wanted = undefined),
    );
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
    this.stage.close();
    this.redraw();
    this.onTurn();
  }

  private show(): void {
    if (this.lesson) this.stage.show(this.lesson, this.view);
  }

  // What stands under the choice of the board, where that is not the step told.
  private viewElements(lesson: Lesson): HTMLElement[] {
    const { example, near_miss, spotting } = lesson;
    const { coordinates } = this.context.store.now.settings;
    if (this.view === "walk" || (this.view === "example" && !example?.step))
      return [...(this.stage.walked ? [this.stage.walked] : []), h("p", { class: "spotting" }, spotting)];
    if (this.view !== "miss" || !near_miss || !example) return [];
    const sentence = near_miss.sentence.replace(/^Near miss: ./, (begin) => begin.slice(-1).toUpperCase());
    return [
      h("p", { role: "status" }, relabelled(sentence, coordinates)),
      // The signs of the example would say what does not hold here.
      ...(near_miss.extra.length ? [h("p", { class: "ink-soft" }, "Marked are the pattern as it would be, and in amber what is too many.")] : []),
    ];
  }

  // ---- what is seen

  private redraw(): void {
    if (this.lesson) this.redrawLesson(this.lesson);
    else this.redrawList();
  }

  private redrawLesson(lesson: Lesson): void {
    const { technique, idea, example } = lesson;
    const figures = [
      technique.family,
      example?.step && technique.level,
      technique.se && `Sudoku Explainer ${technique.se}`,
      technique.hodoku && `HoDoKu score ${technique.hodoku.score}`,
    ].filter(Boolean);
    const turn = (view: LessonView) => {
      this.view = view;
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
      this.otherNames(technique),
      !example && h("p", {}, "There is no example yet."),
      example &&
        h(
          "div",
          { class: "chips", role: "group", "aria-label": "Which board" },
          ...VIEWS.filter(({ view }) => view !== "walk" || example.step).map(({ view, words, name }) =>
            button(words, () => turn(view), {
              class: "chip",
              "aria-pressed": String(this.view === view),
              "data-name": name,
            }),
          ),
        ),
      ...this.viewElements(lesson),
    );
    refill(
      this.foot,
      h(
        "div",
        { class: "buttons" },
        button("Practise this", () => this.context.practise(technique.slug, technique.kinds !== undefined), {
          "data-name": "practise",
        }),
        this.knownButton(technique.slug),
        ...this.allBeforeButton(technique.slug),
        before &&
          button("Easier", () => void this.open(before.slug), { class: "quiet", "data-name": "easier" }),
        after &&
          button("Harder", () => void this.open(after.slug), { class: "quiet", "data-name": "harder" }),
      ),
      ...this.leadsTo(lesson),
    );
  }

  // A few stand there; many would push what is told below the window.
  private otherNames({ synonyms }: Technique): HTMLElement | undefined {
    const names = synonyms.map(readableName);
    const words = `Also called: ${names.slice(0, FEW_NAMES).join(", ")}`;
    if (names.length <= FEW_NAMES) return names.length ? h("p", { class: "remark" }, `${words}.`) : undefined;
    return h(
      "details",
      { class: "remark" },
      h("summary", { "data-name": "other-names" }, `${words} and ${names.length - FEW_NAMES} more`),
      h("p", {}, `${names.slice(FEW_NAMES).join(", ")}.`),
    );
  }

  private knownButton(slug: string): HTMLElement {
    const known = this.context.course.isLearned(slug);
    const turn = () => {
      if (known) this.context.course.forget(slug);
      else this.context.course.note(slug, "known");
      const next = known ? undefined : this.named(nextOf(this.course, this.context.course.progress));
      this.context.say(known ? "Not known yet." : `Known.${next ? ` Next in the course: ${next.name}.` : ""}`);
      this.foot.querySelector<HTMLElement>('[data-name="known"]')?.focus();
    };
    return button(known ? "✓ I know this" : "I know this", turn, {
      "aria-pressed": String(known),
      "data-name": "known",
    });
  }

  // Nobody who comes with what he knows has to say so lesson by lesson.
  private allBeforeButton(slug: string): HTMLElement[] {
    const { course } = this.context;
    const upTo = this.course.slice(0, this.course.indexOf(slug) + 1);
    const unknown = upTo.filter((each) => !course.isLearned(each));
    if (unknown.length < 2) return [];
    return [button(`I know this and all before it (${unknown.length})`, () => this.learn(unknown), { class: "quiet", "data-name": "all-before" })];
  }
  private learn(slugs: readonly string[]): void {
    this.context.course.noteAll(slugs, "known");
    const next = this.named(nextOf(this.course, this.context.course.progress));
    this.context.say(`${slugs.length} known.${next ? ` Next in the course: ${next.name}.` : ""}`);
    (this.element.querySelector<HTMLElement>('[data-name="known"], [data-name="course-next"]') ?? this.element).focus();
  }

  private named(slug: string | undefined): Technique | undefined {
    return [...this.techniques, ...this.ofRules].find((technique) => technique.slug === slug);
  }

  // The next of its family, the next of the course; and what the course proposes, which may lie elsewhere.
  private leadsTo({ technique, leads_to }: Lesson): HTMLElement[] {
    const proposed = nextOf(this.course, this.context.course.progress);
    const links = (words: string, slugs: readonly (string | undefined)[]) => {
      const next = slugs.flatMap((slug) => (slug === technique.slug ? [] : (this.named(slug) ?? [])));
      const link = ({ slug, name }: Technique) =>
        button(slug === proposed && slugs === leads_to ? `${name} (next in the course)` : name, () => void this.open(slug), {
          class: "quiet",
          "data-name": `leads-${slug}`,
        });
      return next.length ? [h("h3", {}, words), h("div", { class: "buttons" }, ...next.map(link))] : [];
    };
    // Who reads on ahead is not sent back to what he left out.
    const isReached = this.context.course.isLearned(technique.slug) || proposed === technique.slug;
    const isElsewhere = proposed !== undefined && isReached && !leads_to.includes(proposed);
    return [...links("Where it leads", leads_to), ...(isElsewhere ? links("Next in the course", [proposed]) : [])];
  }

  // How far the course has come, and what comes next.
  private courseElements(): HTMLElement[] {
    const { progress } = this.context.course;
    const next = this.named(nextOf(this.course, progress));
    if (!this.course.length) return [];
    const known = countOf(this.course, progress);
    return [
      h(
        "div",
        { class: "course", role: "group", "aria-label": "Course" },
        h("progress", { max: this.course.length, value: known, "aria-label": "Known of the course" }),
        h("span", { class: "count" }, `${known} of ${this.course.length} known`),
        next &&
          button(`${known ? "Next" : "Begin"}: ${next.name}`, () => void this.open(next.slug), {
            class: "primary",
            "data-name": "course-next",
          }),
        ...(known ? [] : this.beginnings()),
      ),
    ];
  }

  // Where one may begin who does not begin at the beginning.
  private beginnings(): HTMLElement[] {
    return BEGINNINGS.flatMap(({ words, last }, i) => {
      const upTo = this.course.slice(0, this.course.indexOf(last) + 1);
      return upTo.length ? [button(words, () => this.learn(upTo), { class: "quiet", "data-name": `known-to-${i}` })] : [];
    });
  }

  private redrawList(): void {
    const all = [...this.techniques, ...this.ofRules];
    const found = searched(this.search, all);
    // Who learns the plain game comes to what needs rules last.
    const families = [...new Set(all.map(({ family }) => family))].sort(
      (one, other) => Number(one === "Rules") - Number(other === "Rules"),
    );
    if (this.search && this.techniques.length && found.every(({ family }) => family === "Rules")) this.wantRules();
    const input = h("input", {
      type: "search",
      "data-name": "search",
      "aria-label": "Look for a technique",
      placeholder: "x-wing, y-wing, ...",
    });
    input.value = this.search;
    input.addEventListener("input", () => this.searchFor(input.value));
    refill(
      this.head,
      this.problem && h("p", { class: "problem", role: "alert" }, this.problem),
      h("p", {}, "Every technique with a live board, by family, from easy to hard."),
      ...this.courseElements(),
      input,
      this.search !== "" && h("div", { class: "buttons" }, button("Show all lessons", () => this.searchFor(""), { class: "quiet", "data-name": "show-all" })),
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
              h("span", {}, this.context.course.isLearned(slug) && h("span", { class: "known" }, "✓ "), name),
              h("small", {}, this.context.course.isLearned(slug) ? "known" : slug.startsWith("kind-") ? "rule" : level),
            ),
          );
        return members.length
          ? [this.familyHeading(family), h("ul", { class: "lesson-list" }, ...members.map(item))]
          : [];
      }),
      !this.ofRules.length &&
        h("div", { class: "buttons" }, button("Lessons of puzzles with rules", () => this.wantRules(), { "data-name": "lessons-of-rules" })),
    );
  }

  private searchFor(words: string): void {
    this.search = words;
    this.redraw();
    this.head.querySelector<HTMLElement>('[data-name="search"]')?.focus({ preventScroll: true });
  }

  private familyHeading(family: string): HTMLElement {
    const members = [...this.techniques, ...this.ofRules].flatMap((each) => (each.family === family ? [each.slug] : []));
    const known = countOf(members, this.context.course.progress);
    return h("h3", {}, family, known > 0 && h("small", {}, ` ${known} of ${members.length} known`));
  }
}
