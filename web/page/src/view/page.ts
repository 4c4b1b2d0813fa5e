// The page put together: the table, the pad and the rooms around one store and one engine.
import { undoneTurn } from "../app/app.ts";
import type { Action } from "../app/app.ts";
import type { PageAction } from "../app/keys.ts";
import { puzzleText } from "../board/board_text.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import type { Technique, Techniques } from "../engine/answers.ts";
import type { Engine } from "../engine/engine.ts";
import type { Context, PanelName, Stage } from "./context.ts";
import { CourseKeeper } from "./course_keeper.ts";
import { Dialog } from "./dialog.ts";
import { button, h } from "./dom.ts";
import { keepDressed } from "./dress.ts";
import { keepFocus } from "./focus.ts";
import { GameKeeper } from "./game_keeper.ts";
import { headElement } from "./head.ts";
import { HintStrip } from "./hint_strip.ts";
import { Input } from "./input.ts";
import type { Receiver } from "./input.ts";
import { keyList } from "./key_list.ts";
import { Large } from "./large.ts";
import { Later } from "./later.ts";
import { Mistakes } from "./mistakes.ts";
import { afterPaint } from "./after_paint.ts";
import { announce } from "./news.ts";
import { Notice } from "./notice.ts";
import type { Offer } from "./notice.ts";
import { backButton } from "./open_games.ts";
import { Pad } from "./pad.ts";
import { Photo } from "./photo.ts";
import { PracticeLine } from "./practice_line.ts";
import { markPhrases } from "./phrases.ts";
import { isGone, isInSight } from "./reveal.ts";

import { Rooms } from "./rooms.ts";
import { RuleRoom } from "./rule_room.ts";
import { Setter } from "./setter.ts";
import { Sharer } from "./sharer.ts";
import { RulesKeeper } from "./rules_keeper.ts";
import { SolutionCount } from "./solution_count.ts";
import { SolvedCard } from "./solved_card.ts";
import type { Store } from "./store.ts";
import { TableView } from "./table_view.ts";
import { firstWelcome } from "./welcome.ts";

const ON_PHONE = matchMedia("(max-width: 59.99rem)"); // what is told lies below what one plays with

export class Page implements Context, Receiver {
  private readonly table: TableView;
  private readonly rooms: Rooms;
  private readonly input: Input;
  private readonly notice = new Notice();
  private readonly pad: Pad;
  private readonly strip = new HintStrip();
  private readonly mistakes: Mistakes;
  private readonly count: SolutionCount;
  private readonly ruleRoom: RuleRoom;
  private readonly keys = new Later(() => this.added(new Dialog("Keys", "keys-dialog", keyList)));
  private statistics: Dialog | undefined;
  private readonly newMenu = new Later(() => this.added(this.rooms.newMenu.now.dialog) && this.rooms.newMenu.now);
  private readonly cover = h(
    "div",
    { class: "pause-cover", hidden: true },
    h("p", {}, "Paused"),
    button("Go on", () => this.games.pause(false), { class: "primary", "data-name": "resume" }),
  );
  private readonly hoverListeners: ((at: Candidate | undefined) => void)[] = [];
  private readonly pictures = new Photo(this, {
    add: (dialog) => this.added(dialog),
    hint: () => this.perform({ type: "hint" }),
  });
  private readonly setter = new Setter(this, {
    add: (dialog) => this.added(dialog),
    play: (puzzle) => void this.sharer.read(puzzle),
  });
  private readonly large = new Large(this, (dialog) => this.added(dialog));
  private known: Promise<readonly Technique[]> | undefined;
  readonly games: GameKeeper;
  readonly course: CourseKeeper;
  readonly sharer: Sharer;

  constructor(
    readonly store: Store,
    readonly engine: Engine,
    root: HTMLElement,
  ) {
    this.games = new GameKeeper(this);
    this.course = new CourseKeeper(store);
    new RulesKeeper(store, engine);
    this.ruleRoom = new RuleRoom(this);
    this.mistakes = new Mistakes(store, engine, () => {
      this.table.redraw();
      this.count.redraw();
    });
    this.count = new SolutionCount(this, this.mistakes);
    const events = {
      press: (cell: Cell, event: PointerEvent) => {
        const at = this.table.board.at(event);
        this.input.press(cell, event);
        this.rooms.pen.press(at);
        if (this.table.board.isOnLabel(event)) this.ruleRoom.open();
      },
      drag: (cell: Cell) => this.input.act({ type: "select", cell, how: "add" }),
      tap: (event: PointerEvent) => this.input.tap(event),
      hold: (cell: Cell) => this.input.hold(cell),
      twice: (cell: Cell) => this.rooms.pen.isTaken || this.input.twice(cell),
      hover: (at: Candidate | undefined) => this.hover(at),
    };
    this.table = new TableView(store, this.mistakes, events, () => this.rooms.leave());
    this.input = new Input(this, this.table.board);
    this.sharer = new Sharer(
      this,
      () => this.table.picture(),
      (text, count) => this.rooms.collection.now.set(text, count),
      (found) => this.large.open(found),
    );
    this.rooms = new Rooms(this, () => this.sharer, this.strip);
    this.pad = new Pad(
      this,
      (action) => this.input.act(action),
      () => this.perform({ type: "hint" }),
    );
    this.pad.element.append(this.strip.deeds);
    root.append(...this.layout());
    store.listen((app, before) => {
      announce(this, app, before);
      if (app.subject !== before.subject) {
        this.games.pause(false);
        this.showTable();
        // A lesson would stand beside another game, and lie over it again.
        if (this.rooms.name === "lessons" && undoneTurn(app)?.[0] === before.subject) this.open("hint");
      }
      // Hint and steps see to it themselves that what they have drawn belongs to the board.
      const { name } = this.rooms;
      if (app.history.now !== before.history.now && name !== "hint" && name !== "steps") this.show(undefined);
      this.table.redraw();
    });
    store.onFollow(() => this.tell("You have played on in another tab. This one shows the same game."));
    window.addEventListener("keydown", (event) => this.input.key(event));
    keepFocus(root, () => this.table.board.focus(store.now.cursor));
    keepDressed(store);
    this.games.listen(() => this.showGame());
    this.showGame();
    this.table.redraw();
    this.rooms.keepPlaces();
    // The board comes first; what stands beside it follows in the next moment.
    afterPaint(() => this.rooms.name ?? this.open("hint"));
  }

  private layout(): HTMLElement[] {
    const { frame, banner, status } = this.table;
    frame.append(this.cover);
    const card = new SolvedCard(
      this,
      this.games,
      () => this.rooms.nextGames(),
      () => void this.showStatistics(),
    );
    return [
      headElement({
        own: () => this.rooms.toTab("new"),
        photo: () => this.photo(),
        statistics: () => void this.showStatistics(),
        newGame: () => this.begin("choice"),
      }),
      h(
        "main",
        { class: "table" },
        h(
          "section",
          { class: "play", "aria-label": "Board" },
          h("div", { class: "game-head" }, banner, backButton(this), this.games.element),
          new PracticeLine(this, () => this.rooms.practiseAgain()).element,
          this.strip.said,
          frame,
          h("div", { class: "under" }, status, this.ruleRoom.button, this.count.element),
          firstWelcome(this),
          this.pad.element,
          card.element,
        ),
        h("section", { class: "side", "aria-label": "Help and tools" }, this.ruleRoom.element, this.rooms.tabs.element),
      ),
      this.notice.element,
    ];
  }
  // Windows over the page come to it when they are first opened.
  private added(dialog: Dialog): Dialog {
    this.notice.element.before(dialog.element);
    return dialog;
  }

  private async showStatistics(): Promise<void> {
    try {
      const { Statistics } = await import("./statistics.ts");
      this.statistics ??= this.added(new Statistics(this, this.games).dialog);
      this.statistics.show();
    } catch {
      this.tell("The statistics could not be loaded. Try again when there is a network.");
    }
  }

  // ---- Context

  show(stage: Stage | undefined): void {
    if (this.table.show(stage)) this.pad.redraw(); // it counts what is seen
    this.ruleRoom.staged(stage);
  }
  light(cells: readonly Cell[], by?: Element): void {
    this.table.light(cells, by);
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
    this.rooms.tabs.open(panel);
  }
  lesson(slug: string): void {
    this.rooms.lesson(slug);
  }
  begin(what: "choice" | "daily" | "lessons"): void {
    if (what === "choice") this.newMenu.now.show();
    else if (what === "daily") this.rooms.easyOfToday();
    else this.rooms.toTab("lessons");
  }
  photo(picture?: Blob): void {
    this.pictures.open(picture);
  }
  set(isOnTable: boolean): void {
    this.setter.open(isOnTable ? puzzleText(this.store.now.history.now) : undefined);
  }
  practise(slug: string, isOfRules = false): void {
    this.rooms.practise(slug, isOfRules);
  }
  showPractised(): void {
    this.rooms.showPractised();
  }
  wrong(): ReadonlySet<Cell> {
    return this.mistakes.wrong();
  }
  toBoard(cell: Cell): void {
    this.store.send({ type: "select", cell, how: "one" });
    this.table.board.focus(cell);
    if (this.table.frame.getBoundingClientRect().top < 0) window.scrollTo({ top: 0 });
  }
  toPlay(): void {
    if (isGone(this.pad.element) || (ON_PHONE.matches && !isInSight(this.pad.element))) window.scrollTo({ top: 0 });
  }
  get openPanel(): PanelName | undefined {
    return this.rooms.name;
  }
  stage(): Stage | undefined {
    return this.table.stage;
  }
  techniques(): Promise<readonly Technique[]> {
    this.known ??= this.engine.ask<Techniques>({ call: "techniques" }).then(({ techniques }) => techniques);
    return this.known;
  }

  // ---- what happens

  // Where the pointer is, if it is over the board.
  hover(at: Candidate | undefined): void {
    if (!this.table.hover(at)) return;
    markPhrases(this.rooms.tabs.element, at?.cell);
    for (const listener of this.hoverListeners) listener(at);
  }

  // Paused, the board is hidden; solved, nothing is written into it any more.
  private showGame(): void {
    const { isPaused, isSolved } = this.games;
    this.table.frame.classList.toggle("paused", isPaused);
    this.table.frame.classList.toggle("solved", isSolved);
    this.table.status.hidden = isPaused; // it would tell of the board that is hidden
    this.table.board.element.inert = isPaused;
    this.pad.element.hidden = isSolved;
    this.cover.hidden = !isPaused;
    if (isPaused) this.cover.querySelector("button")?.focus();
  }

  // Another puzzle is on the table: it is what one wants to see.
  private showTable(): void {
    this.hover(undefined);
    scrollTo({ top: 0 });
  }

  perform({ type }: PageAction): void {
    const { rooms } = this;
    switch (type) {
      case "pause":
        this.games.pause();
        return;
      case "hint":
        this.games.pause(false);
        this.open("hint");
        void rooms.hint.now.more();
        if (!this.strip.isInSight) rooms.tabs.reveal();
        return;
      case "next-node":
        rooms.walk(1);
        return;
      case "previous-node":
        rooms.walk(-1);
        return;
      case "take":
        if (rooms.pen.isTaken) rooms.pen.take();
        else if (rooms.name === "hint") rooms.hint.now.take();
        else rooms.explanation?.take();
        return;
      case "rules":
        this.ruleRoom.open();
        return;
      case "help":
        this.keys.now.show();
    }
  }

  penTakes(action: Action): boolean {
    return this.rooms.pen.takes(action);
  }

  // Whether there was something that could be closed.
  close(): boolean {
    if (this.ruleRoom.close()) return true;
    if (!this.table.stage?.board) return this.rooms.close();
    this.rooms.leave();
    return true;
  }
}
