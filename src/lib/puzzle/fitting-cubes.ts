import {
  checkColouring,
  type Colouring,
  CORNER_FACELETS,
  type Scheme,
} from "./colourings.ts";
import { candidatesFor } from "./count-cubes.ts";
import { countAssignments } from "./piece-assignment.ts";
import { numberedSchemes } from "./numbered-schemes.ts";

/** The solvable cubes that show what is painted, in any of the 30 colour schemes. */
export interface FittingCubes {
  /** How many there are; each counts once for each of the 24 ways to hold it. */
  readonly count: number;
  /** `shown[place][i]`: how many of them show the colour `usual[i]` at a place. */
  readonly shown: readonly (readonly number[])[];
  /** The schemes that at least one of them has, the usual one first. */
  readonly schemes: readonly Scheme[];
  /** The one that fits, when there is only one. */
  readonly only?: Colouring;
}

/**
 * The solvable cubes that show these colours, whichever colours are opposite each other.
 *
 * The cubes of each of the 30 schemes are counted by themselves and summed. None counts
 * twice: all eight pieces are seen on a cube, and no two schemes have the same eight.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`
 * @param usual      the six colours as they are usually arranged
 * @returns          a count from 0 to 30 × 24 × 3674160
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   at most some 50,000 steps for each of the 30 schemes, and the fewer the more is
 *         painted
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
 * The place whose colour tells most: of the cubes that fit, it leaves the fewest on
 * average, each of them taken to be equally likely.
 *
 * @param fitting  what `fittingCubes` found
 * @param among    the places that may be asked, by number in `FACELETS`; default: all
 * @returns        the number of a place, the lowest where several are equally good;
 *                 undefined when none of them tells anything
 * @example
 * const unpainted = new Array<string>(24).fill(BLANK);
 * mostInformativeFacelet(fittingCubes(unpainted, [..."URFDLB"])) // → 0
 */
export function mostInformativeFacelet(
  { count, shown }: FittingCubes,
  among: readonly number[] = [...shown.keys()],
): number | undefined {
  let best: number | undefined;
  // With count ** 2 cubes left, summed over all answers, the answer would be known.
  let fewest = BigInt(count) ** 2n;
  for (const place of among) {
    // Squares of these counts are no longer exact as numbers.
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
