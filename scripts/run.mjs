// What `npm start`, `npm test` and the other commands call: it sets up what is
// missing, then hands over to a Node that is new enough.
import { spawnSync } from "node:child_process";
import {
  ensureBrowser,
  ensureNode,
  ensurePackages,
  environment,
  ROOT,
} from "./toolchain.mjs";

const ASTRO = "node_modules/astro/bin/astro.mjs";
const ASSEMBLY = ["scripts/compile-assembly.mjs"];

/** Each command is a list of programs, run in this order until one fails. @type {Record<string, string[][]>} */
const COMMANDS = {
  start: [ASSEMBLY, [ASTRO, "build"], ["scripts/serve.mjs"]],
  build: [ASSEMBLY, [ASTRO, "build"]],
  dev: [ASSEMBLY, [ASTRO, "dev"]],
  test: [["scripts/test.mjs"]],
  bench: [
    ["bench/indexing.ts"],
    ["bench/tables.ts"],
    ["bench/one-frame.ts"],
    ["bench/solve.ts"],
    ["bench/answer.ts"],
    ["bench/first-run.ts"],
  ],
};

const [name, ...rest] = process.argv.slice(2);
const programs = COMMANDS[name];
if (!programs) {
  throw new Error(`unknown command ${name}; expected one of ${Object.keys(COMMANDS)}`);
}
const node = ensureNode();
ensurePackages(node);
const env = environment(node);
if (name === "test") env["CHROME_PATH"] = await ensureBrowser();
for (const [i, program] of programs.entries()) {
  const args = i === programs.length - 1 ? [...program, ...rest] : program;
  const { status } = spawnSync(node, args, { cwd: ROOT, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
