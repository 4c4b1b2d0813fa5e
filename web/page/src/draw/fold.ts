// A story that is too long to be read at a go is folded: its outer lines are shown, and of a supposition
// further in how many lines it takes. Whoever folds offers to unfold: nothing is missing.

export interface Told {
  readonly level: number;
  readonly supposes: boolean;
}

export interface Fold {
  readonly head: number; // the supposition, which is shown
  readonly end: number; // lines behind the head up to this one are folded away
}

export const READ_AT_A_GO = 40;

export const foldsOf = (lines: readonly Told[], most = READ_AT_A_GO): readonly Fold[] => {
  if (lines.length <= most) return [];
  const deepest = Math.max(...lines.map(({ level }) => level));
  const isHead = (line: Told, level: number) => line.supposes && line.level === level + 1;
  const shownAt = (level: number) => lines.filter((line) => line.level <= level || isHead(line, level)).length;
  let level = 0;
  while (level < deepest && shownAt(level + 1) <= most) ++level;
  return lines.flatMap((line, head) => {
    if (!isHead(line, level)) return [];
    let end = head + 1;
    while (end < lines.length && lines[end].level > level && !isHead(lines[end], level)) ++end;
    return end > head + 1 ? [{ head, end }] : [];
  });
};
