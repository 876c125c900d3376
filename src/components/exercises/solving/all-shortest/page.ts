import { buildDistanceTable } from "every-cube";

const table = buildDistanceTable({ metric: "HTM" });
