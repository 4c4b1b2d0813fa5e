// What somebody has learned: of each technique that a lesson was opened of, how well it is known. The course
// is the engine's: the techniques from easy to hard, and what comes next in it is the first that is not
// known yet.

// A lesson was opened; the player says so himself; an exercise was done.
const GRADES = ["read", "known", "practised"] as const;
export type Grade = (typeof GRADES)[number];

export interface Learned {
  readonly grade: Grade;
  readonly at: number; // milliseconds, as the clock tells them
}
export type Progress = Readonly<Record<string, Learned>>; // by the technique's slug

export const isLearned = (progress: Progress, slug: string): boolean =>
  progress[slug] !== undefined && progress[slug].grade !== "read";

// What is known well is not forgotten by reading it again.
export const withGrade = (progress: Progress, slug: string, grade: Grade, at: number): Progress => {
  const had = progress[slug]?.grade;
  return had && GRADES.indexOf(had) >= GRADES.indexOf(grade) ? progress : { ...progress, [slug]: { grade, at } };
};
export const forgotten = (progress: Progress, slug: string, at: number): Progress => ({
  ...progress,
  [slug]: { grade: "read", at },
});

export const nextOf = (course: readonly string[], progress: Progress): string | undefined =>
  course.find((slug) => !isLearned(progress, slug));
export const countOf = (slugs: readonly string[], progress: Progress): number =>
  slugs.filter((slug) => isLearned(progress, slug)).length;

// ---- kept, exported, imported

const FORMAT = "nonet-course";
export const progressText = (progress: Progress): string =>
  JSON.stringify({ format: FORMAT, version: 1, learned: progress });

const MOST = 1000;
const learnedFrom = ([slug, value]: [string, unknown]): [string, Learned][] => {
  const { grade, at } = (value ?? {}) as Partial<Learned>;
  const known = GRADES.find((each) => each === grade);
  if (!known || !/^[a-z0-9-]{1,60}$/.test(slug)) return [];
  return [[slug, { grade: known, at: typeof at === "number" && at >= 0 && at < 1e15 ? at : 0 }]];
};

// What is none, or was damaged, is none. A file of games may hold it too, as its member `course`.
export const progressFrom = (text: string | null): Progress | undefined => {
  try {
    const read = JSON.parse(text ?? "") as { format?: string; learned?: unknown; course?: unknown } | null;
    const own = (read?.format === FORMAT ? read : read?.course) as { learned?: unknown } | undefined;
    if (typeof own?.learned !== "object" || own.learned === null || Array.isArray(own.learned)) return undefined;
    return Object.fromEntries(Object.entries(own.learned).slice(0, MOST).flatMap(learnedFrom));
  } catch {
    return undefined;
  }
};

// Two as one: what is known in either is known.
export const mergedProgress = (one: Progress, other: Progress): Progress =>
  Object.entries(other).reduce((sum, [slug, { grade, at }]) => withGrade(sum, slug, grade, at), one);
