import { N_PERMUTATIONS } from "../puzzle/coordinates.ts";
import { N_MOVES } from "../puzzle/moves.ts";
import { countBits } from "../indexing/count-bits.ts";
import { type MoveTables, moveTables } from "./move-tables.ts";
import {
  addStates,
  ALL_BITS,
  bitOffsets,
  USED_WORDS,
  SET_WORDS,
  WORDS_PER_PERMUTATION,
} from "./state-bits.ts";
import type { StateSearch } from "./state-search.ts";
import {
  buildDigitShifts,
  buildRowSources,
  buildTranslations,
  type DigitShift,
} from "./translations.ts";

/** The lookup tables of the search, built once. */
interface BitTables {
  readonly moves: MoveTables;
  readonly translations: Uint16Array;
  readonly digitTurns: readonly (readonly DigitShift[])[];
  readonly rowSources: Uint8Array;
}

let cache: BitTables | undefined;

function bitTables(): BitTables {
  return (cache ??= {
    moves: moveTables(),
    translations: buildTranslations(),
    digitTurns: buildDigitShifts(),
    rowSources: buildRowSources(),
  });
}

/**
 * Creates a bit-parallel breadth-first search over all states: 27 states move at once.
 *
 * A move takes all states of one permutation to another permutation, and adds the same twists
 * to all of them. So a set of states moves as a whole: its 27 words are permuted, and the
 * ternary digits within each word are rotated.
 *
 * The search works backwards ("pull"): for each permutation it collects the states that a move
 * takes into the frontier, and adds the new ones to the next. Permutations without unreached
 * states, or whose moves lead to no frontier, are skipped.
 *
 * Unchecked: the caller guarantees valid moves.
 * @param moves  the moves that count as one
 * @cost   up to 300 word operations for each permutation, move and depth; three sets of
 *         564,480 bytes, and one for each binary digit of the last depth plus 1
 */
export function bitSearch(moves: readonly number[]): StateSearch {
  const { moves: tables, translations, digitTurns, rowSources } = bitTables();
  let frontier = new Int32Array(SET_WORDS);
  let next = new Int32Array(SET_WORDS);
  let isInFrontier = new Uint8Array(N_PERMUTATIONS);
  let isInNext = new Uint8Array(N_PERMUTATIONS);
  const hasUnreached = new Uint8Array(N_PERMUTATIONS).fill(1);
  const unreached = new Int32Array(SET_WORDS);
  const offsets = bitOffsets();
  /** The depth of each state plus 1, in binary; 0 for unreached states. */
  const digits = [new Int32Array(SET_WORDS)];
  /** The states of one permutation that a move takes into the frontier. */
  const pulled = new Int32Array(USED_WORDS);
  let depth = 0;

  return { begin, deepen, finish: () => ({ digits, offsets }) };

  function begin(goals: ArrayLike<number>): number {
    const reached = addStates(frontier, goals, offsets);
    digits[0].set(frontier);
    for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
      const set = permutation * WORDS_PER_PERMUTATION;
      for (let word = set; word < set + USED_WORDS; word++) {
        unreached[word] = ALL_BITS & ~frontier[word];
        if (frontier[word] !== 0) isInFrontier[permutation] = 1;
      }
    }
    return reached;
  }

  function deepen(): number {
    depth++;
    if (depth + 1 === 2 ** digits.length) digits.push(new Int32Array(SET_WORDS));
    let count = 0;
    for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
      const isReached = hasUnreached[permutation] === 1 && pull(permutation);
      const found = isReached ? addNew(permutation) : 0;
      isInNext[permutation] = Number(found > 0);
      count += found;
    }
    [frontier, next] = [next, frontier];
    [isInFrontier, isInNext] = [isInNext, isInFrontier];
    return count;
  }

  /** Collects the states of a permutation that lead to the frontier; false if none can. */
  function pull(permutation: number): boolean {
    let isReached = false;
    for (const move of moves) {
      const turn = permutation * N_MOVES + move;
      const after = tables.permutation[turn];
      if (isInFrontier[after] === 0) continue;
      if (!isReached) pulled.fill(0);
      isReached = true;
      if (translations[turn] === 0) addUntwisted(after * WORDS_PER_PERMUTATION);
      else addTranslated(after * WORDS_PER_PERMUTATION, translations[turn]);
    }
    return isReached;
  }

  function addTranslated(set: number, translation: number): void {
    const rows = Math.floor(translation / USED_WORDS) * USED_WORDS;
    const [one, three, nine] = digitTurns[translation % USED_WORDS];
    // Read outside the loop, which dominates the run time.
    const { up: up1, left: left1, right: right1 } = one;
    const { up: up3, left: left3, right: right3 } = three;
    const { up: up9, left: left9, right: right9 } = nine;
    for (let row = 0; row < USED_WORDS; row++) {
      let word = frontier[set + rowSources[rows + row]];
      // For each digit, bits whose digit grows move up; those that wrap move down.
      word = ((word << left1) & up1) | ((word >>> right1) & ~up1);
      word = ((word << left3) & up3) | ((word >>> right3) & ~up3);
      word = ((word << left9) & up9) | ((word >>> right9) & ~up9);
      pulled[row] |= word;
    }
  }

  function addUntwisted(set: number): void {
    for (let row = 0; row < USED_WORDS; row++) pulled[row] |= frontier[set + row];
  }

  /** Adds the unreached states among those pulled to the next frontier; returns their number. */
  function addNew(permutation: number): number {
    const set = permutation * WORDS_PER_PERMUTATION;
    let count = 0;
    let left = 0;
    for (let row = 0; row < USED_WORDS; row++) {
      const word = pulled[row] & unreached[set + row];
      next[set + row] = word;
      unreached[set + row] ^= word;
      left |= unreached[set + row];
      if (word !== 0) count += countBits(word);
    }
    if (count === 0) return 0;
    hasUnreached[permutation] = Number(left !== 0);
    for (let digit = 0; digit < digits.length; digit++) {
      if ((((depth + 1) >> digit) & 1) === 0) continue;
      const plane = digits[digit];
      for (let word = set; word < set + USED_WORDS; word++) plane[word] |= next[word];
    }
    return count;
  }
}
