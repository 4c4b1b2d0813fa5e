// Games that were left open, and the ways back to them: over the board while somebody practises or has just put another
// puzzle there, and first of all where one looks for a new one.
import { beforePractice, boardOf } from "../app/app.ts";
import { gameOf, listedWords, newGame, openWords, progressWords, titleOfDay, titleToday } from "../app/games.ts";
import type { Game } from "../app/games.ts";
import { tableText } from "../app/saved.ts";
import { givenPuzzle, isFinished } from "../board/board.ts";
import { boardOf as boardOfState } from "../board/board_text.ts";
import { isRuled } from "../board/rules.ts";
import { button, h } from "./dom.ts";
import type { Context } from "./context.ts";

const MOST_LISTED = 3;

// But the one on the table; what was played last comes first.
const openGames = ({ games: { book, game } }: Context): Game[] =>
  book.filter(({ solved, table, puzzle }) => !solved && table && puzzle !== game?.puzzle).reverse();

// Puts a game of the book on the table, where it was left.
export const resume = (context: Context, { puzzle, day }: Game): void => {
  const title = titleOfDay({ day });
  const board = boardOfState(isRuled(puzzle) ? { variant: JSON.parse(puzzle) as { givens?: string } } : { puzzle });
  const { rules } = board;
  const resumed = context.games.resumed(board);
  context.store.send({ type: "load", board: resumed, subject: { title, ...(rules !== undefined && { rules }) } });
  context.tell(resumed === board ? "The puzzle is on the board again." : "The game goes on where you left it.");
};

export interface WayBack {
  readonly words: string; // "Hard, 12:04, 31 of 55"
  readonly take: () => void;
}
// From practice to the game before it, whatever was done there; else to the open game that was played last.
export const wayBack = (context: Context): WayBack | undefined => {
  const { store, games } = context;
  const former = beforePractice(store.now);
  if (former && !isFinished(former.history.now)) {
    const { now } = former.history;
    const puzzle = givenPuzzle(now);
    const take = () => {
      store.send({ type: "leave-practice" });
      context.tell("The game goes on where you left it.");
    };
    return { words: openWords({ ...(gameOf(games.book, puzzle) ?? newGame(puzzle, 0)), table: tableText(now) }), take };
  }
  const [last] = openGames(context);
  return last && { words: openWords(last), take: () => resume(context, last) };
};

// While the board is not one's game: in practice, or with nothing done to it yet.
export const backButton = (context: Context): HTMLButtonElement => {
  const { store, games } = context;
  const element = button("", () => wayBack(context)?.take(), { class: "quiet way-back", "data-name": "way-back", hidden: true });
  const look = () => {
    const isUntouched = boardOf(store.now).squares.every(({ given, digit }) => given || !digit);
    const back = store.now.subject.exercise || isUntouched ? wayBack(context) : undefined;
    element.hidden = !back;
    const words = `Your game: ${back?.words ?? ""}`;
    if (element.title === words) return;
    element.replaceChildren("‹ ", h("span", { class: "for-room" }, "Your game: "), back?.words ?? "");
    element.title = words;
    element.setAttribute("aria-label", `Back to your game: ${back?.words ?? ""}`);
  };
  store.listen(look);
  games.listen(look);
  look();
  return element;
};

const listedGames = (context: Context): Game[] => openGames(context).slice(0, MOST_LISTED);
export const isListed = (context: Context, game: Game): boolean => listedGames(context).some(({ puzzle }) => puzzle === game.puzzle);

// First of all in what one chooses a puzzle from; `heading` is over what comes then.
export const openChoices = (context: Context, then: () => void, heading = ""): HTMLElement[] => {
  const games = listedGames(context);
  const choice = (game: Game) =>
    h(
      "button",
      { type: "button", class: "choice", "data-name": "go-on", click: () => (then(), resume(context, game)) },
      h("b", {}, titleToday(titleOfDay(game)) || listedWords(game)),
      h("span", {}, game.day ? openWords(game) : progressWords(game)),
    );
  if (!games.length) return [];
  return [h("h3", {}, "Go on with"), h("div", { class: "choices" }, ...games.map(choice)), ...(heading ? [h("h3", {}, heading)] : [])];
};
