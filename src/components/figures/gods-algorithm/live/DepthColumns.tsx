import { depthColour, N_DEPTH_COLOURS } from "#kit/distances/depth-colours.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { histogramAltText } from "#kit/chart/depth-histogram.ts";
import { meanOf, sumOf } from "#kit/distances/histogram-sums.ts";
import { formatPercent } from "#kit/distances/lower-bound-counts.ts";
import { depthAxes } from "./depth-axes.ts";
import "./depth-columns.css";

interface Props {
  /** The number of states at each distance from 0. */
  histogram: readonly number[];
  reference: readonly number[];
  /** The distance of the reader's cube; undefined while it is unknown. */
  own: number | undefined;
}

/** A column for each distance: its share of the states that can reach the goal. */
export function DepthColumns({ histogram, reference, own }: Props) {
  const { last, full, isDense } = depthAxes(histogram);
  const mean = meanOf(histogram);
  const shares = sharesOf(histogram);
  const referenceShares = sharesOf(reference);
  const differs = histogram.join() !== reference.join();
  const height = (share = 0) => `height: ${((100 * share) / full).toFixed(3)}%`;
  return (
    <div
      class="depth-columns text-sm grid"
      role="img"
      aria-label={histogramAltText(histogram)}
      data-dense={isDense || undefined}
      style={`--columns: ${last + 1}`}
    >
      {Array.from({ length: last + 1 }, (_, distance) => (
        <div key={distance} class="depth-column grid">
          <div class="depth-column-room">
            {differs && (
              <i
                class="depth-column-before"
                style={height(referenceShares[distance])}
              />
            )}
            <i
              class="depth-column-bar true-colours"
              style={`${height(shares[distance])}; background: ${depthColour(Math.min(distance, N_DEPTH_COLOURS - 1))}`}
            >
              <b>{histogram[distance] ? formatNumber(histogram[distance]) : ""}</b>
            </i>
          </div>
          <span
            class="depth-column-name text-centre text-muted"
            data-own={distance === own || undefined}
          >
            {distance}
          </span>
        </div>
      ))}
      {histogram.length > 0 && (
        <div
          class="depth-mean semibold nowrap"
          style={`--at: ${((mean + 0.5) / (last + 1)).toFixed(4)}`}
        >
          {`mean ${mean.toFixed(2)}`}
        </div>
      )}
      <div class="depth-full text-sm text-muted">{formatPercent(full, 1)}</div>
      <div class="depth-axis text-muted" data-before={mean > last / 2 || undefined}>
        {`0 to ${formatCount(last, "move")}`}
      </div>
    </div>
  );
}

function sharesOf(histogram: readonly number[]): number[] {
  const total = sumOf(histogram);
  return histogram.map((count) => count / total);
}
