import { depthColour } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import "./depth-bar.css";

interface Props {
  depth: number;
  /** Undefined while it is computed. */
  count: number | undefined;
  /** The count of a full bar. */
  full: number;
  /** What is written after the count. */
  mark?: string;
}

/** A cell with a count and a bar in the colour of its depth. */
export function DepthBar({ depth, count, full, mark = "" }: Props) {
  return (
    <td
      class="depth-bar"
      style={`--share: ${((count ?? 0) / full).toFixed(4)}; --bar: ${depthColour(depth)}`}
    >
      {count === undefined ? "…" : `${formatNumber(count)}${mark}`}
    </td>
  );
}
