import { expect, test } from "vitest";
import { buildDistanceTable, countShortestSolutions, unrankState } from "#lib/index.ts";
import {
  totalMoveCounts,
  countUnprunedMoves,
  type SearchRound,
  searchRounds,
  timeRounds,
} from "#src/workers/search-rounds.ts";
import { seededStates } from "../lib/solver/states.ts";

const table = buildDistanceTable({ metric: "HTM" });

test("the last round finds every shortest solution, and no round before finds one", () => {
  for (const index of seededStates(6, 30)) {
    const reported: SearchRound[] = [];
    const job = { index, bound: "pruning", sameFaceTwice: false } as const;
    const rounds = searchRounds(job, (round) => reported.push(round));
    expect(reported).toEqual(rounds);
    const last = rounds.at(-1)!;
    expect(last.length).toBe(table.distance(index));
    expect(last.solutions).toBe(countShortestSolutions(unrankState(index), table));
    expect(rounds.slice(0, -1).every(({ solutions }) => solutions === 0)).toBe(true);
  }
});

test("without a table a round tries every path and cuts none, whatever the cube", () => {
  for (const index of seededStates(7, 3)) {
    const job = { index, bound: "none", sameFaceTwice: false } as const;
    for (const round of searchRounds(job, () => undefined, 2_000_000)) {
      if (!round.complete) continue;
      expect(totalMoveCounts([round])).toEqual(countUnprunedMoves(round.length));
    }
  }
  const paths = 9 + 9 * 6 + 9 * 6 * 6;
  expect(countUnprunedMoves(3)).toEqual({ tried: paths, pruned: 0, expanded: paths });
});

test("turning a face twice in a row never helps: more tries, no shorter solution", () => {
  for (const index of seededStates(8, 5)) {
    const [once, twice] = [false, true].map((sameFaceTwice) =>
      searchRounds({ index, bound: "pruning", sameFaceTwice }, () => undefined),
    );
    expect(twice.length).toBe(once.length);
    expect(totalMoveCounts(twice).tried).toBeGreaterThan(totalMoveCounts(once).tried);
  }
});

test("a round that looks at too much is given up, and says so", () => {
  const job = { index: 1_234_567, bound: "none", sameFaceTwice: false } as const;
  const rounds = searchRounds(job, () => undefined, 1000);
  expect(rounds.at(-1)).toMatchObject({ complete: false, solutions: 0 });
  expect(rounds.at(-1)!.length).toBeLessThan(9);
});

test("however often a short search is run to be timed, its rounds are reported once", () => {
  const job = { index: 42, bound: "pruning", sameFaceTwice: false } as const;
  const reported: SearchRound[] = [];
  const { rounds, milliseconds } = timeRounds(job, (round) => reported.push(round));
  expect(reported).toEqual(rounds);
  expect(rounds).toEqual(searchRounds(job, () => undefined));
  expect(milliseconds).toBeGreaterThan(0);
});

test("the solved cube needs one round of no turns", () => {
  const job = { index: 0, bound: "pruning", sameFaceTwice: false } as const;
  expect(searchRounds(job, () => undefined)).toEqual([
    { length: 0, expanded: 0, pruned: 0, sameFace: 0, solutions: 1, complete: true },
  ]);
});
