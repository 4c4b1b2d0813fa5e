// The rooms beside the board: its panels behind their tabs, each made when it is first opened, the games and
// puzzles that come from them, and the places that Back leads to.
import { LEVELS, dailyOrder, dayOf, ruledKind } from "../app/games.ts";
import { CollectionView } from "./collection_view.ts";
import type { Context, PanelName } from "./context.ts";
import { Explanation } from "./explanation.ts";
import { HintPanel } from "./hint_panel.ts";
import type { HintStrip } from "./hint_strip.ts";
import { Later } from "./later.ts";
import { LessonStage } from "./lesson_stage.ts";
import type { LessonsPanel } from "./lessons_panel.ts";
import { MakePanel } from "./make_panel.ts";
import { NewMenu } from "./new_menu.ts";
import { PenPanel } from "./pen_panel.ts";
import { Places, placeBefore } from "./places.ts";
import type { Place } from "./places.ts";
import { wayBack } from "./open_games.ts";
import { PanelLater } from "./panel_later.ts";
import type { Sharer } from "./sharer.ts";
import type { NextGame } from "./solved_card.ts";
import type { StepsPanel } from "./steps_panel.ts";
import { Tabs } from "./tabs.ts";

export class Rooms {
  readonly tabs: Tabs;
  readonly hint: Later<HintPanel>;
  readonly steps: PanelLater<StepsPanel>;
  readonly lessons: PanelLater<LessonsPanel>;
  readonly pen: PenPanel;
  readonly make: Later<MakePanel>;
  readonly collection: Later<CollectionView>;
  readonly newMenu: Later<NewMenu>;
  private readonly places = new Places();
  private lookedUpIn: PanelName | undefined; // where the lesson that is shown was asked for

  constructor(
    private readonly context: Context,
    sharer: () => Sharer,
    strip: HintStrip,
  ) {
    this.hint = new Later(() => new HintPanel(context, strip));
    this.steps = new PanelLater("steps", context, async (element) => {
      const { StepsPanel } = await import("./steps_panel.ts");
      return new StepsPanel(context, element, new Explanation(context));
    });
    this.pen = new PenPanel(context);
    this.lessons = new PanelLater("lessons", context, async (element) => {
      const { LessonsPanel } = await import("./lessons_panel.ts");
      return new LessonsPanel(context, element, new LessonStage(context), () => this.visited());
    });
    this.collection = new Later(() => new CollectionView(context));
    this.make = new Later(
      () => new MakePanel(context, (text) => sharer().read(text, true), this.collection.now.element),
    );
    this.newMenu = new Later(() => new NewMenu(context, this.make.now, () => this.toTab("new")));
    const rating = new PanelLater("rating", context, async (element) => {
      const { RatingPanel } = await import("./rating_panel.ts");
      return new RatingPanel(context, (step) => void this.steps.fetched().then((steps) => steps?.jumpTo(step)), element);
    });
    const share = new PanelLater("share", context, async (element) => {
      const { SharePanel } = await import("./share_panel.ts");
      return new SharePanel(context, sharer(), element);
    });
    const settings = new PanelLater("settings", context, async (element) => {
      const { SettingsPanel } = await import("./settings_panel.ts");
      return new SettingsPanel(context, element);
    });
    this.tabs = new Tabs(
      [
        { name: "hint", title: "Hint", panel: () => this.hint.now },
        { name: "steps", title: "Steps", panel: () => this.steps },
        { name: "pen", title: "Pen", panel: () => this.pen },
        { name: "rating", title: "Rating", panel: () => rating },
        { name: "new", title: "New", panel: () => this.make.now },
        { name: "share", title: "Share", panel: () => share },
        { name: "lessons", title: "Lessons", panel: () => this.lessons },
        { name: "settings", title: "Settings", icon: "gear", panel: () => settings },
      ],
      (next) => {
        this.lookedUpIn = undefined;
        // Who shares sees what is shared: a step that is drawn stays.
        if (next !== "share") context.show(undefined);
        queueMicrotask(() => this.visited()); // once it is there
      },
    );
  }

  get name(): PanelName | undefined {
    return this.tabs.name;
  }
  // What is explained in the panel that is open.
  get explanation(): Explanation | undefined {
    if (this.name === "lessons") return this.lessons.made?.explanation;
    if (this.name === "steps") return this.steps.made?.explanation;
    return this.name === "hint" ? this.hint.made?.explanation : undefined;
  }

  // Through the reasoning; a lesson has more to walk through.
  walk(by: 1 | -1): void {
    (this.name === "lessons" ? this.lessons.made : this.explanation)?.walk(by);
  }

  lesson(slug: string): void {
    const from = this.name;
    this.tabs.open("lessons");
    this.lookedUpIn = from;
    void this.lessons.fetched().then((lessons) => lessons?.open(slug));
  }

  // What the panels have set on the stage; from a lesson one goes back to where it was looked up.
  leave(): void {
    for (const panel of [this.hint, this.steps, this.lessons]) panel.made?.leave();
    this.context.show(undefined);
    if (this.name === "lessons" && this.lookedUpIn) this.tabs.open(this.lookedUpIn);
  }

  // Whether a hint or a step was open.
  close(): boolean {
    if (this.name === "hint") return this.hint.now.close();
    if (this.name !== "steps" || !this.steps.made?.explanation.step) return false;
    this.steps.made.leave();
    return true;
  }

  // ---- games

  // For who is new here.
  easyOfToday(): void {
    const day = dayOf(Date.now());
    this.make.now.ofDay(day, dailyOrder(day).level !== "easy");
  }
  practise(slug: string, isOfRules: boolean): void {
    this.tabs.open("hint");
    this.make.now.practise(slug, isOfRules);
  }
  practiseAgain(): void {
    const { exercise } = this.context.store.now.subject;
    if (exercise) this.practise(exercise.lesson ?? exercise.technique, exercise.lesson !== undefined);
  }
  showPractised(): void {
    this.tabs.open("hint");
    void this.hint.now.showPractised();
    this.tabs.reveal();
  }
  toTab(name: PanelName): void {
    this.tabs.open(name);
    this.tabs.reveal();
  }
  // The next of the collection, or another of the same rules or level, one that is harder, that of the day, and a game that was left open.
  nextGames(): readonly NextGame[] {
    const collection = this.collection.now;
    if (collection.isOpen && collection.hasNext) return [{ words: "Next puzzle", take: () => collection.next() }];
    const back = wayBack(this.context);
    const open = back ? [{ words: `Back to ${back.words}`, take: back.take }] : [];
    const { game, book } = this.context.games;
    const choice = { words: "New puzzle", take: () => this.newMenu.now.show() };
    const kind = ruledKind(game?.puzzle ?? "");
    if (kind) return [{ words: `Another ${kind.words}`, take: () => this.make.now.ofKind(kind) }, choice, ...open];
    const at = LEVELS.findIndex((level) => level === game?.level);
    if (at < 0) return [choice, ...open];
    const of = (level: string | undefined, words: string) =>
      level ? [{ words, take: () => this.make.now.ofLevel(level.toLowerCase()) }] : [];
    const day = dayOf(Date.now());
    const { level } = dailyOrder(day);
    const daily = { words: `Today's puzzle: ${level}`, take: () => this.make.now.ofDay(day) };
    const ofDay = book.some((played) => played.day === day) ? [] : [daily];
    // Who comes back on another day to one of a day wants that of today.
    const isBack = game && dayOf(game.solved) !== day;
    const wasEasy = game?.day.endsWith("easy");
    const easy = { words: "Today's easy one", take: () => this.make.now.ofDay(day, true) };
    const first = isBack && game.day ? (wasEasy && level !== "easy" ? [easy] : ofDay) : [];
    return [
      ...first,
      ...of(LEVELS[at], `Another ${LEVELS[at].toLowerCase()} one`),
      ...of(LEVELS[at + 1], "A harder one"),
      ...(first === ofDay ? [] : ofDay),
      ...open,
    ];
  }

  // ---- places

  // Tabs and lessons are places: Back leads to the one before, not away from the page.
  keepPlaces(): void {
    void this.reopened().finally(() => this.places.begin(this.here));
    this.places.onReturn(async ({ panel, lesson }) => {
      if (panel === "lessons" && lesson !== this.lessons.made?.slug) {
        if (lesson) await (await this.lessons.fetched())?.open(lesson);
        else this.lessons.made?.leave();
      }
      this.tabs.open(panel);
    });
  }
  // Who loads the page anew reads on in the lesson that was open.
  private async reopened(): Promise<void> {
    const before = placeBefore();
    if (before?.panel !== "lessons") return;
    this.tabs.open("lessons");
    if (before.lesson) await (await this.lessons.fetched())?.open(before.lesson);
  }
  private get here(): Place {
    const lesson = this.name === "lessons" ? this.lessons.made?.slug : undefined;
    return { panel: this.name ?? "hint", ...(lesson && { lesson }) };
  }
  private visited(): void {
    this.places.visit(this.here);
  }
}
