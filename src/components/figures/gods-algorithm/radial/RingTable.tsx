import { firstDifference } from "#kit/distances/compare-histograms.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { TurnTree } from "./turn-tree.ts";

/** The number of states in each ring, and its ratio to the previous ring. */
export function RingTable({ tree }: { tree: TurnTree }) {
  const sizes = tree.rings.map(({ length }) => length);
  return (
    <table class="ring-table">
      <thead>
        <tr>
          <th scope="col">Turns</th>
          <th scope="col">States</th>
          <th scope="col">Factor</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((size, depth) => (
          <tr key={depth}>
            <th scope="row">{`${depth}`}</th>
            <td>{formatNumber(size)}</td>
            <td>{depth === 0 ? "" : `${(size / sizes[depth - 1]).toFixed(2)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A message if the counts differ from the published ones. */
export function ringMismatchMessage({ metric, rings }: TurnTree): string | undefined {
  const sizes = rings.map(({ length }) => length);
  const difference = firstDifference(sizes, PUBLISHED_HISTOGRAMS.states[metric], {
    isWhole: false,
  });
  if (!difference) return undefined;
  const { depth, found, published } = difference;
  return `The library is broken: ${formatNumber(found)} states at distance ${depth} instead of the published ${formatNumber(published)}.`;
}
