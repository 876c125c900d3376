// Runs all checks and tests, and ends with one line: N passed, N failed. With
// `--keep-costs`, the measured costs of the stages are recorded as the known ones.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engines } from "./engines.mjs";
import { checkSources, checkTypesOfPages } from "./source-checks.mjs";
import { check, finish, remark, run, skipEngine, stage, yardstick } from "./stages.mjs";

const reports = mkdtempSync(join(tmpdir(), "every-cube-"));

/**
 * A test runner that writes its results as JSON. A run with a bad exit code counts as a
 * failure, even if it reports no failed test.
 * @param {string} title
 * @param {(file: string) => {args: string[], env?: Record<string, string>}} program
 * @param {(results: any) => {good: number, bad: number}} count
 * @param {{inOnePiece?: boolean}} [options]  whether its output is printed when it has
 *   ended, since others of its kind print at the same time
 */
function suite(title, program, count, { inOnePiece = false } = {}) {
  return stage(title, async () => {
    if (!inOnePiece) console.log(`— ${title}`);
    const file = join(reports, `${title}.json`);
    const { args, env } = program(file);
    let text = "";
    const onText = inOnePiece
      ? (/** @type {string} */ data) => (text += data)
      : undefined;
    const status = await run(title, args, { env, onText });
    if (inOnePiece) console.log(`— ${title}\n${text.trimEnd()}`);
    let { good, bad } = { good: 0, bad: 0 };
    try {
      ({ good, bad } = count(JSON.parse(readFileSync(file, "utf8"))));
    } catch (error) {
      console.error(`${title} left no results: ${error}`);
    }
    const brokeDown = status !== 0 || good === 0;
    return { good, bad: brokeDown ? Math.max(bad, 1) : bad };
  });
}

/**
 * Starts a server with one of the commands, as a reader does, and requests the cover.
 * @param {"start" | "dev"} command
 */
function startAndAsk(command) {
  const title = `npm run ${command}`;
  return stage(title, async () => {
    let text = "";
    let isGood = false;
    /** @type {Promise<void> | undefined} */
    let asking;
    await run(title, ["scripts/run.mjs", command, "--port", "4397"], {
      detached: true,
      onText(data, { pid }) {
        text += data;
        const [address] = /http:\/\/localhost:4397[\w/]*/.exec(text) ?? [];
        if (!address) return;
        asking ??= ask(address, command === "start")
          .then(
            (answered) => void (isGood = answered),
            (error) => void (text += error),
          )
          .finally(() => {
            try {
              process.kill(-(/** @type {number} */ (pid)));
            } catch {
              // It has already exited.
            }
          });
      },
    });
    await asking;
    console.log(`— ${title}\n${text.trimEnd()}`);
    return isGood ? { good: 1, bad: 0 } : { good: 0, bad: 1 };
  });
}

/**
 * @param {string} address
 * @param {boolean} isWhole  whether to wait for a file that is there when the whole site is
 */
async function ask(address, isWhole) {
  const cover = await fetch(address);
  const last = isWhole ? await fetch(`${address}every-cube.js`) : cover;
  const text = await cover.text();
  return cover.ok && last.ok && text.includes("Every Cube Has a Number");
}

/** Builds the site as its commands do, in sequence because each writes Astro's own files. */
async function checkBuild() {
  await startAndAsk("dev");
  await startAndAsk("start");
  await check("the same site from the same sources", ["scripts/build-twice.mjs"]);
}

/** Checks that need the built site, or what a build has written. */
async function checkSite() {
  await check("links and anchors", [
    "node_modules/linkinator/build/src/cli.js",
    "dist",
    "--recurse",
    "--check-fragments",
    // Links to other sites can't be checked offline.
    "--skip",
    "^https://",
    "--verbosity",
    "error",
  ]);
  await checkTypesOfPages();
  // Nothing is measured here, so other programs may run at the same time.
  await check("npm run bench, each once", ["scripts/run.mjs", "bench", "--once"]);
}

async function checkSourcesAndUnits() {
  await checkSources();
  await runUnitTests();
}

function runUnitTests() {
  return suite(
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
    ({ numPassedTests, numFailedTests, testResults }) => {
      for (const { fullName, status } of testResults.flatMap(
        (/** @type {any} */ file) => file.assertionResults,
      )) {
        if (status === "failed") remark(`failed: ${fullName}`);
      }
      return { good: numPassedTests, bad: numFailedTests };
    },
  );
}

/** The port of the first engine's server; the other engines use the following ports. */
const PORT = 4400;

/**
 * @param {string} engine
 * @param {string[]} projects  of playwright.config.ts
 * @param {number} [at]  its place among those that run side by side
 */
function runBrowserTests(engine, projects, at) {
  const title = `pages in ${engine}`;
  return suite(
    title,
    (file) => ({
      args: [
        "node_modules/@playwright/test/cli.js",
        "test",
        "--reporter=line,json",
        `--output=test-results/${engine}`,
        ...projects.flatMap((project) => ["--project", project]),
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PORT: String(PORT + (at ?? 0)) },
    }),
    ({ stats, suites }) => {
      const tests = testsOf(suites);
      const titled = (/** @type {string} */ status) =>
        new Set(tests.filter((one) => one.status === status).map((one) => one.title));
      for (const name of titled("flaky")) remark(`${title}, on a second try: ${name}`);
      for (const name of titled("unexpected")) remark(`${title}, failed: ${name}`);
      for (const { type, description } of tests.flatMap((one) => one.annotations)) {
        if (type === "over budget") remark(`${type}: ${description}`);
      }
      return { good: stats.expected + stats.flaky, bad: stats.unexpected };
    },
    { inOnePiece: at !== undefined },
  );
}

/**
 * @param {any[]} suites
 * @returns {{title: string, status: string, annotations: any[]}[]} their tests, one for
 * each project
 */
function testsOf(suites) {
  return suites.flatMap(({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...testsOf(suites),
  ]);
}

/** In parallel: neither keeps all cores busy by itself. */
function runInOtherEngines() {
  return Promise.all(
    engines().map(async ({ name, project, path, packages }, at) => {
      if (path !== undefined) return runBrowserTests(name, [project], at);
      const why = `${packages.join(" and ")} could not be installed here`;
      skipEngine(`pages in ${name}`, why);
    }),
  );
}

await yardstick();
// Mostly waits for the network, and is needed last.
const installed = run(undefined, ["scripts/install-engines.mjs"]);
// The browser tests alone leave a tenth of two cores idle, mostly at the start.
await Promise.all([checkSourcesAndUnits(), checkBuild()]);
await yardstick();
await Promise.all([
  runBrowserTests("Chromium", ["offline", "desktop", "phone"]),
  checkSite(),
]);
await installed;
await runInOtherEngines();
await yardstick();

rmSync(reports, { recursive: true });
process.exit(finish({ keep: process.argv.includes("--keep-costs") }));
