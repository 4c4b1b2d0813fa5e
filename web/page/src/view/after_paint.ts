// Does something once the page has been painted; where nothing is painted, in a tab that nobody sees, a moment later.
const SOON = 300; // milliseconds

export const afterPaint = (act: () => void): void => {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, SOON);
};
