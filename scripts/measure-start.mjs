// Measures how long a reader waits for the first page: in fresh clones of the last commit
// and, with `--against <revision>`, alternately of an older one, on the same machine. Times
// are medians of `--rounds` rounds. Run it on an otherwise idle machine.
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./toolchain.mjs";

const CHAPTER = "indexing";
const STEPS = [
  "from clone to the first page",
  "again, without a change",
  "again, one chapter changed",
];

const { values } = parseArgs({
  options: { against: { type: "string" }, rounds: { type: "string", default: "1" } },
});
const revisions = ["HEAD", ...(values.against ? [values.against] : [])];

/** Seconds, by revision and step. @type {number[][][]} */
const times = revisions.map(() => STEPS.map(() => []));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [i, revision] of revisions.entries()) {
    const seconds = await measure(revision);
    seconds.forEach((time, step) => times[i][step].push(time));
  }
}
const middles = times.map((steps) => steps.map(middle));
console.log(row("", [...revisions, ...(values.against ? ["ratio"] : [])]));
for (const [step, title] of STEPS.entries()) {
  const [ours, theirs] = middles.map((steps) => steps[step]);
  const cells = middles.map((steps) => `${steps[step].toFixed(1)} s`);
  console.log(row(title, [...cells, ...(theirs ? [(ours / theirs).toFixed(2)] : [])]));
}

/** @param {string} revision @returns {Promise<number[]>} seconds for each step */
async function measure(revision) {
  const folder = mkdtempSync(join(tmpdir(), "every-cube-"));
  try {
    const start = performance.now();
    git("clone", "--quiet", ROOT, folder);
    git("-C", folder, "checkout", "--quiet", commitOf(revision));
    const cloned = seconds(start);
    const first = cloned + (await secondsToPage(folder, "<h1"));
    const second = await secondsToPage(folder, "<h1");
    const words = `The clock has been running since ${Math.round(start)}.`;
    appendFileSync(join(folder, `src/pages/${CHAPTER}.mdx`), `\n${words}\n`);
    const third = await secondsToPage(folder, words);
    return [first, second, third];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs `npm start` until the chapter that it serves contains some words.
 * @param {string} folder
 * @param {string} words
 */
async function secondsToPage(folder, words) {
  const start = performance.now();
  const port = await freePort();
  const server = spawn("npm", ["start", "--", "--port", `${port}`], {
    cwd: folder,
    env: readersEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    shell: process.platform === "win32",
  });
  let text = "";
  const ended = new Promise((resolve) => server.on("close", resolve));
  try {
    /** @type {string} */
    const address = await new Promise((resolve, reject) => {
      server.stderr.on("data", (data) => (text += data));
      server.stdout.on("data", (data) => {
        text += data;
        const [printed] = /http:\/\/localhost:\d+\S*/.exec(text) ?? [];
        if (printed) resolve(printed);
      });
      server.on("exit", () => reject(new Error(`npm start ended:\n${text}`)));
    });
    const page = await fetch(`${address}${CHAPTER}/`);
    if (!(await page.text()).includes(words)) {
      throw new Error(`${page.url} does not have “${words}”`);
    }
    const waited = seconds(start);
    // The reader has the page; what comes last waits until the whole site is built.
    await (await fetch(`${address}every-cube.js`)).text();
    return waited;
  } finally {
    stop(server);
    await ended;
  }
}

/** @param {import("node:child_process").ChildProcess} program */
function stop({ pid }) {
  try {
    if (pid) process.kill(process.platform === "win32" ? pid : -pid);
  } catch {
    // It has already exited.
  }
}

/** Without the variables that npm and this project's own Node have added. */
function readersEnvironment() {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const path = (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => !folder.startsWith(ROOT));
  return { ...Object.fromEntries(own), PATH: path.join(delimiter) };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** @param {string} revision of this clone */
function commitOf(revision) {
  return git("-C", ROOT, "rev-parse", "--verify", `${revision}^{commit}`).trim();
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** @param {number} start */
function seconds(start) {
  return (performance.now() - start) / 1000;
}

/** @param {number[]} numbers */
function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** @param {string} title @param {string[]} cells */
function row(title, cells) {
  return `${title.padEnd(32)}${cells.map((cell) => cell.padStart(12)).join("")}`;
}
