// The pen: what a player draws over the board to write a chain down. Chains of candidates (or groups: a digit
// in several cells), each with a link to the next, numbered as they were drawn; and the candidates that are
// claimed to go. Pure values: a press and a key do the same. The last chain is the one that is drawn on and
// checked.
import { cellName } from "../board/cells.ts";
import type { Candidate, Cell, Digit } from "../board/cells.ts";
import { NOTHING } from "../draw/drawing.ts";
import type { Drawing } from "../draw/drawing.ts";
import type { ChainJudgement } from "../engine/answers.ts";
import type { StoryArrow, StoryNode } from "../draw/story.ts";

export type Link = "strong" | "weak";
export interface PenNode {
  readonly cells: readonly Cell[];
  readonly digit: Digit;
}
export interface PenChain {
  readonly nodes: readonly PenNode[];
  readonly links: readonly Link[]; // from each node to the next
  readonly ring: boolean; // the last link leads back to the first node
}
// What a press does: goes on with the chain, adds to its last group, claims that a candidate goes.
export const HANDS = ["chain", "group", "claim"] as const;
export type Hand = (typeof HANDS)[number];

export interface Pen {
  readonly chains: readonly PenChain[];
  readonly claim: readonly Candidate[];
  readonly hand: Hand;
}

const EMPTY_CHAIN: PenChain = { nodes: [], links: [], ring: false };
export const EMPTY_PEN: Pen = { chains: [EMPTY_CHAIN], claim: [], hand: "chain" };

export const chainOf = ({ chains }: Pen): PenChain => chains.at(-1) ?? EMPTY_CHAIN;
export const isBlank = (pen: Pen): boolean => pen.chains.every(({ nodes }) => !nodes.length) && !pen.claim.length;

const withChain = (pen: Pen, chain: PenChain): Pen => ({ ...pen, chains: [...pen.chains.slice(0, -1), chain] });
const isAt = (node: PenNode | undefined, { cell, digit }: Candidate): boolean =>
  node?.digit === digit && node.cells.length === 1 && node.cells[0] === cell;

// Links take turns, beginning with a strong one; each can be turned.
const nextLink = ({ links }: PenChain): Link => (links.at(-1) === "strong" ? "weak" : "strong");

// ---- what is done

export const pressed = (pen: Pen, at: Candidate): Pen => {
  const chain = chainOf(pen);
  const last = chain.nodes.at(-1);
  if (pen.hand === "claim") {
    const others = pen.claim.filter(({ cell, digit }) => cell !== at.cell || digit !== at.digit);
    return { ...pen, claim: others.length < pen.claim.length ? others : [...pen.claim, at] };
  }
  if (pen.hand === "group" && last?.digit === at.digit && !chain.ring) {
    const isIn = last.cells.includes(at.cell);
    const cells = isIn ? last.cells.filter((cell) => cell !== at.cell) : [...last.cells, at.cell];
    if (!cells.length) return takenBack(pen);
    return withChain(pen, { ...chain, nodes: [...chain.nodes.slice(0, -1), { ...last, cells: cells.sort((a, b) => a - b) }] });
  }
  if (isAt(last, at) && !chain.ring) return takenBack(pen);
  if (chain.ring) return pressed(begun(pen), at);
  if (chain.nodes.length > 2 && isAt(chain.nodes[0], at))
    return withChain(pen, { ...chain, links: [...chain.links, nextLink(chain)], ring: true });
  return withChain(pen, {
    ...chain,
    nodes: [...chain.nodes, { cells: [at.cell], digit: at.digit }],
    links: chain.nodes.length ? [...chain.links, nextLink(chain)] : [],
  });
};

export const turned = (pen: Pen, link: number): Pen => {
  const chain = chainOf(pen);
  const links = chain.links.map((kind, i) => (i !== link ? kind : kind === "strong" ? "weak" : "strong"));
  return withChain(pen, { ...chain, links });
};

// The last thing that was drawn: a claim, the closing of a ring, a node, an empty chain.
export const takenBack = (pen: Pen): Pen => {
  const chain = chainOf(pen);
  if (pen.claim.length && pen.hand === "claim") return { ...pen, claim: pen.claim.slice(0, -1) };
  if (chain.ring) return withChain(pen, { ...chain, ring: false, links: chain.links.slice(0, -1) });
  if (chain.nodes.length)
    return withChain(pen, { ...chain, nodes: chain.nodes.slice(0, -1), links: chain.links.slice(0, -1) });
  if (pen.chains.length > 1) return { ...pen, chains: pen.chains.slice(0, -1) };
  return pen.claim.length ? { ...pen, claim: pen.claim.slice(0, -1) } : pen;
};

export const begun = (pen: Pen): Pen =>
  chainOf(pen).nodes.length ? { ...pen, chains: [...pen.chains, EMPTY_CHAIN], claim: [], hand: "chain" } : pen;

// ---- what the engine is asked, and what a person is told

const nodeText = ({ cells, digit }: PenNode): string => `${cells.map(cellName).join(",")}=${digit}`;
export const nodeWords = ({ cells, digit }: PenNode): string => `${digit} at ${cells.map(cellName).join(" or ")}`;

export const questionOf = (pen: Pen): string => {
  const { nodes, links } = chainOf(pen);
  const chain = nodes.flatMap((node, i) => [nodeText(node), ...(links[i] ? [links[i] === "strong" ? "=" : "-"] : [])]);
  return JSON.stringify({ chain, claim: pen.claim.map(({ cell, digit }) => `${cellName(cell)}<>${digit}`) });
};

// A chain may hold and lead to nothing: it is not wrong, and there is nothing to apply.
export type Outcome = "right" | "idle" | "wrong";
export const outcomeOf = ({ claim }: Pen, { holds, links, bad_node }: ChainJudgement): Outcome => {
  if (holds) return "right";
  const isSound = links.length > 0 && links.every((link) => link.holds) && bad_node === undefined;
  return isSound && !claim.length ? "idle" : "wrong";
};

// What was done last, to be heard.
export const newsOf = (pen: Pen, before: Pen): string => {
  const [now, then] = [chainOf(pen), chainOf(before)];
  const last = now.nodes.at(-1);
  if (pen.claim.length > before.claim.length) {
    const { cell, digit } = pen.claim[pen.claim.length - 1];
    return `Claimed: ${cellName(cell)} is not ${digit}.`;
  }
  if (pen.claim.length < before.claim.length) return "Claim taken back.";
  if (pen.chains.length > before.chains.length && !last) return "A new chain.";
  if (now.ring && !then.ring) return `${now.links.at(-1) ?? ""} link back to ${nodeWords(now.nodes[0])}: a ring.`;
  if (now.nodes.length < then.nodes.length || (then.ring && !now.ring)) return "Taken back.";
  if (!last) return "";
  const link = now.nodes.length > then.nodes.length && now.links.length ? `${now.links.at(-1) ?? ""} link to ` : "";
  return `${now.nodes.length}: ${link}${nodeWords(last)}.`;
};

// ---- what is drawn

// The chains as stories: true or false as one reads them from their first link on, numbered.
export const drawingOfPen = (pen: Pen, inTheWay: readonly Candidate[] = []): Drawing => {
  const nodes: StoryNode[] = [];
  const arrows: StoryArrow[] = [];
  for (const chain of pen.chains) {
    const first = nodes.length;
    let holds = chain.links[0] === "weak";
    chain.nodes.forEach(({ cells, digit }, i) => {
      if (i) holds = chain.links[i - 1] === "strong";
      nodes.push({
        line: first + i,
        number: i + 1,
        candidates: cells.map((cell) => ({ cell, digit })),
        cells,
        isGroup: cells.length > 1,
        isSet: false,
        holds,
        assumed: i === 0,
      });
    });
    chain.links.forEach((link, i) =>
      arrows.push({ line: first + i, from: first + i, to: first + ((i + 1) % chain.nodes.length), link }),
    );
  }
  return {
    ...NOTHING,
    pen: true,
    removals: pen.claim,
    marks: inTheWay.map((at) => ({ role: "guardian", at })),
    story: nodes.length ? { lines: nodes.map(({ line }) => line), conclusion: undefined, nodes, arrows } : undefined,
  };
};

// ---- kept

export const penText = (puzzle: string, pen: Pen): string => JSON.stringify({ puzzle, pen });

const isCell = (value: unknown): value is Cell => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 81;
const isDigit = (value: unknown): value is Digit => Number.isInteger(value) && Number(value) > 0 && Number(value) < 10;

const chainFrom = ({ nodes, links, ring }: Partial<PenChain>): PenChain | undefined => {
  if (!Array.isArray(nodes) || !Array.isArray(links)) return undefined;
  const fine =
    (nodes as Partial<PenNode>[]).every(
      ({ cells, digit }) => isDigit(digit) && Array.isArray(cells) && cells.length > 0 && cells.every(isCell),
    ) && (links as unknown[]).every((link) => link === "strong" || link === "weak");
  const wanted = Math.max(0, nodes.length - 1) + (ring === true ? 1 : 0);
  if (!fine || links.length !== wanted || (ring === true && nodes.length < 3)) return undefined;
  return { nodes: nodes as PenNode[], links: links as Link[], ring: ring === true };
};

// What was drawn on this puzzle, if it was this one.
export const penFrom = (text: string | null, puzzle: string): Pen => {
  try {
    const kept = JSON.parse(text ?? "") as { puzzle?: string; pen?: Partial<Pen> } | null;
    const { chains, claim } = kept?.pen ?? {};
    if (kept?.puzzle !== puzzle || !Array.isArray(chains) || !Array.isArray(claim)) return EMPTY_PEN;
    const read = (chains as (Partial<PenChain> | null)[]).flatMap((chain) => chainFrom(chain ?? {}) ?? []);
    const claimed = (claim as (Partial<Candidate> | null)[]).flatMap((at) =>
      isCell(at?.cell) && isDigit(at?.digit) ? [{ cell: at.cell, digit: at.digit }] : [],
    );
    return { chains: read.length ? read : EMPTY_PEN.chains, claim: claimed, hand: "chain" };
  } catch {
    return EMPTY_PEN;
  }
};
