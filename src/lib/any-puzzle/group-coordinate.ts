import {
  chainDigits,
  elementFromDigits,
  joinDigits,
  joinDigitsBig,
  splitDigits,
} from "./chain-digits.ts";
import { type Coordinate, type StateDraft, MAX_EXACT } from "./coordinate.ts";
import { chainOf } from "./group-order.ts";
import type { Transformation } from "./transformation.ts";
import type { Points } from "./points.ts";
import {
  imagesOf,
  placedBlocks,
  countPoints,
  type GroupAction,
} from "./group-actions.ts";

/** The coordinate of a group, indexed by the digits of its stabiliser chain. */
export function groupCoordinate(
  moves: readonly Transformation[],
  actions: readonly GroupAction[],
  name: string,
  reason: string,
): Coordinate {
  const chain = chainOf(moves, actions);
  const isSmall = chain.order <= MAX_EXACT;
  return {
    name,
    size: chain.order,
    radices: chain.levels.map(({ orbit }) => orbit.length),
    kind: "group",
    blocks: placedBlocks(actions),
    boundBlocks: actions.map(({ block }) => block),
    isTied: false,
    reason,
    rank(state) {
      const digits = chainDigits(chain, imagesOf(state, actions));
      if (digits === undefined) {
        throw new RangeError(
          `no moves lead to this state: ${name} is not in the group`,
        );
      }
      return isSmall ? joinDigits(digits, chain) : joinDigitsBig(digits, chain);
    },
    unrank(index, draft) {
      const digits = splitDigits(BigInt(index), chain);
      writeImages(elementFromDigits(chain, digits), actions, draft);
    },
  };
}

/** Writes an element of the group into a draft. */
export function writeImages(
  images: Points,
  actions: readonly GroupAction[],
  draft: StateDraft,
): void {
  let first = 0;
  for (const action of actions) {
    const { kind, block } = action;
    if (kind === "parity") {
      if (images[first] !== first) draft.odd.add(block);
    } else if (kind === "sum") {
      draft.sums.set(block, images[first] - first);
    } else {
      const facets = kind === "stickers" ? block.twists : 1;
      block.positions.forEach((position, i) => {
        const image = images[first + i * facets] - first;
        draft.source[position] = block.positions[Math.floor(image / facets)];
        if (kind === "stickers") draft.twist[position] = image % facets;
      });
    }
    first += countPoints(action);
  }
}
