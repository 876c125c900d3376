// The examples of the page “Use it elsewhere”.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./toolchain.mjs";

const FOLDER = join(ROOT, "package/examples");

/**
 * Their texts, by the names of their files.
 * @type {Readonly<Record<string, string>>}
 */
export const EXAMPLES = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]),
);

/**
 * What an example shows according to its comments, line by line.
 * @param {string} name
 * @returns {string[]}
 */
export function shownBy(name) {
  return Array.from(EXAMPLES[name].matchAll(/\/\/ → (.+)$/gm), ([, text]) => text);
}
