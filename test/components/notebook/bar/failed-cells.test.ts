import { expect, test } from "vitest";
import { failedInWords } from "../../../../src/components/notebook/bar/failed-cells.ts";
import { filesReadIn } from "../../../../src/components/notebook/bar/files-read-in.ts";

const ended = { code: "", outputs: [] };
const good = { kind: "code", ownResults: ended } as const;
const threw = {
  kind: "code",
  ownResults: { ...ended, error: { line: 1, message: "x is not defined" } },
} as const;
const stopped = { kind: "code", ownResults: { ...ended, note: "Stopped." } } as const;
const text = { kind: "text" } as const;

test("cells that threw or were stopped are named by their places, those that did not run are not", () => {
  const unread = { ...threw, from: "link" } as const;
  expect(failedInWords([good, text, { kind: "code" }, unread])).toBe("");
  expect(failedInWords([text, threw, good])).toBe("1 cell failed: 2.");
  expect(failedInWords([threw, text, stopped])).toBe("2 cells failed: 1 and 3.");
});

test("the files that cells read are found by the names in the code, each once", () => {
  const source =
    'FileAttachment("a b.csv").csv(); FileAttachment( `c` ); FileAttachment(n)';
  const code = { kind: "code", source } as const;
  expect(filesReadIn([code, code, { ...code, kind: "text" }])).toEqual([
    "a b.csv",
    "c",
  ]);
});
