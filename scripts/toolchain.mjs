// Sets up what the commands need: a recent enough Node, the packages of package-lock.json,
// and a browser for the tests. It must run on an old Node and without packages, because it
// is what installs them.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

// The first version of Node that runs the library's TypeScript directly.
const OLDEST_NODE = [22, 18];
// The first version of Node 20 whose npm installs packages for a newer Node.
const INSTALLING_NODE = [20, 19];
const NODE_VERSION = "24.21.0";
const CHROMIUM_VERSION = "153.0.0";

/** Time limit of the first attempt to fetch a tool, in milliseconds. */
const PATIENCE = 240_000;

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
 * Runs npm: the one that started this script, on the given Node, or else the one on the
 * PATH.
 * @param {string[]} args
 * @param {string} [node]
 * @param {number} [timeout]  in milliseconds, after which it is stopped
 * @returns {Promise<void>}
 */
function npm(args, node = process.execPath, timeout) {
  const script = process.env["npm_execpath"];
  const options = /** @type {const} */ ({ cwd: ROOT, stdio: "inherit", timeout });
  // Versions are locked, so npm's cache is as good as the registry.
  const all = [...args, "--prefer-offline", "--no-progress", "--loglevel=error"];
  const program = script?.endsWith("js")
    ? spawn(node, [script, ...all], options)
    : spawn(process.platform === "win32" ? "npm.cmd" : "npm", all, options);
  return new Promise((resolve, reject) => {
    program.on("error", reject);
    program.on("close", (status) => {
      if (status === 0) resolve();
      else reject(new Error(`npm ${args.join(" ")} failed`));
    });
  });
}

/**
 * Installs one package next to the project, not among its dependencies.
 * @param {string} name
 * @param {string} version
 */
export async function fetchTool(name, version) {
  const folder = join(ROOT, ".tools", name.replace("/", "-"));
  const installed = join(folder, "node_modules", name);
  if (!existsSync(join(installed, "package.json"))) {
    announce(`fetching ${name} ${version}, once`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}\n");
    const args = ["install", "--no-save", "--no-package-lock", "--prefix", folder];
    const install = (/** @type {number | undefined} */ timeout) =>
      npm([...args, `${name}@${version}`], process.execPath, timeout);
    // npm can hang while it unpacks a large package from its cache.
    await install(PATIENCE).catch(() => install(undefined));
  }
  return installed;
}

/**
 * Ensures a recent enough Node and the packages, installed in parallel where possible.
 * @param {"all" | "to serve"} scope
 * @returns {Promise<string>} the path of Node
 */
export async function ensureTools(scope) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isAtLeast = (/** @type {number[]} */ [m, n]) =>
    major > m || (major === m && minor >= n);
  if (isAtLeast(OLDEST_NODE)) {
    await ensurePackages(scope);
    return process.execPath;
  }
  // npm skips optional packages that are not meant for the Node it runs on.
  if (isAtLeast(INSTALLING_NODE) && major === INSTALLING_NODE[0]) {
    const [node] = await Promise.all([fetchNode(), ensurePackages(scope)]);
    return node;
  }
  const node = await fetchNode();
  await ensurePackages(scope, node);
  return node;
}

/** @returns {Promise<string>} the path of a Node for this project alone */
async function fetchNode() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const folder = await fetchTool(`node-${platform}-${process.arch}`, NODE_VERSION);
  return join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
}

/**
 * Installs the packages of package-lock.json unless they are there in the right versions.
 * Installed test packages are kept.
 * @param {"all" | "to serve"} scope
 * @param {string} [node]
 */
async function ensurePackages(scope, node) {
  const locked = packagesIn(join(ROOT, "package-lock.json"));
  const present = packagesIn(join(ROOT, "node_modules", ".package-lock.json"));
  const hasAll = Object.values(present).some(({ dev }) => dev);
  const withDev = scope === "all" || hasAll;
  const missing = Object.keys(locked).filter(
    (path) =>
      path !== "" &&
      !locked[path].optional &&
      (withDev || !locked[path].dev) &&
      present[path]?.version !== locked[path].version,
  );
  if (missing.length === 0) return;
  announce("installing the packages of package-lock.json");
  await npm(withDev ? ["ci"] : ["ci", "--omit=dev"], node);
}

/**
 * @param {string} lockFile
 * @returns {Record<string, {version: string, dev?: boolean, optional?: boolean}>} by path
 */
function packagesIn(lockFile) {
  if (!existsSync(lockFile)) return {};
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/**
 * A browser for the tests: the one named in CHROME_PATH; else a headless Chromium of a
 * fixed version, if it runs here; else the system's own.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no such file`);
  }
  if (process.platform === "linux" && process.arch === "x64") {
    const folder = await fetchTool("@sparticuz/chromium", CHROMIUM_VERSION);
    const { resolve } = createRequire(join(folder, "package.json"));
    const { default: chromium } = await import(
      pathToFileURL(resolve("@sparticuz/chromium")).href
    );
    const path = await chromium.executablePath();
    if (spawnSync(path, ["--version"]).status === 0) return path;
  }
  const installed = CHROMIUM_PLACES.find((path) => existsSync(path));
  if (installed) return installed;
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
