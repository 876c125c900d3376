import { expect, test } from "vitest";
import { formatBytes } from "#kit/text/format-bytes.ts";

test("memory has two or three digits, in the largest unit that gives a whole", () => {
  const sizes = [6, 48, 999, 1000, 7290, 918_540, 999_600, 3_674_160, 264_000_000];
  expect([...sizes, 999_499_999, 1.08e19].map(formatBytes)).toEqual([
    "6\u00a0bytes",
    "48\u00a0bytes",
    "999\u00a0bytes",
    "1.0\u00a0kB",
    "7.3\u00a0kB",
    "919\u00a0kB",
    "1.0\u00a0MB",
    "3.7\u00a0MB",
    "264\u00a0MB",
    "999\u00a0MB",
    "11\u00a0EB",
  ]);
});
