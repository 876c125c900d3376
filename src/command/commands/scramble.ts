import {
  applyMoves,
  formatMoves,
  randomScramble,
  rankState,
  seeded,
  SOLVED,
} from "#lib/index.ts";
import type { ListingCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { wholeOption } from "../options.ts";

export const scrambleCommand: ListingCommand = {
  takes: "",
  about: "scrambles of the pocket cube, as in competitions",
  details:
    "Each leads to a random state that is at least four moves from solved, in eleven moves.",
  options: ["count", "seed", "length", "at-least", "json"],
  examples: [
    [
      "--seed 7 --count 2",
      "F' R2 U' R' F2 R2 U2 F' R2 U2 R2\nU' R2 U' R U R' F2 U' R U R'",
    ],
  ],
  *list(inputs, options) {
    if (inputs.length > 0) throw new UsageError("scramble takes no input");
    const seed = wholeOption("seed", options);
    const choice = {
      random: seed === undefined ? Math.random : seeded(seed),
      length: wholeOption("length", options),
      atLeast: wholeOption("at-least", options),
    };
    const count = wholeOption("count", options) ?? 1;
    for (let i = 0; i < count; i++) {
      const moves = randomScramble(choice);
      const scramble = formatMoves(moves);
      const index = rankState(applyMoves(SOLVED, moves));
      yield { text: scramble, values: { scramble, index } };
    }
  },
};
