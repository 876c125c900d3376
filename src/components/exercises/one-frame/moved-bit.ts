import { USED_WORDS } from "#lib/tables/state-bits.ts";
import { buildDigitShifts } from "#lib/tables/translations.ts";
import { numberExercise } from "../question.ts";

/** Place values of pieces 1, 2 and 3 within a word. */
const PLACES = [1, 3, 9];

/**
 * A bit of a word represents the twists of three pieces; a turn twists one of them.
 * @param bit    its position, 0 to 26
 * @param piece  1 to 3
 * @param by     1 or 2; large enough for the twist to wrap around
 */
export function movedBit(bit: number, piece: number, by: number) {
  const place = PLACES[piece - 1];
  const twists = twistsOf(bit);
  const translation = by * place;
  const { up, left, right: down } = buildDigitShifts()[translation][piece - 1];
  const word = 1 << bit;
  const moved = Math.log2(((word << left) & up) | ((word >>> down) & ~up));

  const exercise = numberExercise({
    label: "bit",
    form: "A whole number.",
    width: 8,
    answer: moved,
    right: `The twists are ${twistsOf(moved).join(", ")} now, and nothing was carried.`,
    mistakes: [
      {
        leadsTo: bit + translation,
        says: "Here the twist has grown past 2. A twist of 3 is no twist, and nothing is carried.",
      },
      {
        leadsTo: (bit + translation) % USED_WORDS,
        says: "You rotated the whole word. But only one digit changes, and its neighbours stay as they are.",
      },
      {
        leadsTo: bit + by,
        says: `That twists piece 1. A twist of piece ${piece} counts ${place}.`,
      },
      {
        leadsTo: bit,
        says: `Piece ${piece} should be twisted, but nothing has moved.`,
      },
    ],
    count: USED_WORDS,
    outside: `A word has only the bits 0 to ${USED_WORDS - 1}.`,
    otherwise: "Write the bit as three twists, twist the one piece, and add up again.",
  });
  return { ...exercise, bit, piece, by, twists, moved };
}

function twistsOf(bit: number): number[] {
  return PLACES.map((place) => Math.floor(bit / place) % 3);
}
