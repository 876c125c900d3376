import {
  BLANK,
  checkColouring,
  type Colouring,
  CORNER_FACELETS,
  type Scheme,
} from "./colourings.ts";
import { afterAssigning, completionCosts } from "./piece-assignment.ts";
import {
  countChanges,
  type NumberedScheme,
  numberedSchemes,
  type VisibleColours,
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
    for (const candidates of cheapestAssignments(painted, scheme, changes, costsLeft)) {
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

/** A linked list of the candidates assigned so far, the last one first. */
interface AssignedPiece {
  readonly candidate: number;
  readonly before?: AssignedPiece;
}

/** Generates the assignments with the fewest changes, one per result on the painted facelets. */
function* cheapestAssignments(
  painted: readonly number[],
  { visible }: NumberedScheme,
  changes: readonly (readonly number[])[],
  costsLeft: Float64Array,
): Generator<number[]> {
  const looks = CORNER_FACELETS.map((places) => groupByLook(places, painted, visible));
  yield* assignFrom(0, new Map([[0, undefined]]));

  /** Extends all partial assignments with the same result on the painted facelets. */
  function* assignFrom(
    position: number,
    partials: ReadonlyMap<number, AssignedPiece | undefined>,
  ): Generator<number[]> {
    if (position === CORNER_FACELETS.length) {
      yield candidateList([...partials.values()][0]);
      return;
    }
    for (const candidates of looks[position]) {
      const next = new Map<number, AssignedPiece>();
      for (const [assigned, before] of partials) {
        for (const candidate of candidates) {
          const after = afterAssigning(assigned, candidate);
          if (after === undefined || next.has(after)) continue;
          if (changes[position][candidate] + costsLeft[after] > costsLeft[assigned])
            continue;
          next.set(after, { candidate, before });
        }
      }
      if (next.size > 0) yield* assignFrom(position + 1, next);
    }
  }
}

/** Groups the pieces and twists by their colours on the painted facelets of a position. */
export function groupByLook(
  places: readonly number[],
  painted: readonly number[],
  visible: VisibleColours,
): number[][] {
  const looks = new Map<string, number[]>();
  visible.forEach((colours, candidate) => {
    const look = colours.filter((_, i) => painted[places[i]] >= 0).join();
    looks.set(look, [...(looks.get(look) ?? []), candidate]);
  });
  return [...looks.values()];
}

function candidateList(last: AssignedPiece | undefined): number[] {
  return last === undefined ? [] : [...candidateList(last.before), last.candidate];
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
