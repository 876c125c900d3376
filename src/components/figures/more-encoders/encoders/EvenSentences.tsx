import { lehmerCode } from "#lib/indexing/permutation.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord, numberWord, ordinalWord } from "#kit/text/number-word.ts";
import { countInversions, countEvenPermutations } from "./even-permutation.ts";

/** What one card adds to the index, or why the last two cards are forced. */
export function EvenCardSentence({
  permutation,
  column,
}: {
  permutation: readonly number[];
  column: number;
}) {
  const n = permutation.length;
  if (column >= n - 2) return <ForcedPairSentence permutation={permutation} />;
  const digit = lehmerCode(permutation)[column];
  const place = n - 1 - column;
  return (
    <>
      The {ordinalWord(column + 1)} card, <b>{permutation[column] + 1}</b>, has{" "}
      {countWord(digit, "smaller card")} to its right, so its digit is {digit}. Only
      half of all permutations are even, so it adds{" "}
      <span class="nowrap">
        {digit} × {place}!/2 ={" "}
        <b>{formatNumber(digit * countEvenPermutations(place))}</b>.
      </span>
    </>
  );
}

function ForcedPairSentence({ permutation }: { permutation: readonly number[] }) {
  const n = permutation.length;
  const last = lehmerCode(permutation)[n - 2];
  const before = countInversions(permutation) - last;
  const [left, right] = permutation.slice(-2).map((piece) => piece + 1);
  return (
    <>
      The first {n === 3 ? "card has" : `${numberWord(n - 2)} cards have`}{" "}
      {countWord(before, "arc")},{" "}
      {before % 2 === 0 ? "an even number" : "an odd number"}. So the last two must add{" "}
      {last === 1 ? "one more" : "none"}:{" "}
      <b>
        {left} before {right}
      </b>
      . Their digits are forced, like the last twist, so the index leaves them out.
    </>
  );
}

/** What happens to the last two cards when the dragged one is dropped. */
export function DraggedCardSentence({
  permutation,
}: {
  permutation: readonly number[];
}) {
  const arcs = countInversions(permutation);
  return (
    <>
      Now there {arcs === 1 ? "is" : "are"} <b>{countWord(arcs, "arc")}</b>,{" "}
      {arcs % 2 === 0
        ? "an even number. If you let the card go, nothing else has to move."
        : "an odd number. If you let the card go, the last two swap."}
    </>
  );
}
