// The page's style sheets as a browser would apply them to a shape of a picture: rules by classes, the more
// classes the stronger, and of equals the last; variables by theme. Enough for board.css and tokens.css.
import { readFileSync } from "node:fs";

type Declarations = Record<string, string>;
interface Rule {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly strength: number;
  readonly declarations: Declarations;
}

const declarationsOf = (body: string): Declarations =>
  Object.fromEntries(
    body
      .split(";")
      .map((each) => each.split(":").map((part) => part.trim()))
      .filter(([name, value]) => name && value),
  );

const blocksOf = (file: string): { selectors: string[]; declarations: Declarations }[] => {
  const text = readFileSync(file, "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors.split(",").map((each) => each.trim()),
    declarations: declarationsOf(body),
  }));
};

const RULES: readonly Rule[] = blocksOf("web/page/style/board.css").flatMap(({ selectors, declarations }) =>
  selectors
    .filter((selector) => !selector.includes("+"))
    .map((selector) => {
      const last = selector.split(" ").at(-1) ?? "";
      const count = selector.match(/\./g)?.length ?? 0;
      return {
        tag: /^[a-z]+/.exec(last)?.[0] ?? "",
        classes: [...last.matchAll(/\.([\w-]+)/g)].map((found) => found[1]),
        strength: count * 10 + (/(^| )[a-z]/.test(selector) ? 1 : 0),
        declarations,
      };
    }),
);

const TOKENS = blocksOf("web/page/style/tokens.css");
const tokensOf = (theme: string): Declarations =>
  Object.assign(
    {},
    ...TOKENS.filter(({ selectors }) =>
      selectors.some((selector) => selector === ":root" || selector === `:root[data-theme="${theme}"]`),
    ).map(({ declarations }) => declarations),
  ) as Declarations;

// All that is said of a shape, with variables replaced.
export const styleOf = (tag: string, className: string, theme: string): Declarations => {
  const classes = className.split(" ");
  const rules = RULES.filter((rule) => !rule.tag || rule.tag === tag)
    .filter((rule) => rule.classes.every((each) => classes.includes(each)))
    .map((rule, place) => ({ rule, place }))
    .sort((a, b) => a.rule.strength - b.rule.strength || a.place - b.place);
  const all = Object.assign(tokensOf(theme), ...rules.map(({ rule }) => rule.declarations)) as Declarations;
  const resolved = (value: string): string =>
    value.replace(/var\(([\w-]+)\)/g, (_, name: string) => resolved(all[name] ?? "?"));
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, resolved(value)]));
};
