import { rankState, unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { toFacelets } from "../../../../lib/puzzle/facelets.ts";
import { goalStates } from "../../../../lib/puzzle/goals.ts";
import { applyMoves, invertMoves } from "../../../../lib/puzzle/moves.ts";
import { parseMoves } from "../../../../lib/puzzle/notation.ts";
import { SOLVED } from "../../../../lib/puzzle/state.ts";
import { compareByEffort } from "../../../../lib/solver/effort.ts";
import { optimalSolutions } from "../../../../lib/solver/optimal-solutions.ts";
import { type StageGoals, stageCases } from "../../../../lib/solver/stage-cases.ts";
import { buildDistanceTable } from "../../../../lib/tables/distance-table.ts";
import type { SheetName } from "./sheets.ts";

/** A case of a stage, as a sheet shows it. */
export interface Case {
  /** What cubers call it. */
  readonly name: string;
  /** The colours of the 24 places, in the order of `FACELETS`. */
  readonly facelets: string;
  /** All shortest ways from there, the easiest for the hands first. */
  readonly ways: readonly (readonly number[])[];
}

/** Sequences that cubers learn by heart, each with the name of the case that it solves. */
const TURNING: Readonly<Record<string, string>> = {
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

const KNOWN: Readonly<
  Record<SheetName, readonly [StageGoals, Record<string, string>]>
> = {
  turn: [{ from: "layer", to: "oriented" }, TURNING],
  swap: [
    { from: "oriented", to: "solved" },
    { [ADJACENT]: "neighbours", [DIAGONAL]: "diagonal" },
  ],
  face: [{ from: "face", to: "faces" }, TURNING],
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

/** The cases of each sheet, those that are the least work first. A second of work. */
export const caseSheets = (): Record<SheetName, readonly Case[]> => ({
  turn: casesOf("turn"),
  swap: casesOf("swap"),
  face: casesOf("face"),
  both: casesOf("both"),
});

function casesOf(sheet: SheetName): Case[] {
  const [goals, known] = KNOWN[sheet];
  const table = buildDistanceTable({ metric: "HTM", goals: goalStates(goals.to) });
  return stageCases(goals)
    .map((states): Case => {
      const name = nameOf(states, known);
      const least = Math.min(...states.map((index) => table.distance(index)));
      const views = states.filter((index) => table.distance(index) === least);
      const [view] = views
        .map((index) => ({
          state: unrankState(index),
          ways: [...optimalSolutions(unrankState(index), table)].sort(compareByEffort),
        }))
        .sort((a, b) => compareByEffort(a.ways[0], b.ways[0]));
      return { name, facelets: toFacelets(view.state), ways: view.ways };
    })
    .sort((a, b) => compareByEffort(a.ways[0], b.ways[0]));
}

/** What cubers call a case: by the sequence that they know for it, made backwards. */
function nameOf(
  states: readonly number[],
  known: Readonly<Record<string, string>>,
): string {
  for (const [sequence, name] of Object.entries(known)) {
    const undone = applyMoves(SOLVED, invertMoves(parseMoves(sequence)));
    if (states.includes(rankState(undone))) return name;
  }
  throw new Error(`no known sequence solves the case of state ${states[0]}`);
}
