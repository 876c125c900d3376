import { describe, expect, test } from "vitest";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  type BigCube,
  formatBigMoves,
  parseBigMoves,
  randomBigCube,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { searchPlainly } from "#lib/big-cube/plain-search.ts";
import { PHASES } from "#lib/big-cube/phases.ts";
import { searchPhase } from "#lib/big-cube/phase-search.ts";
import { seeded } from "#lib/index.ts";
import { buildDesign } from "#src/workers/own-solver/build-design.ts";
import {
  designBytes,
  DESIGN_TABLES,
  type SolverDesign,
} from "#src/workers/own-solver/design-tables.ts";
import { tryDesign } from "#src/workers/own-solver/try-design.ts";
import { kpuzzle, toCubing } from "#test/lib/big-cube/cubing-cube.ts";
import { firstSolution } from "#test/lib/big-cube/first-solution.ts";

const NO_TABLE: SolverDesign = DESIGN_TABLES.map(() => false);
const ALL_TABLES: SolverDesign = DESIGN_TABLES.map(() => true);
const SOME_TABLES: SolverDesign = [true, true, false, true, false];
const solvers = { some: buildDesign(SOME_TABLES), all: buildDesign(ALL_TABLES) };

const valuesOf = (phase: number, cube: BigCube) =>
  PHASES[phase].coordinates.map(({ rank }) => rank(cube));
const unlimited = () => ({ nodes: 0, limit: Infinity });

describe("a search of the first phase", () => {
  const cube = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves("R U F"));
  const solved = valuesOf(0, SOLVED_BIG_CUBE).join();

  /** All sequences that turn no face twice, and opposite faces in one order. */
  function bruteForce(length: number, path: number[] = []): string[] {
    if (path.length === length) {
      const end = valuesOf(0, applyBigMoves(cube, path)).join();
      return end === solved ? [formatBigMoves(path)] : [];
    }
    const last = path.length > 0 ? Math.floor(path[path.length - 1] / 3) : -1;
    return ALL_BIG_MOVES.filter((move) => {
      const face = Math.floor(move / 3);
      return face !== last && face + 3 !== last;
    }).flatMap((move) => bruteForce(length, [...path, move]));
  }

  test.each([
    ["no table", NO_TABLE],
    ["all tables", ALL_TABLES],
  ])("finds with %s the sequences that brute force finds", (_, design) => {
    const [phase] = buildDesign(design);
    for (const length of [0, 1, 2, 3]) {
      const path: number[] = [];
      const found: string[] = [];
      const search = searchPhase(phase, valuesOf(0, cube), length, path, unlimited());
      for (const event of search) {
        if (event === "sequence") found.push(formatBigMoves(path));
      }
      expect(found).toEqual(bruteForce(length));
      expect(path).toEqual([]);
    }
  });
});

const OPTIONS = { views: 1, maxLength: 22, maxSecondLength: 11 };

test("a design with fewer tables finds the same solutions, which solve cubing's cube, in more nodes", () => {
  const random = seeded(49);
  for (let i = 0; i < 6; i++) {
    const cube = randomBigCube({ random });
    const [some, all] = [solvers.some, solvers.all].map((phases) => {
      const counter = unlimited();
      const moves = firstSolution(searchPlainly(cube, phases, OPTIONS, counter));
      return { moves, nodes: counter.nodes };
    });
    expect(all.moves).toEqual(some.moves);
    expect(all.moves.length).toBeLessThanOrEqual(OPTIONS.maxLength);
    expect(all.nodes).toBeLessThan(some.nodes);
    const end = toCubing(cube).applyAlg(formatBigMoves(all.moves));
    expect(end.isIdentical(kpuzzle.defaultPattern())).toBe(true);
  }
});

test("a solved cube needs no moves, and a search without nodes gives up", () => {
  const phases = solvers.all;
  const search = searchPlainly(SOLVED_BIG_CUBE, phases, OPTIONS, unlimited());
  expect(firstSolution(search)).toEqual([]);
  const cube = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves("R U F"));
  const counter = { nodes: 0, limit: 2 };
  expect([...searchPlainly(cube, phases, OPTIONS, counter)]).toEqual([]);
});

test("a trial solves the same twenty cubes each time, and tells how many are done", () => {
  const done: number[] = [];
  const { solved, nodes } = tryDesign(ALL_TABLES, (cubes) => done.push(cubes));
  expect(done).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(solved).toBe(20);
  expect(tryDesign(ALL_TABLES).nodes).toBe(nodes);
});

test("a table takes a byte for each pair of values", () => {
  expect(designBytes(NO_TABLE)).toBe(0);
  expect(designBytes(ALL_TABLES)).toBe(
    495 * 2187 + 495 * 2048 + 2187 * 2048 + 2 * 40_320 * 24,
  );
});
