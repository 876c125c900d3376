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

/** Replaces all that is kept. */
export function store(all: readonly Attempt[]): void {
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
