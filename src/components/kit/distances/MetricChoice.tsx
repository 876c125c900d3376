import type { ComponentChildren } from "preact";
import type { Metric } from "#lib/puzzle/moves.ts";
import { Choice } from "../widget/Choice.tsx";

const METRICS: readonly Metric[] = ["HTM", "QTM"];

const NAMES: Readonly<Record<Metric, string>> = {
  HTM: "HTM, the half-turn metric",
  QTM: "QTM, the quarter-turn metric",
};

interface Props {
  metric: Metric;
  onChoose(metric: Metric): void;
  /** The content of a button; by default the metric's name. */
  show?(metric: Metric): ComponentChildren;
  /** A class for the row, such as "joined". */
  class?: string;
}

/** Radio buttons for the metric, HTM or QTM. */
export function MetricChoice({ metric, onChoose, show, class: look }: Props) {
  return (
    <Choice
      label="Way of counting"
      options={METRICS}
      value={metric}
      onChoose={onChoose}
      show={show}
      button={(one) => ({ "aria-label": show ? undefined : NAMES[one] })}
      class={look}
    />
  );
}
