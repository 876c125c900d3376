import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FARTHEST_KINDS } from "#figures/gods-algorithm/farthest/farthest-kinds.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { cubeBounds } from "#figures/gods-algorithm/lower-bounds/cube-bounds.ts";
import { sumLowerBounds } from "#kit/distances/lower-bound-counts.ts";
import { meanOf, sumOf } from "#kit/distances/histogram-sums.ts";
import {
  initialLiveAnswer,
  restrictedTables,
} from "#figures/gods-algorithm/live/live-at-build.ts";
import { farthestStates } from "#figures/gods-algorithm/whole-table/farthest-states.ts";
import {
  precomputeTables,
  type PrecomputedTable,
  wholeTableAtBuild,
} from "#figures/gods-algorithm/whole-table/precomputed-tables.ts";
import {
  applyMove,
  applyMoves,
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
  type DistanceTable,
  matchStates,
  formatMoves,
  HTM_MOVES,
  invertMoves,
  isEvenPermutation,
  type Metric,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  shortestSolutions,
  parseMoves,
  rankState,
  SOLVED,
  unrankState,
} from "#lib/index.ts";

const map = readFileSync(new URL("../../src/pages/map.mdx", import.meta.url), "utf8");

const KNOWN = precomputeTables();

const HISTOGRAMS = {
  HTM: [1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644],
  QTM: [
    1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536,
    90280, 276,
  ],
};

describe.each(["HTM", "QTM"] as const)("all of them, %s", (metric) => {
  test("the page is written with the distribution that is published", () => {
    expect(KNOWN[metric].histogram).toEqual(HISTOGRAMS[metric]);
    expect(PUBLISHED_HISTOGRAMS.states[metric]).toEqual(HISTOGRAMS[metric]);
  });
});

test("God’s number is 11 and 14, the means are 8.755576 and 10.666386", () => {
  const { HTM, QTM } = KNOWN;
  expect(HTM.histogram.length - 1).toBe(11);
  expect(QTM.histogram.length - 1).toBe(14);
  expect(meanOf(HTM.histogram)).toBeCloseTo(8.755576, 6);
  expect(meanOf(QTM.histogram)).toBeCloseTo(10.666386, 6);
});

test("in HTM more than half of all positions are at one distance, 9", () => {
  const { histogram } = KNOWN.HTM;
  expect(histogram[9]).toBeGreaterThan(N_STATES / 2);
});

test("after depth 9, and not before, few states are unknown", () => {
  const { histogram } = KNOWN.HTM;
  const unknownAfter = (depth: number) =>
    histogram.slice(depth + 1).reduce((sum, count) => sum + count, 0);
  expect(histogram.length - 3).toBe(9);
  expect(unknownAfter(8)).toBeGreaterThan(N_STATES / 2);
  expect(unknownAfter(9)).toBeLessThan(N_STATES / 2);
  expect(unknownAfter(9)).toBeLessThan(histogram[9]);
});

describe("lower bounds", () => {
  test.each(["HTM", "QTM"] as const)(
    "the bound never exceeds the distance of any state, %s",
    (metric) => {
      const { distance } = wholeTableAtBuild(metric);
      const rows = boundsOf(metric);
      let exceeded = 0;
      for (let index = 0; index < N_STATES; index++) {
        if (rows(index) > distance[index]) exceeded++;
      }
      expect(exceeded).toBe(0);
      expect(sumLowerBounds(KNOWN[metric].survey.statesByBound).tooNear).toBe(0);
    },
  );

  test("in HTM no turn changes the bound by more than one", () => {
    // The larger of two numbers changes by no more than each of them.
    const { permutation, orientation } = buildMoveTables();
    for (const [table, size] of [
      [permutation, N_PERMUTATIONS],
      [orientation, N_ORIENTATIONS],
    ] as const) {
      const { lowerBound } = buildPruningTable(table, { metric: "HTM" });
      const changes = HTM_MOVES.flatMap((move) =>
        Array.from({ length: size }, (_, index) =>
          Math.abs(lowerBound[table[index * N_MOVES + move]] - lowerBound[index]),
        ),
      );
      expect(new Set(changes)).toEqual(new Set([0, 1]));
    }
  });

  test("in HTM the bound’s mean over all positions is 5.144", () => {
    const sums = sumLowerBounds(KNOWN.HTM.survey.statesByBound);
    expect(sums.total).toBe(N_STATES);
    expect(sums.meanBound).toBeCloseTo(5.144, 3);
    expect(sums.meanDistance).toBeCloseTo(8.755576, 6);
  });

  test("some positions with a bound of 1 are 8 turns away, in HTM", () => {
    expect(KNOWN.HTM.survey.statesByBound[1][8]).toBeGreaterThan(0);
  });
});

describe("the hardest states", () => {
  const farthest = (metric: Metric) => farthestStates(wholeTableAtBuild(metric));
  const count = (metric: Metric, isOne: (index: number) => boolean) =>
    farthest(metric).filter(isOne).length;
  const atHome = (index: number) => index < N_ORIENTATIONS;
  const untwisted = (index: number) => index % N_ORIENTATIONS === 0;

  test("there are 2644 and 276", () => {
    expect(farthest("HTM")).toHaveLength(2644);
    expect(farthest("QTM")).toHaveLength(276);
  });

  test("six and none have every piece in its position, 76 and 12 no twisted piece", () => {
    expect(map).toContain("Six of the hardest states in HTM have every piece in its");
    expect(map).toContain("76 have no twisted piece");
    expect(map).toContain("In QTM none of them has every piece in its position");
    expect(map).toContain("and 12 have no twisted piece");
    expect(count("HTM", atHome)).toBe(6);
    expect(count("QTM", atHome)).toBe(0);
    expect(count("HTM", untwisted)).toBe(76);
    expect(count("QTM", untwisted)).toBe(12);
    expect(
      FARTHEST_KINDS.slice(0, 2).map(({ matches: isOne }) => isOne(1, "HTM")),
    ).toEqual([true, false]);
  });

  test("some have their order a single turn from home, and yet are 11 away", () => {
    expect(count("HTM", (i) => cubeBounds(i, "HTM").permutation === 1)).toBeGreaterThan(
      0,
    );
  });

  test("all of those in QTM have an even order", () => {
    expect(count("QTM", (i) => isEvenPermutation(unrankState(i).permutation))).toBe(
      276,
    );
  });

  test.each([
    ["HTM", 77],
    ["QTM", 10],
  ] as const)("up to turning and mirroring the whole cube, %s has %d", (metric, n) => {
    expect(map).toMatch(new RegExp(`only ${n}\\b`));
    expect(countAlike(farthest(metric), metric)).toBe(n);
  });
});

describe("other rules", () => {
  const known = initialLiveAnswer();
  const other = restrictedTables();
  const total = (table: DistanceTable) => sumOf(table.histogram);

  test("the figure begins with all moves and one goal, and agrees with the table", () => {
    expect(known.histogram).toEqual(HISTOGRAMS.HTM);
    expect(known.distance).toBe(9);
    expect(known.solution).toHaveLength(9);
  });

  test("without F2 all positions are still reached, and God’s number is larger", () => {
    expect(total(other.withoutF2)).toBe(N_STATES);
    expect(other.withoutF2.moves).not.toContain(1);
    expect(other.withoutF2.diameter).toBe(12);
    expect(meanOf(other.withoutF2.histogram)).toBeGreaterThan(meanOf(HISTOGRAMS.HTM));
  });

  test("R and U alone reach 29,160, half turns alone 24", () => {
    expect(total(other.withoutF)).toBe(29_160);
    expect(other.withoutF.diameter).toBeGreaterThan(11);
    expect(other.halfTurns.histogram).toEqual([1, 3, 6, 9, 5]);
  });

  test("a looser goal is closer: each includes the one before", () => {
    const diameters = [KNOWN.HTM.histogram.length - 1, other.layer.diameter];
    expect([...diameters, other.face.diameter]).toEqual([11, 7, 5]);
    const means = [HISTOGRAMS.HTM, other.layer.histogram, other.face.histogram];
    expect(means.map(meanOf)).toEqual(means.map(meanOf).toSorted((a, b) => b - a));
  });

  test("for every state, the distance to “positions” is the bound from the permutation", () => {
    const different = Array.from({ length: N_PERMUTATIONS }, (_, order) => {
      const row = order * N_ORIENTATIONS;
      const bound = cubeBounds(row, "HTM").permutation;
      const twisted = Array.from({ length: N_ORIENTATIONS }, (_, i) => row + i);
      return twisted.filter((index) => other.home.distance(index) !== bound).length;
    });
    expect(sumOf(different)).toBe(0);
  });

  test("a sticker of the corner that never moves costs no turn", () => {
    const own = [...".".repeat(24)].with(14, "D").join("");
    const goals = matchStates(own);
    expect(goals).toHaveLength(N_STATES);
  });
});

describe("local maxima", () => {
  const first = (known: PrecomputedTable, of: "noneFarther" | "allCloser") =>
    known.survey.hilltops.findIndex((tops) => tops[of] > 0);

  test("in HTM the first are at distance 4, with six moves that keep it; from 9 on every move can lead closer", () => {
    const { distance } = wholeTableAtBuild("HTM");
    const { example } = KNOWN.HTM.survey.hilltops[4];
    const kept = HTM_MOVES.filter(
      (move) => distance[rankState(applyMove(unrankState(example!), move))] === 4,
    );
    expect(kept).toHaveLength(6);
    expect(first(KNOWN.HTM, "noneFarther")).toBe(4);
    expect(first(KNOWN.HTM, "allCloser")).toBe(9);
  });

  test("in QTM every move leads closer from each, because none keeps the distance", () => {
    for (const { noneFarther, allCloser: allNearer } of KNOWN.QTM.survey.hilltops) {
      expect(allNearer).toBe(noneFarther);
    }
  });

  test("all of the hardest states are", () => {
    for (const { survey, farthest } of Object.values(KNOWN)) {
      expect(survey.hilltops.at(-1)!.noneFarther).toBe(farthest.count);
    }
  });
});

/** The bound of each position, from the two small tables. */
function boundsOf(metric: Metric): (index: number) => number {
  const orders = Array.from(
    { length: N_PERMUTATIONS },
    (_, order) => cubeBounds(order * N_ORIENTATIONS, metric).permutation,
  );
  const twists = Array.from(
    { length: N_ORIENTATIONS },
    (_, twisting) => cubeBounds(twisting, metric).orientation,
  );
  return (index) =>
    Math.max(
      orders[Math.floor(index / N_ORIENTATIONS)],
      twists[index % N_ORIENTATIONS],
    );
}

/**
 * The number of classes of positions up to rotations and reflections of the whole cube: a
 * move sequence that makes the position is rewritten with the mapped faces, then applied.
 */
function countAlike(indices: readonly number[], metric: Metric): number {
  const table = buildDistanceTable({ metric });
  const classOf = new Map(indices.map((index) => [index, index]));
  const root = (index: number): number => {
    const parent = classOf.get(index)!;
    return parent === index ? index : root(parent);
  };
  // About U, about R, and the reflection that swaps left and right.
  const symmetries = [
    { faces: "UDRLFB", to: "UDFBLR", mirrored: false },
    { faces: "UDRLFB", to: "BFRLUD", mirrored: false },
    { faces: "UDRLFB", to: "UDLRFB", mirrored: true },
  ];
  for (const index of indices) {
    const [solution] = shortestSolutions(unrankState(index), table);
    const way = formatMoves(invertMoves(solution)).split(" ");
    for (const { faces, to, mirrored } of symmetries) {
      const image = way.map((turn) => {
        const face = to[faces.indexOf(turn[0])];
        const ending = turn.slice(1);
        if (!mirrored || ending === "2") return face + ending;
        return ending === "'" ? face : `${face}'`;
      });
      const alike = rankState(applyMoves(SOLVED, parseMoves(image.join(" "))));
      expect(classOf.has(alike)).toBe(true);
      classOf.set(root(index), root(alike));
    }
  }
  return new Set(indices.map(root)).size;
}
