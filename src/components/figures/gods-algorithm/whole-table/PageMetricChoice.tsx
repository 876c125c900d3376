import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { MetricChoice } from "../../../kit/distances/MetricChoice.tsx";
import { metricStore } from "./metric-store.ts";

/** How the figures of the page count, to be chosen in each of them. */
export function PageMetricChoice({ metric }: { metric: Metric }) {
  return (
    <MetricChoice
      metric={metric}
      onChoose={(one) => metricStore.dispatch(one)}
      class="joined metric-choice"
    />
  );
}
