import { N_PERMUTATIONS } from "../puzzle/coordinates.ts";
import { N_MOVES } from "../puzzle/moves.ts";
import { countBits } from "./count-bits.ts";
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

/** What the search looks up: made once, when first asked for. */
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
 * Breadth-first search over all states that moves 27 of them at once.
 *
 * A move takes all states of one permutation to another permutation, and adds the same
 * to the twists of all of them. So a set of states is moved as a whole: its 27 words are
 * permuted, and the digits within each are turned.
 *
 * The search pulls. Each permutation asks where its moves lead, brings the frontier back
 * from there, and keeps what is new to it. Where nothing is left to reach, or the moves
 * lead to no frontier, there is nothing to do.
 *
 * Unchecked: the caller guarantees moves.
 * @param moves  each of them one step
 * @cost   up to 300 operations on words for each permutation, move and depth; three sets
 *         of 564,480 bytes, and one for each binary digit of the last depth looked at,
 *         plus 1
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
  /** One more than the depth at which each state was found, in binary. */
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

  /** Brings the frontier back to a permutation; false if no move leads to it. */
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
    // Read before the loop, which takes most of the time.
    const { up: up1, left: left1, right: right1 } = one;
    const { up: up3, left: left3, right: right3 } = three;
    const { up: up9, left: left9, right: right9 } = nine;
    for (let row = 0; row < USED_WORDS; row++) {
      let word = frontier[set + rowSources[rows + row]];
      // At each digit, bits whose digit grows move up; those that wrap round move down.
      word = ((word << left1) & up1) | ((word >>> right1) & ~up1);
      word = ((word << left3) & up3) | ((word >>> right3) & ~up3);
      word = ((word << left9) & up9) | ((word >>> right9) & ~up9);
      pulled[row] |= word;
    }
  }

  function addUntwisted(set: number): void {
    for (let row = 0; row < USED_WORDS; row++) pulled[row] |= frontier[set + row];
  }

  /** Of the states that were pulled, keeps the new ones at this depth; how many. */
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
