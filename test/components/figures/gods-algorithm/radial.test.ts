import { describe, expect, test } from "vitest";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import {
  nearestTurnNode,
  radialLayout,
} from "#figures/gods-algorithm/radial/radial-layout.ts";
import {
  DEPTHS,
  type RadialState,
  radialModel,
  selectedNode,
} from "#figures/gods-algorithm/radial/radial-model.ts";
import { ringMismatchMessage } from "#figures/gods-algorithm/radial/RingTable.tsx";
import {
  isMeeting,
  shortestSequences,
  turnTree,
} from "#figures/gods-algorithm/radial/turn-tree.ts";
import {
  applyMoves,
  buildDistanceTable,
  countTurns,
  formatMoves,
  rankState,
  SOLVED,
} from "#lib/index.ts";

const METRICS = ["HTM", "QTM"] as const;
const { initial, update, encode, decode, describe: speak } = radialModel;

describe.each(METRICS)("the rings in %s", (metric) => {
  const tree = turnTree(metric, 4);
  const nodes = [...tree.nodes.values()];

  test("have the published number of states, each at its true distance", () => {
    expect(tree.rings.map(({ length }) => length)).toEqual(
      PUBLISHED_HISTOGRAMS.states[metric].slice(0, 5),
    );
    const table = buildDistanceTable({ metric });
    for (const { index, depth } of nodes) expect(table.distance(index)).toBe(depth);
    expect(ringMismatchMessage(tree)).toBeUndefined();
  });

  test("every shortest sequence leads to its state and has the ring's cost", () => {
    for (const node of nodes) {
      const ways = shortestSequences(node);
      expect(new Set(ways.map(String)).size).toBe(ways.length);
      for (const way of ways) {
        expect(rankState(applyMoves(SOLVED, way))).toBe(node.index);
        expect(countTurns(way, { metric })).toBe(node.depth);
      }
    }
  });

  test("every shortest sequence to each ring is listed", () => {
    const ends = new Map([[0, 1]]);
    let sequences = new Map(ends);
    for (let depth = 1; depth <= 4; depth++) {
      const longer = new Map<number, number>();
      for (const [index, count] of sequences) {
        const { state } = tree.nodes.get(index)!;
        for (const move of tree.metric === "HTM"
          ? [0, 1, 2, 3, 4, 5, 6, 7, 8]
          : [0, 2, 3, 5, 6, 8]) {
          const next = rankState(applyMoves(state, [move]));
          if (tree.nodes.get(next)?.depth === depth)
            longer.set(next, (longer.get(next) ?? 0) + count);
        }
      }
      for (const [index, count] of longer)
        expect(shortestSequences(tree.nodes.get(index)!)).toHaveLength(count);
      expect(longer.size).toBe(tree.rings[depth].length);
      sequences = longer;
    }
  });

  test("every state has a point of its own, and is the nearest node there", () => {
    for (const depth of [2, 3]) {
      const layout = radialLayout(metric, depth);
      for (const [node, point] of layout.points)
        expect(nearestTurnNode(layout, point)).toBe(node);
    }
    const places = [...radialLayout(metric, 4).points.values()].map(
      ({ x, y }) => `${x} ${y}`,
    );
    expect(new Set(places).size).toBe(nodes.length);
  });
});

test("in half turns sequences first meet at three turns: two half turns to and fro, of each two faces", () => {
  const { rings } = turnTree("HTM", 3);
  expect(rings.slice(0, 3).flat().some(isMeeting)).toBe(false);
  const met = rings[3]
    .filter(isMeeting)
    .map((node) => shortestSequences(node).map(formatMoves));
  expect(met).toEqual([
    ["F2 R2 F2", "R2 F2 R2"],
    ["F2 U2 F2", "U2 F2 U2"],
    ["R2 U2 R2", "U2 R2 U2"],
  ]);
});

test("in quarter turns they meet at two: a half turn goes either way round", () => {
  const { rings } = turnTree("QTM", 2);
  const met = rings[2]
    .filter(isMeeting)
    .map((node) => shortestSequences(node).map(formatMoves));
  expect(met).toEqual([
    ["F F", "F' F'"],
    ["R R", "R' R'"],
    ["U U", "U' U'"],
  ]);
});

test("a ring of the wrong size is named", () => {
  const tree = turnTree("HTM", 3);
  const rings = tree.rings.with(2, tree.rings[2].slice(1));
  expect(ringMismatchMessage({ ...tree, rings })).toContain(
    "53 states at distance 2 instead of the published 54",
  );
});

describe("the state", () => {
  test("decode undoes encode for every state in the tree", () => {
    for (const metric of METRICS)
      for (const depth of DEPTHS)
        for (const index of turnTree(metric, depth).nodes.keys()) {
          const radial: RadialState = { metric, depth, index };
          expect(decode(encode(radial))).toEqual(radial);
        }
  });

  test.each([
    ["", /look like HTM-3-0/],
    ["HTM-3", /look like/],
    ["HTM-5-0", /5 rings; expected one of 2, 3, 4/],
    ["HTM-3-1", /state 1 is not within 3 turns of solved/],
    ["HTM-3-9999999", /not within/],
  ])("refuses “%s” and says why", (text, why) => {
    expect(() => decode(text)).toThrow(why);
  });

  test("the arrows go all the way round a ring, out to the rim and back to the middle", () => {
    let radial = initial;
    const ring = turnTree("HTM", 3).rings[3];
    for (let i = 0; i < ring.length; i++) {
      radial = update(radial, { type: "around", by: 1 });
      expect(selectedNode(radial).depth).toBe(3);
    }
    expect(radial).toEqual(initial);
    for (let i = 0; i < 5; i++) radial = update(radial, { type: "in" });
    expect(radial.index).toBe(0);
    for (let i = 0; i < 5; i++) radial = update(radial, { type: "out" });
    expect(selectedNode(radial).depth).toBe(3);
    expect(update(radial, { type: "out" })).toBe(radial);
  });

  test("a state outside the tree is replaced by solved", () => {
    expect(update(initial, { type: "depth", depth: 2 }).index).toBe(0);
    expect(update(initial, { type: "metric", metric: "QTM" }).index).toBe(0);
    expect(update(initial, { type: "depth", depth: 4 }).index).toBe(initial.index);
  });

  test("each is spoken", () => {
    expect(speak(initial)).toMatch(
      /^F2 R2 F2, three turns from solved, two shortest sequences/,
    );
    expect(speak({ ...initial, index: 0 })).toContain("solved");
  });
});
