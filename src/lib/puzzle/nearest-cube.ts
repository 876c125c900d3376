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
const N_STICKERS = 3 * N_CORNERS;

/**
 * The cube that differs in the fewest stickers and can be solved.
 *
 * Any eight different pieces in any order can be reached by turns, and any twists that
 * sum to a multiple of three. So the pieces are dealt to the corners one after the
 * other; of all ways to have used the same pieces with the same sum of twists so far,
 * only the one with the fewest changes matters. A scheme is given up as soon as it
 * cannot have fewer changes than the one before.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`, which fits everything
 * @param usual      the six colours as they are usually arranged; another arrangement
 *                   is taken only where it needs fewer changes
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   at most some 18,000 steps for each of 30 schemes, until one needs no change
 * @example
 * const usual = [..."URFDLB"];
 * nearestCube([..."RUUUURRRFFFFDDDDLLLLBBBB"], usual).changed // → [0, 4]
 */
export function nearestCube(colouring: Colouring, usual: Scheme): NearestCube {
  checkColouring(colouring, usual);
  const corners = cornersOf(colouring);
  let nearest: { cost: number; dealt: Piece[]; scheme: Scheme } | undefined;
  for (const scheme of allSchemes(usual)) {
    const fewerThan = nearest?.cost ?? N_STICKERS + 1;
    const found = dealPieces(corners, piecesOf(scheme), fewerThan);
    if (found) nearest = { ...found, scheme };
    if (nearest?.cost === 0) break;
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

/**
 * Which piece to put into each corner, and with which twist, to change the fewest
 * stickers; undefined unless they are fewer than those.
 */
function dealPieces(
  corners: readonly (readonly string[])[],
  pieces: readonly (readonly string[])[],
  fewerThan: number,
): { cost: number; dealt: Piece[] } | undefined {
  const shown = pieces.map((piece) => [0, 1, 2].map((twist) => shownBy(piece, twist)));
  // changes[position][piece][twist]
  const changes = corners.map((corner) =>
    shown.map((twists) => twists.map((colours) => countChanges(corner, colours))),
  );
  // The changes that the corners from each one on need, if every piece were still there.
  const leastFrom = new Array<number>(N_CORNERS + 1).fill(0);
  for (let position = N_CORNERS - 1; position >= 0; position--) {
    leastFrom[position] =
      leastFrom[position + 1] + Math.min(...changes[position].flat());
  }
  if (leastFrom[0] >= fewerThan) return undefined;
  const fewest = new Uint8Array(ALL_PLACED * 3).fill(fewerThan);
  const last = new Uint8Array(ALL_PLACED * 3);
  fewest[0] = 0;
  for (let placed = 0; placed < ALL_PLACED - 1; placed++) {
    const from = placed * 3;
    if (Math.min(fewest[from], fewest[from + 1], fewest[from + 2]) === fewerThan) {
      continue;
    }
    const position = countOnes(placed);
    const changesHere = changes[position];
    const tooMany = fewerThan - leastFrom[position + 1];
    for (let piece = 0; piece < N_CORNERS; piece++) {
      if (placed & (1 << piece)) continue;
      for (let twist = 0; twist < 3; twist++) {
        for (let sum = 0; sum < 3; sum++) {
          const cost = fewest[from + sum] + changesHere[piece][twist];
          const next = (placed | (1 << piece)) * 3 + ((sum + twist) % 3);
          if (cost >= tooMany || cost >= fewest[next]) continue;
          fewest[next] = cost;
          last[next] = piece * 3 + twist;
        }
      }
    }
  }
  const cost = fewest[(ALL_PLACED - 1) * 3];
  if (cost >= fewerThan) return undefined;

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
  return { cost, dealt };
}

function countChanges(seen: readonly string[], shown: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < seen.length; i++) {
    if (seen[i] !== BLANK && seen[i] !== shown[i]) count++;
  }
  return count;
}

function countOnes(bits: number): number {
  let count = 0;
  for (; bits > 0; bits &= bits - 1) count++;
  return count;
}
