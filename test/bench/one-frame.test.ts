import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { NodeBuilds } from "../../bench/one-frame/cold.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";

const SCRIPT = join(import.meta.dirname, "../../bench/one-frame/cold.ts");

test.for(["HTM", "QTM"] as const)(
  "a process that the bench times counts all states, %s",
  (metric) => {
    const printed = execFileSync(process.execPath, [SCRIPT, metric], {
      encoding: "utf8",
    });
    const { histogram, warm } = JSON.parse(printed) as NodeBuilds;
    expect(histogram).toEqual(PUBLISHED_HISTOGRAMS.states[metric]);
    expect(warm).toEqual([]);
  },
);

test("a process that was to be timed in an unknown metric fails", () => {
  const run = () => execFileSync(process.execPath, [SCRIPT, "ATM"], { stdio: "pipe" });
  expect(run).toThrow(/HTM/);
});
