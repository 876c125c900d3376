import { clockTime } from "./clock-time.ts";
import { factorialDigits } from "./factorial-digits.ts";
import type { Maker } from "./practice.ts";

/** A number in wheels of different sizes, and back. */
export const mixedRadix: Maker = (level, random) =>
  level === 3 ? factorialDigits(random) : clockTime(level, random);
