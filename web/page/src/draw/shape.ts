// A picture as data: shapes in the order in which they are painted. The page turns them into elements,
// an export into text; both show the same. Attributes are numbers and words of our own, never text from
// outside; what a person wrote stands in `text` and is escaped.

export interface Shape {
  readonly tag: "path" | "circle" | "rect" | "text" | "line" | "g";
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

export const shape = (
  tag: Shape["tag"],
  className: string,
  attributes: Record<string, string | number> = {},
  text?: string,
): Shape => ({ tag, attributes: { class: className, ...attributes }, ...(text !== undefined && { text }) });

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);

export const toMarkup = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ tag, attributes, text }) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
      return `<${tag}${list.join("")}>${escaped(text ?? "")}</${tag}>`;
    })
    .join("");
