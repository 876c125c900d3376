import type { BigMoveTable } from "./move-table.ts";
import { symmetricValues } from "./symmetric-values.ts";
import { N_SYMMETRIES, type UprightSymmetries } from "./upright-symmetries.ts";

const NONE = 0xffff_ffff;

/** The permutations of the corners up to symmetry: 2768 classes of 40,320. */
export interface CornerClasses {
  /** For each permutation, its class × 16 + the symmetry to the class's representative. */
  readonly toClass: Uint32Array<ArrayBuffer>;
  /** For each class, a bit for each symmetry that fixes its representative. */
  readonly stabiliser: Uint16Array<ArrayBuffer>;
  /** For each class and move of the table, what `toClass` has for its representative moved. */
  readonly after: Uint32Array<ArrayBuffer>;
}

/**
 * Finds the classes: a class's representative is its permutation with the least value.
 *
 * @param table  the move table of the permutations, with the moves of the second phase
 */
export function cornerClasses(
  table: BigMoveTable,
  symmetries: UprightSymmetries,
): CornerClasses {
  const { size } = table;
  const n = table.moves.length;
  const images = symmetricValues(table, symmetries);
  const toClass = new Uint32Array(size).fill(NONE);
  const representatives: number[] = [];
  const stabiliser: number[] = [];
  for (let value = 0; value < size; value++) {
    if (toClass[value] !== NONE) continue;
    let fixing = 0;
    for (let symmetry = 0; symmetry < N_SYMMETRIES; symmetry++) {
      const other = images[symmetry * size + value];
      if (other === value) fixing |= 1 << symmetry;
      if (toClass[other] === NONE) {
        const inverse = symmetries.inverse[symmetry];
        toClass[other] = representatives.length * N_SYMMETRIES + inverse;
      }
    }
    representatives.push(value);
    stabiliser.push(fixing);
  }
  const after = new Uint32Array(representatives.length * n);
  representatives.forEach((value, cls) => {
    for (let i = 0; i < n; i++) {
      after[cls * n + i] = toClass[table.after[value * n + i]];
    }
  });
  return { toClass, stabiliser: Uint16Array.from(stabiliser), after };
}
