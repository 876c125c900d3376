import { CORNER_PERMUTATION } from "./coordinates.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { afterBigMoves, PHASE_2_MOVES } from "./moves.ts";
import { SOLVED_BIG_CUBE } from "./state.ts";
import {
  imagesOfPositions,
  N_SYMMETRIES,
  type UprightSymmetries,
} from "./upright-symmetries.ts";

const N_PERMUTATIONS = CORNER_PERMUTATION.size;
const NONE = 0xffff_ffff;

/** The permutations of the corners up to symmetry: 2768 classes of 40,320. */
export interface CornerClasses {
  /** For each permutation, its class × 16 + the symmetry to the class's representative. */
  readonly toClass: Uint32Array<ArrayBuffer>;
  /** For each class, a bit for each symmetry that fixes its representative. */
  readonly stabiliser: Uint16Array<ArrayBuffer>;
  /** For each class and move of the second phase, what `toClass` has for its representative moved. */
  readonly after: Uint32Array<ArrayBuffer>;
}

/** Finds the classes: a class's representative is its permutation with the least index. */
export function cornerClasses(symmetries: UprightSymmetries): CornerClasses {
  const positions = Array.from({ length: N_SYMMETRIES }, (_, symmetry) =>
    imagesOfPositions("CORNERS", symmetry, symmetries),
  );
  const toClass = new Uint32Array(N_PERMUTATIONS).fill(NONE);
  const representatives: number[][] = [];
  const stabiliser: number[] = [];
  const image = new Array<number>(8);
  for (let index = 0; index < N_PERMUTATIONS; index++) {
    if (toClass[index] !== NONE) continue;
    const permutation = unrankPermutation(index, 8);
    let fixing = 0;
    for (let symmetry = 0; symmetry < N_SYMMETRIES; symmetry++) {
      const to = positions[symmetry];
      // A symmetry renames the pieces as it does the positions.
      for (let i = 0; i < 8; i++) image[to[i]] = to[permutation[i]];
      const other = rankPermutation(image);
      if (other === index) fixing |= 1 << symmetry;
      if (toClass[other] === NONE) {
        const inverse = symmetries.inverse[symmetry];
        toClass[other] = representatives.length * N_SYMMETRIES + inverse;
      }
    }
    representatives.push(permutation);
    stabiliser.push(fixing);
  }
  const sources = PHASE_2_MOVES.map(
    (move) => afterBigMoves(SOLVED_BIG_CUBE, [move]).CORNERS.permutation,
  );
  const after = representatives.flatMap((permutation) =>
    sources.map(
      (source) => toClass[rankPermutation(source.map((from) => permutation[from]))],
    ),
  );
  return {
    toClass,
    stabiliser: Uint16Array.from(stabiliser),
    after: Uint32Array.from(after),
  };
}
