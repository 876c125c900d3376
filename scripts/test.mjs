// Runs everything that must hold, and ends with one line: N passed, N failed.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./toolchain.mjs";

const reports = mkdtempSync(join(tmpdir(), "every-cube-"));
let passed = 0;
let failed = 0;

/** @param {string} title @param {number} good @param {number} bad @param {number} start */
function report(title, good, bad, start) {
  passed += good;
  failed += bad;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  const mark = bad === 0 ? "✓" : "✗";
  console.log(`${mark} ${title}: ${good} passed, ${bad} failed (${seconds} s)\n`);
}

/**
 * Runs a program to its end. What it prints is shown in one piece, for others may print
 * at the same time.
 * @param {string} title
 * @param {string[]} args
 */
async function check(title, args) {
  const start = Date.now();
  const program = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (data) => (text += data));
  }
  const status = await new Promise((resolve) => program.on("close", resolve));
  console.log(`— ${title}\n${text.trimEnd()}`);
  report(title, status === 0 ? 1 : 0, status === 0 ? 0 : 1, start);
}

/**
 * A test runner that writes its results as JSON. A run that ends badly counts as
 * a failure, also when it says that no test failed.
 * @param {string} title
 * @param {(file: string) => {args: string[], env?: Record<string, string>}} program
 * @param {(results: any) => {good: number, bad: number}} count
 */
function suite(title, program, count) {
  console.log(`— ${title}`);
  const start = Date.now();
  const file = join(reports, `${title}.json`);
  const { args, env } = program(file);
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  let counted = { good: 0, bad: 0 };
  try {
    counted = count(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`${title} left no results: ${error}`);
  }
  const brokeDown = status !== 0 || counted.good === 0;
  report(
    title,
    counted.good,
    brokeDown ? Math.max(counted.bad, 1) : counted.bad,
    start,
  );
}

/**
 * Starts a server with one of the commands, as a reader does, and asks it for the cover.
 * @param {"start" | "dev"} command
 */
async function startAndAsk(command) {
  const title = `npm run ${command}`;
  const start = Date.now();
  const server = spawn(
    process.execPath,
    ["scripts/run.mjs", command, "--port", "4397"],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    },
  );
  let text = "";
  /** @type {string | undefined} */
  const address = await new Promise((resolve) => {
    server.stderr.setEncoding("utf8").on("data", (data) => (text += data));
    server.stdout.setEncoding("utf8").on("data", (data) => {
      text += data;
      const printed = /http:\/\/localhost:4397[\w/]*/.exec(text);
      if (printed) resolve(printed[0]);
    });
    server.on("exit", () => resolve(undefined));
  });
  let good = false;
  if (address) {
    const response = await fetch(address);
    good = response.ok && (await response.text()).includes("Every Cube Has a Number");
    process.kill(-(/** @type {number} */ (server.pid)));
  }
  console.log(`— ${title}\n${text.trimEnd()}`);
  report(title, good ? 1 : 0, good ? 0 : 1, start);
}

/** What reads the sources only. */
async function checkSources() {
  await check("types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]);
  await check("types of the library", [
    "node_modules/typescript/bin/tsc",
    "-p",
    "src/lib",
  ]);
  await check("types of the assembly", [
    "node_modules/typescript/bin/tsc",
    "-p",
    "src/assembly",
  ]);
  await check("formatting", ["node_modules/prettier/bin/prettier.cjs", "--check", "."]);
  await check("lint", ["node_modules/eslint/bin/eslint.js", "."]);
}

/** What has Astro write its own files, one after the other; ends with the site built. */
async function checkSite() {
  await check("types of the pages", ["node_modules/@astrojs/check/bin/astro-check.js"]);
  await startAndAsk("dev");
  await startAndAsk("start");
  await check("links and anchors", [
    "node_modules/linkinator/build/src/cli.js",
    "dist",
    "--recurse",
    "--check-fragments",
    "--verbosity",
    "error",
  ]);
}

// Each of them keeps one core busy.
await Promise.all([checkSources(), checkSite()]);
suite(
  "unit and property tests",
  (file) => ({
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
  }),
  ({ numPassedTests, numFailedTests }) => ({
    good: numPassedTests,
    bad: numFailedTests,
  }),
);
suite(
  "pages in a browser",
  (file) => ({
    args: ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }),
  ({ stats }) => ({ good: stats.expected, bad: stats.unexpected + stats.flaky }),
);
await check("npm run bench", ["scripts/run.mjs", "bench"]);

rmSync(reports, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
