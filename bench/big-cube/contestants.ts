import { createRequire } from "node:module";
import {
  buildPlainSolver,
  buildTwoPhaseSolver,
  formatBigMoves,
  type PlainSolver,
  toBigFacelets,
} from "../../src/lib/big-cube.ts";
import { type Sample, SIMPLE_SAMPLE } from "./samples.ts";

/** A solver that is ready. */
export interface Contestant {
  /** The moves of its first solution of at most 22 turns, as text. */
  solve(sample: Sample): string | Promise<string>;
  /** Yields solutions as it finds them, and undefined where it can be stopped. */
  improve?(sample: Sample): Iterable<string | undefined>;
}

const require = createRequire(import.meta.url);

/** Packages that this project doesn't depend on. */
const OPTIONAL = ["min2phase.js", "kociemba-wasm", "cubejs"];

/** Whether a contestant can be loaded. */
export function isInstalled(name: string): boolean {
  if (!OPTIONAL.includes(name)) return true;
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Loads each solver and makes it ready, by its name or that of its package. */
export const CONTESTANTS: Readonly<Record<string, () => Promise<Contestant>>> = {
  "two-phase solver": async () => ours(buildTwoPhaseSolver()),
  "two-phase solver, depth 8": async () => {
    const solver = buildTwoPhaseSolver();
    solver.deepen();
    return ours(solver);
  },
  "plain solver": async () => ours(buildPlainSolver()),
  "min2phase.js": async () => {
    const { initFull, Search, solve } = require("min2phase.js");
    initFull();
    return {
      solve: ({ cube }) => solve(toBigFacelets(cube)),
      *improve({ cube }) {
        const search = new Search();
        let text: string = search.solution(toBigFacelets(cube), 21, 1e9, 0, 0);
        // Error 8: it has found none yet.
        while (!text.startsWith("Error") || text.startsWith("Error 8")) {
          yield text.startsWith("Error") ? undefined : text;
          text = search.next(500, 0, 0);
        }
      },
    };
  },
  "kociemba-wasm": async () => {
    const { solve } = require("kociemba-wasm");
    // It gets ready with its first solution.
    await solve(toBigFacelets(SIMPLE_SAMPLE.cube));
    return { solve: ({ cube }) => solve(toBigFacelets(cube)) };
  },
  cubing: async () => {
    const { cube3x3x3 } = await import("cubing/puzzles");
    const search = await import("cubing/search");
    const solved = (await cube3x3x3.kpuzzle()).defaultPattern();
    const solve = async ({ scramble }: Sample) => {
      const pattern = solved.applyAlg(scramble);
      return String(await search.experimentalSolve3x3x3IgnoringCenters(pattern));
    };
    await solve(SIMPLE_SAMPLE);
    return { solve };
  },
  cubejs: async () => {
    const Cube = require("cubejs");
    Cube.initSolver();
    return { solve: ({ cube }) => Cube.fromString(toBigFacelets(cube)).solve() };
  },
};

function ours(solver: PlainSolver): Contestant {
  return {
    solve({ cube }) {
      for (const { moves } of solver.solve(cube, {
        maxLength: 21,
        maxSecondLength: 11,
      })) {
        if (moves) return formatBigMoves(moves);
      }
      throw new Error("it found no solution");
    },
    *improve({ cube }) {
      for (const { moves } of solver.solve(cube)) yield moves && formatBigMoves(moves);
    },
  };
}
