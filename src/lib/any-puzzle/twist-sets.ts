import type { Block } from "./blocks.ts";

/** The bits of a word. */
const BITS = 32;

/** A piece that can be twisted in any way, whatever the others do. */
export interface TwistedHome {
  readonly block: Block;
  readonly home: number;
  readonly twists: number;
}

/** A piece whose twists are the bits of a set, and what one twist adds. */
export interface TwistedPiece extends TwistedHome {
  /** What one twist adds to the bit, or to the row. */
  readonly bit: number;
  readonly row: number;
}

/**
 * All ways to twist the pieces of a puzzle while they stay where they are, as bits: the
 * twists of some pieces choose the bit of a word, those of the others the word, called
 * row. Twists are counted by piece, not by position. Then a move adds the same to all of
 * them, and a set is moved by permuting its rows and translating each word.
 */
export interface TwistSets {
  readonly pieces: readonly TwistedPiece[];
  /** Bits used in each word. */
  readonly bits: number;
  readonly rows: number;
  /** For a translation and a row: the row to which it leads. */
  readonly rowAfter: Uint16Array<ArrayBuffer>;
}

/** @returns undefined when there are too many rows for a table of where they lead */
export function twistSetsOf(homes: readonly TwistedHome[]): TwistSets | undefined {
  const inWord = fullestWord(homes.map(({ twists }) => twists));
  let bits = 1;
  let rows = 1;
  const pieces = homes.map(({ block, home, twists }, i): TwistedPiece => {
    const [bit, row] = inWord.has(i) ? [bits, 0] : [0, rows];
    if (inWord.has(i)) bits *= twists;
    else rows *= twists;
    return { block, home, twists, bit, row };
  });
  if (rows > 4096) return undefined;
  const rowAfter = new Uint16Array(rows * rows);
  const ofRows = pieces.filter(({ row }) => row > 0);
  for (let shift = 0; shift < rows; shift++) {
    for (let row = 0; row < rows; row++) {
      rowAfter[shift * rows + row] = add(row, shift, ofRows, "row");
    }
  }
  return { pieces, bits, rows, rowAfter };
}

/** For a translation and a bit: the bit to which it leads. */
export function bitsAfter({ pieces, bits }: TwistSets): Uint8Array<ArrayBuffer> {
  const ofBits = pieces.filter(({ bit }) => bit > 0);
  return Uint8Array.from({ length: bits * bits }, (_, i) =>
    add(i % bits, Math.floor(i / bits), ofBits, "bit"),
  );
}

/**
 * Words translated backwards, byte by byte.
 *
 * @returns 1024 entries for each translation: for a byte of a word, and what that holds, the
 *          bits that it becomes
 */
export function translateWords(sets: TwistSets): Int32Array<ArrayBuffer> {
  const { bits } = sets;
  const after = bitsAfter(sets);
  const translated = new Int32Array(bits * 1024);
  for (let shift = 0; shift < bits; shift++) {
    for (let from = 0; from < bits; from++) {
      const to = after[shift * bits + from];
      const byte = to >> 3;
      for (let held = 0; held < 256; held++) {
        if ((held >> (to & 7)) & 1)
          translated[shift * 1024 + byte * 256 + held] |= 1 << from;
      }
    }
  }
  return translated;
}

/** The place of twists after as many more: digit by digit, without a carry. */
function add(
  place: number,
  shift: number,
  pieces: readonly TwistedPiece[],
  weight: "bit" | "row",
): number {
  let sum = 0;
  for (const piece of pieces) {
    const digit = Math.floor(place / piece[weight]) + Math.floor(shift / piece[weight]);
    sum += (digit % piece.twists) * piece[weight];
  }
  return sum;
}

/** The pieces whose twists together fill a word as far as possible. */
function fullestWord(twists: readonly number[]): ReadonlySet<number> {
  let best: { product: number; chosen: number[] } = { product: 1, chosen: [] };
  const tried = new Set<string>();
  const choices = [{ product: 1, chosen: [] as number[] }];
  for (let next = choices.pop(); next !== undefined; next = choices.pop()) {
    if (next.product > best.product) best = next;
    const first = (next.chosen.at(-1) ?? -1) + 1;
    for (let i = first; i < twists.length; i++) {
      const product = next.product * twists[i];
      const key = `${product} ${i}`;
      if (product > BITS || tried.has(key)) continue;
      tried.add(key);
      choices.push({ product, chosen: [...next.chosen, i] });
    }
  }
  return new Set(best.chosen);
}
