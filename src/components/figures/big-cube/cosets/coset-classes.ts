import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { N_ORIENTATIONS } from "#lib/puzzle/coordinates.ts";
import { FACELETS, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { N_PIECES } from "#lib/puzzle/state.ts";
import { allSymmetries, isMirrored, type Symmetry } from "#lib/puzzle/symmetries.ts";

/** Sixteen: they keep U and D on the upright axis, where twists are counted from. */
const UPRIGHT = allSymmetries().filter(({ faces }) => "UD".includes(faces.U));

/**
 * The cosets that are symmetric to one, itself included, in ascending order. Their states
 * have the same distances.
 *
 * @param coset  0..728
 * @returns      at most 16 cosets
 */
export function symmetricCosets(coset: number): number[] {
  const twists = [...unrankOrientation(coset, N_PIECES, 3), 0];
  const rows = UPRIGHT.map((symmetry) => symmetricTwists(twists, symmetry));
  // The fixed corner must be in place again, and it is only where it has no twist.
  const cosets = rows
    .filter((row) => row[FIXED_CORNER] === 0)
    .map((row) => rankOrientation(row.slice(0, N_PIECES), 3));
  return [...new Set(cosets)].sort((a, b) => a - b);
}

/** The cosets that are the least of those symmetric to them. */
export function leastCosets(): number[] {
  const all = Array.from({ length: N_ORIENTATIONS }, (_, coset) => coset);
  return all.filter((coset) => symmetricCosets(coset)[0] === coset);
}

/** The twists of all eight positions; a mirror turns each the other way. */
function symmetricTwists(twists: readonly number[], symmetry: Symmetry): number[] {
  const image: number[] = [];
  symmetry.places.forEach((to, from) => {
    const twist = twists[FACELETS[from].position];
    image[FACELETS[to].position] = isMirrored(symmetry) ? (3 - twist) % 3 : twist;
  });
  return image;
}
