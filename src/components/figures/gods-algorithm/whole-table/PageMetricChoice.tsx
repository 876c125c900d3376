import type { Metric } from "#lib/puzzle/moves.ts";
import { MetricChoice } from "#kit/distances/MetricChoice.tsx";
import { metricStore } from "./metric-store.ts";

/** Chooses the metric shared by the figures of the page. */
export function PageMetricChoice({ metric }: { metric: Metric }) {
  return (
    <MetricChoice
      metric={metric}
      onChoose={(one) => metricStore.dispatch(one)}
      class="joined metric-choice"
    />
  );
}
