import { BLANK, type Colouring } from "../puzzle/colourings.ts";
import { FACES } from "../puzzle/corners.ts";
import { CENTRE_FACELETS, centreColours, PIECE_FACELETS } from "./facelets.ts";
import {
  BIG_KINDS,
  countBigChanges,
  facesOfColours,
  SHOWN_COLOURS,
} from "./painted-pieces.ts";
import { type ByParity, countBigAssignments } from "./piece-assignment.ts";
import type { BigCubeOrbit } from "./state.ts";

/** The solvable cubes that match painted facelets, with the centres as they are painted. */
export interface FittingBigCubes {
  /** 0..43252003274489856000. */
  readonly count: bigint;
  /**
   * `shown[facelet][face]`: how many of them show the colour of that face's centre there.
   * Rounded above 2^53; 0 only if none does.
   */
  readonly shown: readonly (readonly number[])[];
}

/**
 * Counts the solvable cubes that match these colours.
 *
 * Corners and edges are counted apart, even and odd permutations each: in a solvable cube both
 * are even, or both are odd.
 *
 * @param colouring  54 colours with six different centres; others may be `BLANK`
 * @throws {RangeError} when it is not
 * @cost   two passes over the subsets of the pieces of each kind
 * @example
 * const faces = [..."URFDLB"].flatMap((face) => new Array<string>(9).fill(face));
 * fittingBigCubes(faces).count // → 1n
 */
export function fittingBigCubes(colouring: Colouring): FittingBigCubes {
  const faces = facesOfColours(colouring);
  const counts = { CORNERS: countOrbit("CORNERS"), EDGES: countOrbit("EDGES") };
  const shown = colouring.map(() => FACES.map(() => 0));
  const count = bigProduct(counts.CORNERS.total, counts.EDGES.total);
  CENTRE_FACELETS.forEach((place, face) => (shown[place][face] = Number(count)));
  addShown("CORNERS", counts.EDGES.total);
  addShown("EDGES", counts.CORNERS.total);
  return { count, shown };

  function countOrbit(orbit: BigCubeOrbit) {
    const candidates = countBigChanges(faces, orbit).map((changes) =>
      [...changes.keys()].filter((candidate) => changes[candidate] === 0),
    );
    return countBigAssignments(BIG_KINDS[orbit], candidates);
  }

  function addShown(orbit: BigCubeOrbit, [even, odd]: ByParity): void {
    counts[orbit].withCandidate.forEach((byCandidate, position) => {
      byCandidate.forEach(([evenHere, oddHere], candidate) => {
        const cubes = evenHere * even + oddHere * odd;
        PIECE_FACELETS[orbit][position].forEach((place, i) => {
          shown[place][SHOWN_COLOURS[orbit][candidate][i]] += cubes;
        });
      });
    });
  }
}

/** The sum of the products of the even and of the odd counts, each of them exact. */
function bigProduct([even, odd]: ByParity, [otherEven, otherOdd]: ByParity): bigint {
  return BigInt(even) * BigInt(otherEven) + BigInt(odd) * BigInt(otherOdd);
}

/**
 * The net with every facelet filled in for which only one colour is left.
 *
 * @param fitting  the cubes that match the net; at least one
 * @returns        the same colours where nothing follows
 */
export function fillInColours(
  colouring: Colouring,
  { shown }: FittingBigCubes,
): Colouring {
  const scheme = centreColours(colouring);
  return colouring.map((colour, place) => {
    if (colour !== BLANK) return colour;
    const possible = scheme.filter((_, face) => shown[place][face] > 0);
    return possible.length === 1 ? possible[0] : BLANK;
  });
}
