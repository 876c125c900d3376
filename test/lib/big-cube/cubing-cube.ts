import { KPattern, type KPuzzle } from "cubing/kpuzzle";
import { cube3x3x3 } from "cubing/puzzles";
import { type BigCube, formatBigMoves } from "#lib/big-cube.ts";

/** The index of cubing's piece and position for each of ours: the same names in its order. */
const THEIRS = {
  CORNERS: indicesIn(
    "UFR URB UBL ULF DRF DFL DLB DBR",
    "URF UFL ULB UBR DFR DLF DBL DRB",
  ),
  EDGES: indicesIn(
    "UF UR UB UL DF DR DB DL FR FL BR BL",
    "UR UF UL UB DR DF DL DB FR FL BL BR",
  ),
};

export const kpuzzle: KPuzzle = await cube3x3x3.kpuzzle();

/** The cube in the model of the package cubing, which shares no code with ours. */
export function toCubing(cube: BigCube): KPattern {
  const { CENTERS } = kpuzzle.defaultPattern().patternData;
  return new KPattern(kpuzzle, {
    CORNERS: orbitOf("CORNERS", cube),
    EDGES: orbitOf("EDGES", cube),
    CENTERS,
  });
}

/** Whether moves solve a cube in that model. */
export function solvesInCubing(cube: BigCube, moves: readonly number[]): boolean {
  return toCubing(cube).applyAlg(formatBigMoves(moves)).experimentalIsSolved({
    ignorePuzzleOrientation: false,
    ignoreCenterOrientation: true,
  });
}

function orbitOf(orbit: "CORNERS" | "EDGES", cube: BigCube) {
  const indices = THEIRS[orbit];
  const { permutation, orientation } = cube[orbit];
  const pieces = new Array<number>(indices.length);
  const twists = new Array<number>(indices.length);
  indices.forEach((position, i) => {
    pieces[position] = indices[permutation[i]];
    twists[position] = orientation[i];
  });
  return { pieces, orientation: twists };
}

function indicesIn(theirs: string, ours: string): number[] {
  const letters = (name: string) => [...name].sort().join("");
  const names = theirs.split(" ").map(letters);
  return ours.split(" ").map((name) => names.indexOf(letters(name)));
}
