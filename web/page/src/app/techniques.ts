// Which techniques may be used, and in which order: what a person chooses in the settings, as values, and
// as the engine takes it. HoDoKu and Sudoku Explainer solve in an order of their own; nonet's can be
// changed, and of that only what differs is kept: the techniques that come first, up to the one behind
// which all others follow as usual. So a technique that a later version adds has its place at once.
import type { Settings } from "./app.ts";

export interface Row {
  readonly slug: string;
  readonly family: string;
  readonly joins?: boolean; // two steps of others in one: not used unless chosen
  readonly on_request?: boolean; // of ways of its own: likewise
  readonly hodoku?: unknown;
  readonly se?: unknown;
}

export type Choice = Pick<Settings, "policy" | "uniqueness" | "order" | "without" | "added">;

export const USUAL: Choice = { policy: "all", uniqueness: true, order: [], without: [], added: [] };

// The choice as every question about steps takes it along.
export const optionsOf = (choice: Choice, skipSingles = false): Record<string, unknown> => {
  const { policy, uniqueness, order, without, added } = choice;
  const left = [...without, ...(skipSingles ? ["singles"] : [])];
  const own = policy === "all";
  return {
    ...(!own && { policy }),
    ...(!uniqueness && { uniqueness: false }),
    ...(left.length && { without: left }),
    ...(own && order.length && { order }),
    ...(own && added.length && { with: added }),
  };
};

// Whether all that nonet knows may be used, easiest first: then there is nothing simpler than its hint.
export const isEasiestFirst = (options: Readonly<Record<string, unknown>>): boolean =>
  ["policy", "order", "without", "skip"].every((name) => options[name] === undefined);

const isExtra = ({ joins, on_request }: Row): boolean => Boolean(joins || on_request);

export const isUsed = (choice: Choice, row: Row): boolean =>
  isExtra(row) && choice.policy === "all" ? choice.added.includes(row.slug) : !choice.without.includes(row.slug);

export const used = (choice: Choice, row: Row, on: boolean): Partial<Choice> => {
  const toggled = (list: readonly string[], member: boolean) => [
    ...list.filter((slug) => slug !== row.slug),
    ...(member ? [row.slug] : []),
  ];
  return isExtra(row) && choice.policy === "all"
    ? { added: toggled(choice.added, on) }
    : { without: toggled(choice.without, !on) };
};

// What there is to choose from, in the order in which it is looked for.
export const listed = <T extends Row>(choice: Choice, all: readonly T[]): T[] => {
  if (choice.policy === "hodoku") return all.filter(({ hodoku }) => hodoku !== undefined);
  if (choice.policy === "se") return all.filter(({ se }) => se !== undefined);
  const first = choice.order.flatMap((slug) => all.filter((row) => row.slug === slug));
  return [...first, ...all.filter((row) => !first.includes(row))];
};

// The technique at another place of the list.
export const moved = (choice: Choice, all: readonly Row[], slug: string, to: number): Partial<Choice> => {
  const list = listed(choice, all).map((row) => row.slug);
  const others = list.filter((other) => other !== slug);
  const place = Math.max(0, Math.min(others.length, to));
  return {
    order: shortened(
      [...others.slice(0, place), slug, ...others.slice(place)],
      all.map((row) => row.slug),
    ),
  };
};

// The least of a list's beginning behind which all others follow as usual.
const shortened = (list: readonly string[], usual: readonly string[]): string[] => {
  for (let length = 0; ; ++length) {
    const first = list.slice(0, length);
    const rest = usual.filter((slug) => !first.includes(slug));
    if (rest.every((slug, i) => slug === list[length + i])) return first;
  }
};

// ---- presets

export interface Preset {
  readonly name: string;
  readonly choice: (all: readonly Row[]) => Choice;
}

// The strategies of SudokuWiki's solver as nonet calls them, in its order.
const SUDOKUWIKI = `full-house naked-single hidden-single naked-pair naked-triple hidden-pair
hidden-triple naked-quadruple hidden-quadruple pointing claiming x-wing chute-remote-pair
simple-color-wrap simple-color-trap xy-wing rectangle-elimination swordfish xyz-wing bug-plus-1
x-chain xy-chain 3d-medusa-wrap 3d-medusa-empty 3d-medusa-trap jellyfish unique-rectangle-1
unique-rectangle-2 unique-rectangle-3 unique-rectangle-4 unique-rectangle-5 unique-rectangle-6
firework-triple firework-quadruple firework-pair-bivalue firework-pair-double twinned-xy-chain
sk-loop extended-rectangle-1 extended-rectangle-2 extended-rectangle-3 extended-rectangle-4
hidden-rectangle wxyz-wing aligned-pair-exclusion junior-exocet junior-exocet-mirror double-exocet
empty-rectangle finned-x-wing sashimi-x-wing finned-swordfish sashimi-swordfish continuous-nice-loop
discontinuous-nice-loop aic grouped-continuous-nice-loop grouped-discontinuous-nice-loop grouped-aic
aic-with-als aic-with-ur sue-de-coq forcing-chain-contradiction forcing-chain-verity als-xz
als-xz-doubly-linked als-xy-wing als-chain death-blossom template-set template-delete
forcing-net-contradiction forcing-net-verity`.split(/\s+/);

const CHAINS: ReadonlySet<string> = new Set(["Chains and Loops", "Almost Locked Sets", "Last Resorts"]);
const slugsOf = (all: readonly Row[], wanted: (row: Row) => boolean): string[] =>
  all.filter((row) => !isExtra(row) && wanted(row)).map(({ slug }) => slug);

export const PRESETS: readonly Preset[] = [
  { name: "Everything", choice: () => USUAL },
  { name: "HoDoKu", choice: () => ({ ...USUAL, policy: "hodoku" }) },
  { name: "Sudoku Explainer", choice: () => ({ ...USUAL, policy: "se" }) },
  {
    name: "SudokuWiki",
    choice: (all) => ({
      ...USUAL,
      order: SUDOKUWIKI.filter((slug) => all.some((row) => row.slug === slug)),
      without: slugsOf(all, ({ slug }) => !SUDOKUWIKI.includes(slug)),
    }),
  },
  { name: "No uniqueness", choice: () => ({ ...USUAL, uniqueness: false }) },
  {
    name: "No chains",
    choice: (all) => ({ ...USUAL, without: slugsOf(all, ({ family }) => CHAINS.has(family)) }),
  },
];

// The preset that is in force, if one is.
export const presetOf = (choice: Choice, all: readonly Row[]): Preset | undefined =>
  PRESETS.find((preset) => {
    const its = preset.choice(all);
    const same = (a: readonly string[], b: readonly string[]) =>
      a.length === b.length && a.every((slug) => b.includes(slug));
    return (
      its.policy === choice.policy &&
      its.uniqueness === choice.uniqueness &&
      its.order.join() === choice.order.join() &&
      same(its.without, choice.without) &&
      same(its.added, choice.added)
    );
  });
