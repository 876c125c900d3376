// Sees to what the commands need: a Node that is new enough, the packages of
// package-lock.json, and a browser for the tests. It runs on an old Node and
// without any package, because it is what fetches them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

// Node from this version on runs the library's TypeScript as it stands.
const OLDEST_NODE = [22, 18];
const NODE_VERSION = "24.21.0";
const CHROMIUM_VERSION = "153.0.0";

const CHROMIUM_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @param {string} message */
function announce(message) {
  console.log(`· ${message}`);
}

/**
 * Runs npm: the one that was called, on the Node given, or else the one on the path.
 * @param {string[]} args
 * @param {string} [node]
 */
function npm(args, node = process.execPath) {
  const script = process.env["npm_execpath"];
  const options = /** @type {const} */ ({ cwd: ROOT, stdio: "inherit" });
  const done = script?.endsWith("js")
    ? spawnSync(node, [script, ...args], options)
    : spawnSync(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
  if (done.status !== 0) throw new Error(`npm ${args.join(" ")} failed`);
}

/** Installs one package beside the project, not among its dependencies. @param {string} name @param {string} version */
function fetchTool(name, version) {
  const folder = join(ROOT, ".tools", name.replace("/", "-"));
  const installed = join(folder, "node_modules", name);
  if (!existsSync(join(installed, "package.json"))) {
    announce(`fetching ${name} ${version}, once`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}\n");
    npm([
      "install",
      "--no-save",
      "--no-package-lock",
      "--prefix",
      folder,
      `${name}@${version}`,
    ]);
  }
  return installed;
}

/** @returns {string} the path of a Node that is new enough */
export function ensureNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const newEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (newEnough) return process.execPath;
  const platform = process.platform === "win32" ? "win" : process.platform;
  const folder = fetchTool(`node-${platform}-${process.arch}`, NODE_VERSION);
  return join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
}

/**
 * Installs the packages of package-lock.json unless they are there, each in its version.
 * @param {string} node
 */
export function ensurePackages(node) {
  const wanted = JSON.parse(
    readFileSync(join(ROOT, "package-lock.json"), "utf8"),
  ).packages;
  const record = join(ROOT, "node_modules", ".package-lock.json");
  const present = existsSync(record)
    ? JSON.parse(readFileSync(record, "utf8")).packages
    : {};
  const missing = Object.keys(wanted).filter(
    (path) =>
      path !== "" &&
      !wanted[path].optional &&
      present[path]?.version !== wanted[path].version,
  );
  if (missing.length === 0) return;
  announce(`installing ${missing.length} packages`);
  npm(["ci", "--loglevel=error"], node);
}

/**
 * A browser for the tests: the one named in CHROME_PATH; else, where it runs, a headless
 * Chromium of a fixed version; else the system's own.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no such file`);
  }
  if (process.platform === "linux" && process.arch === "x64") {
    const folder = fetchTool("@sparticuz/chromium", CHROMIUM_VERSION);
    const { resolve } = createRequire(join(folder, "package.json"));
    const { default: chromium } = await import(
      pathToFileURL(resolve("@sparticuz/chromium")).href
    );
    const path = await chromium.executablePath();
    if (spawnSync(path, ["--version"]).status === 0) return path;
  }
  const found = CHROMIUM_PLACES.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    "no Chrome or Chromium was found; install one, or name it in CHROME_PATH",
  );
}

/** The environment for the project's programs: this Node first, no telemetry. @param {string} node */
export function environment(node) {
  return {
    ...process.env,
    PATH: dirname(node) + delimiter + process.env["PATH"],
    ASTRO_TELEMETRY_DISABLED: "1",
  };
}
