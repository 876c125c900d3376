import { unrankPermutation } from "../indexing/permutation.ts";
import { N_PERMUTATIONS } from "../puzzle/coordinates.ts";
import { applyMove, HTM_MOVES, N_MOVES } from "../puzzle/moves.ts";
import { N_PIECES, SOLVED } from "../puzzle/state.ts";
import { USED_WORDS } from "./state-bits.ts";

/**
 * Builds the table of the twists that the inverse of each move adds to the pieces: at
 * permutation × 9 + move, a number whose ternary digits are the twists of pieces 1 to 6, the
 * lowest digit first.
 *
 * The permutation is the one before the move. The twists depend on nothing else.
 *
 * @cost one read of each position for each permutation and move; 90,720 bytes
 */
export function buildTranslations(): Uint16Array {
  const translations = new Uint16Array(N_PERMUTATIONS * N_MOVES);
  // Applied to the solved state, a move gives the source and the twist of each position.
  const turns = HTM_MOVES.map((move) => applyMove(SOLVED, move));
  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    const pieces = unrankPermutation(permutation, N_PIECES);
    for (let move = 0; move < N_MOVES; move++) {
      const { permutation: source, orientation: twist } = turns[move];
      let translation = 0;
      for (let position = 0; position < N_PIECES; position++) {
        const piece = pieces[source[position]];
        if (piece < N_PIECES - 1) {
          translation += ((3 - twist[position]) % 3) * 3 ** piece;
        }
      }
      translations[permutation * N_MOVES + move] = translation;
    }
  }
  return translations;
}

/** The shifts of the bits of a word when a constant is added to one of its ternary digits. */
export interface DigitShift {
  /** A mask of the bits that moved up; the others wrapped and moved down. */
  readonly up: number;
  readonly left: number;
  readonly right: number;
}

/** The shifts at each of the three digits for each translation of the bits in a word, 0 to 26. */
export function buildDigitShifts(): DigitShift[][] {
  return Array.from({ length: USED_WORDS }, (_, translation) =>
    [1, 3, 9].map((place) => {
      const amount = digit(translation, place);
      let up = 0;
      for (let bit = 0; bit < USED_WORDS; bit++) {
        if (digit(bit, place) >= amount) up |= 1 << bit;
      }
      return { up, left: place * amount, right: place * (3 - amount) };
    }),
  );
}

/** The source of each row for each translation of the rows, 0 to 26: 27 × 27. */
export function buildRowSources(): Uint8Array {
  const source = new Uint8Array(USED_WORDS * USED_WORDS);
  for (let translation = 0; translation < USED_WORDS; translation++) {
    for (let row = 0; row < USED_WORDS; row++) {
      for (const place of [1, 3, 9]) {
        const from = (digit(row, place) - digit(translation, place) + 3) % 3;
        source[translation * USED_WORDS + row] += from * place;
      }
    }
  }
  return source;
}

function digit(value: number, place: number): number {
  return Math.floor(value / place) % 3;
}
