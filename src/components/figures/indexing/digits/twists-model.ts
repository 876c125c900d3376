import { sumOf } from "#kit/distances/histogram-sums.ts";
import { rankDigits } from "#lib/indexing/digits.ts";
import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";

export const N_CORNERS = 7;
/** The corner whose twist follows from the other six. */
export const FORCED_CORNER = N_CORNERS - 1;
const WAYS = 3;

/** Seven twists, 0..2. Their sum is a multiple of three unless the last was changed. */
export type Twists = readonly number[];

export type TwistsAction =
  | { type: "turn"; corner: number; by: number }
  | { type: "set-free"; twists: readonly number[] }
  | { type: "set-index"; index: number }
  | { type: "put-right" };

/** The number of ways to twist six free corners, and so of reachable orientations. */
export const N_REACHABLE = WAYS ** FORCED_CORNER;
/** The number of ways to twist all seven corners freely. */
export const N_UNCONSTRAINED = WAYS ** N_CORNERS;

export const twistsModel: WidgetModel<Twists, TwistsAction> = {
  key: "twists",
  version: 1,
  initial: withForcedTwist([1, 0, 2, 0, 2, 0]),
  update,
  encode: (twists) => twists.join(""),
  decode(text) {
    if (/^[012]{7}$/.test(text)) return Array.from(text, Number);
    throw new Error("twists are seven digits, each 0, 1 or 2, such as 1020201");
  },
  describe(twists) {
    const free = twists.slice(0, FORCED_CORNER).join(" ");
    if (isUnreachable(twists)) {
      return `Twists ${free} and ${twists[FORCED_CORNER]} by force: they sum to ${sumOf(twists)}, which no turns reach.`;
    }
    return `Twists ${free}, so the seventh is ${twists[FORCED_CORNER]}: number ${formatNumber(rankFreeTwists(twists))}.`;
  },
};

function update(twists: Twists, action: TwistsAction): Twists {
  switch (action.type) {
    case "turn": {
      const { corner, by } = action;
      const turned = twists.with(
        corner,
        (((twists[corner] + by) % WAYS) + WAYS) % WAYS,
      );
      return ifChanged(
        twists,
        corner === FORCED_CORNER ? turned : withForcedTwist(freeTwists(turned)),
      );
    }
    case "set-free":
      return ifChanged(twists, withForcedTwist(action.twists));
    case "set-index":
      return ifChanged(twists, unrankOrientation(action.index, N_CORNERS, WAYS));
    case "put-right":
      return ifChanged(twists, withForcedTwist(freeTwists(twists)));
  }
}

function ifChanged(before: Twists, after: Twists): Twists {
  return String(after) === String(before) ? before : after;
}

/** The twists of the first six corners. */
export function freeTwists(twists: Twists): number[] {
  return twists.slice(0, FORCED_CORNER);
}

function withForcedTwist(free: readonly number[]): Twists {
  return unrankOrientation(rankDigits(free, WAYS), N_CORNERS, WAYS);
}

/** The index that the first six twists represent, whatever the seventh is. */
export function rankFreeTwists(twists: Twists): number {
  return rankDigits(freeTwists(twists), WAYS);
}

/** Whether no sequence of turns reaches these twists, because of the seventh. */
export function isUnreachable(twists: Twists): boolean {
  return sumOf(twists) % WAYS !== 0;
}

/** The library's index of the seven twists, or its error message. */
export function rankWithLibrary(twists: Twists): { index: number } | { error: string } {
  try {
    return { index: rankOrientation(twists, WAYS) };
  } catch (error) {
    return { error: String(error) };
  }
}
