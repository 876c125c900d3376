// Builds the site again, without the caches of earlier builds, and compares it with dist
// byte by byte: the same sources must give the same site.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn } from "./fingerprint.mjs";
import { ROOT } from "./toolchain.mjs";

// Inside the project, so that packages are resolved.
const AGAIN = ".astro/built-again";
const cache = mkdtempSync(join(tmpdir(), "every-cube-"));

try {
  const { status } = spawnSync(
    process.execPath,
    ["scripts/build-site.mjs", "--outDir", AGAIN],
    { cwd: ROOT, stdio: "inherit", env: { ...process.env, EVERY_CUBE_CACHE: cache } },
  );
  if (status !== 0) throw new Error("the second build failed");
  const differences = compare("dist", AGAIN);
  for (const difference of differences) console.log(difference);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  rmSync(cache, { recursive: true });
  rmSync(join(ROOT, AGAIN), { recursive: true, force: true });
}

/** @param {string} first @param {string} second @returns {string[]} paths that differ */
function compare(first, second) {
  const [ours, theirs] = [first, second].map((folder) =>
    filesIn(ROOT, folder).map((path) => path.slice(folder.length + 1)),
  );
  if (ours.length === 0) return [`${first} is empty`];
  return [...new Set([...ours, ...theirs])].sort().flatMap((path) => {
    if (!theirs.includes(path)) return [`only in the first: ${path}`];
    if (!ours.includes(path)) return [`only in the second: ${path}`];
    const [a, b] = [first, second].map((folder) =>
      readFileSync(join(ROOT, folder, path)),
    );
    if (a.equals(b)) return [];
    const at = a.findIndex((byte, i) => byte !== b[i]);
    const around = (/** @type {Buffer} */ bytes) =>
      JSON.stringify(bytes.subarray(Math.max(0, at - 60), at + 60).toString());
    return [`differs: ${path}\n  ${around(a)}\n  ${around(b)}`];
  });
}
