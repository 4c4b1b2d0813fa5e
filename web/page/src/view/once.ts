import { afterPaint } from "./after_paint.ts";

// What is to be drawn anew is drawn once for all that one deed changes, before anything is painted.
export const oncePerDeed = (draw: () => void): (() => void) => {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  };
};

// The same for what may wait until the page has been painted.
export const oncePerPaint = (act: () => void): (() => void) => {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      act();
    });
  };
};
