// The certificate of a step, to be read: the truths that it rests on, each lit on the board when it is pointed
// at, what follows from them, and what the checker says.
import { houseWords, parseCell, parseHouse } from "../board/cells.ts";
import type { Step } from "../engine/answers.ts";
import { h } from "./dom.ts";

const isCell = (truth: string): boolean => parseCell(truth) !== undefined;
// "7b2": "box 2 holds a 7".
const digitWords = (truth: string): string =>
  `${houseWords(parseHouse(truth.slice(1)) ?? 0)} holds ${truth.startsWith("8") ? "an" : "a"} ${truth.charAt(0)}`;

const truthWords = (truth: string): string => (isCell(truth) ? `${truth} holds a digit` : digitWords(truth));
// So many premises stand there in words; more by their names, with a key.
const FEW = 4;

// How the names are read, by one of each kind that is there.
const key = (truths: readonly string[]): string => {
  const cell = truths.find(isCell);
  const digit = truths.find((truth) => !isCell(truth));
  const words = [cell && `${cell} stands for "this cell holds a digit"`, digit && `${digit} for "${digitWords(digit)}"`];
  return `${words.filter(Boolean).join(", ").replace(/^(\S+) for/, "$1 stands for")}.`;
};

export const certificateElement = (
  step: Step,
  verdict: string,
  named: (text: string) => string, // with cells as the person calls them
  light: (truth: string | undefined) => void,
): HTMLElement => {
  const isShort = step.truths.length <= FEW;
  const truths = step.truths.map((truth) =>
    h(
      "button",
      {
        type: "button",
        class: "chip",
        title: named(truthWords(truth)),
        pointerenter: () => light(truth),
        pointerleave: () => light(undefined),
        focus: () => light(truth),
        blur: () => light(undefined),
      },
      named(isShort ? truthWords(truth) : truth),
    ),
  );
  const deadly = (step.deadly ?? []).map(([cell, digits]) => `${cell}=${digits}`).join(" ");
  return h(
    "div",
    { class: "proof" },
    h("h4", {}, "Certificate"),
    truths.length > 0 &&
      h(
        "p",
        {},
        `${truths.length > 1 ? "Each of these is" : "This is"} a fact of the rules: a cell must hold a digit, a house must hold each digit. ${step.assumes_unique ? "With one solution alone, that leaves" : truths.length > 1 ? "Together they leave" : "It leaves"} no room for ${step.remove.length ? "what is removed" : "anything but what is placed"}.`,
      ),
    truths.length > 0 &&
      h("p", {}, truths.length > 1 ? "Premises: " : "Premise: ", !isShort && h("span", { class: "ink-soft" }, named(key(step.truths)))),
    truths.length > 0 && h("div", { class: "chips" }, ...truths),
    deadly && h("p", {}, named(`A second solution would have these cells: ${deadly}.`)),
    step.symmetry && h("p", {}, `The givens are the same after ${step.symmetry[0]} with 123456789 as ${step.symmetry[1]}.`),
    h("p", {}, named(`Conclusion: ${[...step.place, ...step.remove].join(", ")}`)),
    h("p", { class: "verdict", role: "status" }, verdict),
  );
};
