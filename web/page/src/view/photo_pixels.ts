// Pictures out of files and out of the camera, as pixels of a size that can be read quickly. The browser
// decodes them, and turns them as the camera was held.
import { h } from "./dom.ts";

const LONGEST = 2400; // pixels of a side: more do not read better
const MOST_BYTES = 100_000_000;
const MOST_PIXELS = 120_000_000;

const canvasFor = (source: CanvasImageSource, width: number, height: number): HTMLCanvasElement => {
  // Halved and halved again, so that every pixel counts for as much as every other.
  let by = 1;
  while (Math.max(width, height) / by > LONGEST) by *= 2;
  const [w, h_] = [width, height].map((side) => Math.max(1, Math.floor(side / by)));
  const canvas = h("canvas", { width: w, height: h_ });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser draws no pictures");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff"; // behind what is see-through
  context.fillRect(0, 0, w, h_);
  context.drawImage(source, 0, 0, w, h_);
  return canvas;
};

export const canvasOfFile = async (file: Blob): Promise<HTMLCanvasElement> => {
  if (file.size > MOST_BYTES) throw new Error("the file is too large for a picture of a puzzle");
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error("the browser can't show this file as a picture; JPEG and PNG it can, if they are whole");
  });
  try {
    const { width, height } = bitmap;
    if (width * height > MOST_PIXELS) throw new Error(`the picture is too large: ${width} by ${height} pixels`);
    return canvasFor(bitmap, width, height);
  } finally {
    bitmap.close();
  }
};

export const canvasOfVideo = (video: HTMLVideoElement): HTMLCanvasElement =>
  canvasFor(video, video.videoWidth, video.videoHeight);

export const pixelsOf = (canvas: HTMLCanvasElement): ImageData => {
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) throw new Error("this browser draws no pictures");
  return pixels;
};
