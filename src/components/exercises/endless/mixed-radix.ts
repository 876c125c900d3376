import { clockTime } from "./clock-time.ts";
import { factorialDigits } from "./factorial-digits.ts";
import type { Topic } from "./practice.ts";

/** A number in wheels of different sizes, and back. */
export const mixedRadix: Topic = {
  title: "Mixed radix",
  taught: "indexing#place-values",
  levels: ["hours and minutes", "days, hours, minutes", "factorial digits"],
  make: (level, random) =>
    level === 3 ? factorialDigits(random) : clockTime(level, random),
};
