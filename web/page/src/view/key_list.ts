// All keys in a list, from the table that the keyboard itself goes by.
import { KEY_LIST } from "../app/keys.ts";
import { h } from "./dom.ts";

const keysElement = (keys: readonly string[]): HTMLElement =>
  h("th", { scope: "row" }, ...keys.flatMap((key, i) => [i > 0 && ", ", h("kbd", {}, key)]));

export const keyList = (): HTMLElement[] => [
  h(
    "table",
    { class: "key-list" },
    h("caption", { class: "unseen" }, "Keys"),
    ...KEY_LIST.map(({ keys, words }) => h("tr", {}, keysElement(keys), h("td", {}, words))),
  ),
  h(
    "p",
    { class: "remark" },
    "Arrows, Space, Ctrl + A and F1 to F10 are the browser's own while the focus is beside the board.",
  ),
];
