// The links of a pattern that tells no story. A wing, say, names its cells by their roles and rests on its
// truths, and these say what is linked with what: of two candidates that a truth of the certificate leaves,
// one is true; of two of one digit that see each other, one is false. Only candidates that have a part in
// linking (pivot, end, link, a colour) are tied: the cells of a fish or a pair lie in the house that is drawn.
import { PEERS, parseTruth } from "../board/cells.ts";
import type { Candidate } from "../board/cells.ts";
import type { Step } from "../engine/answers.ts";
import { isSetRole } from "./roles.ts";

export interface RoleAt {
  readonly role: string;
  readonly at: Candidate;
}

export interface Tie {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly link: "strong" | "weak";
}

interface Player {
  readonly at: Candidate;
  readonly roles: ReadonlySet<string>;
}

const LINKING: readonly string[] = ["pivot", "pincer", "link"];
const isColour = (role: string): boolean => role.startsWith("color-");

const playersOf = (marks: readonly RoleAt[]): Player[] => {
  const players = new Map<number, { at: Candidate; roles: Set<string> }>();
  for (const { role, at } of marks) {
    const key = at.cell * 10 + at.digit;
    const player = players.get(key) ?? { at, roles: new Set() };
    players.set(key, { at, roles: player.roles.add(role) });
  }
  return [...players.values()];
};

// In one cell two candidates are seen to belong together without a line.
const strongTies = (truths: readonly string[], players: readonly Player[]): Tie[] =>
  truths.flatMap((truth): Tie[] => {
    const inside = parseTruth(truth) ?? [];
    const both = players.filter(({ at }) =>
      inside.some(({ cell, digit }) => cell === at.cell && digit === at.digit),
    );
    const links = both.every(({ roles }) => [...roles].some((role) => LINKING.includes(role) || isColour(role)));
    if (both.length !== 2 || !links || both[0].at.cell === both[1].at.cell) return [];
    return [{ from: both[0].at, to: both[1].at, link: "strong" }];
  });

const partOf = ({ roles }: Player): string | undefined => LINKING.find((role) => roles.has(role));
const setOf = ({ roles }: Player): string | undefined => [...roles].find(isSetRole);

// Pivot and ends, or ends and links; and links of two sets or sides. What both would be true for the same
// reason ("pattern": what follows rests on either) is no link.
const areLinked = (a: Player, b: Player): boolean => {
  const [one, other] = [partOf(a), partOf(b)];
  if (!one || !other || a.at.digit !== b.at.digit || !PEERS[a.at.cell].includes(b.at.cell)) return false;
  if (a.roles.has("pattern") && b.roles.has("pattern")) return false;
  if (one !== other) return true;
  return one === "link" && (setOf(a) === undefined || setOf(a) !== setOf(b));
};

export const tiesOf = (step: Step, marks: readonly RoleAt[]): Tie[] => {
  if (step.inferences?.length) return [];
  const players = playersOf(marks);
  const strong = strongTies(step.truths, players);
  const isTied = (a: Candidate, b: Candidate) =>
    strong.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  const weak = players.flatMap((a, i) =>
    players
      .slice(i + 1)
      .filter((b) => areLinked(a, b) && !isTied(a.at, b.at))
      .map((b): Tie => ({ from: a.at, to: b.at, link: "weak" })),
  );
  return [...strong, ...weak];
};
