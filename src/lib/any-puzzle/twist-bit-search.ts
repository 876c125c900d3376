import { countBits } from "../indexing/count-bits.ts";
import type { ArrangementTable } from "./arrangement-table.ts";
import { type BitNode, type TwistBitSearch, codeInPlanes } from "./bit-nodes.ts";
import { depthCode } from "./depth-code.ts";
import { wordTranslations, type TwistSets } from "./twist-sets.ts";

/** The memory of `twistBitSearch` in bytes. */
export function twistSearchBytes(count: number, rows: number, nSteps: number): number {
  return count * (16 * rows + 7 * nSteps);
}

/** Words between two progress reports. */
const WORDS_PER_REPORT = 2 ** 12;

/**
 * Breadth-first search that moves all twists of an arrangement at once: like
 * tables/bit-search.ts, but for any puzzle whose twists are stored as bits.
 *
 * It pulls: each arrangement fetches the frontier from where its steps lead, and keeps
 * what is new. The steps must include all inverses.
 *
 * @cost  four look-ups for each word, arrangement, step and depth; four sets of words, of
 *         which two remain
 */
export function twistBitSearch(
  { count, after, bitShift, rowShift }: ArrangementTable,
  sets: TwistSets,
  nSteps: number,
  goals: readonly BitNode[],
): TwistBitSearch {
  const { rows, bits, rowAfter } = sets;
  const wordTable = wordTranslations(sets);
  const words = count * rows;
  /** In arrangements. */
  const reportInterval = Math.max(1, Math.floor(WORDS_PER_REPORT / rows));
  const full = bits === 32 ? -1 : (1 << bits) - 1;
  let frontier = new Int32Array(words);
  let next = new Int32Array(words);
  let isLive = new Uint8Array(count);
  let isNextLive = new Uint8Array(count);
  const hasMissing = new Uint8Array(count).fill(1);
  /** The lower and higher digits of the depth codes. */
  const [low, high] = [new Int32Array(words), new Int32Array(words)];
  /** For each step from an arrangement to the frontier: its words and its translations. */
  const sourceWords = new Int32Array(nSteps);
  const rowShifts = new Int32Array(nSteps);
  const tables = new Int32Array(nSteps);
  let depth = 0;
  for (const goal of goals) {
    const bit = goal % bits;
    const word = (goal - bit) / bits;
    frontier[word] |= 1 << bit;
    low[word] |= 1 << bit;
    isLive[Math.floor(word / rows)] = 1;
  }
  return {
    deepen,
    codeOf(node) {
      const bit = node % bits;
      return codeInPlanes([low, high], (node - bit) / bits, bit);
    },
  };

  function deepen(report: (nFound: number) => void): number {
    depth++;
    let nFound = 0;
    for (let arrangement = 0; arrangement < count; arrangement++) {
      const nNew =
        hasMissing[arrangement] === 0 ? 0 : pull(arrangement, frontier, next);
      isNextLive[arrangement] = Number(nNew > 0);
      nFound += nNew;
      if ((arrangement + 1) % reportInterval === 0) report(nFound);
    }
    [frontier, next] = [next, frontier];
    [isLive, isNextLive] = [isNextLive, isLive];
    if (nFound === 0) frontier = next = new Int32Array(0); // frees memory
    return nFound;
  }

  /**
   * Fetches the frontier along the steps of an arrangement; returns how many states are
   * new.
   */
  function pull(arrangement: number, from: Int32Array, to: Int32Array): number {
    let nLive = 0;
    const end = (arrangement + 1) * nSteps;
    for (let entry = arrangement * nSteps; entry < end; entry++) {
      const other = after[entry];
      if (isLive[other] === 0) continue;
      sourceWords[nLive] = other * rows;
      rowShifts[nLive] = rowShift[entry] * rows;
      tables[nLive++] = bitShift[entry] << 10;
    }
    const set = arrangement * rows;
    if (nLive === 0) return 0;
    let nNew = 0;
    let left = 0;
    for (let row = 0; row < rows; row++) {
      const missing = full & ~(low[set + row] | high[set + row]);
      const word = missing === 0 ? 0 : missing & pullRow(from, row, nLive, missing);
      to[set + row] = word;
      left |= missing ^ word;
      if (word !== 0) nNew += countBits(word);
    }
    if (nNew > 0) storeCodes(set, to);
    hasMissing[arrangement] = Number(left !== 0);
    return nNew;
  }

  /** Fetches one row, until nothing is missing. */
  function pullRow(
    from: Int32Array,
    row: number,
    nLive: number,
    missing: number,
  ): number {
    const bytes = wordTable;
    let pulled = 0;
    for (let i = 0; i < nLive; i++) {
      const word = from[sourceWords[i] + rowAfter[rowShifts[i] + row]];
      if (word === 0) continue;
      const table = tables[i];
      pulled |=
        table === 0
          ? word
          : bytes[table + (word & 255)] |
            bytes[table + 256 + ((word >>> 8) & 255)] |
            bytes[table + 512 + ((word >>> 16) & 255)] |
            bytes[table + 768 + (word >>> 24)];
      if ((pulled & missing) === missing) break;
    }
    return pulled;
  }

  /** Stores the depth of an arrangement's new states. */
  function storeCodes(set: number, to: Int32Array): void {
    const note = depthCode(depth);
    for (const [digit, plane] of [low, high].entries()) {
      if (((note >> digit) & 1) === 0) continue;
      for (let word = set; word < set + rows; word++) plane[word] |= to[word];
    }
  }
}
