// Builds the site into dist, unless dist is up to date. With options for `astro build`,
// such as `--outDir`, it always builds.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { ROOT } from "./toolchain.mjs";

/** Everything that the site is made from; the lock file covers the packages. */
const SOURCES = [
  ...["src", "build", "public"],
  ...["astro.config.mjs", "tsconfig.json", "package-lock.json"],
];
/** A record of what dist was built from, and of its content. */
const RECORD = join(ROOT, ".cache/site.json");

const options = process.argv.slice(2);
const sources = fingerprint(ROOT, SOURCES, [
  ...[process.version, process.platform, process.arch],
]);
const recorded = existsSync(RECORD) ? readFileSync(RECORD, "utf8") : "";
if (options.length === 0 && recorded === stateWith(sources)) {
  console.log("· the site is built");
} else {
  const { status } = spawnSync(
    process.execPath,
    // The compiler produces much garbage: with a larger young generation, it is collected
    // less often.
    [
      "--max-semi-space-size=64",
      "node_modules/astro/bin/astro.mjs",
      "build",
      ...options,
    ],
    { cwd: ROOT, stdio: "inherit" },
  );
  if (status !== 0) process.exit(status ?? 1);
  if (options.length === 0) {
    mkdirSync(dirname(RECORD), { recursive: true });
    writeFileSync(RECORD, stateWith(sources));
  }
}

/** @param {string} from */
function stateWith(from) {
  return JSON.stringify({ from, dist: fingerprint(ROOT, ["dist"]) });
}
