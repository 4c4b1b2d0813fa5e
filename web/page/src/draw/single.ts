// Why a single is one. A hidden single: the digits that keep its digit out of all other cells of the house, and
// the lines along which they do. A naked single: a digit of every other kind that its cell sees. What the player
// has struck himself is blocked by nobody. The same stands in nonet/draw/single.cpp.
import { DIGITS, HOUSES, PEERS, parseCandidate, parseHouse } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import type { Step } from "../engine/answers.ts";

export interface Single {
  readonly at: Candidate;
  readonly house: number | undefined; // of a hidden one
  readonly isLast: boolean; // there is no other open cell that something would have to block
}

export interface Why {
  readonly blockers: readonly Cell[];
  readonly lines: readonly { readonly from: Cell; readonly to: Cell }[];
  readonly blocked: readonly Cell[];
}

// By its shape, not by its name: one digit that one truth leaves.
export const singleOf = (step: Step): Single | undefined => {
  const { place, remove, truths, inferences, deadly, houses } = step;
  const at = place.length === 1 ? parseCandidate(place[0]) : undefined;
  const isPlain = !remove.length && truths.length === 1 && !inferences?.length && !deadly?.length;
  if (!at || !isPlain || houses.length > 1) return undefined;
  const house = houses.length ? parseHouse(houses[0][1]) : undefined;
  return { at, house, isLast: step.technique === "full-house" };
};

// Of several that block the same, those that block most, as few as will do.
export const whyOf = ({ at, house }: Single, digitAt: (cell: Cell) => number): Why => {
  if (house === undefined) {
    const seen = DIGITS.filter((digit) => digit !== at.digit).map((digit) =>
      PEERS[at.cell].find((cell) => digitAt(cell) === digit),
    );
    return { blockers: seen.filter((cell) => cell !== undefined), lines: [], blocked: [] };
  }
  const blocked = HOUSES[house].filter((cell) => cell !== at.cell && !digitAt(cell));
  const blockers: Cell[] = [];
  const lines: { from: Cell; to: Cell }[] = [];
  for (let open = blocked; ; ) {
    const blockedBy = (from: Cell) => open.filter((cell) => digitAt(from) === at.digit && PEERS[from].includes(cell));
    let best = 0;
    for (let cell = 1; cell < PEERS.length; ++cell) if (blockedBy(cell).length > blockedBy(best).length) best = cell;
    const covered = blockedBy(best);
    if (!covered.length) return { blockers, lines, blocked };
    blockers.push(best);
    for (const to of covered) lines.push({ from: best, to });
    open = open.filter((cell) => !covered.includes(cell));
  }
};
