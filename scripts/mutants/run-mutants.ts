// Changes the code in small ways, one at a time, and reports which changes no unit test
// detects. The files themselves are not changed.
//   --seed N        repeats a sample; by default a new seed is drawn, and printed
//   --sample N      number of mutants of each part (40)
//   --files PATH    only files whose path contains this text
//   --tests N       number of test files that a mutant must survive, nearest first (12)
//   --jobs N        number of processes (one per core)
//   --verbose       says what detected each mutant
// For all mutants or all tests, N is "all".
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EQUIVALENT_MUTANTS, isSameMutant } from "./equivalent-mutants.ts";
import { findMutations } from "./find-mutations.ts";
import { judgeMutants, type Mutant, type Verdict } from "./judge-mutants.ts";
import { findNearestTests } from "./nearest-tests.ts";
import { drawSample } from "./sample.ts";

/** The share of mutants that must be detected in each part. */
const PARTS = [
  { folder: "src/lib", bar: 0.95 },
  { folder: "src/notebook", bar: 0.85 },
];

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1e6) },
    sample: { type: "string", default: "40" },
    files: { type: "string", default: "" },
    tests: { type: "string", default: "12" },
    jobs: { type: "string", default: String(availableParallelism()) },
    verbose: { type: "boolean", default: false },
  },
});

const seed = readCount("seed", options.seed);
const sample = readCount("sample", options.sample);
const jobs = readCount("jobs", options.jobs);
const most = readCount("tests", options.tests);
const nearestTests = findNearestTests(ROOT);
const testsOf = (file: string) => nearestTests(file).slice(0, most);

console.log(`mutants: --seed ${seed} --sample ${options.sample}`);
let good = true;
for (const part of PARTS) good = (await checkPart(part)) && good;
process.exit(good ? 0 : 1);

async function checkPart({ folder, bar }: (typeof PARTS)[number]): Promise<boolean> {
  const all = mutantsOf(folder);
  const stale = EQUIVALENT_MUTANTS.filter(
    (one) => one.part === folder && !all.some((mutant) => isSameMutant(one, mutant)),
  );
  for (const { file, change } of stale) {
    console.log(`listed as equivalent, but not there: ${file}: ${change}`);
  }
  const chosen = all.filter(({ file }) => file.includes(options.files));
  if (chosen.length === 0) return stale.length === 0;
  const drawn = drawSample(chosen, sample, seed);
  const equivalent = drawn.filter((mutant) =>
    EQUIVALENT_MUTANTS.some((one) => isSameMutant(one, mutant)),
  );
  const tried = drawn.filter((mutant) => !equivalent.includes(mutant));
  console.log(`\n— ${folder}: ${drawn.length} of ${chosen.length} mutants`);
  const verdicts = await judgeMutants(tried, testsOf, { root: ROOT, jobs }, tell);
  return report(verdicts, equivalent.length, bar) && stale.length === 0;
}

function mutantsOf(folder: string): Mutant[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    // Declarations don't run, and the assembly's module is compiled from other sources.
    .filter((path) => !path.endsWith(".d.ts") && !path.endsWith("search-module.ts"));
  return files.sort().flatMap((file) => {
    const code = readFileSync(join(ROOT, file), "utf8");
    return findMutations(code).map((mutation) => ({ file, mutation }));
  });
}

function tell({ outcome, mutant, runs, seconds, by }: Verdict): void {
  const { file, mutation } = mutant;
  const cost = `${seconds.toFixed(1)} s, ${runs} test files`;
  const place = `${file}:${mutation.line}`;
  if (outcome === "survived") {
    console.log(
      `✗ survived (${cost}) ${place} ${mutation.within}\n    ${mutation.change}`,
    );
  } else if (options.verbose) {
    console.log(`✓ ${outcome} (${cost}) ${place}  ${mutation.change}\n    ${by}`);
  }
}

function report(verdicts: Verdict[], equivalent: number, bar: number): boolean {
  const count = (outcome: Verdict["outcome"]) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const survived = count("survived");
  const share = 1 - survived / Math.max(verdicts.length, 1);
  const seconds = verdicts.reduce((sum, verdict) => sum + verdict.seconds, 0);
  console.log(
    `${share < bar ? "✗" : "✓"} ${(share * 100).toFixed(1)} % noticed, expected ${bar * 100} %: ` +
      `${verdicts.length} tried, ${count("killed")} killed, ${count("stuck")} stuck, ` +
      `${survived} survived; ${equivalent} equivalent; ` +
      `${(seconds / Math.max(verdicts.length, 1)).toFixed(1)} CPU s each`,
  );
  return share >= bar;
}

function readCount(name: string, text: string): number {
  if (text === "all") return Infinity;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError(`--${name} is ${text}; expected a whole number or “all”`);
  }
  return count;
}
