// Elements without a framework. Text goes in as text, never as markup.

type Child = Node | string | undefined | false;
type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: never) => void)>>;

const fill = (element: Element, attributes: Attributes, children: readonly Child[]): void => {
  for (const name in attributes) {
    const value = attributes[name];
    if (typeof value === "function") element.addEventListener(name, value as EventListener);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  for (const child of children) {
    if (child !== undefined && child !== false) element.append(child);
  }
};

export const h = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
};

const SVG = "http://www.w3.org/2000/svg";
export const svg = (tag: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement => {
  const element = document.createElementNS(SVG, tag) as SVGElement;
  fill(element, attributes, children);
  return element;
};

export const button = (words: string, click: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  h("button", { type: "button", click, ...attributes }, words);

export const field = (words: string, input: HTMLElement): HTMLLabelElement =>
  h("label", { class: "field" }, h("span", {}, words), input);

export const checkbox = (
  words: string,
  checked: boolean,
  change: (on: boolean) => void,
): HTMLLabelElement => {
  const input = h("input", { type: "checkbox" });
  input.checked = checked;
  input.addEventListener("change", () => change(input.checked));
  return h("label", { class: "check" }, input, h("span", {}, words));
};

export const select = (
  options: readonly (readonly [string, string])[],
  value: string,
  change: (value: string) => void,
  attributes: Attributes = {},
): HTMLSelectElement => {
  const element = h(
    "select",
    attributes,
    ...options.map(([name, words]) => h("option", { value: name }, words)),
  );
  element.value = value;
  element.addEventListener("change", () => change(element.value));
  return element;
};

// A button that opens a file; the browser's own says more than there is to say, and differently everywhere.
export const fileButton = (
  words: string,
  name: string,
  read: (file: File) => void,
  attributes: Attributes = {},
): HTMLLabelElement => {
  const file = h("input", { type: "file", class: "unseen", "data-name": name, ...attributes });
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (chosen) read(chosen);
    file.value = ""; // the same one can be chosen again
  });
  return h("label", { class: "file-button" }, words, file);
};

// Redraws a part of the page without losing the focus inside it: what had it is found again by its name.
export const refill = (element: Element, ...children: readonly Child[]): void => {
  const active = document.activeElement;
  const name = active && element.contains(active) ? active.getAttribute("data-name") : null;
  element.replaceChildren(
    ...children.filter((child): child is Node | string => child !== undefined && child !== false),
  );
  if (name)
    element.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
};

// Elements by name that stay as long as what they show: whoever redraws at every key builds anew only what has
// changed. `state` is all that the element shows.
export class Kept {
  private readonly elements = new Map<string, { readonly state: string; readonly element: HTMLElement }>();

  get(name: string, state: unknown, make: () => HTMLElement): HTMLElement {
    const text = JSON.stringify(state);
    const kept = this.elements.get(name);
    if (kept?.state === text) return kept.element;
    const element = make();
    this.elements.set(name, { state: text, element });
    return element;
  }
}

// The children of an element, in order; those that are there already are not touched, and what takes the place
// of another takes its focus too.
export const arrange = (parent: Element, children: readonly HTMLElement[]): void => {
  const active = parent.contains(document.activeElement) ? document.activeElement?.getAttribute("data-name") : null;
  children.forEach((child, i) => {
    const there = parent.children[i];
    if (there === child) return;
    if (there) there.replaceWith(child);
    else parent.append(child);
    if (active && child.getAttribute("data-name") === active) child.focus({ preventScroll: true });
  });
  while (parent.children.length > children.length) parent.lastElementChild?.remove();
};
