// A sentence of the engine with its cells and houses found in it: what they mean lights up on the board
// when a phrase is pointed at or reached by the arrow keys, and the other way round.
import { HOUSES, cellAt, parseHouse, relabelled } from "../board/cells.ts";
import type { Cell, Coordinates } from "../board/cells.ts";
import { h } from "./dom.ts";

export interface Phrase {
  readonly text: string;
  readonly cells: readonly Cell[]; // none for plain words
}

// A list of houses ends behind its "and": in "rows 1 and 9, 4 in column 2" the 4 is a digit.
const PARTS = /r[1-9]+c[1-9]+|(?:row|column|box) [1-9]|(?:rows|columns|boxes) [1-9](?:, [1-9])*(?: and [1-9])?/g;

const cellsOf = (text: string): Cell[] => {
  const found = /^r([1-9]+)c([1-9]+)$/.exec(text);
  if (found)
    return [...found[1]].flatMap((row) =>
      [...found[2]].map((column) => cellAt(Number(row) - 1, Number(column) - 1)),
    );
  const [kind, ...rest] = text.split(" ");
  const numbers = rest.join(" ").match(/[1-9]/g) ?? [];
  return numbers.flatMap((number) => HOUSES[parseHouse(kind.charAt(0) + number) ?? 0]);
};

export const phrasesOf = (text: string, coordinates: Coordinates = "r1c1"): Phrase[] => {
  const phrases: Phrase[] = [];
  let at = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > at) phrases.push({ text: text.slice(at, match.index), cells: [] });
    const cells = cellsOf(match[0]);
    phrases.push({ text: relabelled(match[0], coordinates), cells });
    at = match.index + match[0].length;
  }
  if (at < text.length) phrases.push({ text: text.slice(at), cells: [] });
  return phrases;
};

// The phrases as elements. One of them is a stop for Tab; the arrow keys go on from there.
export const phraseElements = (
  text: string,
  coordinates: Coordinates,
  light: (cells: readonly Cell[], by: Element) => void,
): HTMLElement => {
  const paragraph = h("span", { class: "phrases" });
  let first = true;
  for (const phrase of phrasesOf(text, coordinates)) {
    if (!phrase.cells.length) {
      paragraph.append(phrase.text);
      continue;
    }
    const on = () => light(phrase.cells, element);
    const off = () => light([], element);
    const element = h(
      // A button would be a box of its own, and the full stop behind it fall onto the next line.
      "span",
      {
        role: "button",
        class: "phrase",
        "data-cells": phrase.cells.join(" "),
        tabindex: first ? 0 : -1,
        pointerenter: on,
        pointerleave: off,
        focus: on,
        blur: off,
      },
      phrase.text,
    );
    first = false;
    paragraph.append(element);
  }
  paragraph.addEventListener("keydown", (event) => walk(paragraph, event));
  return paragraph;
};

const walk = (paragraph: HTMLElement, event: KeyboardEvent): void => {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const all = [...paragraph.querySelectorAll<HTMLElement>(".phrase")];
  const now = all.indexOf(document.activeElement as HTMLElement);
  if (!by || now < 0) return;
  event.preventDefault();
  const next = all[(now + by + all.length) % all.length];
  all[now].tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
};

// Marks the phrases that speak of a cell.
export const markPhrases = (within: Element, cell: Cell | undefined): void => {
  for (const element of within.querySelectorAll(".phrase")) {
    const cells = (element.getAttribute("data-cells") ?? "").split(" ").map(Number);
    element.classList.toggle("pointed-at", cell !== undefined && cells.length <= 2 && cells.includes(cell));
  }
};
