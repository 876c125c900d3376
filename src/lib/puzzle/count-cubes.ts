import {
  BLANK,
  checkColouring,
  type Colouring,
  cornersOf,
  piecesOf,
  type Scheme,
  shownBy,
} from "./colourings.ts";

const N_CORNERS = 8;
const ALL_PLACED = 2 ** N_CORNERS;

/**
 * The number of solvable cubes that show these colours, whatever is in the blank
 * places. A cube counts once for each of the 24 ways to hold it.
 *
 * The pieces are dealt to the corners one after the other. All that matters is how many
 * ways have used the same pieces with the same sum of twists.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`
 * @returns          0 when none fits, at most 24 × 3674160
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   some 18,000 steps
 * @example countCubes([..."UUUURRRRFFFFDDDDLLLLBBB", BLANK], [..."URFDLB"]) // → 1
 */
export function countCubes(colouring: Colouring, scheme: Scheme): number {
  checkColouring(colouring, scheme);
  const pieces = piecesOf(scheme);
  // fits[position]: the pieces and twists that show what is painted there
  const fits = cornersOf(colouring).map((corner) =>
    pieces.flatMap((colours, piece) =>
      [0, 1, 2]
        .filter((twist) => isShown(shownBy(colours, twist), corner))
        .map((twist) => ({ piece, twist })),
    ),
  );
  // ways[placed * 3 + sum], one layer for each number of pieces placed
  let ways = new Map([[0, 1]]);
  for (const choices of fits) {
    const next = new Map<number, number>();
    for (const [key, count] of ways) {
      const placed = Math.floor(key / 3);
      for (const { piece, twist } of choices) {
        if (placed & (1 << piece)) continue;
        const after = (placed | (1 << piece)) * 3 + ((key + twist) % 3);
        next.set(after, (next.get(after) ?? 0) + count);
      }
    }
    ways = next;
  }
  return ways.get((ALL_PLACED - 1) * 3) ?? 0;
}

function isShown(shown: readonly string[], painted: readonly string[]): boolean {
  return painted.every((colour, i) => colour === BLANK || colour === shown[i]);
}
