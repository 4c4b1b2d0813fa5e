// Bits into text that a link can hold, and back: base64 with - and _ in place of + and /.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export class BitWriter {
  private bits: number[] = [];

  write(value: number, width: number): this {
    for (let i = width - 1; i >= 0; --i) this.bits.push((value >> i) & 1);
    return this;
  }

  // A number without a limit: four bits at a time, the fifth says whether more follow.
  writeCount(value: number): this {
    for (; value > 15; value = Math.floor(value / 16)) this.write(16 | (value % 16), 5);
    return this.write(value, 5);
  }

  // Letters of those above.
  writeWord(word: string): this {
    this.writeCount(word.length);
    for (const letter of word) this.write(Math.max(0, LETTERS.indexOf(letter)), 6);
    return this;
  }

  sextets(): number[] {
    const sextets: number[] = [];
    for (let i = 0; i < this.bits.length; i += 6) {
      let value = 0;
      for (let j = 0; j < 6; ++j) value = value * 2 + (this.bits[i + j] ?? 0);
      sextets.push(value);
    }
    return sextets;
  }
}

// Reads zeros behind the end, and says that it did.
export class BitReader {
  private at = 0;
  constructor(private readonly sextets: readonly number[]) {}

  read(width: number): number {
    let value = 0;
    for (; width > 0; --width, ++this.at) {
      const sextet = this.sextets[Math.floor(this.at / 6)] ?? 0;
      value = value * 2 + ((sextet >> (5 - (this.at % 6))) & 1);
    }
    return value;
  }

  readCount(): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 40; factor *= 16) {
      const part = this.read(5);
      value += (part & 15) * factor;
      if (part < 16) break;
    }
    return value;
  }

  readWord(): string {
    const length = Math.min(this.readCount(), this.sextets.length);
    return Array.from({ length }, () => LETTERS.charAt(this.read(6))).join("");
  }

  get beyondEnd(): boolean {
    return this.at > this.sextets.length * 6;
  }
  // Whether less than a sextet is left.
  get atEnd(): boolean {
    return this.sextets.length * 6 - this.at < 6;
  }
}

// Twelve bits that change when a character does, or two of them change places.
const checksum = (sextets: readonly number[]): number => {
  let sum = 1;
  for (const sextet of sextets) sum = (sum * 67 + sextet + 1) % 4093;
  return sum;
};

export const toText = (writer: BitWriter): string => {
  const sextets = writer.sextets();
  const sum = checksum(sextets);
  return [...sextets, sum >> 6, sum & 63].map((sextet) => LETTERS.charAt(sextet)).join("");
};

// Undefined if it is damaged.
export const fromText = (text: string): BitReader | undefined => {
  const all = [...text].map((letter) => LETTERS.indexOf(letter));
  if (all.length < 3 || all.includes(-1)) return undefined;
  const sextets = all.slice(0, -2);
  const sum = all[all.length - 2] * 64 + all[all.length - 1];
  return checksum(sextets) === sum ? new BitReader(sextets) : undefined;
};
