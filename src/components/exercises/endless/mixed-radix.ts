import { clockTime } from "./clock-time.ts";
import { factorialDigits } from "./factorial-digits.ts";
import type { ExerciseGenerator } from "./practice-exercise.ts";

/** A number in wheels of different sizes, and back. */
export const mixedRadix: ExerciseGenerator = (level, random) =>
  level === 3 ? factorialDigits(random) : clockTime(level, random);
