import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  attempts,
  restoreAttempts,
  clearAttempts,
  findAttempt,
  savedAttempts,
  loadAttempts,
  recordAttempt,
} from "#components/exercises/practice/attempts-store.ts";
import { tallyAttempts } from "#components/exercises/practice/attempts.ts";
import { FakeStorage } from "../../fake-storage.ts";

const KEY = "practice 1";

let browser: ReturnType<typeof FakeStorage.stub>;
beforeEach(() => {
  browser = FakeStorage.stub();
  clearAttempts();
});
afterEach(() => vi.unstubAllGlobals());

const solve = (number: number) =>
  recordAttempt({ topic: "inversions", level: 1, sheet: 1, number }, () => ({
    solved: true,
  }));

/** What another window does, unknown to this one. */
function elsewhere(act: () => void): void {
  const here = attempts.value;
  act();
  attempts.value = here;
}

const solvedOnes = () => attempts.value.map(({ number }) => number);

test("undo restores cleared attempts and keeps those of other windows", () => {
  solve(1);
  elsewhere(() => solve(2));
  expect(solvedOnes()).toEqual([1]);
  const cleared = clearAttempts();
  expect(solvedOnes()).toEqual([]);
  expect(browser.storage.getItem(KEY)).toBeNull();
  elsewhere(() => {
    solve(2);
    solve(3);
  });
  restoreAttempts(cleared);
  expect(solvedOnes()).toEqual([1, 2, 3]);
  loadAttempts();
  expect(solvedOnes()).toEqual([1, 2, 3]);
});

test("typed text is restored before it is checked, and isn't an attempt", () => {
  const key = { topic: "inversions", level: 1, sheet: 1, number: 4 } as const;
  recordAttempt(key, () => ({ typed: ["1 2"] }));
  attempts.value = [];
  loadAttempts();
  expect(findAttempt(key).typed).toEqual(["1 2"]);
  expect(tallyAttempts(attempts.value)).toEqual([]);
  recordAttempt(key, () => ({ typed: [""] }));
  expect(browser.storage.getItem(KEY)).toBeNull();
});

test("with full storage, attempts last as long as the page and are stored once there is room", () => {
  solve(1);
  browser.room = browser.storage.getItem(KEY)!.length + KEY.length;
  solve(2);
  solve(3);
  expect(savedAttempts.fault).toBe("full");
  expect(solvedOnes()).toEqual([1, 2, 3]);
  browser.room = Infinity;
  solve(4);
  expect(savedAttempts.fault).toBeUndefined();
  attempts.value = [];
  loadAttempts();
  expect(solvedOnes()).toEqual([1, 2, 3, 4]);
});

test("attempts that can't be read don't hide the others, and all stay stored", () => {
  solve(1);
  const stored = browser.storage.getItem(KEY)!.replace("[", '[{"topic":"unknown"},');
  browser.storage.setItem(KEY, stored);
  loadAttempts();
  expect(solvedOnes()).toEqual([1]);
  solve(2);
  expect(savedAttempts.unreadable).toMatchObject([
    { text: stored, flaw: "1 of 2 exercises are not in the expected form" },
  ]);
});

test("nothing reserves space for later messages", () => {
  const many = Array.from({ length: 2500 }, (_, i) => ({
    ...{ topic: "inversions", level: 1, sheet: i + 1, number: 1, typed: ["7"] },
    ...{ tries: 1, solved: true, hints: 0, sawSolution: false, seconds: 9 },
  }));
  browser.storage.setItem(KEY, JSON.stringify(many));
  solve(2);
  expect(attempts.value).toHaveLength(2501);
});
