import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { PlaceValue } from "./example-figure/PlaceValue.tsx";

const ROOT = join(import.meta.dirname, "..");
const guide = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");

/** The files written out in the guide, by the names in bold above them. */
const written = new Map(
  Array.from(guide.matchAll(/^\*\*`([\w.-]+)`\*\*\n\n```\w+\n([^]*?)\n```/gm)).map(
    ([, name, code]) => [name, code],
  ),
);

/** The code as it would be in a chapter's folder of figures. */
function inChapter(code: string): string {
  return code
    .trimEnd()
    .replaceAll("../../src/components/", "../../../")
    .replaceAll("../../src/lib/", "../../../../lib/");
}

test("the small figure of the guide is the one that is tested, in under 80 lines", () => {
  const files = globSync("*", { cwd: join(ROOT, "test/example-figure") }).sort();
  expect([...written.keys()].sort()).toEqual(files);
  for (const file of files) {
    const code = readFileSync(join(ROOT, "test/example-figure", file), "utf8");
    expect(written.get(file)).toBe(inChapter(code));
  }
  const lines = [...written.values()].join("\n").split("\n");
  expect(lines.length).toBeLessThan(80);
});

test("the small figure is drawn at build, and teaches before anybody touches it", () => {
  const html = render(<PlaceValue />);
  expect(html).toContain("2 × 3! is 12.");
  expect(html.match(/■/g)).toHaveLength(12);
});
