import type { Metric } from "#lib/puzzle/moves.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { withJointReset } from "#kit/widget/joint-reset.ts";
import { WidgetStore } from "#kit/widget/store.ts";

const DESCRIPTIONS: Readonly<Record<Metric, string>> = {
  HTM: "Half turns count as one turn.",
  QTM: "Half turns count as two turns.",
};

export const metricModel: WidgetModel<Metric, Metric> = {
  key: "metric",
  version: 1,
  initial: "HTM",
  update: (_, metric) => metric,
  encode: (metric) => metric,
  decode(text) {
    if (text === "HTM" || text === "QTM") return text;
    throw new Error("a metric is HTM or QTM");
  },
  describe: (metric) => DESCRIPTIONS[metric],
};

/** The metric shared by the figures of a page that support both. */
export const metricStore = new WidgetStore(metricModel);

/** The undo history of figures that show the reader's cube in the page's metric. */
export const cubeAndMetricHistory = withJointReset(readerCube, metricStore);
