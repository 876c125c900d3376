import { sumOf } from "#kit/distances/histogram-sums.ts";
import { rankDigits } from "#lib/indexing/digits.ts";
import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { type DigitsAction, updateDigits } from "#kit/wheels/turn-digits.ts";
import type { WidgetModel } from "#kit/widget/model.ts";

export const N_CORNERS = 7;
/** The corner whose twist follows from the other six. */
export const FORCED_CORNER = N_CORNERS - 1;
const WAYS = 3;

/** Seven twists, 0..2. Their sum is a multiple of three unless the last was changed. */
export type Twists = readonly number[];

export type TwistsAction =
  /** Turns any corner, but sets the six free twists only. */
  DigitsAction | { type: "put-right" };

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
  if (action.type === "turn" && action.at === FORCED_CORNER) {
    return updateDigits(twists, Array(N_CORNERS).fill(WAYS), action);
  }
  const free = freeTwists(twists);
  const next = withForcedTwist(
    action.type === "put-right"
      ? free
      : updateDigits(free, Array(FORCED_CORNER).fill(WAYS), action),
  );
  return String(next) === String(twists) ? twists : next;
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
