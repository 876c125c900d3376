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

/** An element of the group of some witnesses, by the digits of its stabiliser chain. */
export function groupCoordinate(
  moves: readonly Transformation[],
  witnesses: readonly GroupAction[],
  name: string,
  reason: string,
): Coordinate {
  const chain = chainOf(moves, witnesses);
  const isSmall = chain.order <= MAX_EXACT;
  return {
    name,
    size: chain.order,
    radices: chain.levels.map(({ orbit }) => orbit.length),
    kind: "group",
    blocks: placedBlocks(witnesses),
    bound: witnesses.map(({ block }) => block),
    isTied: false,
    reason,
    rank(position) {
      const digits = chainDigits(chain, imagesOf(position, witnesses));
      if (digits === undefined) {
        throw new RangeError(
          `no moves lead to this state: ${name} is not in the group`,
        );
      }
      return isSmall ? joinDigits(digits, chain) : joinDigitsBig(digits, chain);
    },
    unrank(index, draft) {
      const digits = splitDigits(BigInt(index), chain);
      writeImages(elementFromDigits(chain, digits), witnesses, draft);
    },
  };
}

/** Tells a draft what an element says of its witnesses. */
export function writeImages(
  images: Points,
  witnesses: readonly GroupAction[],
  draft: StateDraft,
): void {
  let first = 0;
  for (const witness of witnesses) {
    const { kind, block } = witness;
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
    first += countPoints(witness);
  }
}
