import type { Metric } from "#lib/puzzle/moves.ts";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { diameterIn } from "./picture-model.ts";

interface Props {
  metric: Metric;
  /** Counted in the picture; undefined until it is drawn. */
  counts: readonly number[] | undefined;
  highlight: number | undefined;
  onHighlight(distance: number | undefined): void;
}

/** The histogram of the picture. Each bar is a button that highlights its distance. */
export function DistanceBars({ metric, counts, highlight, onHighlight }: Props) {
  const distances = Array.from({ length: diameterIn(metric) + 1 }, (_, i) => i);
  const largest = Math.max(...(counts ?? [1]));
  return (
    <Choice
      label="Show one distance"
      options={[undefined, ...distances]}
      value={highlight}
      onChoose={onHighlight}
      show={(distance) =>
        distance === undefined ? (
          <span class="distance-bar-name">All</span>
        ) : (
          <>
            <span class="distance-bar-column">
              <i
                style={`height: ${((100 * (counts?.[distance] ?? 0)) / largest).toFixed(2)}%; background: ${depthColour(distance)}`}
              />
            </span>
            <span class="distance-bar-name">{distance}</span>
          </>
        )
      }
      button={(distance) => {
        const count =
          distance !== undefined && counts && formatNumber(counts[distance] ?? 0);
        return {
          class: "distance-bar grid",
          "aria-label":
            distance === undefined
              ? undefined
              : `Only distance ${distance}${count ? `: ${count} ${count === "1" ? "state" : "states"}` : ""}`,
          title: count || undefined,
        };
      }}
      class="distance-bars needs-js"
    />
  );
}
