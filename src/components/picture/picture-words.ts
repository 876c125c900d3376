import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
} from "../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../lib/puzzle/moves.ts";
import type { Order, Sheet } from "../../workers/arrange-states.ts";
import { PUBLISHED } from "../published/published-histograms.ts";
import { formatNumber } from "../text/format-number.ts";
import { MEANS } from "./draw-picture.ts";
import { farthestIn, type Picture } from "./picture-model.ts";
import { SCALES, statesInADot } from "./picture-window.ts";

/** What the present order lets one see, in two or three sentences. */
export function sayWhatIsSeen({ metric, order, lit }: Picture): string {
  if (lit !== undefined) return sayLit(metric, order, lit);
  if (metric === "QTM" && order !== "scrambled") return QUARTERS[order];
  return ALL[order];
}

const ALL: Readonly<Record<Order, string>> = {
  index:
    "By number the picture is a faint weave, nearly noise. The thin lines show where the piece in position 1, and its twist, change: each block repeats its neighbours with other pieces. Positions with neighbouring numbers look alike, but a look is not a way: there is seldom a short one between them.",
  sorted:
    "Sorted, blocks appear. From left to right the permutations need more turns, from top to bottom the twists, and between two thin lines all need the same. A block of one shade is a set of permutations and a set of twists that go together in the same way: mirror images and rotations of each other, mostly.",
  scrambled:
    "Pure noise. Every state has another number now, drawn by lot once and for all, and still no two share one. The bars beside it have not moved by a hair: for counting, any numbering serves. For seeing, and for turning a number without unranking it, only one with a structure does.",
};

const QUARTERS: Readonly<Record<"index" | "sorted", string>> = {
  index:
    "By number, a faint weave. In quarter turns there is a pattern that the means hide: show one distance alone, then zoom in. Whole columns stay empty, because a quarter turn makes an even order odd and an odd one even.",
  sorted:
    "Sorted, blocks appear, and upright bands with sharp edges. Between two thin lines all permutations need the same number of quarter turns. Show one distance alone: every other band is empty.",
};

function sayLit(metric: Metric, order: Order, lit: number): string {
  if (order === "scrambled") {
    return "Scattered evenly, like rain. How many there are is all that is left to see; where they are says nothing now.";
  }
  if (metric === "QTM") {
    return "Whole columns are empty. A quarter turn moves four pieces round, which makes an even permutation odd and an odd one even; so one permutation never has states at both an even and an odd distance.";
  }
  if (lit === farthestIn(metric)) {
    return order === "sorted"
      ? "The farthest of all. They stand in small flocks, and the top row, where nothing is twisted, has more of them than any other row, although its mean is the lowest of all."
      : "The farthest of all: in groups, in many rows and columns, and most columns have none.";
  }
  if (lit <= 4) {
    return "Few enough to be drawn larger than they are. All are near solved, yet they lie all over the picture: one turn changes the permutation and the twists at once, and so jumps far.";
  }
  return "The fuller a dot, the more of its states are at this distance. Step through the distances: light and dark change places on the way from the near ones to the far ones.";
}

/** What one dot on the screen stands for. */
export function sayWhatADotIs(
  { metric, zoom, lit }: Picture,
  size: { width: number; height: number } | undefined,
): string {
  const scale = SCALES[zoom];
  if (scale > 1) return `Each square of ${scale} × ${scale} pixels is one state.`;
  if (scale === 1) return "Each pixel is one state.";
  const { across, down } = size ? statesInADot(size) : { across: 7, down: 2 };
  const dot = `Each dot stands for about ${across} × ${down} states`;
  const [low, high] = MEANS[metric];
  return lit === undefined
    ? `${dot} and shows their mean distance, the colours spread from ${low} to ${high}.`
    : `${dot}; it is the fuller, the more of them are lit.`;
}

/** What the counts of the drawn pixels are, held against those that others have published. */
export function checkCounts({ metric, counts }: Pick<Sheet, "metric" | "counts">): {
  readonly agrees: boolean;
  readonly text: string;
} {
  const published = PUBLISHED.states[metric];
  const depths = Math.max(published.length, counts.length);
  for (let depth = 0; depth < depths; depth++) {
    const [drawn, known] = [counts[depth] ?? 0, published[depth] ?? 0];
    if (drawn !== known) {
      return {
        agrees: false,
        text: `The colours differ from the published counts: ${formatNumber(drawn)} at distance ${depth} instead of ${formatNumber(known)}.`,
      };
    }
  }
  return {
    agrees: true,
    text: `Counted in the picture itself: ${formatNumber(N_STATES)} states, and of each distance as many as published.`,
  };
}

export const PICTURE_SIZE = `${formatNumber(N_PERMUTATIONS)} × ${formatNumber(N_ORIENTATIONS)}`;
