// What a reader has done is kept in the browser. Where it can't be stored, it lasts as long
// as the page.
import { signal } from "@preact/signals";
import { KeptWork } from "../../kit/storage/kept-work.ts";
import {
  type Attempt,
  type ExerciseKey,
  isAttempt,
  isSameExercise,
  isUntouched,
} from "./attempts.ts";

/** Another format needs another key. */
const KEY = "practice 1";

export const attempts = signal<readonly Attempt[]>([]);

/** The stored attempts. */
export const savedAttempts = new KeptWork<readonly Attempt[]>(KEY, {
  read(text) {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) throw new Error("it is not a list of exercises");
    const value = kept.filter(isAttempt);
    const left = kept.length - value.length;
    return {
      value,
      flaw:
        left > 0
          ? `${left} of ${kept.length} exercises are not in the expected form`
          : undefined,
    };
  },
  write: (all) => JSON.stringify(all),
});

/** Loads what is stored. What could not be stored stays. */
export function loadAttempts(): void {
  const stored = savedAttempts.read() ?? [];
  const unstored = savedAttempts.fault === undefined ? [] : attempts.value;
  attempts.value = [...withoutSame(stored, unstored), ...unstored];
}

/** Changes what is kept of an exercise. What another window has stored stays. */
export function recordAttempt(
  key: ExerciseKey,
  change: (attempt: Attempt) => Partial<Attempt>,
): void {
  loadAttempts();
  const attempt = findAttempt(key);
  const others = attempts.value.filter((other) => !isSameExercise(other, key));
  store([...others, { ...attempt, ...change(attempt) }]);
}

export function findAttempt(key: ExerciseKey): Attempt {
  const kept = attempts.value.find((attempt) => isSameExercise(attempt, key));
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
export function restoreAttempts(cleared: readonly Attempt[]): void {
  loadAttempts();
  store([...withoutSame(cleared, attempts.value), ...attempts.value]);
}

/** Replaces all that is kept. */
function store(all: readonly Attempt[]): void {
  attempts.value = all.filter(
    (attempt) => !isUntouched(attempt) || attempt.typed.some((text) => text !== ""),
  );
  savedAttempts.write(attempts.value.length === 0 ? undefined : attempts.value);
}

function withoutSame(
  some: readonly Attempt[],
  others: readonly Attempt[],
): readonly Attempt[] {
  return some.filter((one) => !others.some((other) => isSameExercise(one, other)));
}
