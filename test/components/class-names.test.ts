import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const COMPONENTS = new URL("../../src/components/", import.meta.url).pathname;

/**
 * A page loads many style sheets, so a class name styled by two of them gets both styles.
 */
test("no two style sheets style the same class", () => {
  const sheets = new Map<string, string[]>();
  for (const file of globSync("**/*.css", { cwd: COMPONENTS })) {
    for (const name of classesAlone(readFileSync(COMPONENTS + file, "utf8"))) {
      sheets.set(name, [...(sheets.get(name) ?? []), basename(file)]);
    }
  }
  expect(sheets.size).toBeGreaterThan(100);
  expect([...sheets].filter(([, files]) => files.length > 1)).toEqual([]);
});

/** A group that is a whole selector: `:is(.a, .b)` is no more than `.a, .b`. */
const GROUP_ALONE = /(?<=^\s*|,\s*):is\(([^()]*)\)(?=\s*(?:,|$))/g;

/** The classes that a style sheet selects by name alone. */
function classesAlone(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, "")
    .matchAll(/(?<=^|[{};])([^{};]+)\{/g);
  return new Set(
    [...selectors]
      .flatMap(([, list]) => list.replace(GROUP_ALONE, "$1").split(","))
      .map((selector) => selector.trim())
      .filter((selector) => /^\.[\w-]+$/.test(selector)),
  );
}
