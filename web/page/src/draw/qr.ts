// QR codes of our own: bytes only, error correction L, the smallest of versions 1 to 40 that holds the
// text. After ISO/IEC 18004: data and its Reed-Solomon remainder in blocks, laid out in a zigzag around
// the fixed patterns, under the one of eight masks that leaves the least confusing picture.

// For each version: bytes of error correction a block, and how many blocks there are, for level L.
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
  19, 19, 20, 21, 22, 24, 25,
];

const sizeOf = (version: number): number => version * 4 + 17;

const alignmentAt = (version: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((sizeOf(version) - 13) / (count * 2 - 2)) * 2;
  const places = [6];
  for (let at = sizeOf(version) - 7; places.length < count; at -= step) places.splice(1, 0, at);
  return places;
};

// How many modules are free for data.
const freeModules = (version: number): number => {
  let free = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const count = Math.floor(version / 7) + 2;
    free -= (25 * count - 10) * count - 55;
    if (version >= 7) free -= 36;
  }
  return free;
};
const dataBytes = (version: number): number =>
  Math.floor(freeModules(version) / 8) - CORRECTION[version - 1] * BLOCKS[version - 1];

// ---- Reed-Solomon over the field of 256 elements, modulus 0x11d

const times = (a: number, b: number): number => {
  let product = 0;
  for (let i = 7; i >= 0; --i) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
};

const divisorOf = (degree: number): number[] => {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; ++i) {
    for (let j = 0; j < degree; ++j) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] ?? 0);
    root = times(root, 2);
  }
  return divisor;
};

const remainderOf = (data: readonly number[], divisor: readonly number[]): number[] => {
  const remainder = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() as number);
    remainder.push(0);
    divisor.forEach((coefficient, i) => (remainder[i] ^= times(coefficient, factor)));
  }
  return remainder;
};

// ---- the bytes

const packed = (bytes: Uint8Array, version: number): number[] => {
  const bits: number[] = [];
  const push = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; --i) bits.push((value >>> i) & 1);
  };
  push(4, 4); // bytes
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = dataBytes(version) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
};

const interleaved = (data: readonly number[], version: number): number[] => {
  const count = BLOCKS[version - 1];
  const extra = CORRECTION[version - 1];
  const all = Math.floor(freeModules(version) / 8);
  const short = Math.floor(all / count) - extra;
  const shortBlocks = count - (all % count);
  const divisor = divisorOf(extra);
  const blocks: { data: number[]; correction: number[] }[] = [];
  for (let i = 0, at = 0; i < count; ++i) {
    const length = short + (i < shortBlocks ? 0 : 1);
    const block = data.slice(at, at + length);
    blocks.push({ data: block, correction: remainderOf(block, divisor) });
    at += length;
  }
  const turns = (of: (block: { data: number[]; correction: number[] }) => number[], most: number) =>
    Array.from({ length: most }, (_, i) =>
      blocks.flatMap((block) => (i < of(block).length ? [of(block)[i]] : [])),
    ).flat();
  return [...turns((block) => block.data, short + 1), ...turns((block) => block.correction, extra)];
};

// ---- the picture

class Matrix {
  readonly size: number;
  readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = sizeOf(version);
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    [this.dark, this.fixed] = [empty(), empty()];
    this.drawFixed();
  }

  private fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  private drawFixed(): void {
    for (let i = 0; i < this.size; ++i) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    const places = alignmentAt(this.version);
    const last = this.size - 7;
    for (const x of places) {
      for (const y of places) {
        const atFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!atFinder) this.rings(x, y, 2, [1]);
      }
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ])
      this.rings(x, y, 4, [2, 4]);
    this.drawFormat(0);
    this.drawVersion();
  }

  // A square with rings; those named are light.
  private rings(x: number, y: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; ++dy) {
      for (let dx = -radius; dx <= radius; ++dx)
        this.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }

  drawFormat(mask: number): void {
    const data = (1 << 3) | mask; // level L
    let remainder = data;
    for (let i = 0; i < 10; ++i) remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537);
    const bits = ((data << 10) | remainder) ^ 0x5412;
    const on = (i: number) => ((bits >>> i) & 1) !== 0;
    for (let i = 0; i < 6; ++i) this.fix(8, i, on(i));
    this.fix(8, 7, on(6));
    this.fix(8, 8, on(7));
    this.fix(7, 8, on(8));
    for (let i = 9; i < 15; ++i) this.fix(14 - i, 8, on(i));
    for (let i = 0; i < 8; ++i) this.fix(this.size - 1 - i, 8, on(i));
    for (let i = 8; i < 15; ++i) this.fix(8, this.size - 15 + i, on(i));
    this.fix(8, this.size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    let remainder = this.version;
    for (let i = 0; i < 12; ++i) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25);
    const bits = (this.version << 12) | remainder;
    for (let i = 0; i < 18; ++i) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.fix(a, b, ((bits >>> i) & 1) !== 0);
      this.fix(b, a, ((bits >>> i) & 1) !== 0);
    }
  }

  fill(bytes: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; ++step) {
        for (const x of [right, right - 1]) {
          const upward = ((right + 1) & 2) === 0;
          const y = upward ? this.size - 1 - step : step;
          if (this.fixed[y][x] || at >= bytes.length * 8) continue;
          this.dark[y][x] = ((bytes[at >>> 3] >>> (7 - (at & 7))) & 1) !== 0;
          ++at;
        }
      }
    }
  }

  mask(mask: number): void {
    const inverts = MASKS[mask];
    for (let y = 0; y < this.size; ++y) {
      for (let x = 0; x < this.size; ++x) {
        if (!this.fixed[y][x] && inverts(x, y)) this.dark[y][x] = !this.dark[y][x];
      }
    }
  }

  penalty(): number {
    const lines = [...this.dark, ...this.dark.map((_, x) => this.dark.map((row) => row[x]))];
    let penalty = lines.reduce((sum, line) => sum + linePenalty(line), 0);
    let darkCount = 0;
    for (let y = 0; y < this.size; ++y) {
      for (let x = 0; x < this.size; ++x) {
        if (this.dark[y][x]) ++darkCount;
        if (
          x &&
          y &&
          [this.dark[y][x - 1], this.dark[y - 1][x], this.dark[y - 1][x - 1]].every(
            (other) => other === this.dark[y][x],
          )
        )
          penalty += 3;
      }
    }
    return penalty + Math.floor(Math.abs(darkCount / this.size ** 2 - 0.5) * 20) * 10;
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const linePenalty = (line: readonly boolean[]): number => {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  let penalty = 0;
  for (const run of text.match(/1{5,}|0{5,}/g) ?? []) penalty += run.length - 2;
  for (const finder of ["10111010000", "00001011101"]) {
    for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) penalty += 40;
  }
  return penalty;
};

// Rows of modules, true for dark; undefined if the text is too long.
export const qrCode = (text: string): readonly (readonly boolean[])[] | undefined => {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (version <= 40 && dataBytes(version) < bytes.length + (version < 10 ? 2 : 3)) ++version;
  if (version > 40) return undefined;
  const words = interleaved(packed(bytes, version), version);
  let best: { penalty: number; dark: boolean[][] } | undefined;
  for (let mask = 0; mask < MASKS.length; ++mask) {
    const matrix = new Matrix(version);
    matrix.fill(words);
    matrix.mask(mask);
    matrix.drawFormat(mask);
    const penalty = matrix.penalty();
    if (!best || penalty < best.penalty) best = { penalty, dark: matrix.dark };
  }
  return best?.dark;
};

// One path for all dark modules.
export const qrPath = (code: readonly (readonly boolean[])[]): string =>
  code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
