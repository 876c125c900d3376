import { unrankCombination } from "../indexing/combination.ts";
import { EDGE_FLIPS, SLICE_POSITIONS } from "./coordinates.ts";
import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import {
  imagesOfPositions,
  N_SYMMETRIES,
  type UprightSymmetries,
} from "./upright-symmetries.ts";

const N_FLIPS = EDGE_FLIPS.size;
/** The positions of the middle layer are the last four. */
const FIRST_MIDDLE = 8;

/** The images of flips under symmetries. */
export interface SymmetricFlips {
  /** At symmetry × 2048 + flip, the flips carried to the images of their positions. */
  readonly images: Uint16Array<ArrayBuffer>;
  /**
   * The flips, as bits, that an odd symmetry adds to each image of SLICE_POSITIONS. It exchanges R
   * and L with F and B, and so the facelets from which flips count: in each position of the
   * middle layer, and on each edge of that layer. Where both are, nothing changes.
   */
  readonly quarterFlips: Uint16Array<ArrayBuffer>;
}

/** Builds the images of flips, as inputs of src/assembly/two-phase/classes.ts. */
export function symmetricFlips(symmetries: UprightSymmetries): SymmetricFlips {
  const images = new Uint16Array(N_SYMMETRIES * N_FLIPS);
  for (let symmetry = 0; symmetry < N_SYMMETRIES; symmetry++) {
    const positions = imagesOfPositions("EDGES", symmetry, symmetries);
    const own = images.subarray(symmetry * N_FLIPS, (symmetry + 1) * N_FLIPS);
    for (let flip = 1; flip < N_FLIPS; flip *= 2) {
      own[flip] = imageOfFlip(flip, positions);
    }
    for (let flip = 1; flip < N_FLIPS; flip++) {
      const rest = flip & (flip - 1);
      if (rest !== 0) own[flip] = own[rest] ^ own[flip ^ rest];
    }
  }
  const quarterFlips = Uint16Array.from({ length: SLICE_POSITIONS.size }, (_, slice) =>
    rankOrientation(
      unrankCombination(slice, 12, 4).map((isMiddle, position) =>
        Number(isMiddle !== position >= FIRST_MIDDLE),
      ),
      2,
    ),
  );
  return { images, quarterFlips };
}

function imageOfFlip(flip: number, positions: readonly number[]): number {
  const flips = unrankOrientation(flip, positions.length, 2);
  const image = new Array<number>(positions.length);
  positions.forEach((to, from) => (image[to] = flips[from]));
  return rankOrientation(image, 2);
}
