import { buildDistanceTable } from "every-cube/cube";

const { histogram } = buildDistanceTable({ metric: "HTM" });
postMessage(histogram);
