// The keyboard, wherever the focus is. Keys reach the board from all over the page, so that one can go on
// after a click beside it; but none is taken from what has the focus: a field keeps what is typed into it, a
// button Enter and the space bar, a list its arrows, the browser what it does itself (see isBoardsAlone).
import { isBoardsAlone } from "../app/keys.ts";
import type { Key } from "../app/keys.ts";

export const keyOf = (event: KeyboardEvent): Key => ({
  key: event.key,
  code: event.code,
  shift: event.shiftKey,
  alt: event.altKey,
  control: event.ctrlKey || event.metaKey,
  numLock: event.getModifierState("NumLock"),
});

// Whether text is typed there, or chosen by typing.
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches("input:not([type=checkbox], [type=file]), textarea, select");

const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target instanceof Element && target.matches("button, a, summary, input, [role=button]");

// Whether a key that was pressed beside the board is meant for it.
export const isForBoard = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !isField(event.target) &&
  !isPressed(event) &&
  !isBoardsAlone(keyOf(event));
