import { factorial } from "#lib/indexing/factoradic.ts";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import { formatList } from "#kit/text/format-list.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { keepDigitsTogether } from "#kit/text/keep-digits-together.ts";
import { findTableRow } from "./table-rows.ts";
import { formatOrder } from "#kit/cards/order-text.ts";

interface Props {
  /** The reader's permutation, of any length. */
  permutation: readonly number[];
  /** The number of cards in the table. */
  n: number;
}

export function PermutationTableCaption({ permutation, n }: Props) {
  const periods = Array.from({ length: n - 2 }, (_, i) => factorial(i + 2));
  return (
    <div class="table-words">
      <p>
        Read down the digits: the last one changes in every row, the{" "}
        {periods.length === 1 ? "other" : "others"} every {formatList(periods)} rows.
        Bold entries differ from the row above. The digit of the last piece is always 0,
        and left out.
      </p>
      <p>
        <MarkedRow permutation={permutation} n={n} />{" "}
        <span class="screen-only needs-js page-only">
          Choose a row to put it into the editor.
        </span>
      </p>
    </div>
  );
}

/** The sentence that says why a row is marked. */
function MarkedRow({ permutation, n }: Props) {
  const row = findTableRow(permutation, n);
  const length = permutation.length;
  if (length === n) {
    return (
      <>
        Your permutation, <b>{keepDigitsTogether(formatOrder(permutation))}</b>, has the
        index <b>{row}</b>.
      </>
    );
  }
  const alike = keepDigitsTogether(formatOrder(unrankPermutation(row, n)));
  if (length < n) {
    return (
      <>
        Your permutation, {keepDigitsTogether(formatOrder(permutation))}, has only{" "}
        {numberWord(length)} pieces. Smaller pieces in front of them add digits 0 and
        don’t change the index: <b>{alike}</b>, index <b>{row}</b>, is marked.
      </>
    );
  }
  return (
    <>
      Your permutation has {numberWord(length)} pieces. The last {numberWord(n)},{" "}
      {keepDigitsTogether(formatOrder(permutation.slice(-n)))}, are in the same order as{" "}
      <b>{alike}</b> and have the same digits, so index <b>{row}</b> is marked: the
      remainder of {formatNumber(rankPermutation(permutation))} divided by{" "}
      {factorial(n)}.
    </>
  );
}
