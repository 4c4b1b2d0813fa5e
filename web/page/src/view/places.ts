// Where one is, in the browser's history: a tab, a lesson. A place that is left is one that Back leads to.
import { afterPaint } from "./after_paint.ts";
import type { PanelName } from "./context.ts";

export interface Place {
  readonly panel: PanelName;
  readonly lesson?: string;
}

const isSame = (a: Place | undefined, b: Place): boolean => a?.panel === b.panel && a.lesson === b.lesson;

// Where one was when the page was loaded anew.
export const placeBefore = (): Place | undefined => {
  const { panel, lesson } = (history.state ?? {}) as Partial<Place>;
  return panel && { panel, ...(typeof lesson === "string" && { lesson }) };
};

export class Places {
  private now: Place | undefined;
  private first: Place | undefined; // that the browser has not been told yet

  // The browser takes its time over this: it is told when the page has been painted, or must know it.
  begin(place: Place): void {
    this.now = this.first = place;
    afterPaint(() => this.begun());
  }
  private begun(): void {
    if (this.first) history.replaceState(this.first, "");
    this.first = undefined;
  }

  visit(place: Place): void {
    if (!this.now || isSame(this.now, place)) return;
    this.begun();
    this.now = place;
    history.pushState(place, "");
  }

  onReturn(listener: (place: Place) => Promise<void>): void {
    window.addEventListener("popstate", ({ state }) => {
      const place = state as Place | null;
      if (!place?.panel || isSame(this.now, place)) return;
      this.now = undefined; // on the way there nothing is visited
      void listener(place).then(() => (this.now = place));
    });
  }
}
