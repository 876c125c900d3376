import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  attempts,
  bringBack,
  clearAttempts,
  loadAttempts,
  recordAttempt,
} from "../../../../src/components/exercises/practice/attempts-store.ts";

const KEY = "practice 1";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  loadAttempts();
});
afterEach(() => vi.unstubAllGlobals());

const solve = (number: number) =>
  recordAttempt({ topic: "inversions", level: 1, sheet: 1, number }, () => ({
    solved: true,
  }));

/** What another window does, which this one has not loaded. */
function elsewhere(act: () => void): void {
  const here = attempts.value;
  act();
  attempts.value = here;
}

const solvedOnes = () => attempts.value.map(({ number }) => number);

test("what is cleared can be brought back, with all that other windows have solved", () => {
  solve(1);
  elsewhere(() => solve(2));
  expect(solvedOnes()).toEqual([1]);
  const cleared = clearAttempts();
  expect(solvedOnes()).toEqual([]);
  expect(kept.has(KEY)).toBe(false);
  elsewhere(() => {
    solve(2);
    solve(3);
  });
  bringBack(cleared);
  expect(solvedOnes()).toEqual([1, 2, 3]);
  loadAttempts();
  expect(solvedOnes()).toEqual([1, 2, 3]);
});
