// Over the board while one practises: what is to be found, how what was struck or set is judged, and what one
// may want then: to be shown it, another of its kind, the lesson, or the game that one had.
import { practiceOf, verdictWords } from "../app/practice.ts";
import { relabelled } from "../board/cells.ts";
import { button, h, refill } from "./dom.ts";
import type { Context } from "./context.ts";
import { backButton } from "./open_games.ts";

export class PracticeLine {
  readonly element = h("section", { class: "practice", "aria-label": "Practice", hidden: true });
  private readonly verdict = h("p", { "data-name": "verdict" });
  private readonly back: HTMLElement;
  private shown = "";

  constructor(
    private readonly context: Context,
    private readonly again: () => void,
  ) {
    this.back = backButton(context);
    context.store.listen(() => this.redraw());
    this.redraw();
    // On a low phone the board makes room for just that; it keeps its size while another's board hides this.
    new ResizeObserver(() => {
      const { offsetHeight } = this.element;
      if (offsetHeight) document.documentElement.style.setProperty("--practice-height", `${offsetHeight}px`);
    }).observe(this.element);
  }

  private redraw(): void {
    const { now } = this.context.store;
    const practice = practiceOf(now);
    const words = practice ? relabelled(verdictWords(practice), now.settings.coordinates) : "";
    if (words === this.shown) return;
    this.shown = words;
    this.element.hidden = !words;
    if (!practice) return;
    this.verdict.textContent = words;
    const isDone = practice.verdict === "all";
    this.element.dataset["verdict"] = isDone && practice.isShown ? "shown" : practice.verdict;
    refill(
      this.element,
      this.verdict,
      h(
        "div",
        { class: "buttons" },
        button("Show me", () => this.context.showPractised(), { "data-name": "show-me" }),
        button("Another", this.again, { "data-name": "practise-again", ...(isDone && { class: "primary" }) }),
        button("Lesson", () => this.context.lesson(practice.exercise.lesson ?? practice.exercise.technique), {
          class: "quiet",
          "data-name": "practised-lesson",
        }),
        this.back,
      ),
    );
    // Whoever reads a hint on a phone has scrolled it away.
    if (practice.verdict === "open" || this.element.getBoundingClientRect().bottom >= 0) this.context.say(words);
    else this.context.tell(words);
  }
}
