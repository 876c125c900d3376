import { rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { toFacelets } from "#lib/puzzle/facelets.ts";
import { goalStates } from "#lib/puzzle/goals.ts";
import { applyMoves, invertMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { compareByEffort } from "#lib/solver/effort.ts";
import { shortestSolutions } from "#lib/solver/shortest-solutions.ts";
import { type StageGoals, stageCases } from "#lib/solver/stage-cases.ts";
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import type { CaseSheetName } from "./sheet-names.ts";

/** A case of a stage. */
export interface StageCase {
  readonly name: string;
  /** The colours of the 24 facelets, in the order of `FACELETS`. */
  readonly facelets: string;
  /** The positions, from 0, that have another piece than when solved. */
  readonly moved: readonly number[];
  /** All shortest solutions, the easiest for the hands first. */
  readonly solutions: readonly (readonly number[])[];
}

/** Well-known algorithms, with the name of the case that each solves. */
const ORIENTING: Readonly<Record<string, string>> = {
  "R U R' U R U2 R'": "Sune",
  "R U2 R' U' R U' R'": "Antisune",
  "F R U R' U' F'": "U",
  "R U R' U' R' F R F'": "T",
  "F R' F' R U R U' R'": "L",
  "R2 U2 R U2 R2": "H",
  "F R U R' U' R U R' U' F'": "Pi",
};

const ADJACENT = "R U R' F' R U R' U' R' F R2 U' R'";
const DIAGONAL = "F R U' R' U' R U R' F' R U R' U' R' F R F'";

const NAMED_CASES: Readonly<
  Record<CaseSheetName, readonly [StageGoals, Record<string, string>]>
> = {
  turn: [{ from: "layer", to: "oriented" }, ORIENTING],
  swap: [
    { from: "oriented", to: "solved" },
    { [ADJACENT]: "neighbours", [DIAGONAL]: "diagonal" },
  ],
  face: [{ from: "face", to: "faces" }, ORIENTING],
  both: [
    { from: "faces", to: "solved" },
    {
      [ADJACENT]: "neighbours above",
      [DIAGONAL]: "diagonal above",
      "R2 U' R2 U2 F2 U' R2": "neighbours above and below",
      "R U' R F2 R' U R'": "diagonal and neighbours",
      "R2 F2 R2": "diagonal above and below",
    },
  ],
};

/** Builds the cases of each sheet, the shortest first. Takes about a second. */
export const buildCaseSheets = (): Record<CaseSheetName, readonly StageCase[]> => ({
  turn: buildCases("turn"),
  swap: buildCases("swap"),
  face: buildCases("face"),
  both: buildCases("both"),
});

function buildCases(sheet: CaseSheetName): StageCase[] {
  const [goals, names] = NAMED_CASES[sheet];
  const table = buildDistanceTable({ metric: "HTM", goals: goalStates(goals.to) });
  return stageCases(goals)
    .map((states): StageCase => {
      const name = caseName(states, names);
      const shortest = Math.min(...states.map((index) => table.distance(index)));
      const views = states.filter((index) => table.distance(index) === shortest);
      const [view] = views
        .map((index) => ({
          state: unrankState(index),
          solutions: [...shortestSolutions(unrankState(index), table)].sort(
            compareByEffort,
          ),
        }))
        .sort((a, b) => compareByEffort(a.solutions[0], b.solutions[0]));
      const moved = [...view.state.permutation.keys()].filter(
        (position) => view.state.permutation[position] !== position,
      );
      const facelets = toFacelets(view.state);
      return { name, facelets, moved, solutions: view.solutions };
    })
    .sort(({ solutions: [a] }, { solutions: [b] }) =>
      a.length === b.length ? compareByEffort(a, b) : a.length - b.length,
    );
}

/** The name of the case that a well-known algorithm solves. */
function caseName(
  states: readonly number[],
  names: Readonly<Record<string, string>>,
): string {
  for (const [sequence, name] of Object.entries(names)) {
    const state = applyMoves(SOLVED, invertMoves(parseMoves(sequence)));
    if (states.includes(rankState(state))) return name;
  }
  throw new Error(`no known sequence solves the case of state ${states[0]}`);
}
