import { N_STATES, rankState } from "../../../lib/puzzle/coordinates.ts";
import { applyMoves } from "../../../lib/puzzle/moves.ts";
import { SOLVED } from "../../../lib/puzzle/state.ts";
import { searchRounds } from "../../../workers/search-rounds.ts";
import { readTurns } from "../../kit/cube/read-turns.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { isProblem } from "../../kit/widget/reading.ts";
import {
  type Diagnosis,
  type Exercise,
  halfway,
  isBlank,
  NOTHING_TYPED,
  right,
  unreadable,
  wrong,
} from "../exercise.ts";

/** What the shortest solutions of a cube are like. */
export interface Solutions {
  /** Turns, half turns counted as one. */
  readonly length: number;
  readonly count: number;
}

interface Challenge {
  /** A cube that meets it. */
  readonly solution: number;
  /** Nothing is amiss, or what is, in words that lead on. */
  amiss(solutions: Solutions): string | undefined;
}

/** A cube as far away as this was not found by chance: it is praised as half the answer. */
const HALFWAY = 7;

/** Longer than any scramble that somebody means. */
const MAX_LENGTH = 120;

/** A cube is to be found, by its number or by turns that lead to it. */
export function challenge({ solution, amiss }: Challenge): Exercise & Solutions {
  return {
    fields: [
      {
        kind: "text",
        label: "cube",
        form: "The number of a cube, or turns from solved such as R U2 F'.",
        width: 20,
        letters: true,
      },
    ],
    solution: [String(solution)],
    // Searched for when they are asked for: only the chapter's text needs them.
    get length() {
      return solutionsOf(solution).length;
    },
    get count() {
      return solutionsOf(solution).count;
    },
    check(typed) {
      const cube = readCube(typed);
      if (typeof cube !== "number") return cube;
      if (cube === 0) return wrong("That cube is solved.");
      const solutions = solutionsOf(cube);
      const found = inWords(cube, solutions);
      const problem = amiss(solutions);
      if (problem === undefined) return right(found);
      return solutions.length < HALFWAY
        ? wrong(`${found} ${problem}`)
        : halfway(`${found} ${problem}`);
    },
  };
}

/** Found without the table of all distances, by rounds of iterative deepening. */
export function solutionsOf(index: number): Solutions {
  const job = { index, bound: "pruning", sameFaceTwice: false } as const;
  const last = searchRounds(job, () => undefined).at(-1)!;
  return { length: last.length, count: last.solutions };
}

function inWords(cube: number, { length, count }: Solutions): string {
  const ways =
    count === 1 ? "just one shortest solution" : `${n(count)} shortest solutions`;
  return `Cube ${n(cube)} has ${ways}, of ${length === 1 ? "one turn" : `${length} turns`}.`;
}

/** A cube's number, however it was written. */
function readCube(typed: string): number | Diagnosis {
  if (isBlank(typed)) return NOTHING_TYPED;
  if (typed.length > MAX_LENGTH) {
    return unreadable("That is too long for a cube: a number or some turns will do.");
  }
  const digits = typed.trim().replace(/(?<=\d)[,.'’\s](?=\d{3}\b)/g, "");
  if (/^\d+$/.test(digits)) {
    const number = Number(digits);
    if (number < N_STATES) return number;
    return unreadable(`Cubes are numbered 0 to ${n(N_STATES - 1)}.`);
  }
  const reading = readTurns(typed);
  if (isProblem(reading)) return unreadable(reading.problem);
  return rankState(applyMoves(SOLVED, reading.value.moves));
}
