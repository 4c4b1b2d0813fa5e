// A hint where one plays, on a phone: what it tells stands over the board, in place of the head of the page, and what can be done
// about it in place of the pad's tools, what comes next always under the same finger. So nothing moves, and the digits stay where
// they are. The panel below tells all of it.
import { h, refill } from "./dom.ts";

export interface StripParts {
  readonly said: readonly (Node | string)[];
  readonly deeds: readonly HTMLElement[]; // what comes next is the last
}

export class HintStrip {
  readonly said = h("section", { class: "hint-said", "aria-label": "Hint", tabindex: 0, hidden: true, "data-name": "hint-said" });
  readonly deeds = h("div", { class: "tools hint-deeds", role: "group", "aria-label": "What a hint offers", hidden: true });

  private hadFocus = false;
  private wasSeen = false;

  constructor() {
    addEventListener("resize", () => this.turned());
    this.said.addEventListener("scroll", () => this.showWhetherMore());
  }

  // Without parts there is no hint.
  show(parts?: StripParts): void {
    this.hadFocus ||= document.activeElement?.closest(".tools") !== null;
    this.said.hidden = this.deeds.hidden = !parts;
    refill(this.said, ...(parts?.said ?? []));
    refill(this.deeds, ...(parts?.deeds ?? []));
    this.said.scrollTop = 0;
    this.measure();
    // Who came to it by keys finds what comes next under them, once there is something, and afterwards the way to another hint.
    this.hadFocus &&= !document.activeElement?.closest(".tools")?.checkVisibility();
    const tools = this.isInSight ? this.deeds : this.deeds.parentElement;
    const next = this.hadFocus && tools?.querySelector<HTMLElement>(".primary");
    if (!next) return;
    next.focus({ preventScroll: true });
    this.hadFocus = false;
  }

  // Whether it is read here, and not in the panel.
  get isInSight(): boolean {
    return this.said.checkVisibility() && this.said.getBoundingClientRect().bottom > 0;
  }

  // A phone that was on its side had what is told in the panel, where one may have scrolled to: up here the digits are above that.
  private turned(): void {
    const isNew = !this.wasSeen && this.said.checkVisibility();
    if (isNew) scrollTo({ top: 0 });
    this.measure();
  }

  // As high as what it lies over.
  private measure(): void {
    this.wasSeen = this.said.checkVisibility();
    if (this.said.hidden) return;
    let above = this.said.previousElementSibling;
    while (above && !above.checkVisibility()) above = above.previousElementSibling;
    this.said.style.height = above ? `${above.getBoundingClientRect().bottom + scrollY}px` : "";
    this.said.classList.remove("long");
    this.said.classList.toggle("long", this.said.scrollHeight > this.said.clientHeight);
    this.showWhetherMore();
  }

  private showWhetherMore(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.said;
    this.said.classList.toggle("has-more", scrollHeight - scrollTop > clientHeight + 2);
  }
}
