// Pictures for the tests of photos, drawn here: a printed puzzle on a table, as files and as what a camera sees.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SHARED = process.env.NONET_SHARED_DATA ?? join(dirname(fileURLToPath(import.meta.url)), "../../../../../shared/data");
// A photo of the data set, of a puzzle filled in by hand, where that is.
export const BY_HAND = join(SHARED, "photos/by_hand/image1.jpg");
export const hasPhotos = existsSync(BY_HAND);

// In the page: `cells` has 81 characters; one that is "?" is a blot. How it lies: turned by `quarters` to the
// right, and askew by so many radians.
const draw = ({ cells, size, side, quarters = 0, askew = 0, left }) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = size;
  const context = canvas.getContext("2d");
  context.fillStyle = "#b9b2a4";
  context.fillRect(0, 0, ...size);
  context.translate(left ?? size[0] / 2, size[1] / 2);
  context.rotate((quarters * Math.PI) / 2 + askew);
  context.translate(-side / 2, -side / 2);
  context.fillStyle = "#f4f1ea";
  context.fillRect(-side / 12, -side / 12, (side * 7) / 6, (side * 7) / 6);
  context.strokeStyle = context.fillStyle = "#1c1c1c";
  for (let line = 0; line <= 9; ++line) {
    context.lineWidth = line % 3 ? side / 400 : side / 110;
    const at = (line * side) / 9;
    for (const [x, y, to, down] of [[at, 0, at, side], [0, at, side, at]]) {
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(to, down);
      context.stroke();
    }
  }
  context.font = `${side / 14}px "DejaVu Sans", "Liberation Sans", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  [...cells].forEach((cell, i) => {
    const [x, y] = [((i % 9) + 0.5) * (side / 9), (Math.floor(i / 9) + 0.54) * (side / 9)];
    if (cell === "?") for (let n = 0; n < 5; ++n) context.fillRect(x - side / 40 + n * 4, y - side / 60 + ((n * 7) % 11), side / 30, side / 90);
    else if (cell !== ".") context.fillText(cell, x, y);
  });
  return canvas;
};

export const drawCode = draw.toString();

const USUAL = { size: [1000, 800], side: 560, askew: 0.04 };

// The bytes of a file.
export const pictureOf = async (page, cells, how = {}, type = "image/png") => {
  const base64 = await page.evaluate(
    ([code, options, kind]) => {
      const canvas = new Function(`return ${code}`)()(options);
      return canvas.toDataURL(kind, 0.9).split(",")[1];
    },
    [drawCode, { ...USUAL, cells, ...how }, type],
  );
  return Buffer.from(base64, "base64");
};

// A film of one picture, as Chromium's camera that is none plays it: grey, without colours.
export const filmOf = async (page, cells, how = {}) => {
  const { width, height, base64 } = await page.evaluate(
    ([code, options]) => {
      const canvas = new Function(`return ${code}`)()(options);
      const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      let text = "";
      for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(data[i + 1]);
      return { width, height, base64: btoa(text) };
    },
    [drawCode, { ...USUAL, size: [1280, 720], cells, ...how }],
  );
  const frame = Buffer.concat([Buffer.from("FRAME\n"), Buffer.from(base64, "base64"), Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`), frame, frame]);
};
