import { checkColouring, type Colouring, type Scheme } from "./colourings.ts";
import {
  type Candidates,
  countComplete,
  countPartialAssignments,
} from "./piece-assignment.ts";
import {
  countChanges,
  visibleColours,
  type VisibleColours,
} from "./numbered-schemes.ts";

/**
 * The number of solvable cubes of one colour scheme that match these colours, whatever the
 * colours of the blank facelets. A cube counts once for each of the 24 ways to hold it.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`
 * @returns          0 when none matches, at most 24 × 3674160
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   some 9,000 additions
 * @example countCubes([..."UUUURRRRFFFFDDDDLLLLBBB", BLANK], [..."URFDLB"]) // → 1
 */
export function countCubes(colouring: Colouring, scheme: Scheme): number {
  checkColouring(colouring, scheme);
  const painted = colouring.map((colour) => scheme.indexOf(colour));
  return countComplete(
    countPartialAssignments(candidatesFor(painted, visibleColours(scheme, scheme))),
  );
}

/**
 * The pieces and twists that match the painted colours of each corner.
 *
 * @param painted  the index of the colour of each of the 24 facelets, -1 for none
 */
export function candidatesFor(
  painted: readonly number[],
  visible: VisibleColours,
): Candidates {
  return countChanges(painted, visible).map((changes) =>
    [...changes.keys()].filter((candidate) => changes[candidate] === 0),
  );
}
