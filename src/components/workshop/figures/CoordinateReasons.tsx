import { reduceFraction } from "#src/puzzles/assemblies.ts";
import type { PuzzleFacts } from "#src/workers/puzzle-facts.ts";
import { Restrictions } from "#kit/assemblies/Restrictions.tsx";
import { fractionText } from "#kit/assemblies/fraction-text.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { GroupedNumbers } from "./GroupedNumbers.tsx";
import { productText } from "./product-text.ts";

/** The longest name that fits in one line while presenting. */
const MAX_SHORT_NAME = 24;

/** The coordinates of a puzzle, with the reason for the size of each. */
export function CoordinateReasons({ facts }: { facts: PuzzleFacts }) {
  const { coordinates, size, assemblies } = facts;
  return (
    <>
      <table class="forced-parts text-sm">
        <thead>
          <tr>
            <th scope="col">Part of the index</th>
            <th scope="col">Values</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {coordinates.map(({ name, size, reason }) => (
            <tr key={name}>
              <th scope="row" data-short={name.length <= MAX_SHORT_NAME || undefined}>
                {name}
              </th>
              <td class="forced-size">
                <GroupedNumbers>{formatNumber(size)}</GroupedNumbers>
              </td>
              <td>{capitalised(reason)}.</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="forced-product">
        <GroupedNumbers>
          {productText(
            coordinates.map((part) => part.size),
            size,
          )}
        </GroupedNumbers>{" "}
        <span class="text-muted page-only">
          <GroupedNumbers>
            {assemblies.count === size
              ? "The moves reach every way of putting the pieces together."
              : `There are ${formatNumber(assemblies.count)} ways to put the pieces together, and the moves reach ${fractionText(reduceFraction(size, assemblies.count))}.`}
          </GroupedNumbers>
        </span>
      </p>
      <Restrictions {...assemblies} />
    </>
  );
}
