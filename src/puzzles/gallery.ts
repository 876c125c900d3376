import { dinoCube } from "./dino-cube.ts";
import { eightPuzzle } from "./eight-puzzle.ts";
import { floppyCube } from "./floppy-cube.ts";
import type { GalleryPuzzle } from "./gallery-puzzle.ts";
import { hungarianRings } from "./hungarian-rings.ts";
import { ivyCube } from "./ivy-cube.ts";
import { burntPancakes, eightPancakes } from "./pancakes.ts";
import { halfTurns, twoFaces, wholePocketCube } from "./pocket-cube.ts";
import { pyraminx } from "./pyraminx.ts";
import { pyramorphix } from "./pyramorphix.ts";
import { skewb } from "./skewb.ts";
import { smallClock } from "./small-clock.ts";
import { topSpin } from "./top-spin.ts";
import { tower } from "./tower.ts";
import type { PlayableDefinition } from "./playable-puzzle.ts";

export type { GalleryPuzzle, PublishedFigures } from "./gallery-puzzle.ts";

/** Puzzles of pieces and moves that can always be made. */
export const PERMUTATION_PUZZLES: readonly GalleryPuzzle[] = [
  pyraminx,
  skewb,
  ivyCube,
  dinoCube,
  floppyCube,
  tower,
  pyramorphix,
  smallClock,
  hungarianRings,
  topSpin,
  eightPancakes,
  burntPancakes,
  wholePocketCube,
  twoFaces,
  halfTurns,
];

/** All puzzles to pick from. */
export const GALLERY: readonly GalleryPuzzle<PlayableDefinition>[] = [
  ...PERMUTATION_PUZZLES,
  eightPuzzle,
];
