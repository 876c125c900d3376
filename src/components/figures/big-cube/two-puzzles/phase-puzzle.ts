import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  BIG_MOVE_NAMES,
  PHASE_2_MOVES,
} from "#lib/big-cube/moves.ts";
import { type BigCube, SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";
import type { OrbitDefinition, PuzzleDefinition } from "#lib/any-puzzle/definition.ts";
import { definePuzzle, type Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { isTame } from "../is-tame.ts";

/** How pieces are told apart: each by itself, the middle edges from the others, or not at all. */
export type PieceKinds = "each" | "middle" | "none";

/** A simpler 3×3×3: some pieces look alike, some twists can't be seen, some moves are forbidden. */
export interface PhasePuzzle {
  readonly corners: Exclude<PieceKinds, "middle">;
  readonly edges: PieceKinds;
  readonly seesTwists: boolean;
  readonly seesFlips: boolean;
  /** Whether the four sides make half turns only. */
  readonly halfSides: boolean;
}

export const WHOLE_CUBE: PhasePuzzle = {
  corners: "each",
  edges: "each",
  seesTwists: true,
  seesFlips: true,
  halfSides: false,
};
export const FIRST_PHASE: PhasePuzzle = {
  ...WHOLE_CUBE,
  corners: "none",
  edges: "middle",
};
export const SECOND_PHASE: PhasePuzzle = { ...WHOLE_CUBE, halfSides: true };

/** The number of the kind of each edge: the last four belong in the middle layer. */
const MIDDLE_EDGES = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1];

/** The piece of each position, with the same number for pieces that look alike. */
export function pieceKinds(kinds: PieceKinds, pieces: number): number[] | undefined {
  if (kinds === "each") return undefined;
  return kinds === "middle" ? MIDDLE_EDGES : new Array<number>(pieces).fill(0);
}

/** The puzzle as the library reads it. */
export function definePhasePuzzle(phase: PhasePuzzle): Puzzle {
  const { corners, edges, seesTwists, seesFlips, halfSides } = phase;
  const { CORNERS, EDGES } = CUBE_3X3X3.orbits;
  const moves = halfSides ? PHASE_2_MOVES : ALL_BIG_MOVES;
  const solved = {
    CORNERS: pieceKinds(corners, CORNERS.pieces),
    EDGES: pieceKinds(edges, EDGES.pieces),
  };
  return definePuzzle({
    orbits: {
      CORNERS: seesTwists ? CORNERS : withoutTwists(CORNERS),
      EDGES: seesFlips ? EDGES : withoutTwists(EDGES),
    },
    moves: Object.fromEntries(
      moves.map((move) => [
        BIG_MOVE_NAMES[move],
        effectOf(applyBigMoves(SOLVED_BIG_CUBE, [move])),
      ]),
    ),
    solved: Object.fromEntries(
      Object.entries(solved).flatMap(([orbit, permutation]) =>
        permutation === undefined ? [] : [[orbit, { permutation }]],
      ),
    ),
  });
}

/** Whether the moves of the puzzle can solve every detail of a cube. */
export function canSolve({ halfSides }: PhasePuzzle, cube: BigCube): boolean {
  return !halfSides || isTame(cube);
}

function withoutTwists(orbit: OrbitDefinition): OrbitDefinition {
  return { ...orbit, seenTwists: new Array<number>(orbit.pieces).fill(1) };
}

/** A move from the state that it makes of the solved cube. */
function effectOf({ CORNERS, EDGES }: BigCube): PuzzleDefinition["moves"][string] {
  return {
    CORNERS: { source: CORNERS.permutation, twist: CORNERS.orientation },
    EDGES: { source: EDGES.permutation, twist: EDGES.orientation },
  };
}
