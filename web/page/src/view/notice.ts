// The page's voice: one live region, heard by a screen reader, and seen as a line over the page where what
// it says shows nowhere else: that a paste was read, that something is in the clipboard. A line that is
// seen goes after a while, or when the next thing is said; what it offers to press can be done elsewhere too.
// Of what one deed has said at once, that which is to be seen counts.
import { button, h } from "./dom.ts";

const SEEN = 5000; // milliseconds
const SEEN_WITH_OFFER = 8000;

export interface Offer {
  readonly words: string;
  readonly take: () => void;
}

export class Notice {
  readonly element = h("div", { class: "notice unseen" });
  private readonly words = h("span", { "aria-live": "polite", "data-name": "live" });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isNew = false;

  constructor() {
    this.element.append(this.words);
  }

  say(text: string): void {
    if (this.isNew) return;
    this.hide();
    this.words.textContent = text;
  }

  tell(text: string, offer?: Offer): void {
    this.hide();
    this.words.textContent = text;
    this.isNew = true;
    queueMicrotask(() => (this.isNew = false));
    const take = () => {
      this.hide();
      offer?.take();
    };
    if (offer) this.element.append(button(offer.words, take, { "data-name": "notice-offer" }));
    this.element.classList.remove("unseen");
    this.hideLater(offer ? SEEN_WITH_OFFER : SEEN);
  }

  // Not from under the pointer, nor from the focus.
  private hideLater(seen: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => (this.element.matches(":hover, :focus-within") ? this.hideLater(seen) : this.hide()),
      seen,
    );
  }

  private hide(): void {
    clearTimeout(this.timer);
    this.element.classList.add("unseen");
    this.element.replaceChildren(this.words);
  }
}
