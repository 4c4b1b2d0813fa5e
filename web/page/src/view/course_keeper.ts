// Keeps what was learned on this device. An exercise that is done counts by itself, whoever set it,
// unless its answer was shown.
import { forgotten, isLearned, mergedProgress, progressFrom, progressText, withGrade } from "../app/course.ts";
import type { Grade, Progress } from "../app/course.ts";
import { practiceOf } from "../app/practice.ts";
import type { Store } from "./store.ts";

const NAME = "nonet-course";

const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

export class CourseKeeper {
  progress: Progress = progressFrom(storage()?.getItem(NAME) ?? null) ?? {};
  private readonly listeners: (() => void)[] = [];

  constructor(store: Store) {
    store.listen((app) => {
      const practice = practiceOf(app);
      if (practice?.verdict === "all" && !practice.isShown) this.note(practice.exercise.technique, "practised");
    });
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === NAME) this.set(progressFrom(newValue) ?? {}, false);
    });
  }

  listen(listener: () => void): void {
    this.listeners.push(listener);
  }
  isLearned(slug: string): boolean {
    return isLearned(this.progress, slug);
  }
  note(slug: string, grade: Grade): void {
    this.set(withGrade(this.progress, slug, grade, Date.now()));
  }
  noteAll(slugs: readonly string[], grade: Grade): void {
    this.set(slugs.reduce((progress, slug) => withGrade(progress, slug, grade, Date.now()), this.progress));
  }
  forget(slug: string): void {
    this.set(forgotten(this.progress, slug, Date.now()));
  }
  // What somebody has brought along, besides what is known here.
  take(other: Progress): void {
    this.set(mergedProgress(this.progress, other));
  }

  private set(progress: Progress, kept = true): void {
    if (progress === this.progress) return;
    this.progress = progress;
    try {
      if (kept) storage()?.setItem(NAME, progressText(progress));
    } catch {
      // Full or forbidden: learning goes on without it.
    }
    for (const listener of this.listeners) listener();
  }
}
