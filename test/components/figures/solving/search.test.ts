import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wordsForRounds } from "../../../../src/components/figures/solving/search/rounds-words.ts";
import {
  countUpTo,
  type Knowledge,
  levelsAt,
  nextSolution,
  pathAt,
  recordSearch,
} from "../../../../src/components/figures/solving/search/search-log.ts";
import {
  KNOWLEDGES,
  onCube,
  searchModel,
} from "../../../../src/components/figures/solving/search/search-model.ts";
import {
  SIGNS,
  signsOf,
} from "../../../../src/components/figures/solving/search/search-signs.ts";
import {
  wordsForEnd,
  wordsForStep,
} from "../../../../src/components/figures/solving/search/search-words.ts";
import { SEARCH_STATEMENTS } from "../../../../src/components/figures/solving/search/statements.ts";
import { sourceLines } from "../../../../src/components/kit/source/source-lines.ts";
import {
  applyMoves,
  buildDistanceTable,
  countOptimalSolutions,
  N_STATES,
  parseMoves,
  rankState,
  SOLVED,
  unrankState,
} from "../../../../src/lib/index.ts";
import { pruningBound, searchRounds } from "../../../../src/workers/search-rounds.ts";
import type { RoundsRun } from "../../../../src/components/figures/solving/search/use-rounds.ts";
import { seededStates } from "../../../lib/solver/states.ts";

const table = buildDistanceTable({ metric: "HTM" });
const BOUNDS: Readonly<Record<Knowledge, (index: number) => number>> = {
  exact: table.distance,
  pruning: pruningBound,
  none: () => 0,
};
const scrambled = (moves: string) => rankState(applyMoves(SOLVED, parseMoves(moves)));
const NEAR = scrambled("R U2 F'");

describe.each(KNOWLEDGES)("the log of a search that knows %s", (knowledge) => {
  const log = recordSearch(NEAR, BOUNDS[knowledge]);

  test("ends with the round that finds every shortest solution", () => {
    expect(log.complete).toBe(true);
    const { length } = log.entries.at(-1)!;
    expect(length).toBe(table.distance(NEAR));
    expect(countUpTo(log, log.entries.length - 1).solved).toBe(
      countOptimalSolutions(unrankState(NEAR), table),
    );
  });

  test("at each step the open levels are the cubes on the way there, made of pieces", () => {
    log.entries.forEach((entry, step) => {
      const levels = levelsAt(log, step, NEAR);
      const path = pathAt(levels);
      expect(levels).toHaveLength(entry.depth + 1);
      expect(rankState(applyMoves(unrankState(NEAR), path))).toBe(entry.index);
      levels.forEach(({ index, left, looks }, depth) => {
        const made = path.slice(0, depth);
        expect(index).toBe(rankState(applyMoves(unrankState(NEAR), made)));
        expect(left).toBe(entry.length - depth);
        // Moves are tried in order, starting with the first.
        expect(looks.map(({ move }) => move)).toEqual([...looks.keys()]);
      });
    });
  });

  test("the next solution is one, and after the last comes the end", () => {
    const solved = [...log.entries.keys()].filter(
      (step) => log.entries[step].outcome === "solved",
    );
    const met: number[] = [];
    for (let step = -1; step < log.entries.length - 1;) {
      step = nextSolution(log, step);
      met.push(step);
    }
    expect(met.filter((step) => solved.includes(step))).toEqual(solved);
    expect(met.at(-1)).toBe(log.entries.length - 1);
  });

  test("each step is told in words that read as a sentence", () => {
    log.entries.forEach((entry, step) => {
      expect(entry.left).toBeGreaterThanOrEqual(0);
      const words = wordsForStep(entry, knowledge, pathAt(levelsAt(log, step, NEAR)));
      expect(words).toMatch(/^[A-Z].*\.$/);
      expect(words).not.toMatch(/only no|one are|one turns|undefined|NaN|-\d|\. [a-z]/);
    });
  });
});

test.each(KNOWLEDGES)(
  "each sign that a search can make is explained, and no other: %s",
  (knowledge) => {
    // Some search has left out a face twice, some has none to leave out.
    const logs = [NEAR, ...seededStates(12, 4)].map((index) =>
      recordSearch(index, BOUNDS[knowledge]),
    );
    const made = new Set(
      logs.flatMap(({ entries }) => entries.map((entry) => SIGNS[entry.outcome])),
    );
    made.delete(SIGNS.made);
    expect(new Set(signsOf(knowledge))).toEqual(made);
  },
);

test("at the end it is said what was found, and what was not kept", () => {
  expect(wordsForEnd(recordSearch(NEAR, table.distance))).toBe(
    "The search is over: it has found one shortest solution.",
  );
  const cut = recordSearch(1_234_567, () => 0);
  expect(wordsForEnd(cut)).toBe(
    "Only the first 20,000 steps are kept here, and there is no solution among them. The search itself goes on.",
  );
});

test("a search with too much to look at is cut short, and says so", () => {
  const { entries, complete } = recordSearch(1_234_567, () => 0);
  expect(complete).toBe(false);
  expect(entries).toHaveLength(20_000);
  expect(countUpTo({ entries, complete }, entries.length - 1)).toMatchObject({
    solved: 0,
  });
});

describe("the words for a step", () => {
  const look = { depth: 1, length: 3, index: 5, move: 0 } as const;
  const tell = (
    outcome: Parameters<typeof wordsForStep>[0]["outcome"],
    left: number,
    bound: number,
    knowledge: Knowledge,
  ) => wordsForStep({ ...look, outcome, left, bound }, knowledge, [8, 0]);

  test("say what is cut, and how many turns would be left", () => {
    expect(tell("too far", 3, 4, "exact")).toBe(
      "F leads to a cube that is four turns away, and only three would be left. Cut.",
    );
    expect(tell("too far", 0, 1, "pruning")).toBe(
      "F leads to a cube that needs at least one turn, and none would be left. Cut.",
    );
  });

  test("say what is made, knowing something or nothing", () => {
    expect(tell("made", 1, 1, "exact")).toContain("one turn away, and one is left.");
    expect(tell("made", 2, 2, "pruning")).toContain("two turns, and two are left.");
    expect(tell("made", 2, 0, "none")).toBe(
      "F is made, for nothing is known of where it leads; two are left.",
    );
  });

  test("name the turn before, the solution, and what was in vain", () => {
    expect(tell("same face", 1, 2, "exact")).toMatch(/^U′ has just turned this face/);
    expect(tell("solved", 0, 0, "exact")).toBe("F solves the cube: U′ F.");
    expect(tell("in vain", 0, 0, "none")).toContain("the cube is not solved");
  });
});

describe("where the source decides", () => {
  const source = readFileSync(
    new URL("../../../../src/lib/solver/bounded-search.ts", import.meta.url),
    "utf8",
  );

  test("each outcome is found once, on the line that names it", () => {
    const lines = source.split("\n");
    const found = sourceLines(source, SEARCH_STATEMENTS);
    for (const outcome of ["same face", "too far", "solved", "in vain"] as const) {
      expect(lines[found[outcome]]).toContain(`"${outcome}"`);
    }
    expect(lines[found.made]).toContain("tryAll(next");
  });

  test("a source that does not say so just once is refused", () => {
    const statement = "else if (bound > leftAfter)";
    const twice = source.replace(statement, `${statement} 1;\n${statement}`);
    expect(() => sourceLines(twice, SEARCH_STATEMENTS)).toThrow(
      `“${statement}” just once`,
    );
    expect(() => sourceLines(source.replace(statement, ""), SEARCH_STATEMENTS)).toThrow(
      statement,
    );
  });
});

describe("the state in the address", () => {
  const { decode, encode, initial, update } = searchModel;

  test("comes back as it was", () => {
    for (const knowledge of KNOWLEDGES) {
      for (const cube of [0, N_STATES - 1, ...seededStates(11, 20)]) {
        for (const step of [0, 1, 20, 19_999]) {
          const state = { knowledge, step, cube };
          expect(decode(encode(state))).toEqual(state);
        }
      }
    }
  });

  test("a text that is none is refused, and the reason is said", () => {
    for (const text of [
      "",
      "exact",
      "exact-0-5",
      "guess-1-5",
      "exact-1-5-6",
      "exact--1-5",
    ]) {
      expect(() => decode(text)).toThrow("such as exact-5-1234");
    }
    expect(() => decode(`exact-1-${N_STATES}`)).toThrow("out of range");
  });

  test("what is chosen anew begins with the first step, on this cube", () => {
    const { cube } = initial;
    const pruning = update(initial, { type: "knowledge", knowledge: "pruning", cube });
    expect(pruning).toEqual({ knowledge: "pruning", step: 0, cube });
    expect(update(initial, { type: "knowledge", knowledge: "exact", cube })).toBe(
      initial,
    );
    expect(update(initial, { type: "go", step: initial.step, cube })).toBe(initial);
    expect(update(initial, { type: "go", step: 3, cube: 7 })).toEqual({
      ...initial,
      ...{ step: 3, cube: 7 },
    });
    expect(onCube(initial, 7)).toEqual({ ...initial, step: 0, cube: 7 });
    expect(onCube(initial, cube)).toBe(initial);
  });

  test("is spoken with what the search knows, and of which cube", () => {
    expect(searchModel.describe({ knowledge: "none", step: 12_345, cube: 1234 })).toBe(
      "Step 12,346 of the search for cube 1234, knowing no table.",
    );
  });
});

type Phase = Parameters<typeof wordsForRounds>[0]["phase"];

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
    foretold: { pruning: 12_345, none: 678_901 },
  };
  const pruning = run("pruning", 40);

  test("foretell what both take, before they are run", () => {
    expect(wordsForRounds({ ...told, phase: "idle", runs: {} })).toContain(
      "Your cube takes 12,345 moves with the two tables, and 678,901 without.",
    );
    expect(
      wordsForRounds({ ...told, phase: "idle", isPages: true, runs: {} }),
    ).toContain("This cube");
    expect(wordsForRounds({ ...told, phase: "idle", cube: 0, runs: {} })).toContain(
      "is solved",
    );
  });

  test("say that they run, have failed, or were cancelled, whichever of the two", () => {
    const words = (phase: Phase) => {
      const none = run("none", 1);
      const second = wordsForRounds({ ...told, phase, runs: { pruning, none } });
      const first = wordsForRounds({ ...told, phase, runs: { pruning } });
      expect(first).toBe(second);
      return first;
    };
    expect(words("running")).toContain("Searching");
    expect(words("failed")).toContain("could not be run");
    expect(words("cancelled")).toContain("Cancelled");
  });

  test("compare the two when both are done", () => {
    const words = (none: RoundsRun) =>
      wordsForRounds({ ...told, runs: { pruning, none } });
    expect(words(run("none", 120))).toContain(
      "the same solutions. With the tables the search takes 40 milliseconds, without a table 3 times as long; building the tables is not counted.",
    );
    expect(words(run("none", 41))).toContain("it took hardly longer");
    expect(words(run("none", 120, 10))).toContain("before the second was stopped");
    const { rounds } = run("none", 120);
    const wrong = rounds.map((round) => ({ ...round, solutions: 5 }));
    expect(words({ ...run("none", 120), rounds: wrong })).toContain("is broken");
  });
});
