import { expect, test } from "vitest";
import { buildDistanceTable, N_STATES } from "#lib/index.ts";
import { buildWholeTable, type DepthCount } from "#src/workers/whole-table.ts";

test.each(["HTM", "QTM"] as const)(
  "what a page gets in %s is the library's table, state for state",
  (metric) => {
    const reported: DepthCount[] = [];
    const whole = buildWholeTable(metric, (progress) => reported.push(progress));
    const table = buildDistanceTable({ metric });
    expect(whole.histogram).toEqual(table.histogram);
    expect(reported.map(({ count }) => count)).toEqual(table.histogram);
    expect(whole.distance).toHaveLength(N_STATES);
    let different = 0;
    for (let index = 0; index < N_STATES; index++) {
      if (whole.distance[index] !== table.distance(index)) different++;
    }
    expect(different).toBe(0);
  },
);
