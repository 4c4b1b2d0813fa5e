// All that can be done now, in an order that stays when the board changes a little: the techniques as hints
// look for them, and the steps of one from the top of the board to its end. The engine's
// own order is the search's: families mixed, and a technique's steps as they were found.
import { parseCandidate } from "../board/cells.ts";
import type { Step } from "../engine/answers.ts";
import { listed } from "./techniques.ts";
import type { Choice, Row } from "./techniques.ts";

type Listed = Pick<Step, "technique" | "place" | "remove">;

// Where a step acts first.
const placeOf = ({ place, remove }: Listed): number =>
  Math.min(
    ...[...place, ...remove].map((name) => {
      const at = parseCandidate(name);
      return at ? at.cell * 10 + at.digit : Infinity;
    }),
  );

// What a step does: two of one technique that do the same are alike, whichever way each finds it.
export const effectsOf = ({ place, remove }: Omit<Listed, "technique">): readonly string[] => [...place, ...remove];

// Those that do the most first.
export const byEffect = <T extends Listed>(steps: readonly T[]): T[] =>
  [...steps].sort((a, b) => effectsOf(b).length - effectsOf(a).length);

const LONGEST_EFFECT = 24;
// As the expert's line has it, "r46c1,r9c8<>2", before a story; or "r1c2<>5 and 3 more" where that is too long for a row.
export const effectWords = (step: Omit<Listed, "technique"> & { readonly notation: string }): string => {
  const all = effectsOf(step);
  const short = / ==?> ([^[]*?)(?: \[.*)?$/.exec(step.notation)?.[1];
  if (all.length > 1 && short && short.length <= LONGEST_EFFECT) return short;
  return all.length > 2 ? `${all[0]} and ${all.length - 1} more` : all.join(", ");
};

// What stands in the list by itself, and the other ways to the same: they do nothing that is not done above them. Each is
// under the line that does the most of it, the first of these. `counts` are the effects that are asked about.
export interface Folded<T> {
  readonly step: T;
  readonly ways: readonly T[];
}
export const folded = <T extends Listed>(steps: readonly T[], counts: (effect: string) => boolean = () => true): Folded<T>[] => {
  const lines: { step: T; does: ReadonlySet<string>; ways: T[] }[] = [];
  const done = new Set<string>();
  for (const step of steps) {
    const does = new Set(effectsOf(step).filter(counts));
    const sharedWith = (line: { does: ReadonlySet<string> }) => [...does].filter((effect) => line.does.has(effect)).length;
    if ([...does].every((effect) => done.has(effect))) {
      lines.reduce((best, line) => (sharedWith(line) > sharedWith(best) ? line : best)).ways.push(step);
      continue;
    }
    for (const effect of does) done.add(effect);
    lines.push({ step, does, ways: [] });
  }
  return lines.map(({ step, ways }) => ({ step, ways }));
};

// Whether one of these, written as cells are called here, is about what somebody typed: "r3c5", "7" or "r3c5<>7".
export const actsOn = (effects: readonly string[], typed: string): boolean => {
  const wanted = typed.trim().toLowerCase();
  return effects.some((effect) => {
    const [cell, digit] = effect.toLowerCase().split(/<>|=/);
    return [cell, digit, effect.toLowerCase(), ""].includes(wanted);
  });
};

export const inOrder = <T extends Listed>(
  steps: readonly T[],
  choice: Choice,
  techniques: readonly Row[],
): T[] => {
  const ranks = new Map(listed(choice, techniques).map(({ slug }, rank) => [slug, rank]));
  const rankOf = (step: T) => ranks.get(step.technique) ?? ranks.size;
  return [...steps].sort((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
};
