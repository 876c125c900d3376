import { expect, test } from "vitest";
import {
  buildDistances,
  definePuzzle,
  type PuzzleDefinition,
  rankMultiset,
  unrankMultiset,
} from "#lib/index.ts";
import { groupOfBlocks } from "#lib/any-puzzle/group-order.ts";
import { cayleyGraph } from "#lib/any-puzzle/cayley-graph.ts";
import { twoBitSearch } from "#lib/any-puzzle/two-bit-search.ts";
import { multisetGraph } from "#lib/any-puzzle/multiset-graph.ts";
import { invertPoints } from "#lib/any-puzzle/points.ts";
import type { FlatState } from "#lib/any-puzzle/flat-state.ts";
import { puzzleGraph, type TableLimits } from "#lib/any-puzzle/puzzle-graph.ts";
import { internalsOf } from "#lib/any-puzzle/puzzle.ts";
import { CHUNK, type StepGraph, stepGraph } from "#lib/any-puzzle/step-graph.ts";
import { puzzleSteps } from "#lib/any-puzzle/puzzle-steps.ts";
import { imagesOf } from "#lib/any-puzzle/group-actions.ts";
import { seeded } from "../puzzle/seeded.ts";
import {
  alikeThatDiffer,
  randomDefinition,
  randomRings,
  shuffled,
} from "./random-definition.ts";

/** Where each step leads from several nodes, in one call. */
function afterAll(
  { forEachStep, nSteps }: StepGraph,
  nodes: readonly number[],
): number[][] {
  const chunk = new Uint32Array(CHUNK);
  chunk.set(nodes);
  const landed: number[][] = [];
  const steps = Array.from({ length: nSteps }, (_, step) => step);
  forEachStep(chunk, nodes.length, steps, (to, n) =>
    landed.push(Array.from(to.subarray(0, n))),
  );
  return landed;
}

test("a group’s elements have a node each, and steps lead where the moves lead", () => {
  const random = seeded(31);
  let compared = 0;
  for (let i = 0; i < 300; i++) {
    const definition = i % 3 === 0 ? randomRings(random) : randomDefinition(random);
    const isAnyAlike = Object.values(definition.solved ?? {}).some(
      ({ permutation }) => new Set(permutation).size < (permutation?.length ?? 0),
    );
    const isAnyHidden = Object.values(definition.orbits).some((one) => one.seenTwists);
    if (isAnyAlike || isAnyHidden) continue;
    const puzzle = definePuzzle(definition);
    if (puzzle.size > 5000) continue;
    compared++;
    const text = JSON.stringify(definition);
    const { normalised, toFlat } = internalsOf(puzzle);
    const { chain, actions } = groupOfBlocks(
      normalised.moves,
      normalised.blocks,
      puzzle.sizeBig,
    );
    const pointsOf = (position: FlatState) => invertPoints(imagesOf(position, actions));
    const graph = cayleyGraph(chain, normalised.moves.map(pointsOf));
    const every = Math.ceil(puzzle.size / 500);
    const states = Array.from({ length: Math.ceil(puzzle.size / every) }, (_, j) =>
      puzzle.unrank(j * every),
    );
    const nodes = states.map((state) => graph.nodeOf(pointsOf(toFlat(state))));
    expect(graph.count, text).toBe(puzzle.size);
    expect(new Set(nodes).size, text).toBe(states.length);
    expect(Math.max(...nodes), text).toBeLessThan(puzzle.size);
    const together = afterAll(graph, nodes);
    puzzle.moves.forEach((move, step) => {
      const expected = states.map((state) =>
        graph.nodeOf(pointsOf(toFlat(puzzle.apply(state, move)))),
      );
      expect(together[step], text).toEqual(expected);
      expect(
        nodes.map((node) => graph.after(node, step)),
        text,
      ).toEqual(expected);
    });
  }
  expect(compared).toBeGreaterThan(80);
});

test("permutations of identical pieces step as their kinds do", () => {
  const random = seeded(32);
  for (const counts of [[4], [1, 1, 1, 1, 1], [3, 2, 4], [1, 7], [2, 1, 1, 3]]) {
    const kinds = counts.flatMap((count, kind) => new Array<number>(count).fill(kind));
    const sources = [0, 1, 2].map(() => shuffled(kinds.length, random));
    const graph = multisetGraph(counts, sources);
    const nodes = Array.from({ length: graph.count }, (_, index) => index);
    const expected = sources.map((source) =>
      nodes.map((index) => {
        const row = unrankMultiset(BigInt(index), counts);
        return Number(rankMultiset(source.map((from) => row[from])));
      }),
    );
    expect(afterAll(graph, nodes)).toEqual(expected);
    sources.forEach((_, step) => {
      expect(nodes.map((node) => graph.after(node, step))).toEqual(expected[step]);
    });
  }
});

test("a chunk that ends between two bytes of the frontier loses no node", () => {
  const half = 2 * CHUNK;
  const graph = stepGraph(2 * half, 1, (node) => node ^ half);
  // Of the first byte one node, and then all.
  const goals = [0, ...Array.from({ length: half - 8 }, (_, i) => i + 8)];
  expect(twoBitSearch(graph, goals).deepen(() => undefined)).toBe(goals.length);
});

/** A ring whose first pieces can be turned over, some of them identical. */
function ringOf(labels: readonly number[]): PuzzleDefinition {
  const n = labels.length;
  const row = Array.from({ length: n }, (_, at) => at);
  return {
    orbits: { RING: { pieces: n } },
    moves: {
      A: { RING: { source: row.map((at) => (at + n - 1) % n) } },
      B: { RING: { source: [...row.slice(0, 4).reverse(), ...row.slice(4)] } },
    },
    solved: { RING: { permutation: labels } },
  };
}

/** Two puzzles sideBySide each other: moves of one leave the other as it is. */
function sideBySide(one: PuzzleDefinition, other: PuzzleDefinition): PuzzleDefinition {
  const named = (suffix: string, { orbits, moves, solved = {} }: PuzzleDefinition) => {
    const renamed = <T>(rows: Record<string, T>) =>
      Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [name + suffix, row]),
      );
    return {
      orbits: renamed(orbits),
      moves: Object.entries(moves).map(([move, rows]) => [
        move + suffix,
        renamed(rows),
      ]),
      solved: renamed(solved),
    };
  };
  const [a, b] = [named("_ONE", one), named("_TWO", other)];
  return {
    orbits: { ...a.orbits, ...b.orbits },
    moves: Object.fromEntries([...a.moves, ...b.moves]),
    solved: { ...a.solved, ...b.solved },
  };
}

/** How many positions two puzzles sideBySide each other have at each distance together. */
function convolve(one: readonly number[], other: readonly number[]): number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((a, i) => other.forEach((b, j) => (sums[i + j] += a * b)));
  return sums;
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

test.for([
  ["arrangements of three colours", [0, 0, 0, 1, 1, 1, 2, 2], [0, 1, 2, 3]],
  ["a group that has no table", NINE, [0, 1, 2, 3]],
  ["a table sideBySide alike pieces", [0, 1, 2, 3, 4, 5, 6], [0, 0, 1, 1]],
  ["a group sideBySide alike pieces", NINE, [0, 1, 1]],
] as const)(
  "two puzzles that have nothing to do with each other add their distances: %s",
  ([, one, other]) => {
    const both = definePuzzle(sideBySide(ringOf(one), ringOf(other)));
    const [a, b] = [one, other].map((labels) => definePuzzle(ringOf(labels)));
    const [ofA, ofB] = [a, b].map((ring) => buildDistances(ring, { metric: "HTM" }));
    const ofBoth = buildDistances(both, { metric: "HTM" });
    expect(ofBoth.histogram).toEqual(convolve(ofA.histogram, ofB.histogram));
    const random = seeded(33);
    for (let i = 0; i < 200; i++) {
      const [x, y] = [random(a.size), random(b.size)];
      const state = { RING_ONE: a.unrank(x).RING, RING_TWO: b.unrank(y).RING };
      expect(ofBoth.distance(both.rank(state))).toBe(ofA.distance(x) + ofB.distance(y));
    }
  },
);

/** Tables of any size, none where there is another way, and none at all. */
const LIMITS: TableLimits[] = [
  { quick: Infinity, max: Infinity },
  { quick: 0, max: Infinity },
  { quick: 0, max: 0 },
];

test("in every kind of graph, steps lead where the moves lead", () => {
  const random = seeded(34);
  for (let i = 0; i < 600; i++) {
    const definition = randomDefinition(random);
    if (alikeThatDiffer(definition)) continue;
    const puzzle = definePuzzle(definition);
    if (puzzle.size > 200) continue;
    const inside = internalsOf(puzzle);
    const { moves, layout } = inside.checked;
    const steps = puzzleSteps(moves, layout, "QTM");
    const states = Array.from({ length: puzzle.size }, (_, index) =>
      puzzle.unrank(index),
    );
    const after = steps.map(({ name }) =>
      states.map((state) => puzzle.rank(puzzle.apply(state, name))),
    );
    for (const limits of LIMITS) {
      const text = JSON.stringify([definition, limits]);
      const { graph, nodeOf } = puzzleGraph(inside, steps, limits);
      const nodes = Array.from({ length: puzzle.size }, (_, index) => nodeOf(index));
      expect(graph.count, text).toBe(puzzle.size);
      expect(
        nodes.toSorted((a, b) => a - b),
        text,
      ).toEqual([...nodes.keys()]);
      const together = afterAll(graph, nodes);
      after.forEach((indices, step) => {
        const expected = indices.map((index) => nodes[index]);
        expect(together[step], text).toEqual(expected);
        expect(
          nodes.map((node) => graph.after(node, step)),
          text,
        ).toEqual(expected);
      });
    }
  }
});
