import { buildDistanceTable, rankState, toFacelets } from "#lib/index.ts";
import type { AnsweringCommand } from "../command.ts";
import { metricOption } from "../options.ts";
import { areSingleMoves, readState } from "../read-input.ts";

export const stateCommand: AnsweringCommand = {
  takes: "<state>…",
  about: "the index, facelets and distance of a state of the pocket cube",
  details:
    "A state is moves from solved, 24 facelets in the order U R F D L B, or an index. " +
    "Put “#” before an index that could be a permutation: '#3167254'.",
  options: ["metric", "json"],
  examples: [
    [
      '"R U2 F\'"',
      `index        1356911
facelets     FULRBLDRBDUFRLDBRULFFDUB
permutation  2 4 3 5 0 6 1
orientation  0 2 2 2 2 2 2
distance     3`,
    ],
  ],
  isSplit: areSingleMoves,
  answerer(options) {
    const metric = metricOption(options);
    const table = buildDistanceTable({ metric });
    return (input) => {
      const state = readState(input);
      const index = rankState(state);
      const values = {
        index,
        facelets: toFacelets(state),
        ...state,
        distance: table.distance(index),
      };
      const text = Object.entries(values).map(([name, value]) => {
        const shown = Array.isArray(value) ? value.join(" ") : value;
        return `${name.padEnd(11)}  ${shown}`;
      });
      return { text: text.join("\n"), values: { ...values, metric } };
    };
  },
};
