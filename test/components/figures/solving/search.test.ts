import { describe, expect, test } from "vitest";
import {
  TREE_HEIGHT,
  nodePoint,
  TREE_WIDTH,
} from "#figures/solving/search/tree-layout.ts";
import { roundsCaption } from "#figures/solving/search/rounds-text.ts";
import { forCube, searchModel } from "#figures/solving/search/search-model.ts";
import { stepTimes } from "#figures/solving/search/step-times.ts";
import {
  countSearch,
  countSearchWithoutTable,
  buildSearchTree,
  keepsMove,
  type Knowledge,
  MAX_DRAWN_MOVES,
  movesTo,
  type SearchTree,
  type SearchNode,
} from "#figures/solving/search/search-tree.ts";
import {
  buildSearches,
  KNOWLEDGE_LEVELS,
} from "#figures/solving/search/search-trees.ts";
import {
  searchCounts,
  visitCaption,
  searchesCaption,
} from "#figures/solving/search/search-text.ts";
import { treeSnapshot } from "#figures/solving/search/tree-snapshot.ts";
import { treePaths } from "#figures/solving/search/tree-paths.ts";
import {
  nearestSearchNode,
  nodeFromKey,
} from "#figures/solving/search/tree-navigation.ts";
import type { RoundsRun } from "#figures/solving/search/use-rounds.ts";
import {
  applyMoves,
  buildDistanceTable,
  N_STATES,
  parseMoves,
  rankState,
  shortestSolutions,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import {
  type SearchMoveCounts,
  pruningBound,
  searchRounds,
} from "#src/workers/search-rounds.ts";
import { seededStates } from "#test/lib/solver/states.ts";

const table = buildDistanceTable({ metric: "HTM" });
const BOUNDS: Readonly<Record<Knowledge, (index: number) => number>> = {
  exact: table.distance,
  pruning: pruningBound,
  none: () => 0,
};
const scrambled = (moves: string) => rankState(applyMoves(SOLVED, parseMoves(moves)));
const NEAR = scrambled("R U2 F'");
const FAR = 1_234_567;
const firstSolution = (index: number) => {
  const [first] = shortestSolutions(unrankState(index), table);
  return [...first];
};
const movesOf = ({ visits }: SearchTree): SearchMoveCounts => {
  const cut = visits.filter(({ outcome }) => outcome === "too far").length;
  const kept = visits.filter(keepsMove).length;
  return { tried: cut + kept, pruned: cut, expanded: kept };
};
const countOf = (path: string) => path.split("M").length - 1;

describe.each(KNOWLEDGE_LEVELS)("the tree of a search that knows %s", (knowledge) => {
  const tree = buildSearchTree(NEAR, BOUNDS[knowledge]);

  test("ends with the first shortest solution, and with exact distances makes nothing else", () => {
    expect(tree.isSolved).toBe(true);
    const solution = firstSolution(NEAR);
    expect(movesTo(tree.visits.at(-1)!.node)).toEqual(solution);
    expect(tree.visits.at(-1)!.length).toBe(table.distance(NEAR));
    expect(tree.kept).toBe(tree.visits.filter(keepsMove).length);
    if (knowledge === "exact") expect(tree.kept).toBe(solution.length);
    else expect(tree.kept).toBeGreaterThanOrEqual(solution.length);
  });

  test("has one node for each sequence of moves, which leads to the cube of its visits", () => {
    const ways = tree.nodes.map((node) => movesTo(node).join());
    expect(new Set(ways).size).toBe(tree.nodes.length);
    tree.nodes.forEach(({ id, parent }, i) => {
      expect(id).toBe(i);
      expect(parent?.id ?? -1).toBeLessThan(id);
    });
    for (const { node, index, bound } of tree.visits) {
      const state = applyMoves(unrankState(NEAR), movesTo(node));
      expect(rankState(state)).toBe(index);
      expect(bound).toBe(BOUNDS[knowledge](index));
    }
  });

  test("is at each moment what has been looked at until then", () => {
    for (let moves = 0; moves <= tree.kept + 1; moves++) {
      const now = treeSnapshot(tree, moves);
      expect(now.kept).toBe(Math.min(moves, tree.kept));
      expect(now.isOver).toBe(moves >= tree.kept);
      const made = tree.visits.filter(keepsMove);
      expect(now.current.id).toBe(moves === 0 ? 0 : made[now.kept - 1].node.id);
      const seen =
        moves === 0
          ? []
          : tree.visits.slice(0, tree.visits.indexOf(made[now.kept - 1]) + 1);
      expect(now.cut).toBe(seen.filter(({ outcome }) => outcome === "too far").length);
      expect(now.latest.filter(Boolean)).toHaveLength(
        new Set(seen.map(({ node }) => node)).size,
      );
    }
  });

  test("each look is told in words that read as a sentence", () => {
    for (const look of tree.visits) {
      const words = visitCaption(look, knowledge);
      expect(words).toMatch(/^[A-Z].*\.$/);
      expect(words).not.toMatch(/only no|one are|one turns|undefined|NaN|-\d|\. [a-z]/);
    }
  });
});

describe("how large a search is", () => {
  test.each(["R U2 F'", "U", "F R' U2 R", "U R2 F U' R2"])(
    "is counted without drawing it: %s",
    (moves) => {
      const index = scrambled(moves);
      const none = buildSearchTree(index, BOUNDS.none);
      expect(none.isSolved).toBe(true);
      expect(countSearchWithoutTable(firstSolution(index))).toEqual(movesOf(none));
      const pruning = buildSearchTree(index, pruningBound);
      expect(countSearch(index, pruningBound)).toEqual(movesOf(pruning));
    },
  );

  test("is said where the search is stopped", () => {
    const tree = buildSearchTree(FAR, BOUNDS.none);
    expect(tree).toMatchObject({ kept: MAX_DRAWN_MOVES, isSolved: false });
    expect(buildSearchTree(FAR, BOUNDS.none, 50).visits.filter(keepsMove)).toHaveLength(
      50,
    );
    const searches = buildSearches(FAR, 7, table.distance);
    const { trees } = searches;
    const whole = countSearchWithoutTable(firstSolution(FAR).slice(-7));
    expect(trees[2].whole).toEqual(whole);
    const said = `stopped after 20,000 of ${whole.tried.toLocaleString("en")} tries`;
    expect(
      searchCounts(trees[2], treeSnapshot(trees[2].tree, MAX_DRAWN_MOVES)),
    ).toContain(said);
    const now = trees.map((one) => treeSnapshot(one.tree, MAX_DRAWN_MOVES));
    expect(searchesCaption(searches, now)).toContain(
      `${whole.tried.toLocaleString("en")} tries.`,
    );
  });
});

test("the searches start on the cube's solution, or with the cube itself when it is closer", () => {
  for (const [cube, most] of [
    [FAR, 4],
    [NEAR, 7],
    ...seededStates(12, 2).map((one) => [one, 5]),
  ]) {
    const solution = firstSolution(cube);
    const searches = buildSearches(cube, most, table.distance);
    expect(searches.distance).toBe(solution.length);
    expect(searches.turns).toBe(Math.min(most, solution.length));
    expect(searches.solution).toEqual(solution.slice(-most));
    for (const { tree, whole } of searches.trees) {
      expect(movesTo(tree.visits.at(-1)!.node)).toEqual(searches.solution);
      expect(whole).toEqual(movesOf(tree));
    }
    expect(searches.moves).toBe(searches.trees[2].whole.expanded);
  }
});

describe("the drawing", () => {
  const { trees } = buildSearches(FAR, 7, table.distance);
  const [exact, pruning, none] = trees;

  test("gives each branch its own room, below the branch that it grows from", () => {
    for (const { tree, layout } of trees) {
      const { xs, widths, y } = layout;
      const made = tree.nodes.filter(({ id, parent }) => parent && widths[id] > 0);
      expect(made.length).toBe(
        new Set(tree.visits.filter(keepsMove).map(({ node }) => node)).size,
      );
      const left = ({ id }: { id: number }) => xs[id] - widths[id] / 2;
      const isOutside = made.filter(
        (node) =>
          left(node) < 0 ||
          left(node) + widths[node.id] > TREE_WIDTH + 1e-6 ||
          y(node.depth) >= TREE_HEIGHT,
      );
      expect(isOutside).toEqual([]);
      // From left to right, the room of the branches before them is taken.
      const taken = new Map<SearchNode, number>();
      const isOverlapping = made.filter((node) => {
        const free = taken.get(node.parent!) ?? left(node.parent!);
        taken.set(node.parent!, left(node) + widths[node.id]);
        return node.parent!.parent && left(node) < free - 1e-6;
      });
      expect(isOverlapping).toEqual([]);
    }
  });

  test("a thread stands upright, a bush is drawn branch by branch, a fire in few bytes", () => {
    const thread = treePaths(exact.layout, treeSnapshot(exact.tree, 7));
    expect(
      new Set(exact.layout.xs.filter((_, id) => exact.layout.widths[id] > 0)).size,
    ).toBe(1);
    expect(countOf(thread.grown)).toBe(7);
    expect(thread.current).toHaveLength(thread.grown.length);
    const bush = treeSnapshot(pruning.tree, pruning.whole.expanded);
    const made = bush.latest.filter((look) => look && keepsMove(look));
    const bushPaths = treePaths(pruning.layout, bush);
    expect(countOf(bushPaths.grown)).toBe(made.length);
    expect(bushPaths.dense).toEqual([]);
    const [, dense] = buildSearches(FAR, 9, table.distance).trees;
    expect(
      treePaths(dense.layout, treeSnapshot(dense.tree, dense.whole.expanded)).solved,
    ).not.toBe("");
    const fire = treePaths(none.layout, treeSnapshot(none.tree, MAX_DRAWN_MOVES));
    expect(fire.dense.length).toBeGreaterThan(2);
    expect(JSON.stringify(fire).length).toBeLessThan(20_000);
  });

  test("what is cut is short, marked, and falls with the next move", () => {
    const first = exact.tree.visits.findIndex(keepsMove);
    const falling = exact.tree.visits
      .slice(0, first)
      .filter(({ outcome }) => outcome === "too far");
    const now = treeSnapshot(exact.tree, 1);
    const paths = treePaths(exact.layout, now);
    expect(now.justCut).toEqual(falling.map(({ node }) => node));
    expect(falling.length).toBeGreaterThan(0);
    expect(countOf(paths.justCut)).toBe(falling.length);
    expect(countOf(paths.marks["too far"])).toBe(falling.length);
    for (const { node } of falling) {
      const { y } = nodePoint(exact.layout, node, true);
      expect(y).toBeLessThan((exact.layout.y(0) + exact.layout.y(1)) / 2);
    }
    expect(treePaths(exact.layout, treeSnapshot(exact.tree, 7)).solved).not.toBe("");
  });

  test("is pointed at, and walked by keys", () => {
    const now = treeSnapshot(pruning.tree, 60);
    for (const look of now.latest) {
      if (!look) continue;
      const { x, y } = nodePoint(pruning.layout, look.node, !keepsMove(look));
      const found = nearestSearchNode(pruning.layout, now, x, y)!;
      const there = nodePoint(pruning.layout, found, !keepsMove(now.latest[found.id]!));
      expect(there).toEqual({ x, y });
    }
    const start = nodeFromKey(now, undefined, "ArrowDown")!;
    expect(start).toBe(now.current);
    const up = nodeFromKey(now, start, "ArrowUp")!;
    expect(up).toBe(start.parent);
    expect(nodeFromKey(now, up, "ArrowDown")!.parent).toBe(up);
    const beside = nodeFromKey(now, up, "ArrowLeft")!;
    expect(beside).not.toBe(up);
    expect(beside.parent).toBe(up.parent);
    expect(nodeFromKey(now, beside, "ArrowRight")).toBe(up);
    expect(nodeFromKey(now, beside, "Home")).toBe(now.current);
    expect(nodeFromKey(now, beside, "a")).toBeUndefined();
    expect(
      nodeFromKey(treeSnapshot(pruning.tree, 0), undefined, "Home"),
    ).toBeUndefined();
  });
});

test("the clock shows each of the first moves, then strides up to the last", () => {
  for (const last of [0, 1, 7, 116, MAX_DRAWN_MOVES]) {
    const times = stepTimes(last);
    expect(times[0]).toBe(0);
    expect(times.at(-1)).toBe(last);
    expect(times.slice(0, 12)).toEqual([...Array(Math.min(last + 1, 12)).keys()]);
    times.slice(1).forEach((time, i) => expect(time).toBeGreaterThan(times[i]));
    expect(times.length).toBeLessThan(130);
  }
});

describe("the words for a look", () => {
  const { nodes } = buildSearchTree(NEAR, BOUNDS.none);
  const node = nodes.find((one) => movesTo(one).join() === "8,0")!;
  const tell = (
    outcome: Parameters<typeof visitCaption>[0]["outcome"],
    left: number,
    bound: number,
    knowledge: Knowledge,
  ) =>
    visitCaption(
      { depth: 1, length: 3, index: 5, move: 0, node, outcome, left, bound },
      knowledge,
    );

  test("say what is cut, and how many turns would be left", () => {
    expect(tell("too far", 3, 4, "exact")).toBe(
      "After U′: F leads to a state four turns from solved, but only three are left. Cut.",
    );
    expect(tell("too far", 0, 1, "pruning")).toContain(
      "a state that needs at least one turn, but none is left. Cut.",
    );
  });

  test("explain a kept move, with a table and without", () => {
    expect(tell("made", 1, 1, "exact")).toContain(
      "one turn from solved, and one is left.",
    );
    expect(tell("made", 2, 2, "pruning")).toContain("two turns, and two are left.");
    expect(tell("made", 2, 0, "none")).toContain(
      "F is kept: without a table nothing is known about the distance; two are left.",
    );
  });

  test("explain a solution, a failed last turn, and a skipped move", () => {
    expect(tell("same face", 1, 2, "exact")).toContain(
      "F is skipped. It turns the same face",
    );
    expect(tell("solved", 0, 0, "exact")).toBe("After U′: F solves the cube.");
    expect(tell("in vain", 0, 0, "none")).toContain("the cube is not solved");
  });
});

test("the words for a moment say what is still looked for", () => {
  const searches = buildSearches(FAR, 7, table.distance);
  const words = (moves: number) =>
    searchesCaption(
      searches,
      searches.trees.map(({ tree }) => treeSnapshot(tree, moves)),
    );
  expect(words(0)).toContain("Each search is at its start");
  expect(words(1)).toBe(
    "With 1 move kept, the search is looking for solutions of seven turns with exact distances, of five turns with two small tables and of one turn with no table.",
  );
  expect(words(50)).toBe(
    "With 50 moves kept, the search is looking for solutions of seven turns with two small tables and of two turns with no table.",
  );
});

describe("the state in the address", () => {
  const { decode, encode, initial, update } = searchModel;

  test("comes back as it was", () => {
    for (const turns of [1, 7, 11]) {
      for (const cube of [0, N_STATES - 1, ...seededStates(11, 5)]) {
        for (const moves of [0, 1, MAX_DRAWN_MOVES, "end"] as const) {
          const state = { turns, moves, cube };
          expect(decode(encode(state))).toEqual(state);
        }
      }
    }
    expect(decode("7-99999-5").moves).toBe(MAX_DRAWN_MOVES);
  });

  test("a text that is none is refused, and the reason is said", () => {
    for (const text of [
      "",
      "7",
      "0-1-5",
      "12-1-5",
      "7-1-5-6",
      "7--1-5",
      "exact-5-1234",
    ]) {
      expect(() => decode(text)).toThrow("such as 7-120-1234");
    }
    expect(() => decode(`7-1-${N_STATES}`)).toThrow("out of range");
  });

  test("another start or another cube is shown at the end of its searches", () => {
    const { cube } = initial;
    const earlier = update(initial, { type: "go", moves: 12, cube });
    expect(earlier).toEqual({ ...initial, moves: 12 });
    expect(update(earlier, { type: "turns", turns: 5, cube })).toEqual({
      ...{ turns: 5, moves: "end", cube },
    });
    expect(update(initial, { type: "turns", turns: 7, cube })).toBe(initial);
    expect(update(earlier, { type: "go", moves: 12, cube })).toBe(earlier);
    expect(forCube(earlier, 7)).toEqual({ ...initial, cube: 7 });
    expect(forCube(earlier, cube)).toBe(earlier);
  });
});

type Phase = Parameters<typeof roundsCaption>[0]["phase"];

describe("the words for the rounds", () => {
  const cube = NEAR;
  const job = (bound: "pruning" | "none") =>
    ({ index: cube, bound, sameFaceTwice: false }) as const;
  const run = (bound: "pruning" | "none", milliseconds: number, maxLooks?: number) => ({
    rounds: searchRounds(job(bound), () => undefined, maxLooks),
    milliseconds,
  });
  const told = {
    cube,
    phase: "done" as Phase,
    isPages: false,
    tries: { pruning: 12_345, none: 678_901 },
  };
  const pruning = run("pruning", 40);

  test("foretell what both take, before they are run", () => {
    expect(roundsCaption({ ...told, phase: "idle", runs: {} })).toContain(
      "Your cube takes 12,345 tries with the two tables and 678,901 without, about 55 times as many.",
    );
    expect(
      roundsCaption({ ...told, phase: "idle", isPages: true, runs: {} }),
    ).toContain("This cube");
    expect(roundsCaption({ ...told, phase: "idle", cube: 0, runs: {} })).toContain(
      "is solved",
    );
  });

  test("say that they run, have failed, or were cancelled, whichever of the two", () => {
    const words = (phase: Phase) => {
      const none = run("none", 1);
      const second = roundsCaption({ ...told, phase, runs: { pruning, none } });
      const first = roundsCaption({ ...told, phase, runs: { pruning } });
      expect(first).toBe(second);
      return first;
    };
    expect(words("running")).toContain("Searching");
    expect(words("failed")).toContain("could not be run");
    expect(words("cancelled")).toContain("Cancelled");
  });

  test("compare the two when both are done", () => {
    const words = (none: RoundsRun) =>
      roundsCaption({ ...told, runs: { pruning, none } });
    expect(words(run("none", 120))).toContain(
      "the same solutions. With the tables the search takes 40 milliseconds, without a table 3 times as long; building the tables is not counted.",
    );
    expect(words(run("none", 41))).toContain("it took hardly longer");
    expect(words(run("none", 120, 10))).toContain("before the second one was stopped");
    const { rounds } = run("none", 120);
    const wrong = rounds.map((round) => ({ ...round, solutions: 5 }));
    expect(words({ ...run("none", 120), rounds: wrong })).toContain("is broken");
  });
});
