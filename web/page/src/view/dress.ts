// How the page looks: the theme that is chosen, or else what the system asks for, the size, and whether there is a clock.
import type { Settings } from "../app/app.ts";
import type { Store } from "./store.ts";

const DARK = matchMedia("(prefers-color-scheme: dark)");
const CONTRAST = matchMedia("(prefers-contrast: more)");

const dress = ({ theme, large, clock }: Settings): void => {
  const wanted = (DARK.matches ? ["dark", "dark-contrast"] : ["light", "contrast"])[CONTRAST.matches ? 1 : 0];
  document.documentElement.dataset["theme"] = theme === "auto" ? wanted : theme;
  document.documentElement.classList.toggle("large", large);
  document.documentElement.classList.toggle("no-clock", !clock);
};

export const keepDressed = (store: Store): void => {
  const again = () => dress(store.now.settings);
  store.listen((app, before) => {
    if (app.settings !== before.settings) again();
  });
  for (const wish of [DARK, CONTRAST]) wish.addEventListener("change", again);
  again();
};
