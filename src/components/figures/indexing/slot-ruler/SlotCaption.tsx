import { factorial } from "#lib/indexing/factoradic.ts";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { keepDigitsTogether } from "#kit/text/keep-digits-together.ts";
import { largestBlockEndingAt } from "./slot-rows.ts";

/** What the slot holds, and that the next one follows without a gap. */
export function SlotCaption({ permutation }: { permutation: readonly number[] }) {
  const n = permutation.length;
  const index = rankPermutation(permutation);
  const last = factorial(n) - 1;
  return (
    <>
      Slot <b>{formatNumber(index)}</b> holds{" "}
      <b>{keepDigitsTogether(formatOrder(permutation))}</b> and no other permutation.{" "}
      {index === last ? (
        <>
          It is the last of {n}! = {formatNumber(last + 1)}, and none of them is empty.
        </>
      ) : (
        <>
          The next, {formatNumber(index + 1)}, holds{" "}
          <b>{keepDigitsTogether(formatOrder(unrankPermutation(index + 1, n)))}</b>:{" "}
          <BlockBoundary place={largestBlockEndingAt(index)} />
        </>
      )}
    </>
  );
}

function BlockBoundary({ place }: { place: number }) {
  if (place === 1) return <>the last two pieces trade positions.</>;
  return (
    <>
      a block of {place}! = {formatNumber(factorial(place))} ends here, and another
      begins, with no gap between them.
    </>
  );
}
