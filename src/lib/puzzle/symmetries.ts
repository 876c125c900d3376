import { rankState, unrankState } from "./coordinates.ts";
import { CORNER_FACES, type Face, FACELETS, FACES, OPPOSITE } from "./corners.ts";
import { fromFacelets, toFacelets } from "./facelets.ts";

/** A rotation of the whole cube, or one that is seen in a mirror. */
export interface Symmetry {
  /** Where each face goes. */
  readonly faces: Readonly<Record<Face, Face>>;
  /** Where each of the 24 places of `FACELETS` goes. */
  readonly places: readonly number[];
}

/**
 * The symmetries of the cube: 24 rotations and their 24 mirror images.
 *
 * @cost    computed at each call, in less than a millisecond
 * @example allSymmetries().length // → 48
 */
export function allSymmetries(): Symmetry[] {
  return FACES.flatMap((up) =>
    FACES.filter((face) => !areParallel(up, face)).flatMap((right) =>
      FACES.filter((face) => !areParallel(up, face) && !areParallel(right, face)).map(
        (front) => symmetryTo(up, right, front),
      ),
    ),
  );
}

/**
 * What becomes of a cube that is turned as a whole or seen in a mirror, if its colours are
 * then renamed so that a solved cube stays solved. It is as far from solved as before.
 *
 * @param index     the number of a state
 * @param symmetry  one of `allSymmetries`
 * @returns         the number of the state that it becomes
 * @throws {RangeError | TypeError} when the index is no state's number
 * @cost    24 facelets are written and read again: some microseconds
 * @example
 * // In a mirror that swaps left and right, U is U'.
 * const mirror = allSymmetries().find(({ faces }) =>
 *   faces.U === "U" && faces.F === "F" && faces.R === "L")!;
 * const [afterU, afterUPrime] = ["U", "U'"].map((turn) =>
 *   rankState(applyMoves(SOLVED, parseMoves(turn))));
 * symmetricState(afterU, mirror) === afterUPrime // → true
 */
export function symmetricState(index: number, { faces, places }: Symmetry): number {
  const before = toFacelets(unrankState(index));
  const after = new Array<Face>(places.length);
  places.forEach((to, from) => (after[to] = faces[before[from] as Face]));
  return rankState(fromFacelets(after.join("")));
}

/**
 * Whether a symmetry is a mirror image, which no turning of the whole cube brings about.
 *
 * @param symmetry  one of `allSymmetries`
 * @example allSymmetries().filter((one) => isMirrored(one)).length // → 24
 */
export function isMirrored({ faces }: Symmetry): boolean {
  // Clockwise around the corner UFR stand U, R and F; in a mirror it is U, F and R.
  const [up, front, right] = [faces.U, faces.F, faces.R];
  return !CORNER_FACES.some((corner) =>
    [0, 1, 2].some(
      (first) =>
        corner[first] === up &&
        corner[(first + 1) % 3] === right &&
        corner[(first + 2) % 3] === front,
    ),
  );
}

function symmetryTo(up: Face, right: Face, front: Face): Symmetry {
  const [down, left, back] = [up, right, front].map((face) => OPPOSITE[face]);
  const faces = { U: up, R: right, F: front, D: down, L: left, B: back };
  const places = FACELETS.map(({ face, position }) => {
    const corner = CORNER_FACES[position].map((each) => faces[each]);
    return FACELETS.findIndex(
      (facelet) =>
        facelet.face === faces[face] &&
        CORNER_FACES[facelet.position].every((each) => corner.includes(each)),
    );
  });
  return { faces, places };
}

const areParallel = (a: Face, b: Face) => a === b || a === OPPOSITE[b];
