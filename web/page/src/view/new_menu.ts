// A game, in two presses from anywhere: one that was left open, those of the day, a level, other rules, a technique, or
// one's own.
import { LEVELS, RULED, RULED_LEVELS, dailyOrder, dayOf, easyOf, timeWords } from "../app/games.ts";
import type { Game } from "../app/games.ts";
import type { Technique } from "../engine/answers.ts";
import { button, h, select } from "./dom.ts";
import { Dialog } from "./dialog.ts";
import type { Context } from "./context.ts";
import type { MakePanel } from "./make_panel.ts";
import { isListed, openChoices } from "./open_games.ts";

// What a level asks of whoever plays it, for those who know no names of techniques.
const WORDS: Readonly<Record<string, string>> = {
  Easy: "no notes needed",
  Medium: "notes, digits in pairs",
  Hard: "patterns of many cells",
  Unfair: "chains of if and then",
  Extreme: "whatever it takes",
};

// "18 November", whatever the clocks here say.
const dayWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

export class NewMenu {
  readonly dialog: Dialog;
  private techniques: readonly Technique[] = [];
  private technique = "x-wing";

  constructor(
    private readonly context: Context,
    private readonly make: MakePanel,
    private readonly own: () => void,
  ) {
    this.dialog = new Dialog("New puzzle", "new-menu", () => this.parts());
  }

  show(): void {
    this.dialog.show();
    void this.context.techniques().then((techniques) => {
      this.techniques = techniques;
      this.dialog.redraw();
    });
  }

  private parts(): HTMLElement[] {
    const close = (then: () => void) => () => {
      this.dialog.close();
      then();
    };
    const day = dayOf(Date.now());
    const { level } = dailyOrder(day);
    const knownOf = (of: string) => this.context.games.book.find((game) => game.day === of);
    const howOf = (known?: Game) => (known ? `${known.solved ? "solved in" : "begun,"} ${timeWords(known.seconds)}` : "the same for everybody");
    const [known, knownEasy] = [knownOf(day), knownOf(easyOf(day))];
    const isOffered = (game?: Game) => !game || !isListed(this.context, game);
    const choice = (words: string, remark: string, name: string, take: () => void) =>
      h(
        "button",
        { type: "button", class: "choice", "data-name": name, click: close(take) },
        h("b", {}, words),
        h("span", {}, remark),
      );
    const names = this.techniques.map(({ slug, name }) => [slug, name] as const);
    return [
      ...openChoices(this.context, () => this.dialog.close(), "A new one"),
      h(
        "div",
        { class: "choices" },
        ...(isOffered(known) ? [choice("Puzzle of the day", `${dayWords(day)}: ${level}, ${howOf(known)}`, "new-daily", () => this.make.ofDay(day))] : []),
        ...(level !== "easy" && isOffered(knownEasy) ? [choice("Easy one of the day", `${dayWords(day)}, ${howOf(knownEasy)}`, "new-daily-easy", () => this.make.ofDay(day, true))] : []),
        ...LEVELS.map((each) =>
          choice(each, WORDS[each], `new-${each.toLowerCase()}`, () => this.make.ofLevel(each.toLowerCase())),
        ),
      ),
      h("h3", {}, "With rules of its own"),
      h(
        "div",
        { class: "buttons with-select" },
        select(RULED_LEVELS.map((level) => [level, level.charAt(0).toUpperCase() + level.slice(1)] as const), this.context.store.now.settings.ruledLevel, (ruledLevel) => this.context.store.send({ type: "settings", settings: { ruledLevel } }), {
          "data-name": "new-ruled-level",
          "aria-label": "Level",
        }),
        ...RULED.map((each) =>
          button(each.title, close(() => this.make.ofKind(each)), { "data-name": `new-${each.kind}` }),
        ),
      ),
      h("h3", {}, "One that needs a technique"),
      h(
        "div",
        { class: "buttons with-select" },
        select(names.length ? names : [["x-wing", "X-Wing"]], this.technique, (slug) => (this.technique = slug), {
          "data-name": "new-technique",
          "aria-label": "Technique",
        }),
        button("Make it", close(() => void this.make.needing(this.technique)), { "data-name": "new-needing" }),
        button("Practise it", close(() => this.context.practise(this.technique)), { "data-name": "new-practise" }),
      ),
      h("h3", {}, "Your own"),
      h(
        "div",
        { class: "buttons" },
        button("Paste or type a puzzle", close(this.own), { "data-name": "new-own" }),
        button("From a photo", close(() => this.context.photo()), { "data-name": "new-photo" }),
        button("Set a puzzle", close(() => this.context.set(false)), { "data-name": "new-set" }),
      ),
    ];
  }
}
