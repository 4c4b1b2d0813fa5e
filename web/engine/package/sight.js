// The reader of pictures: a module of its own, loaded when the first picture comes.
import { NonetError, noMemory } from './calls.js';

const decoder = new TextDecoder();
const refused = (message) => new NonetError({ code: 'bad-option', message });

// As light as the eye has them, in 256ths; what is see-through shows white paper.
function greyOf(data) {
  const grey = new Uint8Array(data.length / 4);
  for (let i = 0, at = 0; i < grey.length; ++i, at += 4) {
    const light = (77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2]) >> 8;
    grey[i] = 255 - (((255 - light) * data[at + 3] + 127) / 255 | 0);
  }
  return grey;
}

// { grey, width, height }, a byte a pixel, or { data, width, height } as an ImageData has it, four.
function pixelsOf({ grey, data, width, height } = {}) {
  if (![width, height].every((side) => Number.isInteger(side) && side > 0)) {
    throw refused('a picture has a width and a height, whole numbers of pixels');
  }
  const given = grey ?? data;
  const [bytes, each] = [given?.length ?? given?.byteLength, grey ? 1 : 4];
  if (bytes !== width * height * each) {
    throw refused(`a picture of ${width} by ${height} pixels has ${width * height * each} bytes, not ${bytes ?? 'none'}`);
  }
  const held = given.length === undefined ? new Uint8Array(given) : given;
  return grey ? held : greyOf(held);
}

const gridOf = ({ grid = 0, ...rest } = {}) => {
  const [other] = Object.keys(rest);
  if (other) throw refused(`'${other}' is no option; there is 'grid'`);
  if (!Number.isInteger(grid) || grid < 0 || grid > 99) throw refused("'grid' is a whole number from 0");
  return grid;
};

/** An instance of the reader. */
export class Sight {
  #exports;

  static async start(module) {
    const { exports } = await WebAssembly.instantiate(module, {});
    exports._initialize();
    const sight = new Sight();
    sight.#exports = exports;
    return sight;
  }

  /** The text of the answer; throws a NonetError that says why there is none. */
  see(picture, options) {
    const { malloc, memory, nonet_see_grey: see } = this.#exports;
    const grid = gridOf(options);
    const grey = pixelsOf(picture);
    const place = malloc(grey.length);
    if (place === 0) throw noMemory();
    new Uint8Array(memory.buffer).set(grey, place);
    const answer = see(place, picture.width, picture.height, grid);
    const bytes = new Uint8Array(memory.buffer);
    const text = decoder.decode(bytes.subarray(answer, bytes.indexOf(0, answer)));
    if (text.startsWith('{"format": "nonet-error"')) throw new NonetError(JSON.parse(text));
    return text;
  }
}
