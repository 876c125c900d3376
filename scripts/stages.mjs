// The stages of a test run: each runs a program, counts what passed, and prints its time.
// Its CPU time is compared with its known cost, both as multiples of a fixed computation in
// the same run: so the comparison holds on machines of any speed.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "./toolchain.mjs";

const KNOWN_COSTS = new URL("stage-costs.json", import.meta.url);
/** The growth over the known cost that is reported. */
const GROWN = 1.25;
/** The smallest growth that is reported, in yardsticks. */
const LEAST_GROWTH = 1;

let passed = 0;
let failed = 0;
/** Skipped browser engines. */
let skipped = 0;
/** CPU seconds, by title. @type {Map<string, number>} */
const spent = new Map();
/** Remarks to print at the end. @type {string[]} */
const remarks = [];
/** CPU seconds of each fixed computation. @type {number[]} */
const yardsticks = [];

/**
 * @param {string} title
 * @param {() => Promise<{good: number, bad: number}>} act  runs programs with `run`
 */
export async function stage(title, act) {
  const start = Date.now();
  const { good, bad } = await act();
  passed += good;
  failed += bad;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  const cpu = spent.get(title);
  const cost = cpu === undefined ? "" : `, ${cpu.toFixed(0)} of CPU`;
  const mark = bad === 0 ? "✓" : "✗";
  if (bad > 0) remark(`${title}: ${bad} failed`);
  console.log(
    `${mark} ${title}: ${good} passed, ${bad} failed (${seconds} s${cost})\n`,
  );
}

/**
 * A stage that is a single program and passes if that succeeds. Its output is printed in
 * one piece, since other stages may print at the same time.
 * @param {string} title
 * @param {string[]} args
 */
export function check(title, args) {
  return stage(title, async () => {
    let text = "";
    const status = await run(title, args, {
      onText: (data) => (text += data),
    });
    console.log(`— ${title}\n${text.trimEnd()}`);
    return status === 0 ? { good: 1, bad: 0 } : { good: 0, bad: 1 };
  });
}

/**
 * Skips an engine and counts it.
 * @param {string} title
 * @param {string} why
 */
export function skipEngine(title, why) {
  skipped++;
  console.log(`- ${title}: skipped, because ${why}\n`);
}

/** @param {string} what  is printed before the last line */
export function remark(what) {
  remarks.push(what);
}

/**
 * Runs a program in Node to its end.
 * @param {string | undefined} title  of its stage; none where it is not measured
 * @param {string[]} args
 * @param {{onText?: (text: string, program: import("node:child_process").ChildProcess) => void, env?: Record<string, string>, detached?: boolean}} [options]  without `onText`, the output is printed
 * @returns {Promise<number | null>} its exit code
 */
export async function run(title, args, { onText, env, detached } = {}) {
  const program = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: onText ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
    detached,
  });
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => onText?.(text, program));
  }
  program.on("exit", () => {
    const seconds = spentSinceLast();
    if (title === undefined || seconds === undefined) return;
    spent.set(title, (spent.get(title) ?? 0) + seconds);
  });
  return new Promise((resolve) => program.on("close", resolve));
}

let lastSum = 0;

/**
 * The CPU seconds of all child processes that have ended since the last call, including
 * their own children.
 * @returns {number | undefined} undefined where the system is not Linux
 */
function spentSinceLast() {
  if (process.platform !== "linux") return undefined;
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1].split(" ");
  const TICKS = 100;
  const sum = (Number(fields[13]) + Number(fields[14])) / TICKS;
  const seconds = sum - lastSum;
  lastSum = sum;
  return seconds;
}

/** Runs the fixed computation once; call it while no other stage is running. */
export async function yardstick() {
  const title = "yardstick";
  await run(title, ["scripts/yardstick.mjs"]);
  const seconds = spent.get(title);
  spent.delete(title);
  if (seconds !== undefined) yardsticks.push(seconds);
}

/**
 * Reports the stages that have grown, and ends with one line: N passed, N failed, and how
 * many engines were skipped, if any.
 * @param {{keep: boolean}} options  whether to record the costs as the known ones
 * @returns {number} an exit code
 */
export function finish({ keep }) {
  if (yardsticks.length > 0) {
    const unit = yardsticks.reduce((sum, one) => sum + one) / yardsticks.length;
    const costs = Object.fromEntries(
      [...spent].map(([title, seconds]) => [
        title,
        Number((seconds / unit).toFixed(1)),
      ]),
    );
    compareCosts(costs);
    if (keep && failed === 0)
      writeFileSync(KNOWN_COSTS, `${JSON.stringify(costs, null, 2)}\n`);
  }
  for (const what of remarks) console.log(`! ${what}`);
  const engines = skipped === 1 ? "1 engine" : `${skipped} engines`;
  const skippedText = skipped === 0 ? "" : `, ${engines} skipped`;
  console.log(`${passed} passed, ${failed} failed${skippedText}`);
  return failed === 0 ? 0 : 1;
}

/** @param {Record<string, number>} costs */
function compareCosts(costs) {
  /** @type {Record<string, number>} */
  const knownCosts = JSON.parse(readFileSync(KNOWN_COSTS, "utf8"));
  for (const [title, cost] of Object.entries(costs)) {
    const before = knownCosts[title];
    if (before === undefined) {
      console.log(`! ${title} is new: ${cost} times the yardstick`);
    } else if (cost > Math.max(GROWN * before, before + LEAST_GROWTH)) {
      console.log(
        `! ${title} has grown: ${cost} times the yardstick, where it was ${before}`,
      );
    }
  }
}
