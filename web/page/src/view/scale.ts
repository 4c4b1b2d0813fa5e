// How hard something is, in figures; who presses them is told what they mean.
import type { Context } from "./context.ts";
import { button } from "./dom.ts";
import type { Offer } from "./notice.ts";

export const scaleButton = (context: Context, words: string, meaning: () => [string, Offer?]): HTMLButtonElement =>
  button(words, () => context.tell(...meaning()), { class: "scale" });

// "SE 1.2"
export const stepScale = (context: Context, words: string): HTMLButtonElement =>
  scaleButton(context, words, () => [`${words} is how hard this step is on Sudoku Explainer's scale, from 1.0 to about 12.`]);
