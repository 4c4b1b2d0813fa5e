// The rules on the bench as a list: each can be chosen, given its number and erased; so can what is on the board.
import { isUnfinished, numberOf, numberText, ruleWords } from "../setter/puzzle.ts";
import type { Setting } from "../setter/puzzle.ts";
import { button, field, h, refill } from "./dom.ts";

export interface RuleDeeds {
  choose(index: number | undefined): void;
  erase(index: number): void;
  number(index: number, text: string): void;
}

export class SetterRules {
  readonly chosen = h("div", { class: "setter-chosen" });
  readonly element = h("div", { class: "setter-section panel-body" });
  private drawn = "";

  constructor(private readonly deeds: RuleDeeds) {}

  draw(setting: Setting, chosen: number | undefined): void {
    this.drawChosen(setting, chosen);
    const state = JSON.stringify([setting.rules, chosen]);
    if (state === this.drawn) return;
    this.drawn = state;
    const count = setting.rules.length;
    refill(
      this.element,
      h("h3", {}, count ? `Rules (${count})` : "Rules"),
      !count && h("p", { class: "remark" }, "None yet: this is the ordinary game."),
      count > 0 &&
        h(
          "ul",
          { class: "setter-list" },
          ...setting.rules.map((rule, index) =>
            h(
              "li",
              {},
              button(ruleWords(rule) + (isUnfinished(rule) ? ": a number is missing" : ""), () => this.deeds.choose(index === chosen ? undefined : index), {
                class: "setter-rule",
                "aria-pressed": String(index === chosen),
                "data-name": `rule-${index}`,
              }),
              button("Erase", () => this.deeds.erase(index), { class: "quiet", "aria-label": `Erase ${ruleWords(rule)}`, "data-name": `erase-${index}` }),
            ),
          ),
        ),
    );
  }

  // The field keeps what is being typed into it.
  private drawChosen(setting: Setting, chosen: number | undefined): void {
    const rule = chosen === undefined ? undefined : setting.rules[chosen];
    const input = this.chosen.querySelector("input");
    if (rule && input && document.activeElement === input && this.chosen.dataset["of"] === String(chosen)) return;
    this.chosen.dataset["of"] = String(chosen);
    if (!rule || chosen === undefined) {
      refill(this.chosen);
      return;
    }
    const number = numberOf(rule);
    const box = h("input", { inputmode: "numeric", autocomplete: "off", "data-name": "setter-number", size: 5, maxlength: 4 });
    box.value = numberText(rule);
    box.addEventListener("input", () => this.deeds.number(chosen, box.value));
    refill(
      this.chosen,
      h("span", { class: "setter-chosen-words" }, ruleWords(rule)),
      number !== undefined && field(number.words, box),
      button("Erase", () => this.deeds.erase(chosen), { "data-name": "setter-erase" }),
    );
  }
}
