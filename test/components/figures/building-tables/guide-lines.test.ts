import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CREATE_TABLES } from "#figures/building-tables/console/guide-lines.ts";

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

test("the lines beside the guide’s are those of the chapter’s cell, in its order", () => {
  const chapter = read("src/pages/building-tables.mdx");
  const [cell] = chapter.match(/^const prune1 = [^]*?^```$/m)!;
  const lines = CREATE_TABLES.flatMap(([, ours]) => ours.split("\n"));
  let from = 0;
  // The order differs within a loop only where the guide copies a variable first.
  for (const line of lines) {
    expect(cell).toContain(`${line}\n`);
    if (line === "    let next = index;") continue;
    const at = cell.indexOf(`${line}\n`, from);
    expect(at, line).toBeGreaterThanOrEqual(from);
    from = at;
  }
});
