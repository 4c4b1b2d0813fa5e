// All steps of the solution, those that lead on from one's own board, or all that can be done now: a list to
// jump about in, filtered by technique. A step of a path shows the board as it is then; "Continue from here"
// makes that board one's own. Fetched when somebody opens it.
import { boardOf } from "../app/app.ts";
import { placeInPath } from "../app/place_in_path.ts";
import { actsOn, byEffect, effectWords, effectsOf, folded } from "../app/step_order.ts";
import type { Folded } from "../app/step_order.ts";
import { optionsOf } from "../app/techniques.ts";
import { isFinished } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { libraryText, puzzleText, stateText } from "../board/board_text.ts";
import { relabelled } from "../board/cells.ts";
import { applyEffects, restart, setAuto } from "../board/moves.ts";
import { candidatesNamed } from "../draw/drawing.ts";
import type { Step } from "../engine/answers.ts";
import { CalledOff } from "../engine/engine.ts";
import { button, h, refill, select } from "./dom.ts";
import { copyText, sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import type { Explanation } from "./explanation.ts";
import { ASTRAY, allNow, isAstray, pathFromHere, wholePath } from "./steps_found.ts";
import type { Offered } from "./steps_found.ts";

type Kind = "path" | "mine" | "now";
const KINDS: readonly (readonly [Kind, string])[] = [["path", "Whole path"], ["mine", "From my board"], ["now", "All now"]];
type Order = "search" | "effect" | "every";
const ORDERS: readonly (readonly [Order, string])[] = [
  ["search", "Simplest first"],
  ["effect", "Most effect first"],
  ["every", "Every way by itself"],
];
interface Line extends Step {
  readonly index: number;
}
const FOLDED = "Other ways to the same are folded under the first of them.";
interface Row {
  readonly line: Line;
  readonly number: number | undefined; // none of another way to the same
  readonly ways: number; // that are folded under it
}
const ALL: readonly [string, string] = ["", "All techniques"]; // or a technique and its name

export class StepsPanel {
  private readonly head = h("div", { class: "steps-head" });
  private readonly list = h("ol", { class: "step-list" });
  private kind: Kind = "path";
  private steps: readonly Step[] = [];
  private start: Board | undefined; // that the path begins with, or one's own
  private of = ""; // what the steps belong to
  private chosen: number | undefined;
  private filter = ALL;
  private others: Offered = []; // that may have steps which are not in the list
  private order: Order = "search";
  private opened = new Set<number>(); // lines, by their steps, under which all other ways are seen
  private readonly at = h("input", { placeholder: "Cell or digit", "aria-label": "Only at this cell or digit", "data-name": "acts-on", autocomplete: "off" });
  private message = "";
  private solution: string | undefined; // that the whole path leads to
  private busy = false;
  private agreed = ""; // the puzzle whose steps are wanted
  private visible = false;

  // The explanation speaks of the board that is shown, as the page does, and is made there.
  constructor(
    private readonly context: Context,
    element: HTMLElement,
    readonly explanation: Explanation,
  ) {
    element.append(this.head, this.explanation.element, this.list);
    this.list.addEventListener("keydown", (event) => this.toItem(event));
    this.at.addEventListener("input", () => this.fillList());
    context.store.listen((app, before) => {
      if (this.visible && (app.history.now !== before.history.now || app.settings !== before.settings))
        void this.load();
    });
  }

  shown(): void {
    this.visible = true;
    void this.load();
  }
  hidden(): void {
    this.visible = false;
    this.context.engine.callOff("path");
    this.context.engine.callOff("steps");
  }

  private key(): string {
    const board = boardOf(this.context.store.now);
    const state = this.kind === "path" ? puzzleText(board) : stateText(board);
    const asked = this.kind === "now" && this.others.length ? this.filter[0] : "";
    return this.kind + state + asked + JSON.stringify(optionsOf(this.context.store.now.settings));
  }

  // Nothing is spoiled unasked.
  private get isAsked(): boolean {
    const { history, place } = this.context.store.now;
    return place === undefined && this.agreed !== puzzleText(history.now) && !isFinished(history.now);
  }
  private agree(): void {
    this.agreed = puzzleText(boardOf(this.context.store.now));
    this.context.games.helped("steps");
  }

  private async load(): Promise<void> {
    if (this.isAsked) {
      this.of = "";
      if (this.chosen !== undefined) this.unshow(); // it was of another puzzle
      [this.steps, this.chosen, this.busy] = [[], undefined, false];
      this.redraw();
      return;
    }
    if (this.agreed !== puzzleText(boardOf(this.context.store.now))) this.agree();
    const key = this.key();
    if (key === this.of) {
      this.redraw();
      if (this.chosen !== undefined) this.choose(this.chosen);
      else this.scrollToPlace();
      return;
    }
    this.of = key;
    this.busy = true;
    this.steps = [];
    this.chosen = undefined;
    this.opened = new Set();
    this.unshow();
    this.message = "";
    this.redraw();
    try {
      const found = await (this.kind === "now" ? allNow(this.context, this.filter, this.others) : this.kind === "mine" ? pathFromHere(this.context) : wholePath(this.context));
      if (this.of !== key) return; // something else is wanted by now
      ({ start: this.start, steps: this.steps, message: this.message } = found);
      [this.others, this.solution] = [found.others ?? [], found.solution];
      this.keepFilter();
      this.of = this.key();
    } catch (reason) {
      if (this.of !== key) return;
      this.of = "";
      this.message = reason instanceof CalledOff ? "" : sentenceOf(reason);
    }
    this.busy = false;
    this.redraw();
    const { place } = this.context.store.now;
    if (this.kind === "path" && place !== undefined && place < this.steps.length) this.choose(place);
    else this.scrollToPlace();
  }

  // What was looked for is looked for again, as long as there is any.
  private keepFilter(): void {
    const [slug, name] = this.filter;
    if (!slug || this.steps.some((step) => step.technique === slug)) return;
    this.filter = ALL;
    this.message += ` There is no ${name} among them, so all techniques are shown.`;
  }

  // The whole path, for others to use: the rating panel looks for its hardest step.
  jumpTo(index: number): void {
    this.kind = "path";
    this.agree();
    this.chosen = index; // also where the path is there already
    this.context.store.send({ type: "place", place: index });
    this.context.open("steps");
  }

  boardBefore(index: number): Board {
    const start = this.start as Board;
    if (this.kind === "now") return start;
    return this.steps
      .slice(0, index)
      .reduce(
        (board, step) => applyEffects(board, candidatesNamed(step.place), candidatesNamed(step.remove), true),
        this.kind === "path" ? setAuto(restart(start), true) : start,
      );
  }

  private choose(index: number): void {
    const step = this.steps[index];
    this.chosen = index;
    const { store } = this.context;
    if (this.kind === "path" && store.now.place !== index) store.send({ type: "place", place: index });
    const board = this.boardBefore(index);
    const isPath = this.kind !== "now";
    const words = isPath ? `Step ${index + 1} of ${this.steps.length}` : "";
    const apply = () => {
      this.leave();
      const after = applyEffects(
        board,
        candidatesNamed(step.place),
        candidatesNamed(step.remove),
        store.now.settings.tidy,
      );
      store.send({ type: "adopt", board: after });
      this.context.say("Applied.");
    };
    const adopt = () => {
      this.leave();
      store.send({ type: "adopt", board });
    };
    this.explanation.open({
      step,
      board,
      show: (drawing) =>
        this.context.show({ board: isPath ? board : undefined, drawing, words }),
      actions:
        isPath
          ? [button("Continue from here", adopt, { "data-name": "adopt" })]
          : [button("Apply", apply, { class: "primary", "data-name": "apply" })],
      withoutUniqueness: () => {
        store.send({ type: "settings", settings: { uniqueness: false } });
        this.context.tell("No step assumes one solution any more; the settings bring them back.");
      },
    });
    this.redraw();
    this.scrollToPlace();
    this.explanation.reveal();
  }

  leave(): void {
    this.chosen = undefined;
    this.context.store.send({ type: "place", place: undefined });
    this.unshow();
    this.redraw();
  }
  private unshow(): void {
    this.explanation.close();
    this.context.show(undefined);
  }

  // ---- what is seen

  private redraw(): void {
    const kinds = KINDS.map(([kind, title]) =>
      button(title, () => this.toKind(kind), {
        class: "chip",
        "aria-pressed": String(kind === this.kind),
        "data-name": kind,
      }),
    );
    const isNow = this.kind === "now";
    const isCut = isNow && this.others.length > 0;
    const found = isCut ? this.others : new Map(this.steps.map((step) => [step.technique, step.name]));
    const filters = [ALL, ...found];
    const filter = select(
      filters,
      this.filter[0],
      (chosen) => {
        const [slug = "", name = ""] = filters.find(([each]) => each === chosen) ?? ALL;
        this.filter = [slug, name];
        if (isCut) void this.load();
        else this.redraw();
      },
      { "aria-label": "Show only", "data-name": "filter" },
    );
    const order = select(
      ORDERS,
      this.order,
      (chosen) => {
        this.order = chosen as Order;
        this.redraw();
      },
      { "aria-label": "Order of the steps", "data-name": "order" },
    );
    const at = this.chosen;
    // On a path one goes from step to step, in a list from line to line.
    const walked = isNow ? this.rows().map(({ line }) => line.index) : this.steps.map((_, index) => index);
    const row = walked.indexOf(at ?? -1);
    if (this.isAsked) {
      const show = () => {
        this.agree();
        void this.load();
      };
      refill(
        this.head,
        h("p", {}, "Here stands the whole way to the solution, step by step. It gives the puzzle away."),
        h(
          "div",
          { class: "buttons" },
          button("Show the steps", show, { class: "primary", "data-name": "show-steps" }),
          button("A hint instead", () => this.context.open("hint"), { class: "quiet", "data-name": "rather-hint" }),
        ),
      );
      refill(this.list);
      return;
    }
    refill(
      this.head,
      h("div", { class: "chips", role: "group", "aria-label": "Which steps" }, ...kinds),
      this.busy
        ? h(
            "p",
            { role: "status" },
            "Looking ... ",
            button("Stop", () => this.stop(), { "data-name": "stop" }),
          )
        : (!isNow || at === undefined) && // what is told of a step is not pushed down by what was read before
            h("p", { role: "status" }, this.isAstray ? `${this.message} ${ASTRAY}` : this.message, this.isFolded && ` ${FOLDED}`),
      this.steps.length > 0 &&
        h("div", { class: "buttons with-select" }, filter, isNow && order, isNow && this.at, button("Copy the list", () => this.copy(), { class: "quiet", "data-name": "copy-steps" })),
      at !== undefined &&
        h(
          "div",
          { class: "buttons" },
          button("Step before", () => this.choose(walked[row - 1]), {
            disabled: row <= 0,
            "data-name": "step-before",
          }),
          button("Next step", () => this.choose(walked[row + 1]), {
            disabled: row === walked.length - 1,
            "data-name": "step-after",
          }),
          button("Back to my board", () => this.leave(), { class: "quiet", "data-name": "leave" }),
        ),
    );
    this.fillList();
  }
  private fillList(): void {
    refill(this.list, ...this.items());
  }

  // The lines of the list. Of all that can be done now, other ways to the same are under the simplest, or the one that does
  // the most; of one technique each step stands by itself.
  private lines(): readonly Folded<Line>[] {
    const { coordinates } = this.context.store.now.settings;
    const [slug] = this.filter;
    const all = this.steps.map((step, index) => ({ ...step, index })).filter(({ technique }) => !slug || technique === slug);
    const single = (step: Line) => ({ step, ways: [] });
    if (this.kind !== "now") return all.map(single);
    const isAsked = (effect: string) => actsOn([relabelled(effect, coordinates)], this.at.value);
    const here = all.filter((step) => effectsOf(step).some(isAsked));
    const ordered = this.order === "effect" ? byEffect(here) : here;
    return slug || this.order === "every" ? ordered.map(single) : folded(ordered, isAsked);
  }

  private get isFolded(): boolean {
    return this.lines().some(({ ways }) => ways.length > 0);
  }

  // As they are seen, each with its number; what is unfolded has none.
  private rows(): readonly Row[] {
    return this.lines().flatMap(({ step, ways }, at) => [
      { line: step, number: this.kind === "now" ? at + 1 : step.index + 1, ways: ways.length },
      ...(this.opened.has(step.index) ? ways.map((line) => ({ line, number: undefined, ways: 0 })) : []),
    ]);
  }

  private items(): HTMLElement[] {
    const here = this.here();
    const items = this.rows().map((row) => this.item(row, here));
    if (here === undefined || here < this.steps.length || !items.length) return items;
    return [...items, h("li", { "aria-current": "location" }, h("b", { class: "here" }, "You are here: it is solved"))];
  }

  private item({ line: { index, ...step }, number, ways }: Row, here: number | undefined): HTMLElement {
    const { coordinates } = this.context.store.now.settings;
    const effect = relabelled(effectWords(step), coordinates);
    return h(
      "li",
      { class: number === undefined ? "way" : undefined },
      h(
        "button",
        {
          type: "button",
          class: "step-item",
          "aria-current": index === this.chosen ? "true" : index === here ? "location" : undefined,
          click: () => this.choose(index),
          "data-name": `step-${index}`,
        },
        h("span", { class: "step-number" }, number === undefined ? "or" : String(number)),
        h(
          "span",
          { class: "step-title" },
          step.name,
          step.se !== undefined && h("small", {}, ` ${step.se.toFixed(1)}`),
          index === here && h("b", { class: "here" }, "You are here"),
        ),
        h("span", { class: "step-effect", title: relabelled(effectsOf(step).join(", "), coordinates) }, effect),
      ),
      ways > 0 && this.waysButton(index, ways, effect),
    );
  }

  private waysButton(index: number, ways: number, effect: string): HTMLElement {
    const isOpen = this.opened.has(index);
    const words = ways === 1 ? "+1 way" : `+${ways} ways`;
    const turn = () => {
      if (isOpen) this.opened.delete(index);
      else this.opened.add(index);
      this.redraw();
    };
    return button(words, turn, {
      class: "quiet ways",
      "aria-expanded": String(isOpen),
      "aria-label": `${words} to ${effect}`,
      "data-name": `ways-${index}`,
    });
  }

  // With arrows, Home and End through a long list.
  private toItem(event: KeyboardEvent): void {
    const items = [...this.list.querySelectorAll<HTMLElement>(".step-item")];
    const at = items.findIndex((item) => item === event.target);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    items[Math.max(0, Math.min(to, items.length - 1))].focus();
  }

  // Asked again at every move.
  private get isAstray(): boolean {
    return this.kind === "path" && isAstray(boardOf(this.context.store.now), this.solution);
  }

  // The player's own place on the path.
  private here(): number | undefined {
    if (this.kind !== "path" || !this.steps.length || this.isAstray) return undefined;
    return placeInPath(boardOf(this.context.store.now), this.steps);
  }

  // The list is scrolled, not the page: to the step that is looked at, or to one's own place.
  private scrollToPlace(): void {
    const { list } = this;
    const item =
      list.querySelector<HTMLElement>("[aria-current=true]") ??
      list.querySelector<HTMLElement>("[aria-current=location]");
    if (!item) return;
    const [top, height] = [item.offsetTop, list.clientHeight];
    const isSeen = top >= list.scrollTop && top + item.offsetHeight <= list.scrollTop + height;
    if (!isSeen) list.scrollTop = top - height / 2;
  }

  // The puzzle and a line for each step that is seen, as experts write it.
  private copy(): void {
    const { coordinates } = this.context.store.now.settings;
    const lines = this.rows().map(({ line, number }) => `${number === undefined ? "   or" : `${number}.`} ${relabelled(line.notation, coordinates)}`);
    const board = this.start ?? boardOf(this.context.store.now);
    const text = [this.kind === "path" ? puzzleText(board) : libraryText(board), ...lines].join("\n");
    copyText(this.context, text, "The steps that stand here are in the clipboard.");
  }

  private toKind(kind: Kind): void {
    if (kind === this.kind) return;
    this.kind = kind;
    void this.load();
  }

  private stop(): void {
    this.context.engine.callOff("path");
    this.context.engine.callOff("steps");
    this.busy = false;
    this.redraw();
  }
}
