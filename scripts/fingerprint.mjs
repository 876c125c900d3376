// Content hashes of files, the same on every machine: they depend on paths and contents,
// not on times.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} root
 * @param {readonly string[]} places  files and folders below the root; missing ones are skipped
 * @param {readonly string[]} [also]  further text to include in the hash
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprint(root, places, also = []) {
  const hash = createHash("sha256");
  for (const path of places.flatMap((place) => filesIn(root, place))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.update(also.join("\0")).digest("hex");
}

/** @param {string} root @param {string} place @returns {string[]} sorted, with slashes */
export function filesIn(root, place) {
  const found = statSync(join(root, place), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [place];
  const names = readdirSync(join(root, place)).sort();
  return names.flatMap((name) => filesIn(root, `${place}/${name}`));
}
