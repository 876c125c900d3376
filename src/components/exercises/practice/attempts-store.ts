// What a reader has done is kept in the browser. Where storage is forbidden, it lasts as
// long as the page.
import { signal } from "@preact/signals";
import { type Attempt, type ExerciseKey, isAttempt, isSame } from "./attempts.ts";

/** Another format needs another key. */
const KEY = "practice 1";

/** The oldest go first: a year of practice is less. */
const MOST = 2000;

export const attempts = signal<readonly Attempt[]>([]);

export function loadAttempts(): void {
  attempts.value = stored() ?? attempts.value;
}

/** Changes what is kept of an exercise. What another window has stored stays. */
export function recordAttempt(
  key: ExerciseKey,
  change: (attempt: Attempt) => Partial<Attempt>,
): void {
  loadAttempts();
  const attempt = findAttempt(key);
  const others = attempts.value.filter((other) => !isSame(other, key));
  store([...others, { ...attempt, ...change(attempt) }].slice(-MOST));
}

export function findAttempt(key: ExerciseKey): Attempt {
  const kept = attempts.value.find((attempt) => isSame(attempt, key));
  const nothing = { tries: 0, solved: false, hints: 0, sawSolution: false, seconds: 0 };
  return kept ?? { ...key, ...nothing, typed: [] };
}

/** @returns  what was kept, also by other windows: it can be brought back */
export function clearAttempts(): readonly Attempt[] {
  loadAttempts();
  const cleared = attempts.value;
  store([]);
  return cleared;
}

/** Keeps again what was cleared. What was done since then stays. */
export function bringBack(cleared: readonly Attempt[]): void {
  loadAttempts();
  const since = attempts.value;
  const before = cleared.filter((old) => !since.some((other) => isSame(old, other)));
  store([...before, ...since].slice(-MOST));
}

/** Replaces all that is kept. */
function store(all: readonly Attempt[]): void {
  attempts.value = all;
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Forbidden or full: it only exists on this page.
  }
}

/** @returns undefined when nothing can be read */
function stored(): readonly Attempt[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isAttempt) : [];
  } catch {
    return undefined;
  }
}
