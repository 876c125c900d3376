// The entry point of `npm start`, `npm test` and the other commands: sets up what is
// missing, then runs the command on a recent enough Node.
import { spawnSync } from "node:child_process";
import { isAssemblyStale } from "./compile-assembly.mjs";
import { ensureBrowser, ensureTools, environment, ROOT } from "./toolchain.mjs";

const [name, ...options] = process.argv.slice(2);

/** Each command is a list of programs, run in this order until one fails. @type {Record<string, string[][]>} */
const COMMANDS = {
  start: [["scripts/start.mjs", ...options]],
  build: [["scripts/build-site.mjs", ...options]],
  dev: [["node_modules/astro/bin/astro.mjs", "dev", ...options]],
  check: [["scripts/check.mjs", ...options]],
  test: [["scripts/test.mjs", ...options]],
  "test-night": [["scripts/test-night.mjs"]],
  bench: [
    ...["indexing", "combinatorics", "tables", "any-puzzle", "one-frame", "solve"],
    ...[
      "answer",
      "next-paint",
      "first-run",
      "many-cells",
      "types",
      "scan-cube",
      "big-cube",
    ],
  ].map((bench) => [`bench/${bench}.ts`, ...options]),
  package: [["scripts/package.mjs", ...options]],
  "check-package": [["scripts/check-package.mjs"]],
  "measure-start": [["scripts/measure-start.mjs", ...options]],
};
/** These need only what it takes to build and serve the site. */
const SERVING = ["start", "build", "dev", "package"];
/** These need a browser. */
const BROWSING = ["test", "check-package"];

const programs = COMMANDS[name];
if (!programs) {
  throw new Error(`unknown command ${name}; expected one of ${Object.keys(COMMANDS)}`);
}
const isStale = isAssemblyStale();
const node = await ensureTools(SERVING.includes(name) && !isStale ? "to serve" : "all");
const env = environment(node);
if (BROWSING.includes(name)) env["CHROME_PATH"] = await ensureBrowser();
if (isStale) programs.unshift(["scripts/compile-assembly.mjs"]);
for (const program of programs) {
  const { status } = spawnSync(node, program, { cwd: ROOT, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
