import { CORNER_FACELETS } from "./colourings.ts";
import { CORNER_FACES, CORNER_NAMES, FIXED_CORNER, stickerAt } from "./corners.ts";
import {
  ANY_COLOUR,
  matchOrders,
  type MatchingTwists,
  matchTwists,
  parsePattern,
} from "./goal-patterns.ts";
import { N_PIECES } from "./state.ts";

/**
 * Explains why no state matches a pattern: a position has no matching piece, several positions
 * share too few pieces, or the twists cannot sum to zero.
 *
 * @param pattern  as for `matchStates`
 * @returns        the reason, or undefined when a state matches
 * @throws {RangeError | TypeError} as `matchStates`
 * @cost    at most 5040 permutations
 * @example
 * explainNoMatch("UUUU".padEnd(24, ".")) === undefined // → true
 * explainNoMatch("DDDD".padEnd(24, "."))
 * // → "the corners UBR, UFR, UFL and UBL need four pieces, and only the pieces DBR, DFR and DFL fit there"
 */
export function explainNoMatch(pattern: string): string | undefined {
  const letters = parsePattern(pattern);
  const twists = matchTwists(letters);
  return emptyCorner(letters, twists) ?? crowdedCorners(twists) ?? wrongSum(twists);
}

/** The message for a position without a matching piece. */
function emptyCorner(
  letters: readonly string[],
  twists: MatchingTwists,
): string | undefined {
  const position = twists.findIndex((pieces) => !pieces.some(isPossible));
  if (position < 0) return undefined;
  const places = CORNER_FACELETS[position].map((place) => letters[place]);
  const name = CORNER_NAMES[position];
  const colours = listOf(places.filter((letter) => letter !== ANY_COLOUR));
  if (position === FIXED_CORNER) {
    return `the corner ${name} never moves, so it cannot show ${colours} as asked`;
  }
  const isFixed = [0, 1, 2].some((twist) =>
    places.every((letter, sticker) =>
      [ANY_COLOUR, stickerAt(CORNER_FACES[FIXED_CORNER], twist, sticker)].includes(
        letter,
      ),
    ),
  );
  return isFixed
    ? `only the piece ${CORNER_NAMES[FIXED_CORNER]} shows ${colours} as the corner ${name} should, and it never moves`
    : `no piece shows ${colours} as the corner ${name} should`;
}

/** The message for the smallest set of positions with too few matching pieces. */
function crowdedCorners(twists: MatchingTwists): string | undefined {
  const groups = Array.from({ length: 2 ** N_PIECES }, (_, bits) =>
    [...Array(N_PIECES).keys()].filter((position) => bits & (1 << position)),
  );
  const crowded = groups
    .map((positions) => ({ positions, pieces: piecesFor(positions, twists) }))
    .filter(({ positions, pieces }) => pieces.length < positions.length)
    .sort((a, b) => a.positions.length - b.positions.length);
  if (crowded.length === 0) return undefined;
  const [{ positions, pieces }] = crowded;
  const corners = listOf(positions.map((position) => CORNER_NAMES[position]));
  const fit = listOf(pieces.map((piece) => CORNER_NAMES[piece]));
  const few = pieces.length === 1 ? `piece ${fit} fits` : `pieces ${fit} fit`;
  return `the corners ${corners} need ${COUNTS[positions.length]} pieces, and only the ${few} there`;
}

const COUNTS = "no one two three four five six seven".split(" ");

/** The pieces that match at least one of several positions. */
function piecesFor(positions: readonly number[], twists: MatchingTwists): number[] {
  return [...Array(N_PIECES).keys()].filter((piece) =>
    positions.some((position) => isPossible(twists[position][piece])),
  );
}

/** The message if every matching permutation has a wrong sum of twists. */
function wrongSum(twists: MatchingTwists): string | undefined {
  for (const order of matchOrders(twists)) {
    const sums = order.reduce(
      (before, piece, position) =>
        [0, 1, 2].map((sum) =>
          [0, 1, 2].some(
            (twist) => twists[position][piece][twist] && before[(sum - twist + 3) % 3],
          ),
        ),
      [true, false, false],
    );
    if (sums[0]) return undefined;
  }
  return "each corner has a piece that fits, but the twists do not sum to a multiple of three";
}

function isPossible(twists: readonly boolean[]): boolean {
  return twists.includes(true);
}

function listOf(names: readonly string[]): string {
  return names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}
