import type { Metric } from "#lib/puzzle/moves.ts";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { FIRST_SHADE, LAST_SHADE, MEANS } from "./draw-picture.ts";

const SHADES = Array.from(
  { length: LAST_SHADE - FIRST_SHADE + 1 },
  (_, i) => FIRST_SHADE + i,
);

/**
 * The mean distances that the shades of the whole picture represent. Takes up its space
 * even when hidden.
 */
export function MeansLegend({
  metric,
  isVisible,
}: {
  metric: Metric;
  isVisible: boolean;
}) {
  const [low, high] = MEANS[metric];
  return (
    <p
      class="means-legend nowrap row-center"
      style={isVisible ? undefined : "visibility: hidden"}
    >
      <span>{`mean ${low}`}</span>
      <span class="means-shades" aria-hidden="true">
        {SHADES.map((shade) => (
          <i key={shade} style={`background: ${depthColour(shade)}`} />
        ))}
      </span>
      <span>{`${high} turns`}</span>
    </p>
  );
}
