import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { useAwake } from "../../../kit/widget/use-widget.ts";
import { metricStore } from "./metric-store.ts";
import "./metric-choice.css";

const METRICS: readonly Metric[] = ["HTM", "QTM"];

const NAMES: Readonly<Record<Metric, string>> = {
  HTM: "HTM, the half-turn metric",
  QTM: "QTM, the quarter-turn metric",
};

/** Two buttons, one Tab stop: how all figures of the page count that follow the choice. */
export function MetricChoice({ metric }: { metric: Metric }) {
  const { row, item } = useRoving(METRICS.length, METRICS.indexOf(metric));
  return (
    <div class="metric-choice" role="toolbar" aria-label="Way of counting" {...row}>
      {METRICS.map((name, i) => (
        <button
          key={name}
          type="button"
          class="button"
          aria-pressed={name === metric}
          aria-label={NAMES[name]}
          onClick={() => metricStore.dispatch(name)}
          {...item(i)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Why the metric in the page's address was not taken, if it was not. */
export function MetricNotice() {
  const awake = useAwake();
  if (!awake || metricStore.notice.value === undefined) return null;
  return (
    <p class="figure-notice" role="alert">
      {metricStore.notice.value}
    </p>
  );
}
