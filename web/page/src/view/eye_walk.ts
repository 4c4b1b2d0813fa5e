// A walk of the eye over the example of a lesson, look by look: what is said, and what is lit meanwhile. The
// looks are the engine's; the last one is what follows, and shows the whole step.
import { parseHouse } from "../board/cells.ts";
import type { Candidate } from "../board/cells.ts";
import { NOTHING, candidatesNamed, drawingOfStep } from "../draw/drawing.ts";
import type { Drawing } from "../draw/drawing.ts";
import type { EyeLook, Step } from "../engine/answers.ts";
import type { Context } from "./context.ts";
import { button, h, refill } from "./dom.ts";
import { phraseElements } from "./phrases.ts";

export const drawingOfLook = (look: EyeLook): Drawing => ({
  ...NOTHING,
  houses: look.houses.flatMap((name) => {
    const house = parseHouse(name);
    return house === undefined ? [] : [{ role: "look" as const, house }];
  }),
  marks: candidatesNamed(look.candidates).map((at) => ({ role: "pattern", at })),
});

const keyOf = ({ cell, digit }: Candidate): number => cell * 10 + digit;

export class EyeWalk {
  readonly element = h("div", { class: "eye-walk" });
  private at = 0;

  constructor(
    private readonly context: Context,
    private readonly looks: readonly EyeLook[],
    private readonly step: Step,
    private readonly show: (drawing: Drawing) => void,
  ) {
    this.redraw();
  }

  // What was looked at before stays, where all of it is in the pattern.
  drawing(): Drawing {
    const whole = drawingOfStep(this.step);
    if (this.at === this.looks.length - 1) return whole;
    const now = drawingOfLook(this.looks[this.at]);
    const pattern = new Set(whole.marks.map(({ at }) => keyOf(at)));
    const before = new Set(
      this.looks
        .slice(0, this.at)
        .map((look) => candidatesNamed(look.candidates).map(keyOf))
        .filter((keys) => keys.every((key) => pattern.has(key)))
        .flat(),
    );
    for (const { at } of now.marks) before.delete(keyOf(at));
    return { ...now, marks: [...whole.marks.filter(({ at }) => before.has(keyOf(at))), ...now.marks] };
  }

  // Also for the keys [ and ].
  walk(by: number): void {
    const next = Math.max(0, Math.min(this.looks.length - 1, this.at + by));
    if (next === this.at) return;
    this.at = next;
    this.redraw();
    this.show(this.drawing());
    this.context.say(this.looks[next].words);
  }

  private redraw(): void {
    const last = this.looks.length - 1;
    const { coordinates } = this.context.store.now.settings;
    const words = (text: string) =>
      phraseElements(text, coordinates, (cells, by) => this.context.light(cells, by));
    refill(
      this.element,
      h(
        "div",
        { class: "player", role: "group", "aria-label": "Walk of the eye" },
        button("Back", () => this.walk(-1), { "data-name": "look-before", disabled: this.at === 0 }),
        button("Next", () => this.walk(1), { "data-name": "next-look", disabled: this.at === last }),
        h("span", { class: "count" }, `${this.at + 1} of ${last + 1}`),
      ),
      // Always at the same place, whatever was looked at before.
      h("p", { class: "look", "aria-current": "step" }, words(this.looks[this.at].words)),
      this.at > 0 &&
        h("ol", { class: "reasoning" }, ...this.looks.slice(0, this.at).map((look) => h("li", { class: "reason" }, words(look.words)))),
    );
  }
}
