// Every state of the bench since it was opened: undo and redo without end. What is typed into one number is one step.
import type { Setting } from "./puzzle.ts";

export interface Past {
  readonly states: readonly Setting[];
  readonly at: number;
  readonly typed: string; // what the last state was typed into, "" if it was no number
}

export const pastOf = (setting: Setting): Past => ({ states: [setting], at: 0, typed: "" });
export const nowOf = ({ states, at }: Past): Setting => states[at];
export const canUndo = ({ at }: Past): boolean => at > 0;
export const canRedo = ({ states, at }: Past): boolean => at + 1 < states.length;

export const done = (past: Past, setting: Setting, typed = ""): Past => {
  if (setting === nowOf(past)) return past;
  const goesOn = typed !== "" && typed === past.typed && !canRedo(past);
  const before = past.states.slice(0, goesOn ? past.at : past.at + 1);
  return { states: [...before, setting], at: before.length, typed };
};
export const undone = (past: Past): Past => (canUndo(past) ? { ...past, at: past.at - 1, typed: "" } : past);
export const redone = (past: Past): Past => (canRedo(past) ? { ...past, at: past.at + 1, typed: "" } : past);
