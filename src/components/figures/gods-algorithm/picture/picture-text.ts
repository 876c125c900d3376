import { turnUnit } from "../../../kit/distances/turn-unit.ts";
import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import type {
  PictureOrder,
  ArrangedDistances,
} from "../../../../workers/arrange-states.ts";
import { firstDifference } from "../../../kit/distances/compare-histograms.ts";
import { PUBLISHED_HISTOGRAMS } from "../../../kit/distances/published-histograms.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { FEW_STATES, MEANS } from "./draw-picture.ts";
import { diameterIn, type PictureState } from "./picture-model.ts";
import { SCALES, STATIC_SIZE, statesPerDot } from "./picture-window.ts";

/** The caption for the current order, or for the highlighted distance. */
export function pictureCaption({ metric, order, highlight }: PictureState): string {
  if (highlight !== undefined) return highlightCaption(metric, order, highlight);
  return order === "scrambled" ? NOISE_CAPTION : PATTERN_CAPTIONS[metric][order];
}

const NOISE_CAPTION =
  "Pure noise. Every state now has another number, as if drawn at random, and still no two share one. The bars have not changed: any numbering will do for counting. Only one with a structure shows anything.";

const PATTERN_CAPTIONS: Readonly<
  Record<Metric, Readonly<Record<Exclude<PictureOrder, "scrambled">, string>>>
> = {
  HTM: {
    index:
      "By number: a faint weave, nearly noise. The thin lines are where the piece in position 1 changes, or its twist. Neighbours look alike as cubes, because their numbers differ only in the last digits. But swapping two pieces takes many turns, so the distance jumps as if at random.",
    sorted:
      "Sorted, blocks appear. Columns go from permutations that need few turns to those that need many, and rows do the same for orientations. Between two thin lines all need the same number. Within a band those with the same mean are side by side, mostly mirror images and rotations of each other.",
  },
  QTM: {
    index:
      "By number: a faint weave, nearly noise. Yet there is a strict rule in it, which the means hide. Show one distance alone, then zoom in: whole columns are empty.",
    sorted:
      "Sorted, blocks appear, and upright bands with sharp edges. Between two thin lines all permutations need the same number of quarter turns. Now show one distance alone: every other band is empty.",
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
    return "Scattered evenly, like rain. You can see how many there are, but where they are means nothing.";
  }
  if (metric === "QTM") {
    return "Whole columns are empty. A quarter turn cycles four pieces, which makes an even permutation odd and an odd one even. So no permutation has states at both even and odd distances.";
  }
  if (highlight === diameterIn(metric)) {
    return order === "sorted"
      ? "The farthest states, in small clusters. Look at the top row, where no piece is twisted: its mean is the lowest of all rows, yet it has the most of the farthest states."
      : "The farthest states, in clusters. Most columns have none.";
  }
  if (highlight <= NEAR) {
    return order === "sorted"
      ? "Near solved, and all towards the upper left: the permutation and the orientation of such a state are at least as near. That is all a pruning table can use."
      : "All are near solved, yet they are far apart. One turn changes both the permutation and the orientation, so it jumps across the picture.";
  }
  return order === "sorted"
    ? "The stronger a dot, the more of its states are at this distance. Step from one distance to the next: where the near ones are dense, the far ones are sparse."
    : "The stronger a dot, the more of its states are at this distance. By number they are spread nearly evenly.";
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
