// What many changes ask for is done once for all of them, a little later.
import { afterPaint } from "./after_paint.ts";

const onceBy =
  (later: (act: () => void) => void) =>
  (act: () => void): (() => void) => {
    let isDue = false;
    return () => {
      if (isDue) return;
      isDue = true;
      later(() => {
        isDue = false;
        act();
      });
    };
  };

// What is to be drawn anew, once for all that one deed changes, before anything is painted.
export const oncePerDeed = onceBy((act) => queueMicrotask(act));
// What may wait until the page has been painted.
export const oncePerPaint = onceBy(afterPaint);
