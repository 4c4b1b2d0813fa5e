// The page's own faces come after the page: on a first visit when it can be used already, later on from the browser's
// store at once. All of them together, so that letters change once. A page without them stays as it is.
import { h } from "./dom.ts";

const NAME = "nonet-faces"; // that they have been here before
const CALM = 1000; // milliseconds
const AT_FIRST = 1500; // milliseconds after the page has been loaded
const FACES = ['400 16px "Nonet Display"', '600 16px "Nonet Display"', '400 16px "Nonet Text"'];

// When nobody has pressed or pointed at anything for a while: all letters change, which takes a moment and moves
// what lies under a pointer.
const calm = async (): Promise<void> => {
  const since = () => performance.now() - last;
  while (last && since() < CALM) await new Promise((done) => setTimeout(done, CALM - since() + 1));
};
let last = 0; // when somebody did something

const dress = async (): Promise<void> => {
  const found = await Promise.all(FACES.map((face) => document.fonts.load(face, "1")));
  if (found.some((faces) => !faces.length)) return;
  await calm();
  document.documentElement.classList.add("faced");
  try {
    localStorage.setItem(NAME, "1");
  } catch {
    // Forbidden: the next visit is a first one.
  }
};

const isKnown = (): boolean => {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
};

// `isInside`: the page in one file has them inside.
export const bringFaces = (isInside: boolean): void => {
  for (const deed of ["keydown", "pointerdown", "pointermove"])
    window.addEventListener(deed, () => (last = performance.now()), { capture: true, passive: true });
  const bring = () => {
    if (isInside) {
      void dress();
      return;
    }
    const link = h("link", { rel: "stylesheet", href: "fonts.css" });
    link.addEventListener("load", () => void dress().catch(() => undefined));
    document.head.append(link);
  };
  if (isInside || isKnown()) bring();
  else setTimeout(bring, AT_FIRST);
};
