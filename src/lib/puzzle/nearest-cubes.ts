import {
  BLANK,
  checkColouring,
  type Colouring,
  CORNER_FACELETS,
  type Scheme,
} from "./colourings.ts";
import { cheapestAssignments, groupByLook } from "./cheapest-assignments.ts";
import { afterAssigning, completionCosts } from "./piece-assignment.ts";
import {
  countChanges,
  type NumberedScheme,
  numberedSchemes,
} from "./numbered-schemes.ts";

/** A solvable cube, and how it differs from a painted one. */
export interface NearestCube {
  readonly colouring: Colouring;
  /** The indices in `FACELETS` of the facelets with another colour, blank ones excluded. */
  readonly changed: readonly number[];
  /** The colours of its faces, in the order of `FACES`. */
  readonly scheme: Scheme;
}

/**
 * The solvable cubes that differ from a painted one in the fewest stickers, in any of the 30
 * colour schemes.
 *
 * A cube is solvable if its eight pieces differ and their twists sum to a multiple of three.
 * So dynamic programming over the set of pieces used and the sum of their twists gives the
 * minimum number of changes, from the last position back to the first; then only cubes with
 * the overall minimum are listed. Schemes that need more changes are skipped.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`, which matches every colour
 * @param usual      the usual scheme of the six colours
 * @param atMost     the maximum number of cubes; default: 24
 * @returns          at least one; those of the usual scheme first, then in the order of
 *                   `allSchemes`. Cubes that differ only in blank facelets are listed once.
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   some 10,000 steps for each of up to 30 schemes, and as many for each listed cube with
 *         blank facelets
 * @example
 * const usual = [..."URFDLB"];
 * const [nearest] = nearestCubes([..."RUUUURRRFFFFDDDDLLLLBBBB"], usual);
 * nearest?.changed // → [0, 4]
 */
export function nearestCubes(
  colouring: Colouring,
  usual: Scheme,
  atMost: number = 24,
): NearestCube[] {
  checkColouring(colouring, usual);
  const painted = colouring.map((colour) => usual.indexOf(colour));
  const schemes = numberedSchemes().map((scheme) => {
    const changes = countChanges(painted, scheme.visible);
    return { scheme, changes, atLeast: sumOfMinima(changes) };
  });
  let fewest = Infinity;
  const costsLeftByScheme = new Map<NumberedScheme, Float64Array>();
  for (const { scheme, changes, atLeast } of schemes.toSorted(byAtLeast)) {
    if (atLeast > fewest) break;
    const costsLeft = completionCosts(changes);
    costsLeftByScheme.set(scheme, costsLeft);
    fewest = Math.min(fewest, costsLeft[0]);
  }
  const cubes = new Map<string, NearestCube>();
  for (const { scheme, changes } of schemes) {
    const costsLeft = costsLeftByScheme.get(scheme);
    if (costsLeft === undefined || costsLeft[0] > fewest) continue;
    const assignments = cheapestAssignments({
      start: 0,
      costs: changes,
      looks: CORNER_FACELETS.map((places) =>
        groupByLook(places, painted, scheme.visible),
      ),
      costsLeft,
      assign: afterAssigning,
    });
    for (const candidates of assignments) {
      const cube = cubeFromCandidates(candidates, scheme, colouring, usual);
      const key = cube.changed
        .map((place) => `${place} ${usual.indexOf(cube.colouring[place])}`)
        .join();
      if (!cubes.has(key)) cubes.set(key, cube);
      if (cubes.size >= atMost || fewest === 0) return [...cubes.values()];
    }
  }
  return [...cubes.values()];
}

/** A lower bound on the changes: the sum of the minima of the positions. */
function sumOfMinima(changes: readonly (readonly number[])[]): number {
  return changes.reduce((sum, here) => sum + Math.min(...here), 0);
}

function byAtLeast(a: { atLeast: number }, b: { atLeast: number }): number {
  return a.atLeast - b.atLeast;
}

function cubeFromCandidates(
  candidates: readonly number[],
  { colours, visible }: NumberedScheme,
  colouring: Colouring,
  usual: Scheme,
): NearestCube {
  const solvable = [...colouring];
  candidates.forEach((candidate, position) => {
    CORNER_FACELETS[position].forEach((place, i) => {
      solvable[place] = usual[visible[candidate][i]];
    });
  });
  const changed = [...colouring.keys()].filter(
    (place) => colouring[place] !== BLANK && colouring[place] !== solvable[place],
  );
  return { colouring: solvable, changed, scheme: colours.map((i) => usual[i]) };
}
