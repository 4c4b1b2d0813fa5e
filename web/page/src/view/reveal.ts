// What has just been told is brought into sight. On a phone it lies below the board, which stays at the top
// while one reads: as far down as that reaches, the window is scrolled no further (scroll-padding in layout.css).

const covered = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

export const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= covered() && bottom <= innerHeight;
};

// Scrolled away, above the window or under the board.
export const isGone = (element: Element): boolean => element.getBoundingClientRect().bottom <= covered();

// `from` is where one begins to read.
export const reveal = (told: Element, from: Element = told): void => {
  if (isInSight(told)) return;
  from.scrollIntoView({ block: "start" });
  if (!isInSight(told)) told.scrollIntoView({ block: "nearest" });
};

// Of what may be longer than the window, or is still to be filled, the beginning: half of the room at least.
export const revealBeginning = (opened: Element): void => {
  const { top } = opened.getBoundingClientRect();
  if (top < covered() || innerHeight - top < (innerHeight - covered()) / 2)
    opened.scrollIntoView({ block: "start" });
};
