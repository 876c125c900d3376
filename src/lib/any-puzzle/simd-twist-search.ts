import { type LibraryModule, startModule } from "../tables/wasm-module.ts";
import type { ArrangementTable } from "./arrangement-table.ts";
import { twistSearchBytes } from "./twist-bit-search.ts";
import { type BitNode, type TwistBitSearch, codeInPlanes } from "./bit-nodes.ts";
import { TWIST_SEARCH_MODULE } from "./twist-search-module.ts";
import type { TwistSets } from "./twist-sets.ts";

/** The exports of src/assembly/twist-search.ts: addresses in its memory, and functions. */
interface TwistSearchModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly after: { readonly value: number };
  readonly rowShift: { readonly value: number };
  readonly bitShift: { readonly value: number };
  readonly rowFrom: { readonly value: number };
  readonly digits: { readonly value: number };
  readonly planes: { readonly value: number };
  reserve(
    arrangements: number,
    steps: number,
    rows: number,
    rowShifts: number,
    bitShifts: number,
    digits: number,
  ): void;
  begin(): void;
  deepen(): number;
}

const MODULE: LibraryModule = { base64: TWIST_SEARCH_MODULE };

/** A module that is free for the next search: a host has room for few memories. */
let idle: TwistSearchModule | undefined;

/** Bytes; a module with a larger memory is not reused. */
const MAX_IDLE_BYTES = 2 ** 26;

/** With more rows, the table of their sources costs more than it saves. */
const MAX_ROWS = 1024;

/** Bytes; a larger search does not pad its vectors to twice the rows. */
const MAX_PADDED_BYTES = 2 ** 26;

const LANES = 4;

/**
 * The search of `twistBitSearch` in WebAssembly with SIMD, four words at a time.
 *
 * @returns undefined if that is not supported, there are too many rows, or padding would
 *         waste too much memory
 * @cost    for each four words, arrangement, step and depth four look-ups, and four
 *         operations for each piece in a word that the step twists
 */
export function simdTwistSearch(
  arrangements: ArrangementTable,
  sets: TwistSets,
  nSteps: number,
  goals: readonly BitNode[],
): TwistBitSearch | undefined {
  if (sets.rows > MAX_ROWS) return undefined;
  const rows = LANES * Math.ceil(sets.rows / LANES);
  const bytes = twistSearchBytes(arrangements.count, rows, nSteps);
  if (rows >= 2 * sets.rows && bytes > MAX_PADDED_BYTES) return undefined;
  const module = idle ?? startModule(MODULE, (exports: TwistSearchModule) => exports);
  idle = undefined; // searches may overlap
  if (module === undefined) return undefined;
  const inWord = sets.pieces.filter(({ bit }) => bit > 0);
  try {
    module.reserve(
      ...([arrangements.count, nSteps, sets.rows, sets.rows, sets.bits] as const),
      inWord.length,
    );
  } catch {
    return undefined; // out of memory
  }
  fillSteps(module, arrangements);
  fillRows(module, sets, rows);
  fillDigits(module, sets.bits, inWord);
  fillGoals(module, arrangements.count, sets, rows, goals);
  module.begin();
  return createSearch(module, arrangements.count * rows, sets, rows);
}

function createSearch(
  module: TwistSearchModule,
  words: number,
  { rows, bits }: TwistSets,
  padded: number,
): TwistBitSearch {
  let planes: readonly Int32Array[] | undefined;
  return {
    deepen() {
      if (planes) return 0; // finished
      const found = module.deepen();
      if (found === 0) finish();
      return found;
    },
    codeOf(node) {
      const bit = node % bits;
      const word = (node - bit) / bits;
      const row = word % rows;
      return codeInPlanes(
        planes ?? finish(),
        ((word - row) / rows) * padded + row,
        bit,
      );
    },
  };

  function finish(): readonly Int32Array[] {
    if (module.memory.buffer.byteLength <= MAX_IDLE_BYTES) idle = module;
    return (planes = copyPlanes(module, words));
  }
}

/** Copied, because the next search reuses the module's memory. */
function copyPlanes(
  { memory, planes }: TwistSearchModule,
  words: number,
): Int32Array[] {
  return [0, 1].map((digit) =>
    new Int32Array(memory.buffer, planes.value + digit * words * 4, words).slice(),
  );
}

function fillSteps(
  { memory, after, rowShift, bitShift }: TwistSearchModule,
  arrangements: ArrangementTable,
): void {
  const { length } = arrangements.after;
  new Uint32Array(memory.buffer, after.value, length).set(arrangements.after);
  new Uint16Array(memory.buffer, rowShift.value, length).set(arrangements.rowShift);
  new Uint16Array(memory.buffer, bitShift.value, length).set(arrangements.bitShift);
}

/** Byte offsets; padding rows come from themselves and stay 0. */
function fillRows(
  { memory, rowFrom }: TwistSearchModule,
  { rows, rowAfter }: TwistSets,
  padded: number,
): void {
  const table = new Uint16Array(memory.buffer, rowFrom.value, rows * padded);
  for (let shift = 0; shift < rows; shift++) {
    for (let row = 0; row < padded; row++) {
      const from = row < rows ? rowAfter[shift * rows + row] : row;
      table[shift * padded + row] = 4 * from;
    }
  }
}

/**
 * For each translation, the digits that move, backwards: see DIGIT_SIZE in twist-search.ts.
 */
function fillDigits(
  { memory, digits }: TwistSearchModule,
  bits: number,
  pieces: TwistSets["pieces"],
): void {
  const size = 3 * (pieces.length + 1);
  const table = new Int32Array(memory.buffer, digits.value, size * bits);
  for (let shift = 0; shift < bits; shift++) {
    let entry = shift * size;
    for (const { bit: weight, twists } of pieces) {
      const digitOf = (bit: number) => Math.floor(bit / weight) % twists;
      const back = (twists - digitOf(shift)) % twists;
      if (back === 0) continue;
      for (let bit = 0; bit < bits; bit++) {
        if (digitOf(bit) >= back) table[entry] |= 1 << bit;
      }
      table[entry + 1] = weight * back;
      table[entry + 2] = weight * (twists - back);
      entry += 3;
    }
  }
}

function fillGoals(
  { memory, planes }: TwistSearchModule,
  count: number,
  { rows, bits }: TwistSets,
  padded: number,
  goals: readonly BitNode[],
): void {
  const lowest = new Int32Array(memory.buffer, planes.value, count * padded);
  for (const goal of goals) {
    const bit = goal % bits;
    const word = (goal - bit) / bits;
    const row = word % rows;
    lowest[((word - row) / rows) * padded + row] |= 1 << bit;
  }
}
