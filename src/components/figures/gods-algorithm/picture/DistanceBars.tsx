import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { depthColour } from "../../../kit/distances/depth-colours.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { diameterIn } from "./picture-model.ts";

interface Props {
  metric: Metric;
  /** Counted in the picture; undefined until it is drawn. */
  counts: readonly number[] | undefined;
  lit: number | undefined;
  onLight(distance: number | undefined): void;
}

/** The histogram of what is drawn. Each bar is a switch: that distance alone. */
export function DistanceBars({ metric, counts, lit, onLight }: Props) {
  const distances = Array.from({ length: diameterIn(metric) + 1 }, (_, i) => i);
  const most = Math.max(...(counts ?? [1]));
  const { row, item } = useRoving(distances.length + 1, 0);
  return (
    <div
      class="distance-bars needs-js"
      role="group"
      aria-label="Show one distance"
      {...row}
    >
      <button
        type="button"
        class="distance-bar"
        aria-pressed={lit === undefined}
        onClick={() => onLight(undefined)}
        {...item(0)}
      >
        <span class="distance-bar-name">All</span>
      </button>
      {distances.map((distance) => {
        const count = counts?.[distance] ?? 0;
        return (
          <button
            key={distance}
            type="button"
            class="distance-bar"
            aria-pressed={lit === distance}
            aria-label={`Only distance ${distance}${counts ? `: ${formatNumber(count)} states` : ""}`}
            title={counts && formatNumber(count)}
            onClick={() => onLight(distance)}
            {...item(distance + 1)}
          >
            <span class="distance-bar-column">
              <i
                style={`height: ${((100 * count) / most).toFixed(2)}%; background: ${depthColour(distance)}`}
              />
            </span>
            <span class="distance-bar-name">{distance}</span>
          </button>
        );
      })}
    </div>
  );
}
