// The counterpart of cold.ts in a browser's worker, which is named "QTM 250".
import { buildCold, type Builds, buildWarm } from "./builds.ts";
import { type Metric } from "#lib/index.ts";

const [metric, milliseconds] = self.name.split(" ");
const cold = buildCold(metric as Metric);
const warm = buildWarm(metric as Metric, Number(milliseconds));
postMessage({ ...cold, warm } satisfies Builds);
