// A long text, packed for a link: what zlib makes of it, in letters that an address can hold. Who has no such
// streams (browsers from before 2023) packs nothing.
const MOST_LETTERS = 200_000; // of a text that is unpacked: a small link must not fill the memory

const throughStream = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most: number) => {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export const packed = async (text: string): Promise<string | undefined> => {
  if (typeof CompressionStream === "undefined") return undefined;
  const bytes = await throughStream(new TextEncoder().encode(text), new CompressionStream("deflate"), Infinity);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

// Undefined where a part is missing or has changed: zlib ends with a checksum.
export const unpacked = async (letters: string): Promise<string | undefined> => {
  try {
    const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const all = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await throughStream(all, new DecompressionStream("deflate"), MOST_LETTERS),
    );
  } catch {
    return undefined;
  }
};
