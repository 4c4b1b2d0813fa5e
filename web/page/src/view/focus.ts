// The focus is never lost. A button that is pressed may go with what it has done, or be drawn anew and have
// nothing more to do; the browser would leave the focus nowhere, and who uses the keyboard would begin again
// at the top of the page.

// What had the focus in `page` and is gone, or hidden with its panel, hands it on to what the panel in sight
// wants done next; what was in none hands it to the board. While the engine thinks there is nothing to do
// next, and the panel itself keeps the focus for it.
export const keepFocus = (page: Element, toBoard: () => void): void => {
  let last: Element = page;
  let inPanel = false;
  let waits = false;
  page.addEventListener("focusin", ({ target }) => {
    last = target as Element;
    inPanel = last.closest("[role=tabpanel]") !== null;
    waits = false;
  });
  const check = (): void => {
    const isLost = document.activeElement === document.body && last !== page && !last.checkVisibility();
    if (!isLost && !waits) return;
    const panel = inPanel && page.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])");
    if (!panel) {
      toBoard();
      return;
    }
    const next = panel.querySelector<HTMLElement>("button.primary:not(:disabled)");
    if (next || isLost) (next ?? panel).focus({ preventScroll: true });
    waits = !next;
  };
  new MutationObserver(check).observe(page, { childList: true, subtree: true });
};
