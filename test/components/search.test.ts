import { expect, test } from "vitest";
import { readerCube } from "../../src/components/cube/reader-cube.ts";
import { pruningBound } from "../../src/components/search/pruning-bound.ts";
import {
  levelsAt,
  pathAt,
  recordSearch,
} from "../../src/components/search/search-log.ts";
import { wordsForStep } from "../../src/components/search/search-words.ts";
import { buildDistanceTable } from "../../src/lib/index.ts";

const { distance } = buildDistanceTable({ metric: "HTM" });

test.each([
  { knowledge: "exact", bound: distance },
  { knowledge: "pruning", bound: pruningBound },
  { knowledge: "none", bound: () => 0 },
] as const)(
  "each of the first 2000 steps, knowing $knowledge, is told in whole sentences with the right number",
  ({ knowledge, bound }) => {
    const cube = readerCube.model.initial;
    const log = recordSearch(cube, bound);
    const steps = Math.min(log.entries.length, 2000);
    expect(steps).toBeGreaterThan(50);
    for (let step = 0; step < steps; step++) {
      const path = pathAt(levelsAt(log, step, cube));
      const words = wordsForStep(log.entries[step], knowledge, path);
      expect(words).not.toMatch(/\. [a-z]|\bone are\b|\bonly no\b|\bone turns\b/);
    }
  },
);
