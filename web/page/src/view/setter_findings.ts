// What is known of the puzzle on the bench: how many solutions, where two differ, what clashes or is needless, the way
// and how hard it is. It comes while the engine works, and what takes long can be stopped.
import { headlineOf, partWords, progressOf } from "../setter/findings.ts";
import type { Findings, Way } from "../setter/findings.ts";
import { button, h, refill } from "./dom.ts";

export type Seen = "candidates" | "first" | "second" | "bare";

export interface Wishes {
  stop(): void;
  goOn(): void;
  see(what: Seen): void;
  count(): void;
  needless(): void;
  readWay(): void;
  light(rules: readonly number[], givens: readonly string[]): void; // as the engine numbers rules, from 1
}

const figure = (value: number): string => value.toLocaleString("en");

export class SetterFindings {
  readonly headline = h("p", { class: "setter-headline", role: "status", "data-name": "setter-headline" });
  readonly element = h("div", { class: "setter-findings panel-body" });
  private readonly progress = h("p", { class: "remark", "data-name": "setter-progress" });

  private drawn: { readonly findings: Findings; readonly seen: Seen } | undefined;

  constructor(private readonly wishes: Wishes) {}

  draw(findings: Findings, seen: Seen): void {
    if (this.drawn?.findings === findings && this.drawn.seen === seen) return;
    this.drawn = { findings, seen };
    const { words, sign } = headlineOf(findings);
    const shown = words || "Looking for solutions ...";
    if (this.headline.textContent !== shown) this.headline.textContent = shown;
    this.headline.dataset["sign"] = sign;
    this.progress.textContent = progressOf(findings);
    refill(
      this.element,
      this.progress,
      this.seenParts(findings, seen),
      ...this.workParts(findings),
      ...this.partsOf(findings),
      ...this.wayParts(findings.way),
    );
  }

  private isBusy({ problem, examined, isStopped, clash, needless, count }: Findings): boolean {
    if (problem || isStopped) return false;
    const under = [examined ?? { complete: false }, clash, needless, count];
    return under.some((each) => each && !each.complete);
  }

  private seenParts({ examined }: Findings, seen: Seen): HTMLElement | false {
    if (!examined?.first) return false;
    const choice = (what: Seen, words: string) =>
      button(words, () => this.wishes.see(what), { class: "chip", "aria-pressed": String(seen === what), "data-name": `see-${what}` });
    return h(
      "div",
      { class: "chips", role: "group", "aria-label": "What the cells show" },
      choice("candidates", examined.second ? "Candidates" : "Solution"),
      examined.second !== undefined && choice("first", "One solution"),
      examined.second !== undefined && choice("second", "Another"),
      choice("bare", "Nothing"),
    );
  }

  private workParts(findings: Findings): HTMLElement[] {
    const { examined, count, needless, isStopped } = findings;
    const isUnique = examined?.solutions === "one";
    const parts = h(
      "div",
      { class: "buttons" },
      this.isBusy(findings) && button("Stop", () => this.wishes.stop(), { "data-name": "setter-stop" }),
      isStopped && button("Go on", () => this.wishes.goOn(), { "data-name": "setter-go-on" }),
      examined?.complete === true && examined.solutions === "several" && !count &&
        button("Count all solutions", () => this.wishes.count(), { "data-name": "setter-count" }),
      isUnique && !needless && button("What is needless?", () => this.wishes.needless(), { "data-name": "setter-needless" }),
      isUnique && findings.way?.rating?.level != null && !findings.way.steps &&
        button("Read the way", () => this.wishes.readWay(), { "data-name": "setter-way" }),
    );
    return parts.childElementCount ? [parts] : [];
  }

  private partsOf({ count, needless, clash, isStopped }: Findings): HTMLElement[] {
    const parts: HTMLElement[] = [];
    if (count?.count !== undefined) {
      const so = count.complete ? "" : isStopped ? " at least, stopped" : " so far ...";
      parts.push(h("p", { "data-name": "setter-counted" }, `${figure(count.count)} solutions${so}.`.replace("....", "...")));
    }
    if (clash && !clash.complete && !isStopped)
      parts.push(h("p", { class: "remark" }, `What clashes: ${clash.looked_at ?? 0} of ${clash.of ?? 0} looked at ...`));
    if (clash?.complete) parts.push(this.lightButton("Show what clashes", clash.rules, clash.givens));
    if (needless) {
      const words = partWords(needless);
      const looked = `${needless.looked_at ?? 0} of ${needless.of ?? 0} looked at`;
      const found = words ? `Needless, each by itself: ${words}.` : "Nothing is needless.";
      parts.push(h("p", { "data-name": "setter-needless-words" }, needless.complete ? found : `${looked} ...${words ? ` ${found}` : ""}`));
      if (words && needless.complete) parts.push(this.lightButton("Show what is needless", needless.rules, needless.givens));
    }
    return parts;
  }

  private lightButton(
    words: string,
    rules: readonly { readonly rule: number }[] = [],
    givens: readonly string[] = [],
  ): HTMLElement {
    const numbers = rules.map(({ rule }) => rule);
    return h("div", { class: "buttons" }, button(words, () => this.wishes.light(numbers, givens), { class: "quiet", "data-name": "setter-light" }));
  }

  private wayParts(way: Way | undefined): HTMLElement[] {
    if (!way) return [];
    const { rating, steps, problem } = way;
    if (problem) return [h("p", { "data-name": "setter-rating" }, `How hard it is: ${problem}`)];
    if (!rating) return [h("p", { class: "remark" }, "The way through it ...")];
    const hard = rating.hard_steps ?? 0;
    const words = `${rating.level ?? ""}: ${hard} ${hard === 1 ? "step" : "steps"} of that level, ${figure(rating.score ?? 0)} points; every step proved.`;
    return [
      h("p", { "data-name": "setter-rating" }, words),
      ...(steps
        ? [
            h(
              "ol",
              { class: "setter-way", "data-name": "setter-steps", tabindex: 0, "aria-label": "The way" },
              ...steps.map(({ name, sentence }) => h("li", {}, h("b", {}, name), ` ${sentence}`)),
            ),
          ]
        : []),
    ];
  }
}
