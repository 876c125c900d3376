import { expect, test } from "vitest";
import { failedCellsMessage } from "#components/notebook/bar/failed-cells.ts";
import { referencedFiles } from "#components/notebook/bar/referenced-files.ts";

const ended = { code: "", outputs: [] };
const good = { kind: "code", ownResults: ended } as const;
const threw = {
  kind: "code",
  ownResults: { ...ended, error: { line: 1, message: "x is not defined" } },
} as const;
const stopped = { kind: "code", ownResults: { ...ended, note: "Stopped." } } as const;
const text = { kind: "text" } as const;

test("cells that threw or were stopped are listed by number, those that did not run are not", () => {
  const unread = { ...threw, from: "link" } as const;
  expect(failedCellsMessage([good, text, { kind: "code" }, unread])).toBe("");
  expect(failedCellsMessage([text, threw, good])).toBe("1 cell failed: 2.");
  expect(failedCellsMessage([threw, text, stopped])).toBe("2 cells failed: 1 and 3.");
});

test("the files that cells read are found by the names in the code, without duplicates", () => {
  const source =
    'FileAttachment("a b.csv").csv(); FileAttachment( `c` ); FileAttachment(n)';
  const code = { kind: "code", source } as const;
  expect(referencedFiles([code, code, { ...code, kind: "text" }])).toEqual([
    "a b.csv",
    "c",
  ]);
});
