// The board with its step as a picture of its own: an SVG with its style inside, in light colours.
import { BOARD } from "./geometry.ts";
import { boardShapes, rulesOf } from "./board_shapes.ts";
import type { Picture } from "./board_shapes.ts";
import { escaped, toMarkup } from "./shape.ts";

const MARGIN = 20;
const CAPTION = 46;
const LETTERS_A_LINE = 66;

const lines = (text: string): string[] => {
  const all: string[] = [];
  for (const word of text.split(" ")) {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < LETTERS_A_LINE)
      all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return text ? all : [];
};

// `style`: the rules of tokens.css and board.css.
export const pictureMarkup = (picture: Picture, style: string, caption = ""): string => {
  const plain = { ...picture, selection: [], cursor: undefined, lit: [], peers: false, dark: false };
  const shapes = boardShapes(plain);
  const { left, top, right, bottom } = rulesOf(plain) ?? { left: 0, top: 0, right: BOARD, bottom: BOARD };
  const captionLines = lines(caption);
  const height = bottom - top + 2 * MARGIN + captionLines.length * CAPTION;
  const width = right - left + 2 * MARGIN;
  const [x, y] = [left - MARGIN, top - MARGIN];
  const words = captionLines.map(
    (line, i) =>
      `<text x="0" y="${bottom + 34 + i * CAPTION}" style="text-anchor:start;font-size:26px">${escaped(line)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="board-picture" width="${width}" height="${height}"` +
    ` viewBox="${x} ${y} ${width} ${height}"><title>${escaped(caption || "Sudoku")}</title>` +
    `<style>${style.replace(/</g, "")}</style>` +
    `<rect class="paper" x="${x}" y="${y}" width="${width}" height="${height}"/>` +
    `${toMarkup(shapes)}${words.join("")}</svg>`
  );
};
