import { rankMultiset, rankPermutationBig } from "#lib/index.ts";
import type { AnsweringCommand } from "../command.ts";
import { kindsOf } from "../letters.ts";
import { jsonIndex } from "../json-index.ts";
import { readPermutation } from "../read-input.ts";

export const rankCommand: AnsweringCommand = {
  takes: "<permutation>…",
  about: "the index of a permutation, or of a word among all orders of its letters",
  details:
    "Pieces count from 0 or from 1. Up to ten of them can be written without spaces.",
  options: ["json"],
  examples: [
    ['"2 0 1"', "4"],
    ["3167254", "1531"],
    ["MISSISSIPPI", "13736"],
  ],
  // A permutation of one piece always has index 0, so this is hardly one.
  isSplit: (inputs) => inputs.some((input) => /^[[(]?\d[\]),]?$/.test(input)),
  answerer: () => (input) => {
    if (/^\p{L}+$/u.test(input)) {
      const { letters, kinds } = kindsOf(input);
      const index = rankMultiset(kinds);
      return { text: `${index}`, values: { index: jsonIndex(index), letters } };
    }
    const { permutation, first } = readPermutation(input);
    const index = rankPermutationBig(permutation);
    const values = { index: jsonIndex(index), size: permutation.length, first };
    return { text: `${index}`, values };
  },
};
