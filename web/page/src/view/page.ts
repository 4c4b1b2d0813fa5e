// The page put together: the board, the pad and the panels around one store and one engine. What the
// board shows is the player's own table, or a stage that a panel has set.
import type { Action } from "../app/app.ts";
import type { PageAction } from "../app/keys.ts";
import { dayOf } from "../app/games.ts";
import { cellLabel } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import { conflictsOf } from "../board/board.ts";
import { puzzleText } from "../board/board_text.ts";
import { cellWords } from "../board/cell_text.ts";
import { NOTHING, needsNotes } from "../draw/drawing.ts";
import type { Picture } from "../draw/board_shapes.ts";
import type { Check, Technique, Techniques } from "../engine/answers.ts";
import type { Engine } from "../engine/engine.ts";
import { BoardView } from "./board_view.ts";
import { CollectionView } from "./collection_view.ts";
import type { Context, Panel, PanelName, Stage } from "./context.ts";
import { CourseKeeper } from "./course_keeper.ts";
import { Dialog } from "./dialog.ts";
import { button, h, refill } from "./dom.ts";
import { keepDressed } from "./dress.ts";
import { keepFocus } from "./focus.ts";
import { GameKeeper } from "./game_keeper.ts";
import { headElement } from "./head.ts";
import { HintPanel } from "./hint_panel.ts";
import { Input } from "./input.ts";
import type { Receiver } from "./input.ts";
import { keyList } from "./key_list.ts";
import { LessonsPanel } from "./lessons_panel.ts";
import { MakePanel } from "./make_panel.ts";
import { announce } from "./news.ts";
import { NewMenu } from "./new_menu.ts";
import { Pad } from "./pad.ts";
import { Notice } from "./notice.ts";
import { PenPanel } from "./pen_panel.ts";
import type { Offer } from "./notice.ts";
import { Places } from "./places.ts";
import { markPhrases } from "./phrases.ts";
import { RatingPanel } from "./rating_panel.ts";
import { rulers } from "./rulers.ts";
import { SettingsPanel } from "./settings_panel.ts";
import { SharePanel } from "./share_panel.ts";
import { Sharer } from "./sharer.ts";
import { SolvedCard } from "./solved_card.ts";
import type { NextGame } from "./solved_card.ts";
import { SolutionCount } from "./solution_count.ts";
import { Statistics } from "./statistics.ts";
import { StepsPanel } from "./steps_panel.ts";
import type { Store } from "./store.ts";
import { Tabs } from "./tabs.ts";

// Cells that are lit, and the words that were pointed at; without them it is the stage that lights.
interface Lit {
  readonly cells: readonly Cell[];
  readonly by: Element | undefined;
}

export class Page implements Context, Receiver {
  private readonly boardView: BoardView;
  private readonly input: Input;
  private readonly banner = h("div", { class: "banner" });
  private readonly status = h("p", { class: "status" });
  private readonly notice = new Notice();
  private readonly keys = new Dialog("Keys", "keys-dialog", keyList);
  private readonly frame = h("div", { class: "frame" });
  private readonly cover = h(
    "div",
    { class: "pause-cover", hidden: true },
    h("p", {}, "Paused"),
    button("Go on", () => this.games.pause(false), { class: "primary", "data-name": "resume" }),
  );
  private readonly pad: Pad;
  private readonly tabs: Tabs;
  private readonly hint: HintPanel;
  private readonly steps: StepsPanel;
  private readonly lessons: LessonsPanel;
  private readonly pen = new PenPanel(this);
  private readonly make: MakePanel;
  private readonly hoverListeners: ((at: Candidate | undefined) => void)[] = [];
  private current: Stage | undefined;
  private lit: Lit = { cells: [], by: undefined };
  private lookedUpIn: PanelName | undefined; // where the lesson that is shown was asked for
  private hovered: Cell | undefined;
  private table: Promise<readonly Technique[]> | undefined;
  readonly games: GameKeeper;
  readonly course: CourseKeeper;
  private readonly statistics: Statistics;
  private readonly newMenu: NewMenu;
  private readonly card: SolvedCard;
  private solution: { of: string; digits: string } = { of: "", digits: "" }; // of the puzzle that is checked
  private readonly collection: CollectionView;
  private readonly places = new Places();
  readonly sharer: Sharer;

  constructor(
    readonly store: Store,
    readonly engine: Engine,
    root: HTMLElement,
  ) {
    this.games = new GameKeeper(this);
    this.course = new CourseKeeper(store);
    this.statistics = new Statistics(this, this.games);
    this.boardView = new BoardView({
      press: (cell, event) => {
        const at = this.boardView.at(event);
        this.input.press(cell, event);
        this.pen.press(at);
      },
      drag: (cell) => this.input.act({ type: "select", cell, how: "add" }),
      hold: (cell) => this.input.hold(cell),
      twice: (cell) => this.pen.isTaken || this.input.twice(cell),
      hover: (at) => this.hover(at),
    });
    this.input = new Input(this, this.boardView);
    this.collection = new CollectionView(this);
    this.sharer = new Sharer(
      this,
      () => this.picture(),
      (text, count) => this.collection.set(text, count),
    );
    this.hint = new HintPanel(this);
    this.steps = new StepsPanel(this);
    this.lessons = new LessonsPanel(this);
    this.make = new MakePanel(this, (text) => this.sharer.read(text, true), this.collection.element);
    this.newMenu = new NewMenu(this, this.make, () => this.toOwn());
    this.card = new SolvedCard(
      this,
      this.games,
      () => this.nextGame(),
      () => this.statistics.dialog.show(),
    );
    const panels: readonly Panel[] = [
      this.hint,
      this.steps,
      this.pen,
      new RatingPanel(this, this.steps),
      this.make,
      new SharePanel(this, this.sharer),
      this.lessons,
      new SettingsPanel(this),
    ];
    // Who shares sees what is shared: a step that is drawn stays.
    this.tabs = new Tabs(panels, (next) => {
      this.lookedUpIn = undefined;
      if (next !== "share") this.show(undefined);
      queueMicrotask(() => this.visited()); // once it is there
    });
    this.pad = new Pad(
      this,
      (action) => this.input.act(action),
      () => this.perform({ type: "hint" }),
    );
    root.append(
      ...this.layout(
        this.pad,
        new SolutionCount(this).element,
      ),
    );
    store.listen((app, before) => {
      announce(this, app, before);
      if (app.subject !== before.subject) {
        this.games.pause(false);
        this.showTable();
      }
      // Hint and steps see to it themselves that what they have drawn belongs to the board.
      if (app.history.now !== before.history.now && this.tabs.name !== "hint" && this.tabs.name !== "steps")
        this.show(undefined);
      this.redraw();
    });
    store.onFollow(() => this.tell("You have played on in another tab. This one shows the same game."));
    window.addEventListener("keydown", (event) => this.input.key(event));
    keepFocus(root, () => this.boardView.focus(store.now.cursor));
    keepDressed(store);
    this.games.listen(() => this.showGame());
    this.redraw();
    this.tabs.open("hint");
    this.keepPlaces();
  }

  private layout(pad: Pad, count: HTMLElement): HTMLElement[] {
    this.frame.append(this.boardView.element, this.cover);
    return [
      headElement({
        own: () => this.toOwn(),
        statistics: () => this.statistics.dialog.show(),
        newGame: () => this.newMenu.show(),
      }),
      h(
        "main",
        { class: "table" },
        h(
          "section",
          { class: "play", "aria-label": "Board" },
          h("div", { class: "game-head" }, this.banner, this.games.element),
          this.frame,
          h("div", { class: "under" }, this.status, count),
          pad.element,
          this.card.element,
        ),
        h("section", { class: "side", "aria-label": "Help and tools" }, this.tabs.element),
      ),
      this.keys.element,
      this.statistics.dialog.element,
      this.newMenu.dialog.element,
      this.notice.element,
    ];
  }

  // ---- Context

  show(stage: Stage | undefined): void {
    if (!stage && !this.current) return;
    const isOtherBoard = stage?.board !== this.current?.board;
    this.current = stage;
    if (isOtherBoard) this.pad.redraw(); // it counts what is seen
    if (!this.lit.by) this.lit = { cells: [], by: undefined };
    this.redraw();
  }
  light(cells: readonly Cell[], by?: Element): void {
    this.lit = { cells, by };
    this.redraw();
  }
  onHover(listener: (at: Candidate | undefined) => void): void {
    this.hoverListeners.push(listener);
  }
  say(text: string): void {
    this.notice.say(text);
  }
  tell(text: string, offer?: Offer): void {
    this.notice.tell(text, offer);
  }
  open(panel: PanelName): void {
    this.tabs.open(panel);
  }
  lesson(slug: string): void {
    const from = this.tabs.name;
    this.open("lessons");
    this.lookedUpIn = from;
    void this.lessons.open(slug);
  }

  // Tabs and lessons are places: Back leads to the one before, not away from the page.
  private keepPlaces(): void {
    this.places.begin({ panel: this.tabs.name ?? "hint" });
    this.lessons.onTurn = () => this.visited();
    this.places.onReturn(async ({ panel, lesson }) => {
      if (panel === "lessons" && lesson !== this.lessons.slug) {
        if (lesson) await this.lessons.open(lesson);
        else this.lessons.leave();
      }
      this.open(panel);
    });
  }
  private visited(): void {
    const lesson = this.tabs.name === "lessons" ? this.lessons.slug : undefined;
    this.places.visit({ panel: this.tabs.name ?? "hint", ...(lesson && { lesson }) });
  }
  begin(what: "easy" | "daily"): void {
    if (what === "easy") this.make.ofLevel("easy");
    else this.make.ofDay(dayOf(Date.now()));
  }
  practise(slug: string): void {
    this.open("new");
    this.make.practise(slug);
  }
  showPractised(): void {
    this.open("hint");
    void this.hint.showPractised();
    this.tabs.reveal();
  }
  toBoard(cell: Cell): void {
    this.store.send({ type: "select", cell, how: "one" });
    this.boardView.focus(cell);
    if (this.frame.getBoundingClientRect().top < 0) window.scrollTo({ top: 0 });
  }
  get openPanel(): PanelName | undefined {
    return this.tabs.name;
  }
  stage(): Stage | undefined {
    return this.current;
  }
  techniques(): Promise<readonly Technique[]> {
    this.table ??= this.engine.ask<Techniques>({ call: "techniques" }).then(({ techniques }) => techniques);
    return this.table;
  }

  // ---- what happens

  // Where the pointer is, if it is over the board.
  hover(at: Candidate | undefined): void {
    if (at?.cell === this.hovered) return;
    this.hovered = at?.cell;
    markPhrases(this.tabs.element, at?.cell);
    for (const listener of this.hoverListeners) listener(at);
    this.redrawStatus();
  }

  private toOwn(): void {
    this.open("new");
    this.tabs.reveal();
  }
  // The next of the collection, or another of the same level.
  private nextGame(): NextGame {
    if (this.collection.isOpen && this.collection.hasNext)
      return { words: "Next puzzle", take: () => this.collection.next() };
    const level = this.games.game?.level.toLowerCase();
    if (!level) return { words: "New puzzle", take: () => this.newMenu.show() };
    return { words: `Another ${level} one`, take: () => this.make.ofLevel(level) };
  }
  // Paused, the board is hidden; solved, nothing is written into it any more.
  private showGame(): void {
    const { isPaused, isSolved } = this.games;
    this.frame.classList.toggle("paused", isPaused);
    this.boardView.element.inert = isPaused;
    this.pad.element.hidden = isSolved;
    this.cover.hidden = !isPaused;
    if (isPaused) this.cover.querySelector("button")?.focus();
  }

  // The digits that are shown to be wrong, as the settings have it.
  wrong(): ReadonlySet<Cell> {
    const { settings, history } = this.store.now;
    const conflicts = conflictsOf(history.now);
    if (settings.checks === "off") return new Set();
    if (settings.checks !== "mistakes") return conflicts;
    const puzzle = puzzleText(history.now);
    if (this.solution.of !== puzzle) void this.solve(puzzle);
    const { digits } = this.solution;
    const wrong = history.now.squares.flatMap(({ digit, given }, cell) =>
      digit && !given && digits && String(digit) !== digits.charAt(cell) ? [cell] : [],
    );
    return new Set([...conflicts, ...wrong]);
  }
  private async solve(puzzle: string): Promise<void> {
    this.solution = { of: puzzle, digits: "" };
    const check = await this.engine
      .ask<Check>({ call: "check", state: { puzzle, moves: "" }, options: { solution: true } }, "check-mistakes")
      .catch(() => undefined);
    if (this.solution.of !== puzzle) return;
    this.solution = { of: puzzle, digits: check?.solution ?? "" };
    this.redraw();
  }

  // Another puzzle is on the table: it is what one wants to see.
  private showTable(): void {
    this.hover(undefined);
    scrollTo({ top: 0 });
  }

  perform({ type }: PageAction): void {
    const explanation = [this.hint, this.steps, this.lessons].find(
      (panel) => panel.name === this.tabs.name,
    )?.explanation;
    switch (type) {
      case "pause":
        this.games.pause();
        return;
      case "hint":
        this.games.pause(false);
        this.open("hint");
        void this.hint.more();
        this.tabs.reveal();
        return;
      case "next-node":
        (this.tabs.name === "lessons" ? this.lessons : explanation)?.walk(1);
        return;
      case "previous-node":
        (this.tabs.name === "lessons" ? this.lessons : explanation)?.walk(-1);
        return;
      case "take":
        if (this.pen.isTaken) this.pen.take();
        else if (this.tabs.name === "hint") this.hint.take();
        else explanation?.take();
        return;
      case "help":
        this.keys.show();
    }
  }

  penTakes(action: Action): boolean {
    return this.pen.takes(action);
  }

  // Whether there was something that could be closed.
  close(): boolean {
    if (this.current?.board) this.leaveStage();
    else if (this.tabs.name === "hint") return this.hint.close();
    else if (this.tabs.name === "steps" && this.steps.explanation.step) this.steps.leave();
    else return false;
    return true;
  }

  // ---- what is seen and heard

  private picture(): Picture {
    const { history, selection, settings, filter, cursor } = this.store.now;
    const stage = this.current;
    const board = stage?.board ?? history.now;
    return {
      board,
      drawing: stage?.drawing ?? NOTHING,
      allCandidates: stage !== undefined && (stage.board !== undefined || needsNotes(stage.drawing, board)),
      selection,
      cursor: this.boardView.hasFocus ? cursor : undefined,
      peers: settings.peers && !stage,
      filter,
      ...(!stage?.board && { wrong: this.wrong() }),
      // Words that are gone were never left by the pointer.
      lit: this.lit.by?.checkVisibility() === false ? [] : this.lit.cells,
    };
  }

  redraw(): void {
    const { settings, cursor } = this.store.now;
    this.boardView.draw(this.picture(), cursor);
    this.frame.classList.toggle("with-rulers", settings.rulers);
    rulers(this.frame, settings.coordinates, settings.rulers);
    this.redrawBanner();
    this.redrawStatus();
  }

  // Over the board: whose board it is.
  private redrawBanner(): void {
    const foreign = this.current?.board !== undefined;
    const words = this.current?.words || this.store.now.subject.title;
    if (this.banner.dataset["words"] === words && this.banner.classList.contains("staged") === foreign)
      return;
    this.banner.dataset["words"] = words;
    this.banner.classList.toggle("staged", foreign);
    refill(
      this.banner,
      h("span", {}, words),
      foreign && button("Back to my board", () => this.leaveStage(), { "data-name": "my-board" }),
    );
  }

  // The panels leave it too; from a lesson one goes back to where it was looked up.
  private leaveStage(): void {
    for (const panel of [this.hint, this.steps, this.lessons]) panel.leave();
    this.show(undefined);
    if (this.tabs.name === "lessons" && this.lookedUpIn) this.open(this.lookedUpIn);
  }

  private redrawStatus(): void {
    const { cursor, settings } = this.store.now;
    const cell = this.hovered ?? cursor;
    const { board, allCandidates } = this.picture();
    const words = cellWords(board, cell, allCandidates);
    this.status.textContent = `${cellLabel(cell, settings.coordinates)}: ${words}`;
  }
}
