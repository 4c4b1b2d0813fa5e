// Opens the page: the saved table, or what the link holds, or a first puzzle.
import { START, act } from "./app/app.ts";
import type { Action } from "./app/app.ts";
import { FIRST_GAME } from "./app/first_game.ts";
import { boardOf } from "./board/board_text.ts";
import { Engine } from "./engine/engine.ts";
import { engineStarter } from "./engine/start.ts";
import { scriptAddress } from "./engine/script_address.ts";
import { bringFaces } from "./view/faces.ts";
import { isField } from "./view/keyboard.ts";
import { Memory } from "./view/memory.ts";
import { Page } from "./view/page.ts";
import { pictureIn } from "./view/photo.ts";
import { Store } from "./view/store.ts";

const storage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined; // forbidden
  }
};

// Who comes by a link wants its board: the first puzzle is for those who come without, or whose link is damaged.
const { puzzle, title, level, score } = FIRST_GAME;
const first: Action = { type: "load", board: boardOf({ puzzle }), subject: { title } };
const isLesson = (hash: string): boolean => hash.startsWith("#lesson=");
const comesByLink = location.hash.length > 1 && !isLesson(location.hash);
const store = new Store(new Memory(storage()), comesByLink ? START : act(START, first));
const engine = new Engine(engineStarter("engine"), engineStarter("rules"));
const page = new Page(store, engine, document.getElementById("page") as HTMLElement);
page.games.made(puzzle, { level, score }); // if that is what is on the table

// A link, now or later. It is taken out of the address, so that a reload shows the saved table.
const openLink = (): void => {
  const hash = location.hash;
  if (hash.length < 2) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (isLesson(hash)) page.lesson(hash.slice("#lesson=".length));
  else void page.sharer.readFirst(hash.startsWith("#b=") ? hash : plain(hash.slice(1))).then(fillTable);
};
const fillTable = (): void => {
  if (store.now.history.now === START.history.now) store.send(first);
};
const plain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
const openPlace = (): void => {
  if (store.now.place !== undefined && page.openPanel !== "lessons") page.open("steps");
};
openPlace();
void store.recalled.then((news) => news && openPlace());
openLink();
window.addEventListener("hashchange", openLink);

window.addEventListener("paste", (event) => {
  const picture = pictureIn(event.clipboardData);
  if (!picture && isField(event.target)) return;
  event.preventDefault();
  if (picture) page.photo(picture);
  else void page.sharer.read(event.clipboardData?.getData("text/plain") ?? "");
});
window.addEventListener("dragover", (event) => event.preventDefault());
window.addEventListener("drop", (event) => {
  event.preventDefault();
  const picture = pictureIn(event.dataTransfer);
  if (picture) {
    page.photo(picture);
    return;
  }
  const file = event.dataTransfer?.files[0];
  const text = file ? file.text() : Promise.resolve(event.dataTransfer?.getData("text/plain") ?? "");
  void text.then((dropped) => page.sharer.read(dropped));
});

// For the next visit: it can wait until this one has begun.
const isOneFile = document.getElementById("engine-code") !== null;
const keepAll = (): void => {
  bringFaces(isOneFile);
  const isInFolder = location.protocol.startsWith("http") && !isOneFile;
  if ("serviceWorker" in navigator && isInFolder)
    void navigator.serviceWorker.register(scriptAddress("service.js")).catch(() => undefined);
};
window.addEventListener("load", () => setTimeout(keepAll));
