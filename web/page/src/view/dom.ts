// Elements without a framework. Text goes in as text, never as markup.

type Child = Node | string | undefined | false;
type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: never) => void)>>;

const fill = (element: Element, attributes: Attributes, children: readonly Child[]): void => {
  for (const [name, value] of Object.entries(attributes)) {
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
