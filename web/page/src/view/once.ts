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
