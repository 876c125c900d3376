import {
  buildDistanceTable,
  formatMoves,
  shortestSolutions,
  solvePuzzle,
} from "#lib/index.ts";
import type { Answer, AnsweringCommand } from "../command.ts";
import { InputError, UsageError } from "../errors.ts";
import { metricOption, type OptionValues } from "../options.ts";
import { areSingleMoves, readState } from "../read-input.ts";
import { readPuzzle } from "../read-puzzle.ts";

export const solveCommand: AnsweringCommand = {
  takes: "<state>…",
  about: "a shortest solution of a state of the pocket cube, or of another puzzle",
  details:
    "A state is moves from solved, 24 facelets in the order U R F D L B, or an index. " +
    "With --puzzle, it is moves with spaces between them.",
  options: ["all", "metric", "puzzle", "moves", "json"],
  examples: [
    ['"R U2 F\'"', "F U2 R'"],
    ['"U2 R2 U2" --all', "R2 U2 R2\nU2 R2 U2"],
    ["--puzzle rings.tws L2", "L2"],
  ],
  isSplit: areSingleMoves,
  answerer(options) {
    const { puzzle, moves, all } = options;
    if (puzzle === undefined) {
      if (moves === undefined) return cubeSolver(options);
      throw new UsageError("--moves needs --puzzle");
    }
    if (all) throw new UsageError("--all is for the pocket cube, not for --puzzle");
    return puzzleSolver(puzzle, options);
  },
};

function cubeSolver(options: OptionValues): (input: string) => Answer {
  const table = buildDistanceTable({ metric: metricOption(options) });
  return (input) => {
    const solutions = shortestSolutions(readState(input), table);
    if (options.all) {
      const all = Array.from(solutions, formatMoves);
      return { text: all.join("\n"), values: { solutions: all } };
    }
    const [first] = solutions;
    const solution = formatMoves(first);
    return { text: solution, values: { solution } };
  };
}

function puzzleSolver(file: string, options: OptionValues): (input: string) => Answer {
  const puzzle = readPuzzle(file, options);
  const metric = metricOption(options);
  return (input) => {
    const state = puzzle.applyMoves(puzzle.solved, input);
    const solution = solvePuzzle(puzzle, state, { metric });
    if (!solution) throw new InputError("there is no solution of 40 moves or fewer");
    const text = solution.join(" ");
    return { text, values: { solution: text } };
  };
}
