import { countStates } from "#lib/index.ts";
import type { AnsweringCommand } from "../command.ts";
import { jsonIndex } from "../json-index.ts";
import { PUZZLE_FILES, readPuzzle } from "../read-puzzle.ts";

export const countCommand: AnsweringCommand = {
  takes: "<file>…",
  about: "how many states a puzzle has, without visiting them",
  details: PUZZLE_FILES,
  options: ["moves", "json"],
  examples: [
    ["rings.tws", "5040"],
    ['rings.tws --moves "L"', "4"],
  ],
  answerer: (options) => (file) => {
    const states = countStates(readPuzzle(file, options));
    return { text: `${states}`, values: { states: jsonIndex(states) } };
  },
};
