import {
  chainDigits,
  elementWithDigits,
  joinDigits,
  joinDigitsBig,
  splitDigits,
} from "./chain-digits.ts";
import { type Coordinate, type Draft, MAX_EXACT } from "./coordinate.ts";
import { chainOf } from "./group-order.ts";
import type { Transformation } from "./layout.ts";
import type { Points } from "./points.ts";
import { imagesOf, placedBy, pointsOf, type Witness } from "./witnesses.ts";

/** An element of the group of some witnesses, by the digits of its stabiliser chain. */
export function groupCoordinate(
  moves: readonly Transformation[],
  witnesses: readonly Witness[],
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
    blocks: placedBy(witnesses),
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
      writeImages(elementWithDigits(chain, digits), witnesses, draft);
    },
  };
}

/** Tells a draft what an element says of its witnesses. */
export function writeImages(
  images: Points,
  witnesses: readonly Witness[],
  draft: Draft,
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
    first += pointsOf(witness);
  }
}
