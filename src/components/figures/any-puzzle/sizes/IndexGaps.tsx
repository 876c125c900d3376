import { formatBytes } from "#kit/text/format-bytes.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import type { IndexGap } from "./size-facts.ts";
import { twoBitTableBytes } from "./two-bit-table.ts";
import "./index-gaps.css";

/** The cost of an index with gaps: unused numbers and memory. */
export function IndexGaps({ gaps }: { gaps: readonly IndexGap[] }) {
  return (
    <FigureFrame
      id="index-gaps"
      title="What gaps cost"
      lead="Look for the puzzle that wastes most."
      caption={
        <>
          An index with gaps numbers all ways to put the pieces together. One number in
          so many is used; the table of distances, at two bits each, is that many times
          larger.
        </>
      }
    >
      <table class="index-gaps">
        <thead>
          <tr>
            <th scope="col">puzzle</th>
            <th scope="col">without gaps</th>
            <th scope="col">with gaps</th>
            <th scope="col">used, one in</th>
            <th scope="col">table</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map(({ title, states, assemblies }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{n(states)}</td>
              <td>{n(assemblies)}</td>
              <td>{n(assemblies / states)}</td>
              <td>
                <span class="nowrap">{formatBytes(twoBitTableBytes(states))}</span>, not{" "}
                <span class="nowrap">{formatBytes(twoBitTableBytes(assemblies))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureFrame>
  );
}
