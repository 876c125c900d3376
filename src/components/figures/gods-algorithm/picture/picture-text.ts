import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import type { PictureOrder, Sheet } from "../../../../workers/arrange-states.ts";
import { firstDifference } from "../../../kit/distances/agreement.ts";
import { PUBLISHED } from "../../../kit/distances/published-histograms.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { FEW_STATES, MEANS } from "./draw-picture.ts";
import { diameterIn, type PictureState } from "./picture-model.ts";
import { SCALES, STATIC_SIZE, statesPerDot } from "./picture-window.ts";

/** What the current order, or the highlighted distance, reveals. */
export function pictureCaption({ metric, order, highlight }: PictureState): string {
  if (highlight !== undefined) return highlightCaption(metric, order, highlight);
  return order === "scrambled" ? NOISE_CAPTION : PATTERN_CAPTIONS[metric][order];
}

const NOISE_CAPTION =
  "Pure noise. Every state has another number now, given out as if by lot, and still no two share one. The bars have not moved: for counting, any numbering serves. For seeing anything, only one with a structure does.";

const PATTERN_CAPTIONS: Readonly<
  Record<Metric, Readonly<Record<Exclude<PictureOrder, "scrambled">, string>>>
> = {
  HTM: {
    index:
      "By number: a faint weave, nearly noise. The thin lines stand where the piece in position 1 changes, and its twist. Neighbours look alike as cubes, for their numbers differ in the last digits only; but to exchange two pieces takes many turns, and so the distance jumps as if by chance.",
    sorted:
      "Sorted, blocks appear. Columns go from permutations that need few turns to those that need many, rows likewise from twistings that need few; between two thin lines all need the same. Within a band those with the same mean stand side by side, above all each other’s mirror images and rotations.",
  },
  QTM: {
    index:
      "By number: a faint weave, nearly noise. Yet there is a strict rule in it, which the means hide. Show one distance alone, then zoom in: whole columns stay empty.",
    sorted:
      "Sorted, blocks appear, and upright bands with sharp edges. Between two thin lines all permutations need the same number of quarter turns. Now show one distance alone: every other band is empty.",
  },
};

/** A distance near solved, with few states. */
const NEAR = 4;

function highlightCaption(
  metric: Metric,
  order: PictureOrder,
  highlight: number,
): string {
  if (order === "scrambled") {
    return "Scattered evenly, like rain. How many there are is all that is left to see; where they are says nothing any more.";
  }
  if (metric === "QTM") {
    return "Whole columns are empty. A quarter turn takes four pieces round, which makes an even permutation odd and an odd one even; so no permutation has states at an even and at an odd distance.";
  }
  if (highlight === diameterIn(metric)) {
    return order === "sorted"
      ? "The farthest of all. They stand in small flocks. And look at the top row, where no piece is twisted: its mean is the lowest of all rows, and yet no other row has as many of the farthest."
      : "The farthest of all: in flocks, and most columns have none of them.";
  }
  if (highlight <= NEAR) {
    return order === "sorted"
      ? "Near solved, and all towards the upper left: a state so near has a permutation and a twisting that are at least as near. That is all that a pruning table knows."
      : "All are near solved, yet they lie far apart. One turn changes the permutation and the twists at once, and so jumps across the picture.";
  }
  return order === "sorted"
    ? "The fuller a dot, the more of its states are at this distance. Step on from one distance to the next: where the near ones are thick, the far ones are thin."
    : "The fuller a dot, the more of its states are at this distance. By number they are spread nearly evenly.";
}

/** What one dot on the screen represents. */
export function dotLegend(
  { metric, zoom, highlight }: PictureState,
  size: { width: number; height: number } = STATIC_SIZE,
): string {
  const scale = SCALES[zoom];
  if (scale > 1) return `Each square of ${scale} × ${scale} pixels is one state.`;
  if (scale === 1) return "Each pixel is one state.";
  const { across, down } = statesPerDot(size);
  const dot = `Each dot stands for about ${across} × ${down} states`;
  const [low, high] = MEANS[metric];
  if (highlight === undefined) {
    return `${dot} and shows their mean distance, the colours spread from ${low} to ${high}.`;
  }
  return PUBLISHED.states[metric][highlight] < FEW_STATES
    ? `${dot}; those with a lit one are drawn larger.`
    : `${dot}.`;
}

/** The counts of the drawn pixels, compared with the published ones. */
export function checkCounts({ metric, counts }: Pick<Sheet, "metric" | "counts">): {
  readonly agrees: boolean;
  readonly text: string;
} {
  const difference = firstDifference(counts, PUBLISHED.states[metric]);
  if (difference) {
    const { depth, found, published } = difference;
    return {
      agrees: false,
      text: `The colours differ from the published counts: ${formatNumber(found)} at distance ${depth} instead of ${formatNumber(published)}.`,
    };
  }
  return {
    agrees: true,
    text: `Counted in the picture itself: ${formatNumber(N_STATES)} states, and of each distance as many as published.`,
  };
}

/** How far the state under the cursor is from solved, if that is known. */
export function distanceLabel(distance: number | undefined): string | undefined {
  if (distance === undefined) return undefined;
  return distance === 0
    ? "It is solved."
    : `It is ${countWord(distance, "turn")} from solved.`;
}
