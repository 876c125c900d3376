import type { OrbitBlock } from "./blocks.ts";

const WORD_BITS = 32;

/** A piece whose twist is free, whatever the others are. */
export interface FreePiece {
  readonly block: OrbitBlock;
  readonly home: number;
  readonly twists: number;
}

/** A piece whose twist is a digit of the bit or of the row. */
export interface PackedPiece extends FreePiece {
  /** The weight of one twist in the bit, or in the row. */
  readonly bit: number;
  readonly row: number;
}

/**
 * All twists of a puzzle's pieces in their positions, as bits: the twists of some pieces
 * choose the bit of a word, those of the others the word, called row. Twists are counted
 * by piece, not by position, so a move adds the same to all states in a set: it permutes
 * the rows and translates each word.
 */
export interface TwistSets {
  readonly pieces: readonly PackedPiece[];
  readonly bits: number;
  readonly rows: number;
  /** For a translation and a row: the next row. */
  readonly rowAfter: Uint16Array<ArrayBuffer>;
}

/**
 * Distributes twists between bits and rows.
 *
 * @returns undefined when there are too many rows for a table
 */
export function buildTwistSets(homes: readonly FreePiece[]): TwistSets | undefined {
  const inWord = fullestWord(homes.map(({ twists }) => twists));
  let bits = 1;
  let rows = 1;
  const pieces = homes.map(({ block, home, twists }, i): PackedPiece => {
    const [bit, row] = inWord.has(i) ? [bits, 0] : [0, rows];
    if (inWord.has(i)) bits *= twists;
    else rows *= twists;
    return { block, home, twists, bit, row };
  });
  if (rows > 4096) return undefined;
  const rowAfter = fillSums(new Uint16Array(rows * rows), rows, pieces, "row");
  return { pieces, bits, rows, rowAfter };
}

/** For a translation and a bit: the next bit. */
export function bitTranslations({ pieces, bits }: TwistSets): Uint8Array<ArrayBuffer> {
  return fillSums(new Uint8Array(bits * bits), bits, pieces, "bit");
}

/**
 * Words translated backwards, byte by byte.
 *
 * @returns 1024 entries for each translation: for each byte of a word and its value, the
 *         translated bits
 */
export function wordTranslations(sets: TwistSets): Int32Array<ArrayBuffer> {
  const { bits } = sets;
  const after = bitTranslations(sets);
  const translated = new Int32Array(bits * 1024);
  for (let shift = 0; shift < bits; shift++) {
    for (let from = 0; from < bits; from++) {
      const to = after[shift * bits + from];
      const byte = to >> 3;
      for (let byteValue = 0; byteValue < 256; byteValue++) {
        if ((byteValue >> (to & 7)) & 1)
          translated[shift * 1024 + byte * 256 + byteValue] |= 1 << from;
      }
    }
  }
  return translated;
}

/**
 * Fills in, for each translation and value, their sum: digit by digit, without a carry.
 * Pieces with weight 0 have no digit here.
 */
function fillSums<Table extends Uint8Array | Uint16Array>(
  table: Table,
  size: number,
  pieces: readonly PackedPiece[],
  weight: "bit" | "row",
): Table {
  for (const { [weight]: digit, twists } of pieces) {
    for (let shift = 0; shift < digit * twists; shift++) {
      const before = (shift % digit) * size;
      for (let twist = 0; twist < twists; twist++) {
        const sum = ((twist + Math.floor(shift / digit)) % twists) * digit;
        const after = shift * size + twist * digit;
        for (let i = 0; i < digit; i++) table[after + i] = table[before + i] + sum;
      }
    }
  }
  return table;
}

/** The pieces whose twists fill a word best. */
function fullestWord(twists: readonly number[]): ReadonlySet<number> {
  let best: { product: number; members: number[] } = { product: 1, members: [] };
  const tried = new Set<string>();
  const choices = [{ product: 1, members: [] as number[] }];
  for (let next = choices.pop(); next !== undefined; next = choices.pop()) {
    if (next.product > best.product) best = next;
    const first = (next.members.at(-1) ?? -1) + 1;
    for (let i = first; i < twists.length; i++) {
      const product = next.product * twists[i];
      const key = `${product} ${i}`;
      if (product > WORD_BITS || tried.has(key)) continue;
      tried.add(key);
      choices.push({ product, members: [...next.members, i] });
    }
  }
  return new Set(best.members);
}
