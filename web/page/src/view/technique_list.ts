// The techniques in the order in which they are looked for. Each can be left out, and moved: by its handle
// with a pointer, with Alt and an arrow key, or by the buttons under the list. The list is one stop for
// Tab, and the arrow keys go through it.
import { isUsed, listed, moved, used } from "../app/techniques.ts";
import type { Choice } from "../app/techniques.ts";
import type { Technique } from "../engine/answers.ts";
import { button, h, refill } from "./dom.ts";
import { gripIcon } from "./icons.ts";
import type { Context } from "./context.ts";

const OWN_ORDER: Readonly<Record<string, string>> = {
  hodoku: "HoDoKu's way has an order of its own. Techniques can be left out of it.",
  se: "Sudoku Explainer's way has an order of its own. Techniques can be left out of it.",
};
const EDGE = 32; // pixels within which a drag scrolls the list

interface Row {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
}

export class TechniqueList {
  private readonly list = h("ol", { class: "technique-list", "aria-label": "Techniques, in their order" });
  private readonly foot = h("div", { class: "buttons" });
  readonly element = h("div", { class: "technique-choice" }, this.list, this.foot);
  private readonly rows = new Map<string, Row>();
  private all: readonly Technique[] = [];
  private current = ""; // the slug that keys and buttons move

  constructor(private readonly context: Context) {
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  private get choice(): Choice {
    return this.context.store.now.settings;
  }
  private get slugs(): string[] {
    return listed(this.choice, this.all).map(({ slug }) => slug);
  }

  draw(all: readonly Technique[]): void {
    this.all = all;
    const shown = listed(this.choice, all);
    if (!shown.some(({ slug }) => slug === this.current)) this.current = shown[0]?.slug ?? "";
    const rows = shown.map((technique) => this.row(technique).element);
    const { activeElement } = document;
    const top = this.list.scrollTop;
    const before = [...this.list.children];
    if (before.length !== rows.length || before.some((row, i) => row !== rows[i]))
      this.list.replaceChildren(...rows);
    if (activeElement instanceof HTMLElement && this.list.contains(activeElement)) activeElement.focus();
    this.list.scrollTop = top;
    this.list.classList.toggle("fixed", this.choice.policy !== "all");
    this.redrawFoot();
  }

  private row(technique: Technique): Row {
    const { slug } = technique;
    const row = this.rows.get(slug) ?? this.newRow(technique);
    this.rows.set(slug, row);
    row.input.checked = isUsed(this.choice, technique);
    row.input.tabIndex = slug === this.current ? 0 : -1;
    row.element.classList.toggle("current", slug === this.current);
    return row;
  }

  private newRow(technique: Technique): Row {
    const { slug, name, level } = technique;
    const input = h("input", { type: "checkbox", "data-name": `technique-${slug}` });
    input.addEventListener("change", () => this.change(used(this.choice, technique, input.checked)));
    input.addEventListener("focus", () => this.choose(slug));
    const handle = h(
      "span",
      {
        class: "handle",
        "aria-hidden": "true",
        title: "Drag to another place",
        pointerdown: (event: PointerEvent) => this.drag(event, slug),
      },
      gripIcon(),
    );
    const label = h("label", { class: "check" }, input, h("span", {}, name));
    return { input, element: h("li", { class: "technique-row" }, handle, label, h("small", {}, level)) };
  }

  private change(choice: Partial<Choice>): void {
    this.context.store.send({ type: "settings", settings: choice });
  }

  private choose(slug: string): void {
    if (slug === this.current) return;
    this.current = slug;
    this.draw(this.all);
  }

  // ---- moving

  private move(to: number): void {
    const slug = this.current;
    this.change(moved(this.choice, this.all, slug, to));
    this.rows.get(slug)?.element.scrollIntoView({ block: "nearest" });
    const name = this.all.find((technique) => technique.slug === slug)?.name ?? slug;
    this.context.say(`${name}: ${this.slugs.indexOf(slug) + 1} of ${this.slugs.length}`);
  }

  private key(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const { slugs } = this;
    const at = slugs.indexOf(this.current);
    if (event.altKey) {
      if (this.choice.policy === "all") this.move(at + by);
      return;
    }
    const next = slugs[Math.max(0, Math.min(slugs.length - 1, at + by))];
    this.rows.get(next)?.input.focus();
  }

  // The row stays where it is in the document, and those that it passes change sides: a pointer loses an
  // element that is moved.
  private drag(event: PointerEvent, slug: string): void {
    const dragged = this.rows.get(slug)?.element;
    if (!dragged || this.choice.policy !== "all") return;
    event.preventDefault();
    this.choose(slug);
    dragged.classList.add("dragged");
    const follow = ({ clientY }: PointerEvent) => {
      const box = this.list.getBoundingClientRect();
      if (clientY < box.top + EDGE) this.list.scrollTop -= EDGE / 2;
      if (clientY > box.bottom - EDGE) this.list.scrollTop += EDGE / 2;
      const middle = (row: Element) => row.getBoundingClientRect().top + row.clientHeight / 2;
      for (let row = dragged.previousElementSibling; row && clientY < middle(row); ) {
        dragged.after(row);
        row = dragged.previousElementSibling;
      }
      for (let row = dragged.nextElementSibling; row && clientY > middle(row); ) {
        dragged.before(row);
        row = dragged.nextElementSibling;
      }
    };
    const release = () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", release);
      window.removeEventListener("pointercancel", release);
      dragged.classList.remove("dragged");
      this.move([...this.list.children].indexOf(dragged));
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", release);
  }

  private redrawFoot(): void {
    const { policy, order } = this.choice;
    const { slugs } = this;
    const at = slugs.indexOf(this.current);
    const name = this.all.find(({ slug }) => slug === this.current)?.name ?? "";
    const mover = (words: string, to: number, off: boolean) =>
      button(words, () => this.move(to), {
        "aria-label": `${words}: ${name}`,
        "data-name": `order-${words.toLowerCase()}`,
        disabled: off,
      });
    refill(
      this.foot,
      ...(policy === "all"
        ? [
            mover("First", 0, at === 0),
            mover("Earlier", at - 1, at === 0),
            mover("Later", at + 1, at === slugs.length - 1),
            button("Usual order", () => this.change({ order: [] }), {
              class: "quiet",
              "data-name": "order-usual",
              disabled: order.length === 0,
            }),
          ]
        : [h("p", { class: "remark" }, OWN_ORDER[policy])]),
    );
  }
}
