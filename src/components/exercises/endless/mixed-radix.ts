import { clockTime } from "./clock-time.ts";
import { factorialDigits } from "./factorial-digits.ts";
import type { ExerciseGenerator } from "./practice-exercise.ts";

/** Asks to convert a number to mixed-radix digits, or back. */
export const mixedRadix: ExerciseGenerator = (level, random) =>
  level === 3 ? factorialDigits(random) : clockTime(level, random);
