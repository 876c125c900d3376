import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMutations } from "#scripts/mutants/find-mutations.ts";
import { judgeMutants, type Mutant } from "#scripts/mutants/judge-mutants.ts";

const root = join(import.meta.dirname, "../../..");
const file = "src/lib/indexing/binomial.ts";
const nearest = "test/lib/indexing/binomial.test.ts";

test("a mutant is detected, stuck or survives, and no file is changed", async () => {
  const code = readFileSync(join(root, file), "utf8");
  const [mutation] = findMutations(code).filter(({ change }) =>
    change.includes("‹< → >=›"),
  );
  const start = code.indexOf("{", code.indexOf("export function")) + 1;
  const insert = (replacement: string): Mutant => ({
    file,
    mutation: { ...mutation, start, end: start, replacement },
  });
  const mutants = [insert(""), { file, mutation }, insert("for (;;);"), insert(" ")];
  const told: string[] = [];
  const verdicts = await judgeMutants(
    mutants,
    () => [nearest],
    // Shorter than usual: the mutant that never ends uses all of it.
    { root, jobs: 1, limitOf: (unmutated) => 2 * unmutated + 0.5 },
    ({ outcome }) => told.push(outcome),
  );
  const outcomes = verdicts.map(({ outcome }) => outcome);
  expect(outcomes).toEqual(["survived", "killed", "stuck", "survived"]);
  expect(told).toEqual(outcomes);
  expect(verdicts.map(({ runs }) => runs)).toEqual([1, 1, 1, 1]);
  expect(verdicts[1].by).toContain(nearest);
  expect(readFileSync(join(root, file), "utf8")).toBe(code);
});
