import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type AllSolutions,
  findFault,
  findAllSolutions,
} from "#figures/solving/solutions/all-solutions.ts";
import { asDistanceTable } from "#kit/distances/distances-of.ts";
import { wouldOverlap, namesClearOf } from "#figures/solving/solutions/graph-names.ts";
import { nearestTurn } from "#figures/solving/solutions/GraphView.tsx";
import {
  BAR_HEIGHT,
  layOutSolutions,
  type LayeredGraph,
} from "#figures/solving/solutions/layered-graph.ts";
import {
  MOST_SOLUTIONS,
  SWAPPED,
} from "#figures/solving/solutions/remarkable-cubes.ts";
import {
  MAX_SOLUTIONS,
  type SolutionWalk,
  walkModel,
} from "#figures/solving/solutions/walk-model.ts";
import {
  nextMoveChoices,
  nearestSolution,
} from "#figures/solving/solutions/solution-choices.ts";
import {
  applyMoves,
  countShortestSolutions,
  type DistanceTable,
  type Metric,
  N_STATES,
  rankState,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { faceOf } from "#lib/puzzle/moves.ts";
import { buildWholeTable } from "#src/workers/whole-table.ts";
import { countSolutions, seededStates } from "#test/lib/solver/states.ts";

const METRICS = ["HTM", "QTM"] as const;
const tables = {} as Record<Metric, DistanceTable>;
beforeAll(() => {
  for (const metric of METRICS) {
    tables[metric] = asDistanceTable(buildWholeTable(metric, () => {}));
  }
});

/** The farthest cubes, those with the most solutions, and many others. */
const cubes = (metric: Metric) => [
  0,
  SWAPPED,
  1_234_567,
  MOST_SOLUTIONS[metric],
  ...seededStates(17, 400),
];

const known: Record<Metric, Map<number, AllSolutions>> = {
  HTM: new Map(),
  QTM: new Map(),
};

/** Solved on first use and cached: most tests use the same cubes. */
function solved(cube: number, metric: Metric): AllSolutions {
  const found = known[metric].get(cube) ?? findAllSolutions(cube, tables[metric]);
  if ("message" in found) throw new Error(found.message);
  known[metric].set(cube, found);
  return found;
}

const drawings: Record<Metric, Map<number, LayeredGraph>> = {
  HTM: new Map(),
  QTM: new Map(),
};

/** Laid out on first use and cached, too. */
function drawn(cube: number, metric: Metric): LayeredGraph {
  const drawing =
    drawings[metric].get(cube) ?? layOutSolutions(solved(cube, metric).graph, metric);
  drawings[metric].set(cube, drawing);
  return drawing;
}

/** The number of paths through the drawing that never turn the same face twice in a row. */
function pathsDrawn({ bands }: LayeredGraph, start: number): number {
  const paths = (at: number, lastFace: number): number =>
    at === 0
      ? 1
      : bands
          .filter(({ turn }) => turn.from === at && faceOf(turn.move) !== lastFace)
          .reduce((sum, { turn }) => sum + paths(turn.to, faceOf(turn.move)), 0);
  return paths(start, -1);
}

describe.each(METRICS)("in %s", (metric) => {
  test("the solutions of 404 cubes are right, and as many as the library counts", () => {
    for (const cube of cubes(metric)) {
      const found = solved(cube, metric);
      const count = countShortestSolutions(unrankState(cube), tables[metric]);
      expect(found.solutions).toHaveLength(count);
      expect(found.graph.solutions).toBe(count);
    }
  });

  test("one path is drawn for each solution", () => {
    for (const cube of cubes(metric).slice(0, 150)) {
      const found = solved(cube, metric);
      expect(pathsDrawn(drawn(cube, metric), cube)).toBe(found.solutions.length);
    }
  });

  test("every state is drawn once, in the row of its distance, and covers no other", () => {
    const covered: unknown[] = [];
    for (const cube of cubes(metric)) {
      const { graph } = solved(cube, metric);
      const { bars, rows, width } = drawn(cube, metric);
      expect(inOrder(bars.map(({ state }) => state.index))).toBe(
        inOrder(graph.states.map(({ index }) => index)),
      );
      for (const { distance, y } of rows) {
        const row = bars
          .filter((bar) => bar.state.distance === distance)
          .toSorted((a, b) => a.x - b.x);
        expect(row.every((bar) => bar.y === y)).toBe(true);
        let right = 0;
        for (const bar of row) {
          if (!(bar.x - bar.width / 2 > right)) covered.push({ cube, bar });
          right = bar.x + bar.width / 2;
        }
        expect(right).toBeLessThan(width);
      }
    }
    expect(covered.slice(0, 3)).toEqual([]);
  });

  test("bands are as wide as the solutions that make them, and end on the bars of their states", () => {
    const wrong: unknown[] = [];
    for (const cube of cubes(metric)) {
      const { graph } = solved(cube, metric);
      const { bands, bars } = drawn(cube, metric);
      expect(bands.map(({ turn }) => turn)).toEqual(graph.turns);
      const at = new Map(bars.map((bar) => [bar.state.index, bar]));
      for (const { turn, width, points } of bands) {
        const asked = turn.solutions / bands[0].turn.solutions;
        if (!(Math.abs(width / bands[0].width - asked) < 0.005)) wrong.push(turn);
        const ends = [
          [at.get(turn.from)!, points[0], BAR_HEIGHT / 2],
          [at.get(turn.to)!, points.at(-1)!, -BAR_HEIGHT / 2],
        ] as const;
        for (const [bar, [x, y], half] of ends) {
          const isOnBar = Math.abs(x - bar.x) + width / 2 < bar.width / 2 + 0.01;
          if (!isOnBar || y !== bar.y + half) wrong.push({ turn, bar });
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test("names cover no other name, and every band of a few has one", () => {
    let covered = 0;
    for (const cube of cubes(metric).slice(0, 60)) {
      const { graph } = solved(cube, metric);
      const { bands } = drawn(cube, metric);
      const named = bands.filter(({ isNamed }) => isNamed).map(({ label }) => label);
      for (const [i, [x, y]] of named.entries()) {
        for (const other of named.slice(0, i))
          if (wouldOverlap([x, y], other)) covered++;
      }
      if (graph.solutions === 1) expect(named).toHaveLength(bands.length);
    }
    expect(covered).toBe(0);
  });

  test("the names of a selected solution overlap neither others nor each other in the largest graphs", () => {
    const { index, solutions } = solved(MOST_SOLUTIONS[metric], metric);
    const { bands } = drawn(index, metric);
    const named = bands.filter(({ isNamed }) => isNamed).length;
    const close = wouldOverlap; // an import is slow to read in the loop
    let left = 0;
    let hidden = 0;
    for (const moves of solutions) {
      let at = index;
      const chosen = moves.map((move) => {
        const band = bands.find(({ turn }) => turn.from === at && turn.move === move)!;
        at = band.turn.to;
        return band;
      });
      const beside = namesClearOf(bands, chosen);
      const shown = [...chosen, ...beside];
      for (const [i, { label }] of shown.entries()) {
        for (const other of shown.slice(0, i)) {
          if (close(label, other.label)) throw new Error(moves.join(" "));
        }
      }
      left += beside.length;
      hidden += named - beside.length;
    }
    expect(left).toBeGreaterThan(hidden);
    expect(hidden).toBeGreaterThan(solutions.length);
  });

  test("no cube has more solutions than the one that is offered for it, nor more than a link may name", () => {
    const most = countShortestSolutions(
      unrankState(MOST_SOLUTIONS[metric]),
      tables[metric],
    );
    expect(most).toBe(MAX_SOLUTIONS[metric]);
    expect(countSolutions(metric).most).toBe(most);
  });
});

test("the order of the rows has fewer crossings than the order in which states are met, and says how many", () => {
  const { graph } = solved(MOST_SOLUTIONS.HTM, "HTM");
  const { bands, crossings, bars } = layOutSolutions(graph, "HTM");
  expect(crossings).toBe(
    crossingsOf(
      bands.map(({ turn }) => turn),
      placesOf(bars),
    ),
  );
  const met = new Map(graph.states.map(({ index }, i) => [index, i]));
  expect(crossings).toBeLessThan(0.9 * crossingsOf(graph.turns, met));
});

test("a tap on the middle of a band means its turn; one far from all means none", () => {
  const { graph } = solved(1_234_567, "QTM");
  const layout = layOutSolutions(graph, "QTM");
  for (const { turn, points } of layout.bands) {
    const [[x1, y1], [x2, y2]] = points;
    expect(nearestTurn(layout, { x: (x1 + x2) / 2, y: (y1 + y2) / 2 })).toBe(turn);
  }
  expect(nearestTurn(layout, { x: -60, y: 200 })).toBeUndefined();
});

describe("nothing untried is shown", () => {
  const found = () => solved(SWAPPED, "HTM");

  test("what the library finds has no fault", () => {
    expect(findFault(found())).toBeUndefined();
  });

  test("moves that do not solve the cube are a fault, wherever they stand, and are named", () => {
    const { solutions, ...rest } = found();
    solutions.forEach((moves, i) => {
      const wrong = moves.toReversed();
      const fault = findFault({ ...rest, solutions: solutions.with(i, wrong) });
      expect(fault).toEqual({
        message: "these moves do not solve the cube",
        moves: wrong,
      });
    });
  });

  test("a solution that is too long is a fault, though it solves", () => {
    const { solutions, ...rest } = found();
    const long = [...solutions[3], 0, 2];
    expect(rankState(applyMoves(unrankState(SWAPPED), long))).toBe(0);
    expect(
      findFault({ ...rest, solutions: solutions.with(3, long) })?.message,
    ).toContain("not as short");
  });

  test("a graph that lacks a turn, or counts one wrongly, is a fault", () => {
    const { graph, ...rest } = found();
    const without = { ...graph, turns: graph.turns.slice(1) };
    const [first, ...turns] = graph.turns;
    const wrong = {
      ...graph,
      turns: [{ ...first, solutions: first.solutions + 1 }, ...turns],
    };
    for (const other of [without, wrong, { ...graph, solutions: 19 }]) {
      expect(findFault({ ...rest, graph: other })?.message).toContain("does not match");
    }
    expect(findFault({ ...rest, graph, solutions: [] })?.message).toContain(
      "no solution",
    );
    expect(
      findFault({ ...rest, graph, solutions: found().solutions.slice(1) })?.message,
    ).toContain("does not match");
  });

  test("a table with other counts than the published ones, or none that the solver takes, solves nothing", () => {
    const { histogram } = tables.HTM;
    const other = { ...tables.HTM, histogram: histogram.with(3, 320) };
    expect(findAllSolutions(SWAPPED, other)).toMatchObject({
      message: expect.stringContaining("published"),
    });
    const blind = { ...tables.HTM, distance: () => 3 };
    expect(findAllSolutions(SWAPPED, blind)).toMatchObject({
      message: expect.stringContaining("distance after F is 3"),
    });
  });
});

describe("choosing among solutions", () => {
  test("the turns that lead on are those of the solutions with the same beginning, counted", () => {
    const { solutions } = solved(SWAPPED, "HTM");
    for (const moves of solutions) {
      for (let step = 0; step <= moves.length; step++) {
        const made = moves.slice(0, step);
        const same = solutions.filter(
          (other) => other.slice(0, step).join() === made.join(),
        );
        const choices = nextMoveChoices(solutions, made);
        const total = choices.reduce((sum, { count }) => sum + count, 0);
        expect(total).toBe(step === moves.length ? 0 : same.length);
        for (const { move, solution } of choices) {
          expect(solutions[solution].slice(0, step + 1)).toEqual([...made, move]);
        }
      }
    }
  });

  test("the nearest solution shares the longest beginning", () => {
    const solutions = [
      [0, 3],
      [6, 0],
      [6, 3],
      [6, 3, 0],
    ];
    expect(nearestSolution(solutions, [6, 3, 1], () => true)).toEqual({
      solution: 2,
      shared: 2,
    });
    expect(nearestSolution(solutions, [0, 3], ([first]) => first === 6)).toEqual({
      solution: 1,
      shared: 0,
    });
    expect(nearestSolution(solutions, [0], () => false)).toBeUndefined();
  });
});

describe("the walk", () => {
  test("is restored from the address for every solution, step and setting of some cubes", () => {
    const lost: SolutionWalk[] = [];
    for (const metric of METRICS) {
      for (const hints of [false, true]) {
        for (let solution = 0; solution < MAX_SOLUTIONS[metric]; solution++) {
          for (let step = 0; step <= (metric === "HTM" ? 11 : 14); step++) {
            for (const cube of [0, 1_234_567, N_STATES - 1 - solution]) {
              const walk: SolutionWalk = { metric, cube, solution, step, hints };
              const back = walkModel.decode(walkModel.encode(walk));
              if (!isDeepStrictEqual(back, walk)) lost.push(walk);
            }
          }
        }
      }
    }
    expect(lost.slice(0, 3)).toEqual([]);
  });

  test("begins anew with another metric, and stays where nothing changes", () => {
    const walk: SolutionWalk = {
      metric: "HTM",
      cube: 5,
      solution: 2,
      step: 3,
      hints: false,
    };
    expect(walkModel.update(walk, { type: "metric", metric: "QTM" })).toMatchObject({
      metric: "QTM",
      solution: 0,
      step: 0,
    });
    for (const action of [
      { type: "metric", metric: "HTM" },
      { type: "hints", hints: false },
      { type: "go", cube: 5, solution: 2, step: 3 },
    ] as const) {
      expect(walkModel.update(walk, action)).toBe(walk);
    }
  });

  test.each([
    ["", "HTM or QTM"],
    ["htm", "HTM or QTM"],
    ["HTM-5", "HTM or QTM"],
    ["HTM-5-1-1-1", "HTM or QTM"],
    ["HTM--5-1-1", "HTM or QTM"],
    ["HTM-3674160-1-1", "the largest cube number is 3,674,159"],
    ["HTM-5-0-1", "counted from 1"],
    ["HTM-5-197-1", "more than 196"],
    ["QTM-5-695-1", "more than 694"],
    ["HTM-5-1-12", "more than 11 moves"],
    ["QTM-hints-5-1-15", "more than 14 moves"],
    ["QTM" + "-1".repeat(50_000), "HTM or QTM"],
    ["<b>", "HTM or QTM"],
  ])("a link that says %.20j is refused in words", (text, words) => {
    expect(() => walkModel.decode(text)).toThrow(words);
  });
});

/** Many numbers as a text, which is quicker to compare than a list. */
function inOrder(numbers: readonly number[]): string {
  return numbers.toSorted((a, b) => a - b).join();
}

function placesOf(bars: LayeredGraph["bars"]): Map<number, number> {
  return new Map(bars.map(({ state, x }) => [state.index, x]));
}

/** Pairs of turns between the same rows that cross. */
function crossingsOf(
  turns: readonly { from: number; to: number }[],
  place: ReadonlyMap<number, number>,
): number {
  const distance = tables.HTM.distance;
  let crossings = 0;
  for (const [i, a] of turns.entries()) {
    for (const b of turns.slice(0, i)) {
      if (distance(a.from) !== distance(b.from)) continue;
      const above = place.get(a.from)! - place.get(b.from)!;
      const below = place.get(a.to)! - place.get(b.to)!;
      if (above * below < 0) crossings++;
    }
  }
  return crossings;
}

test("the solved cube is its own drawing", () => {
  const { graph, solutions } = solved(rankState(SOLVED), "HTM");
  expect(solutions).toEqual([[]]);
  expect(layOutSolutions(graph, "HTM").bars).toHaveLength(1);
});
