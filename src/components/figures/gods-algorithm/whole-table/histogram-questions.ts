import { predictNumber } from "#components/exercises/predict-number.ts";
import { turnUnit } from "#kit/distances/turn-unit.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { formatCount, formatNumber as n } from "#kit/text/format-number.ts";
import { DIAMETER } from "#lib/puzzle/diameter.ts";
import type { Metric } from "#lib/puzzle/moves.ts";

interface DistanceCounts {
  readonly metric: Metric;
  /** The number of states at each distance. */
  readonly histogram: readonly number[];
}

/** God’s number of the 3×3×3 cube, which many have heard of. */
const GODS_NUMBER_OF_3X3X3: Readonly<Record<Metric, number>> = { HTM: 20, QTM: 26 };

/** Questions about the histogram of all states: its end, and its peak. */
export function histogramQuestions({
  metric,
  histogram,
}: DistanceCounts): PredictionQuestion[] {
  const unit = turnUnit(metric);
  const farthest = histogram.length - 1;
  const commonest = histogram.indexOf(Math.max(...histogram));
  const atFarthest = `${n(histogram[farthest])} states need ${formatCount(farthest, unit)}, and none needs more.`;
  const atCommonest = `${n(histogram[commonest])} states are ${formatCount(commonest, unit)} from solved, more than at any other distance.`;
  return [
    predictNumber({
      name: "farthest",
      ask: `How many ${unit}s does the hardest cube need?`,
      answer: farthest,
      right: atFarthest,
      mistakes: [
        {
          leadsTo: GODS_NUMBER_OF_3X3X3[metric],
          says: `That is God’s number for the 3×3×3 cube. The pocket cube has fewer states: ${atFarthest}`,
        },
        ...(metric === "QTM"
          ? [
              {
                leadsTo: 2 * DIAMETER.HTM,
                says: `That would be right if every turn of the longest solutions were a half turn. ${atFarthest}`,
              },
            ]
          : []),
      ],
      otherwise: (guess) =>
        `${guess > farthest ? "No state is that far away" : "Some states are farther away"}: ${atFarthest}`,
    }),
    predictNumber({
      name: "commonest",
      ask: "Which distance has the most states?",
      answer: commonest,
      right: atCommonest,
      mistakes: [Math.floor(farthest / 2), Math.ceil(farthest / 2)].map((leadsTo) => ({
        leadsTo,
        says: `That is too close: each ${unit} leads to several times as many new states, until few are left. ${atCommonest}`,
      })),
      otherwise: () => atCommonest,
    }),
  ];
}
