import { N_STATES, rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { searchRounds } from "#src/workers/search-rounds.ts";
import { parseTypedTurns } from "#kit/cube/parse-typed-turns.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { wholeNumberText } from "#kit/text/typed-number.ts";
import { isProblem, type ParseResult } from "#kit/widget/parse-result.ts";
import { type Diagnosis, type Exercise, halfway, right, wrong } from "../exercise.ts";
import { textExercise } from "../question.ts";

/** The shortest solutions of a cube. */
export interface ShortestSolutions {
  /** The number of turns, counting half turns as one. */
  readonly length: number;
  readonly count: number;
}

interface Challenge {
  /** A cube that meets the challenge. */
  readonly solution: number;
  /** A cube that meets it too, but is given away by the question. */
  readonly example?: number;
  /** @returns what is missing, as a hint; undefined when the challenge is met */
  amiss(solutions: ShortestSolutions): string | undefined;
}

/** From this distance on, a wrong cube is "halfway": it wasn't found by chance. */
const HALFWAY = 7;

/** Longer than any serious scramble. */
const MAX_LENGTH = 120;

/** Asks for a cube, by its rank or by turns that lead to it. */
export function challenge({
  solution,
  example,
  amiss,
}: Challenge): Exercise & ShortestSolutions {
  return {
    ...textExercise({
      label: "cube",
      form: "The index of a cube, or turns from solved such as R U2 F'.",
      width: 20,
      solution: String(solution),
      read: readCube,
      diagnose,
    }),
    // Computed on demand: only the chapter's text needs them.
    get length() {
      return findShortestSolutions(solution).length;
    },
    get count() {
      return findShortestSolutions(solution).count;
    },
  };

  function diagnose(cube: number): Diagnosis {
    if (cube === 0) return wrong("That cube is solved.");
    if (cube === example) return wrong("That is the example. Find another one.");
    const solutions = findShortestSolutions(cube);
    const description = describeCube(cube, solutions);
    const problem = amiss(solutions);
    if (problem === undefined) return right(description);
    return solutions.length < HALFWAY
      ? wrong(`${description} ${problem}`)
      : halfway(`${description} ${problem}`);
  }
}

/** Finds them by iterative deepening, without the distance table. */
export function findShortestSolutions(index: number): ShortestSolutions {
  const job = { index, bound: "pruning", sameFaceTwice: false } as const;
  const last = searchRounds(job, () => undefined).at(-1)!;
  return { length: last.length, count: last.solutions };
}

function describeCube(cube: number, { length, count }: ShortestSolutions): string {
  const ways =
    count === 1 ? "exactly one shortest solution" : `${n(count)} shortest solutions`;
  return `Cube ${n(cube)} has ${ways}, of ${length === 1 ? "one turn" : `${length} turns`}.`;
}

/** Parses a cube's rank, written in any way. */
function readCube(typed: string): ParseResult<number> {
  if (typed.length > MAX_LENGTH) {
    return { problem: "That is too long. Type the index of a cube, or some turns." };
  }
  const digits = wholeNumberText(typed);
  if (digits !== undefined) {
    const value = Number(digits) + 0;
    if (value >= 0 && value < N_STATES) return { value };
    return { problem: `Cubes have the indices 0 to ${n(N_STATES - 1)}.` };
  }
  const reading = parseTypedTurns(typed);
  if (isProblem(reading)) return reading;
  return { value: rankState(applyMoves(SOLVED, reading.value.moves)) };
}
