import { turnUnit } from "#kit/distances/turn-unit.ts";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import type { PictureOrder, ArrangedDistances } from "#src/workers/arrange-states.ts";
import { firstDifference } from "#kit/distances/compare-histograms.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { FEW_STATES, MEANS } from "./draw-picture.ts";
import { diameterIn, type PictureState } from "./picture-model.ts";
import { SCALES, STATIC_SIZE, statesPerDot } from "./picture-window.ts";

/** The caption for the current order, or for the highlighted distance. */
export function pictureCaption({ metric, order, highlight }: PictureState): string {
  if (highlight !== undefined) return highlightCaption(metric, order, highlight);
  return order === "scrambled" ? NOISE_CAPTION : PATTERN_CAPTIONS[metric][order];
}

const NOISE_CAPTION =
  "Pure noise: every state has another index, as if drawn at random. The bars have not changed, because any numbering will do for counting.";

const PATTERN_CAPTIONS: Readonly<
  Record<Metric, Readonly<Record<Exclude<PictureOrder, "scrambled">, string>>>
> = {
  HTM: {
    index:
      "By index it is nearly noise. Thin lines: where the piece in position 1 changes, or its twist.",
    sorted:
      "Sorted, blocks appear. Permutations that need few turns are on the left, orientations that need few are at the top. Between two thin lines all need the same number of turns.",
  },
  QTM: {
    index:
      "By index it is nearly noise. Yet there is a strict rule in it, which the means hide. Show one distance alone, then zoom in: whole columns are empty.",
    sorted:
      "Sorted, blocks appear, and bands with sharp edges. Between two thin lines all permutations need the same number of quarter turns. Show one distance alone: every other band is empty.",
  },
};

/** The largest distance that counts as near solved. */
const NEAR = 4;

function highlightCaption(
  metric: Metric,
  order: PictureOrder,
  highlight: number,
): string {
  if (order === "scrambled") {
    return "Scattered evenly. You can see how many there are, but their places mean nothing.";
  }
  if (metric === "QTM") {
    return "Whole columns are empty. A quarter turn makes an even permutation odd and an odd one even, so no permutation has states at both even and odd distances.";
  }
  if (highlight === diameterIn(metric)) {
    return order === "sorted"
      ? "The hardest states, in small clusters. In the top row no piece is twisted: its mean is the lowest of all rows, yet it has the most of the hardest states."
      : "The hardest states, in clusters. Most columns have none.";
  }
  if (highlight <= NEAR) {
    return order === "sorted"
      ? "Close to solved, and all towards the upper left: the permutation and the orientation of such a state are at least as close to solved."
      : "All are close to solved, yet far apart in the picture. One turn changes both the permutation and the orientation, so it jumps across the picture.";
  }
  return order === "sorted"
    ? "The stronger a dot, the more of its states are at this distance."
    : "The stronger a dot, the more of its states are at this distance. By index they are spread nearly evenly.";
}

/** What one dot of the picture represents. */
export function dotLegend(
  { metric, zoom, highlight }: PictureState,
  size: { width: number; height: number } = STATIC_SIZE,
): string {
  const scale = SCALES[zoom];
  if (scale > 1) return `Each square of ${scale} × ${scale} pixels is one state.`;
  if (scale === 1) return "Each pixel is one state.";
  const { across, down } = statesPerDot(size);
  const dot = `Each dot is about ${across} × ${down} states`;
  const [low, high] = MEANS[metric];
  if (highlight === undefined) {
    return `${dot}, in the colour of their mean distance, from ${low} to ${high}.`;
  }
  return PUBLISHED_HISTOGRAMS.states[metric][highlight] < FEW_STATES
    ? `${dot}; those with a highlighted state are drawn larger.`
    : `${dot}.`;
}

/** Compares the counts of the drawn states with the published ones. */
export function checkCounts({
  metric,
  counts,
}: Pick<ArrangedDistances, "metric" | "counts">): {
  readonly agrees: boolean;
  readonly text: string;
} {
  const difference = firstDifference(counts, PUBLISHED_HISTOGRAMS.states[metric]);
  if (difference) {
    const { depth, found, published } = difference;
    return {
      agrees: false,
      text: `The colours differ from the published counts: ${formatNumber(found)} at distance ${depth} instead of ${formatNumber(published)}.`,
    };
  }
  return {
    agrees: true,
    text: `Counted in the picture itself: ${formatNumber(N_STATES)} states, with the published number at each distance.`,
  };
}

/** The distance of the selected state, if it is known. */
export function distanceLabel(
  distance: number | undefined,
  metric: Metric,
): string | undefined {
  if (distance === undefined) return undefined;
  return distance === 0
    ? "It is solved."
    : `It is ${countWord(distance, turnUnit(metric))} from solved.`;
}
