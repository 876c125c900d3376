// Builds the site into dist, unless dist is up to date. With options of `astro build`, such
// as `--outDir`, it always builds.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "./fingerprint.mjs";
import { ROOT } from "./toolchain.mjs";

/**
 * A rendered page, as finished-pages.ts sends it.
 * @typedef {{path: string, status: number, headers: [string, string][], body: ArrayBuffer}} Page
 */

/** All inputs of the build; the lock represents the packages. */
const SOURCES = [
  ...["src", "build", "package", "public", "scripts/fingerprint.mjs"],
  ...["astro.config.mjs", "tsconfig.json", "package-lock.json"],
  ...["CHANGELOG.md", "LICENSE"],
];
/** The fingerprints of the inputs and of the resulting dist. */
const RECORD = join(ROOT, ".cache/site.json");

/**
 * @param {{options?: string[], onPage?: (page: Page) => void}} [details]
 * @returns {Promise<number>} an exit code
 */
export async function buildSite({ options = [], onPage } = {}) {
  const { SITE_ADDRESS = "", REPOSITORY_ADDRESS = "" } = process.env;
  const sources = fingerprint(ROOT, SOURCES, [
    ...[process.version, process.platform, process.arch],
    ...[SITE_ADDRESS, REPOSITORY_ADDRESS],
  ]);
  const recorded = existsSync(RECORD) ? readFileSync(RECORD, "utf8") : "";
  if (options.length > 0 || recorded !== stateWith(sources)) {
    const status = await runAstro(options, onPage);
    if (status !== 0) return status;
    if (options.length === 0) {
      mkdirSync(dirname(RECORD), { recursive: true });
      writeFileSync(RECORD, stateWith(sources));
    }
  }
  console.log("· the site is built");
  return 0;
}

/**
 * @param {string[]} options
 * @param {((page: Page) => void) | undefined} onPage
 * @returns {Promise<number>}
 */
function runAstro(options, onPage) {
  // The compiler allocates a lot: a larger young generation means fewer collections.
  const program = [
    "--max-semi-space-size=64",
    "node_modules/astro/bin/astro.mjs",
    "build",
  ];
  const astro = spawn(process.execPath, [...program, ...options], {
    cwd: ROOT,
    stdio: ["inherit", "inherit", "inherit", ...(onPage ? ["ipc"] : [])],
    serialization: "advanced",
  });
  if (onPage) astro.on("message", (page) => onPage(/** @type {Page} */ (page)));
  return new Promise((resolve) => astro.on("close", (status) => resolve(status ?? 1)));
}

/** @param {string} from */
function stateWith(from) {
  return JSON.stringify({ from, dist: fingerprint(ROOT, ["dist"]) });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await buildSite({ options: process.argv.slice(2) });
}
