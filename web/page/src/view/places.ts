// Where one is, in the browser's history: a tab, a lesson. A place that is left is one that Back leads to.
import type { PanelName } from "./context.ts";

export interface Place {
  readonly panel: PanelName;
  readonly lesson?: string;
}

const isSame = (a: Place | undefined, b: Place): boolean => a?.panel === b.panel && a.lesson === b.lesson;

export class Places {
  private now: Place | undefined;

  begin(place: Place): void {
    this.now = place;
    history.replaceState(place, "");
  }

  visit(place: Place): void {
    if (!this.now || isSame(this.now, place)) return;
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
