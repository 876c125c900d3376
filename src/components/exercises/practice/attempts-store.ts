// Attempts are saved in the browser. Without storage, they last as long as the page.
import { signal } from "@preact/signals";
import { SavedWork } from "#kit/storage/saved-work.ts";
import {
  type Attempt,
  type ExerciseKey,
  isAttempt,
  isSameExercise,
  isUntouched,
} from "./attempts.ts";

/** A new format needs a new key. */
const KEY = "practice 1";

export const attempts = signal<readonly Attempt[]>([]);

/** The stored attempts. */
export const savedAttempts = new SavedWork<readonly Attempt[]>(KEY, {
  read(text) {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) throw new Error("it is not a list of exercises");
    const value = stored.filter(isAttempt);
    const skipped = stored.length - value.length;
    return {
      value,
      flaw:
        skipped > 0
          ? `${skipped} of ${stored.length} exercises are not in the expected form`
          : undefined,
    };
  },
  write: (all) => JSON.stringify(all),
});

/** Loads the stored attempts; unsaved ones stay. */
export function loadAttempts(): void {
  const stored = savedAttempts.read() ?? [];
  const unstored = savedAttempts.fault === undefined ? [] : attempts.value;
  attempts.value = [...withoutSame(stored, unstored), ...unstored];
}

/** Updates an attempt; other windows' attempts stay. */
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
  const saved = attempts.value.find((attempt) => isSameExercise(attempt, key));
  const nothing = { tries: 0, solved: false, hints: 0, sawSolution: false, seconds: 0 };
  return saved ?? { ...key, ...nothing, typed: [] };
}

/** @returns  the removed attempts, including those of other windows, for undo */
export function clearAttempts(): readonly Attempt[] {
  loadAttempts();
  const cleared = attempts.value;
  store([]);
  return cleared;
}

/** Restores cleared attempts; newer ones stay. */
export function restoreAttempts(cleared: readonly Attempt[]): void {
  loadAttempts();
  store([...withoutSame(cleared, attempts.value), ...attempts.value]);
}

/** Replaces all saved attempts. */
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
