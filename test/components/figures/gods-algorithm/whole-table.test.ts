import { describe, expect, test } from "vitest";
import { renderChartMarkup } from "#kit/chart/virtual-document.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { firstDifference } from "#kit/distances/compare-histograms.ts";
import { meanOf } from "#kit/distances/histogram-sums.ts";
import { asDistanceTable, distancesOf } from "#kit/distances/distances-of.ts";
import {
  drawGrowthChart,
  growthAltText,
} from "#figures/gods-algorithm/whole-table/growth-chart.ts";
import { farthestStates } from "#figures/gods-algorithm/whole-table/farthest-states.ts";
import { metricModel } from "#figures/gods-algorithm/whole-table/metric-store.ts";
import {
  precomputeTables,
  wholeTableAtBuild,
} from "#figures/gods-algorithm/whole-table/precomputed-tables.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import {
  applyMove,
  countShortestSolutions,
  HTM_MOVES,
  N_STATES,
  rankState,
  unrankState,
} from "#lib/index.ts";

describe("the metric of a page", () => {
  test("is read back from an address", () => {
    for (const metric of ["HTM", "QTM"] as const) {
      expect(metricModel.decode(metricModel.encode(metric))).toBe(metric);
      expect(metricModel.update("HTM", metric)).toBe(metric);
    }
  });

  test.each(["", "htm", "HTM ", "STM", "__proto__", "1"])("%j is refused", (text) => {
    expect(() => metricModel.decode(text)).toThrow("a metric is HTM or QTM");
  });
});

describe("counts beside the published ones", () => {
  test("agree while they grow, and to the end", () => {
    const published = PUBLISHED_HISTOGRAMS.states.QTM;
    for (let depth = 0; depth <= published.length; depth++) {
      const counted = published.slice(0, depth);
      expect(
        growthAltText({ counts: counted, published }).match(/, as published/g) ?? [],
      ).toHaveLength(depth);
      expect(firstDifference(counted, published, { isWhole: false })).toBeUndefined();
    }
  });

  test("one count off, or one depth too many, is found where it is", () => {
    expect(firstDifference([1, 9, 53], [1, 9, 54])?.depth).toBe(2);
    expect(firstDifference([1, 9, 54, 1], [1, 9, 54])?.depth).toBe(3);
  });

  test("the drawing and its words say which counts agree", () => {
    const growth = { counts: [1, 9, 53], published: [1, 9, 54, 321] };
    const words = growthAltText(growth);
    expect(words).toContain("1: 9, as published");
    expect(words).toContain("2: 53, published is 54");
    expect(words).toContain("still to be counted: 1");
    const svg = renderChartMarkup(drawGrowthChart(growth), words);
    for (const text of ["9 ✓", "53 ✗", "321"]) expect(svg).toContain(`>${text}</text>`);
  });

  test("the mean counts each value as often as it is there", () => {
    expect(meanOf([1, 2, 1])).toBe(1);
    expect(meanOf([0, 0, 5])).toBe(2);
  });
});

describe.each(["HTM", "QTM"] as const)(
  "what the page is written with, %s",
  (metric) => {
    const table = wholeTableAtBuild(metric);
    const known = precomputeTables()[metric];

    test("its cube’s distances are those of the turned pieces", () => {
      const index = readerCube.model.initial;
      expect(known.cube).toEqual(distancesOf(table, index));
      expect(known.cube.now).toBe(table.distance[index]);
      for (const move of HTM_MOVES) {
        const turned = rankState(applyMove(unrankState(index), move));
        expect(known.cube.afterMove[move]).toBe(table.distance[turned]);
      }
    });

    test("the farthest are all of those, and no others, in rising order", () => {
      const diameter = table.histogram.length - 1;
      const all: number[] = [];
      for (let index = 0; index < N_STATES; index++) {
        if (table.distance[index] === diameter) all.push(index);
      }
      expect(farthestStates(table)).toEqual(all);
      expect(known.farthest.count).toBe(all.length);
      expect(known.farthest.first).toBe(all[0]);
    });

    test("the page’s bytes serve the library’s solvers", () => {
      const first = unrankState(known.farthest.first);
      expect(countShortestSolutions(first, asDistanceTable(table))).toBe(
        known.farthest.solutions,
      );
    });
  },
);
