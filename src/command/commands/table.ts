import { buildDistances, buildDistanceTable } from "#lib/index.ts";
import type { ListingCommand } from "../command.ts";
import { metricOption } from "../options.ts";
import { PUZZLE_FILES, readPuzzle } from "../read-puzzle.ts";
import { UsageError } from "../errors.ts";

export const tableCommand: ListingCommand = {
  takes: "[<file>]",
  about:
    "how many states are at each distance, of the pocket cube or of another puzzle",
  details: PUZZLE_FILES,
  options: ["metric", "moves", "json"],
  examples: [
    [
      "",
      ` 0        1
 1        9
 2       54
 3      321
 4     1847
 5     9992
 6    50136
 7   227536
 8   870072
 9  1887748
10   623800
11     2644
3674160 states, 8.7556 moves on average (HTM)`,
    ],
  ],
  list([file, ...more], options) {
    if (more.length > 0) throw new UsageError("table takes one file");
    if (file === undefined && options.moves !== undefined) {
      throw new UsageError("--moves is for the puzzle of a file");
    }
    const metric = metricOption(options);
    const { histogram, diameter } =
      file === undefined
        ? buildDistanceTable({ metric })
        : buildDistances(readPuzzle(file, options), { metric });
    const states = histogram.reduce((sum, count) => sum + count);
    const total = histogram.reduce((sum, count, distance) => sum + count * distance, 0);
    const mean = total / states;
    const width = `${Math.max(...histogram)}`.length;
    const rows = histogram.map(
      (count, distance) =>
        `${distance}`.padStart(2) + `  ${`${count}`.padStart(width)}`,
    );
    const summary = `${states} states, ${mean.toFixed(4)} moves on average (${metric})`;
    return [
      {
        text: [...rows, summary].join("\n"),
        values: { metric, histogram, diameter, states, mean },
      },
    ];
  },
};
