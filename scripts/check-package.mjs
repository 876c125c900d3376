// Tries the package as its users have it, installed from the tarball: in several versions of
// Node, in Deno and Bun, with compilers and bundlers, in Observable Framework, and with two
// linters for packages. It needs the npm registry, jsDelivr (for Framework) and 1 GB, so
// `npm test` doesn't run it. Prints a table of results.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { packageFiles } from "#build/package/package-files.ts";
import { packTarball } from "#build/package/tarball.ts";
import { EXAMPLES, shownBy } from "./package-examples.mjs";
import { ANSWERS, PROGRAMS } from "./package-programs.mjs";
import { serveSite } from "./serve.mjs";

const NODE = `npm:node-${process.platform}-${process.arch}`;
/** What is installed beside the package; versions of the same tool have names of their own. */
const TOOLS = {
  "node-20": `${NODE}@20.20.2`,
  "node-22": `${NODE}@22.23.5`,
  "node-24": `${NODE}@24.21.0`,
  deno: "2.9.6",
  bun: "1.4.5",
  "typescript-5.7": "npm:typescript@5.7.3",
  "typescript-5.9": "npm:typescript@5.9.3",
  "typescript-6": "npm:typescript@6.0.3",
  "typescript-7": "npm:typescript@7.0.2",
  "@observablehq/framework": "1.13.4",
  vite: "8.4.0",
  esbuild: "0.28.2",
  rollup: "4.68.8",
  "@rollup/plugin-node-resolve": "16.0.3",
  "@arethetypeswrong/cli": "0.18.5",
  publint: "0.3.25",
};
const COMMAND = "node_modules/every-cube/bin/every-cube.js";
const SCRAMBLE = "R U2 F'";
const SOLUTION = "F U2 R'";

const folder = mkdtempSync(join(tmpdir(), "every-cube-hosts-"));
/** @type {{title: string, fault: string | undefined, seconds: number}[]} */
const rows = [];

try {
  await install();
  for (const version of [20, 22, 24]) {
    const node = `node_modules/node-${version}/bin/node`;
    await expectOutput(`Node ${version}, import`, ANSWERS, [node, "use.js"]);
    await expectOutput(`Node ${version}, require`, ANSWERS, [node, "use.cjs"]);
    await expectCommand(`Node ${version}, command`, [node]);
  }
  const deno = ["node_modules/.bin/deno", "run", "--allow-read", "--allow-env"];
  await expectOutput("Deno", ANSWERS, [...deno, "use.js"]);
  await expectCommand("Deno, command", deno);
  await expectOutput("Bun", ANSWERS, ["node_modules/.bin/bun", "use.js"]);
  await expectCommand("Bun, command", ["node_modules/.bin/bun"]);
  for (const version of ["5.7", "5.9", "6", "7"]) await compile(version);
  await bundle();
  await expectOutput("publint", /All good/, [
    ...["node_modules/.bin/publint", "every-cube.tgz", "--strict"],
  ]);
  await expectOutput("Are the types wrong?", "", [
    ...["node_modules/.bin/attw", "every-cube.tgz", "--profile", "esm-only", "--quiet"],
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
for (const { title, fault, seconds } of rows) {
  const result = fault === undefined ? "ok" : `FAILED\n${fault}`;
  console.log(`${title.padEnd(30)} ${seconds.toFixed(1).padStart(5)} s  ${result}`);
}
if (rows.some(({ fault }) => fault !== undefined)) process.exitCode = 1;

async function install() {
  for (const [name, text] of Object.entries({ ...PROGRAMS, ...EXAMPLES })) {
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, "every-cube.tgz"), packTarball(await packageFiles()));
  const tools = Object.entries(TOOLS).map(([name, version]) => `${name}@${version}`);
  console.log("· installing the package, hosts and tools");
  await run([
    "npm",
    "install",
    "--no-fund",
    "--no-audit",
    "./every-cube.tgz",
    ...tools,
  ]);
}

/**
 * @param {string} version  of TypeScript
 */
async function compile(version) {
  const compiler = [process.execPath, `node_modules/typescript-${version}/bin/tsc`];
  const options = ["--strict", "--noEmit", "--target", "es2022", "use.ts"];
  for (const [title, ...modules] of [
    ["node16", "--module", "node16"],
    ["bundler", "--module", "esnext", "--moduleResolution", "bundler"],
  ]) {
    const command = [...compiler, ...modules, ...options];
    await expectOutput(`TypeScript ${version}, ${title}`, "", command);
  }
}

/** Bundles the programs, and runs the bundles in a browser. */
async function bundle() {
  const { address, close } = await serveSite({ folder });
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"],
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  /** @param {string} path @param {string} text  what the page shows */
  const expectPage = async (path, text = ANSWERS) => {
    await page.goto(`${address}${path}`);
    await page.getByText(text, { exact: true }).waitFor({ timeout: 10_000 });
  };
  for (const [name, ...command] of [
    ["esbuild", "page.js", "--bundle", "--format=esm", "--outdir=with-esbuild"],
    ["rollup", "page.js", "--dir", "with-rollup", "-p", "node-resolve"],
  ]) {
    await record(`${name}, in a browser`, async () => {
      await run([`node_modules/.bin/${name}`, ...command]);
      mkdirSync(join(folder, `with-${name}`), { recursive: true });
      writeFileSync(join(folder, `with-${name}/index.html`), PROGRAMS["index.html"]);
      await expectPage(`with-${name}/`);
    });
  }
  await record("Vite, in a browser", async () => {
    writeFileSync(
      join(folder, "vite.config.js"),
      `export default {
        base: "./",
        worker: { format: "es" },
        build: {
          outDir: "with-vite",
          rolldownOptions: { input: ["index.html", "worker.html", "example.html"] },
        },
      };`,
    );
    await run(["node_modules/.bin/vite", "build"]);
    await expectPage("with-vite/");
  });
  await record("Vite, in a worker", () => expectPage("with-vite/worker.html"));
  await record("Vite, the example", () =>
    expectPage("with-vite/example.html", shownBy("use-worker.js")[0]),
  );
  await record("Observable Framework", async () => {
    mkdirSync(join(folder, "src"));
    const cell = `\`\`\`js\n${EXAMPLES["observable.js"]}\`\`\`\n`;
    writeFileSync(join(folder, "src/index.md"), cell);
    await run(["node_modules/.bin/observable", "build"]);
    await expectPage("dist/index.html", "Array(7) [2, 0, 5, 6, 1, 4, 3]");
  });
  await browser.close();
  await close();
}

/** @param {string} title @param {readonly string[]} host */
function expectCommand(title, host) {
  return expectOutput(title, SOLUTION, [...host, COMMAND, "solve", SCRAMBLE]);
}

/**
 * @param {string} title
 * @param {string | RegExp} expected  all that the program prints, or a part of it
 * @param {readonly string[]} command
 */
function expectOutput(title, expected, command) {
  return record(title, async () => {
    const output = (await run(command)).trim();
    const isExpected =
      typeof expected === "string" ? output === expected : expected.test(output);
    if (!isExpected) throw new Error(`expected ${expected}, got ${output}`);
  });
}

/** @param {string} title @param {() => Promise<void>} act  throws when the check fails */
async function record(title, act) {
  const start = Date.now();
  /** @type {string | undefined} */
  let fault;
  await act().catch(({ message }) => (fault = message));
  rows.push({ title, fault, seconds: (Date.now() - start) / 1000 });
  console.log(`${fault === undefined ? "✓" : "✗"} ${title}`);
}

/**
 * Runs a program in the project.
 * @param {readonly string[]} command
 * @returns {Promise<string>} what it prints
 */
function run([program, ...args]) {
  const child = spawn(program, args, { cwd: folder });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`exit code ${code}: ${output}`));
    });
  });
}
