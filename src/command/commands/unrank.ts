import { unrankMultiset, unrankPermutationBig } from "#lib/index.ts";
import type { Answer, AnsweringCommand } from "../command.ts";
import { kindsOf } from "../letters.ts";
import { wholeOption } from "../options.ts";
import { readIndex } from "../read-input.ts";
import { UsageError } from "../errors.ts";

export const unrankCommand: AnsweringCommand = {
  takes: "<index>…",
  about: "the permutation with an index, counting its pieces from 0",
  options: ["size", "letters", "json"],
  examples: [
    ["4 --size 3", "2 0 1"],
    ["13736 --letters MISSISSIPPI", "MISSISSIPPI"],
  ],
  answerer(options) {
    const { letters } = options;
    if (letters !== undefined) return (input) => arrange(readIndex(input), letters);
    const n = wholeOption("size", options);
    if (n === undefined) {
      throw new UsageError("unrank needs --size, the number of pieces, or --letters");
    }
    return (input) => {
      const permutation = unrankPermutationBig(readIndex(input), n);
      return { text: permutation.join(" "), values: { permutation } };
    };
  },
};

function arrange(index: bigint, word: string): Answer {
  const { letters, kinds } = kindsOf(word);
  const counts = letters.map((_, i) => kinds.filter((kind) => kind === i).length);
  const row = unrankMultiset(index, counts).map((kind) => letters[kind]);
  return { text: row.join(""), values: { word: row.join("") } };
}
