import {
  allSchemes,
  BLANK,
  checkColouring,
  type Colouring,
  CORNER_PLACES,
  cornersOf,
  piecesOf,
  type Scheme,
  shownBy,
} from "./colourings.ts";
import type { Piece } from "./corners.ts";

/** A cube that turns can solve, close to one that they cannot. */
export interface NearestCube {
  readonly colouring: Colouring;
  /** The places whose colour is another, by number in `FACELETS`; blank ones not counted. */
  readonly changed: readonly number[];
  /** The colours of its faces, in the order of `FACES`. */
  readonly scheme: Scheme;
}

const N_CORNERS = 8;
const ALL_PLACED = 2 ** N_CORNERS;
const IMPOSSIBLE = 255;

/**
 * The cube that differs in the fewest stickers and can be solved.
 *
 * Any eight different pieces in any order can be reached by turns, and any twists that
 * sum to a multiple of three. So the pieces are dealt to the corners one after the
 * other; of all ways to have used the same pieces with the same sum of twists so far,
 * only the one with the fewest changes matters.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`, which fits everything
 * @param usual      the six colours as they are usually arranged; another arrangement
 *                   is taken only where it needs fewer changes
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   some 18,000 steps for each of 30 schemes, or until one needs no change
 * @example
 * const usual = [..."URFDLB"];
 * nearestCube([..."RUUUURRRFFFFDDDDLLLLBBBB"], usual).changed // → [0, 4]
 */
export function nearestCube(colouring: Colouring, usual: Scheme): NearestCube {
  checkColouring(colouring, usual);
  const corners = cornersOf(colouring);
  let nearest: { cost: number; dealt: Piece[]; scheme: Scheme } | undefined;
  for (const scheme of allSchemes(usual)) {
    const found = dealPieces(corners, piecesOf(scheme));
    if (!nearest || found.cost < nearest.cost) nearest = { ...found, scheme };
    if (nearest.cost === 0) break;
  }
  const { dealt, scheme } = nearest!;
  const pieces = piecesOf(scheme);
  const solvable = [...colouring];
  dealt.forEach(({ piece, twist }, position) => {
    shownBy(pieces[piece], twist).forEach((colour, sticker) => {
      solvable[CORNER_PLACES[position][sticker]] = colour;
    });
  });
  const changed = [...colouring.keys()].filter(
    (place) => colouring[place] !== BLANK && colouring[place] !== solvable[place],
  );
  return { colouring: solvable, changed, scheme };
}

/** Which piece to put into each corner, and how twisted, to change the fewest stickers. */
function dealPieces(
  corners: readonly (readonly string[])[],
  pieces: readonly (readonly string[])[],
): { cost: number; dealt: Piece[] } {
  // changes[position][piece][twist]
  const changes = corners.map((corner) =>
    pieces.map((piece) =>
      [0, 1, 2].map((twist) => countChanges(corner, shownBy(piece, twist))),
    ),
  );
  const fewest = new Uint8Array(ALL_PLACED * 3).fill(IMPOSSIBLE);
  const last = new Uint8Array(ALL_PLACED * 3);
  fewest[0] = 0;
  for (let placed = 0; placed < ALL_PLACED - 1; placed++) {
    const changesHere = changes[countOnes(placed)];
    for (let piece = 0; piece < N_CORNERS; piece++) {
      if (placed & (1 << piece)) continue;
      for (let twist = 0; twist < 3; twist++) {
        for (let sum = 0; sum < 3; sum++) {
          const cost = fewest[placed * 3 + sum] + changesHere[piece][twist];
          const next = (placed | (1 << piece)) * 3 + ((sum + twist) % 3);
          if (cost >= fewest[next]) continue;
          fewest[next] = cost;
          last[next] = piece * 3 + twist;
        }
      }
    }
  }

  const dealt: Piece[] = [];
  let placed = ALL_PLACED - 1;
  let sum = 0;
  while (placed > 0) {
    const piece = Math.floor(last[placed * 3 + sum] / 3);
    const twist = last[placed * 3 + sum] % 3;
    dealt.unshift({ piece, twist });
    placed ^= 1 << piece;
    sum = (sum - twist + 3) % 3;
  }
  return { cost: fewest[(ALL_PLACED - 1) * 3], dealt };
}

function countChanges(seen: readonly string[], shown: readonly string[]): number {
  return seen.filter((colour, i) => colour !== BLANK && colour !== shown[i]).length;
}

function countOnes(bits: number): number {
  let count = 0;
  for (; bits > 0; bits &= bits - 1) count++;
  return count;
}
