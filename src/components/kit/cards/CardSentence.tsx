import { factorial } from "#lib/indexing/factoradic.ts";
import { formatNumber } from "../text/format-number.ts";
import { formatList } from "../text/format-list.ts";
import { countWord, ordinalWord } from "../text/number-word.ts";

interface Props {
  permutation: readonly number[];
  column: number;
  /** What the cards are called. */
  thing?: "card" | "piece";
}

/** A sentence on what one card adds to the rank, and why. */
export function CardSentence({ permutation, column, thing = "card" }: Props) {
  const n = permutation.length;
  const card = permutation[column];
  if (column === n - 1) {
    return (
      <>
        The last {thing}, <b>{card + 1}</b>, has nothing to its right, so its digit is
        always 0.
      </>
    );
  }
  const place = n - 1 - column;
  const smaller = smallerToTheRight(permutation, column);
  const digit = smaller.length;
  const value = digit * factorial(place);
  return (
    <>
      The {ordinalWord(column + 1)} {thing}, <b>{card + 1}</b>, has{" "}
      {countWord(digit, `smaller ${thing}`)} to its right
      {digit > 0 && ` (${formatList(smaller)})`}, so its digit is {digit} and it
      contributes{" "}
      <span class="nowrap">
        {digit} × {place}! = <b>{formatNumber(value)}</b>.
      </span>
    </>
  );
}

/** All arcs in words, for screen readers. */
export function ArcsSentence({
  permutation,
  isHidden,
}: Pick<Props, "permutation"> & {
  /** Whether the arcs of a column are still to be predicted. */
  isHidden(column: number): boolean;
}) {
  return (
    <ul class="visually-hidden">
      {permutation.slice(0, -1).map((card, column) => {
        if (isHidden(column)) return undefined;
        const smaller = smallerToTheRight(permutation, column);
        return (
          <li key={column}>
            {smaller.length === 0
              ? `Nothing to the right of ${card + 1} is smaller.`
              : `To the right of ${card + 1}, smaller: ${formatList(smaller)}.`}
          </li>
        );
      })}
    </ul>
  );
}

function smallerToTheRight(permutation: readonly number[], column: number): number[] {
  return permutation
    .slice(column + 1)
    .filter((card) => card < permutation[column])
    .map((card) => card + 1);
}
