import {
  checkColouring,
  type Colouring,
  CORNER_FACELETS,
  type Scheme,
} from "./colourings.ts";
import { candidatesFor } from "./count-cubes.ts";
import { countAssignments } from "./piece-assignment.ts";
import { numberedSchemes } from "./numbered-schemes.ts";

/** The solvable cubes that match the painted facelets, in any of the 30 colour schemes. */
export interface FittingCubes {
  /** Their number; each counts once for each of the 24 ways to hold it. */
  readonly count: number;
  /** `shown[facelet][i]`: how many of them have the colour `usual[i]` on a facelet. */
  readonly shown: readonly (readonly number[])[];
  /** The schemes of at least one of them, the usual one first. */
  readonly schemes: readonly Scheme[];
  /** The only match, if there is exactly one. */
  readonly only?: Colouring;
}

/**
 * Counts the solvable cubes that match these colours, in all colour schemes.
 *
 * Adds up the cubes of the 30 schemes. None counts twice, as no two schemes have the same
 * eight pieces.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`
 * @param usual      the usual scheme of the six colours
 * @returns          a count from 0 to 30 × 24 × 3674160
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   at most some 50,000 steps for each of the 30 schemes; fewer with more painted facelets
 * @example
 * const threeFaces = [..."UUUURRRRFFFF", ...new Array<string>(12).fill(BLANK)];
 * fittingCubes(threeFaces, [..."URFDLB"]).count // → 6
 */
export function fittingCubes(colouring: Colouring, usual: Scheme): FittingCubes {
  checkColouring(colouring, usual);
  const painted = colouring.map((colour) => usual.indexOf(colour));
  const shown = colouring.map(() => usual.map(() => 0));
  const schemes: Scheme[] = [];
  let count = 0;
  for (const numbered of numberedSchemes()) {
    const { total, byCandidate } = countAssignments(
      candidatesFor(painted, numbered.visible),
    );
    if (total === 0) continue;
    count += total;
    schemes.push(numbered.colours.map((colour) => usual[colour]));
    for (let position = 0; position < byCandidate.length; position++) {
      const places = CORNER_FACELETS[position];
      numbered.visible.forEach((colours, candidate) => {
        const cubes = byCandidate[position][candidate];
        for (let i = 0; i < 3; i++) shown[places[i]][colours[i]] += cubes;
      });
    }
  }
  const only =
    count === 1 ? shown.map((counts) => usual[counts.indexOf(1)]) : undefined;
  return { count, shown, schemes, only };
}

/**
 * The facelet whose colour is most informative: it leaves the fewest matching cubes on average,
 * if all are equally likely.
 *
 * @param fitting  from `fittingCubes`
 * @param among    indices of the facelets to choose from; default: all
 * @returns        the index of a facelet in `FACELETS`, the lowest on a tie; undefined when no
 *                 facelet is informative
 * @example
 * const unpainted = new Array<string>(24).fill(BLANK);
 * mostInformativeFacelet(fittingCubes(unpainted, [..."URFDLB"])) // → 0
 */
export function mostInformativeFacelet(
  { count, shown }: FittingCubes,
  among: readonly number[] = [...shown.keys()],
): number | undefined {
  let best: number | undefined;
  // The sum is count ** 2 for a facelet whose colour is already known.
  let fewest = BigInt(count) ** 2n;
  for (const place of among) {
    // Squares of these counts exceed 2^53.
    const remaining = shown[place].reduce(
      (sum, cubes) => sum + BigInt(cubes) ** 2n,
      0n,
    );
    if (remaining > fewest || (remaining === fewest && !(best! > place))) continue;
    best = place;
    fewest = remaining;
  }
  return best;
}
