import { afterEach, expect, test, vi } from "vitest";
import { drawingMimeBundle, saveDrawing } from "#notebook/document/save-drawing.ts";

const drawing = (svg: string) => ({ kind: "drawing", svg, label: "a line" }) as const;
const PICTURE = drawing(
  '<svg width="9"><path fill="var(--d3)" stroke="var(--none)"/></svg>',
);
const TITLED = drawing("<figure><h2>Bars</h2></figure>");

afterEach(() => {
  vi.unstubAllGlobals();
});

test("drawings are saved next to their script, numbered, as SVG or HTML", () => {
  const written: Record<string, string> = {};
  const fs = {
    writeFileSync: (file: string, text: string) => void (written[file] = text),
  };
  vi.stubGlobal("process", {
    argv: ["node", "/a.b/moves.ts"],
    getBuiltinModule: (name: string) => (name === "node:fs" ? fs : undefined),
  });
  saveDrawing(PICTURE);
  saveDrawing(TITLED);
  expect(written).toEqual({
    "/a.b/moves-1.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9"><path fill="#2e7d32" stroke="var(--none)"/></svg>',
    "/a.b/moves-2.html":
      '<!doctype html><meta charset="utf-8"><figure><h2>Bars</h2></figure>',
  });
});

test.each([
  ["no process", undefined],
  [
    "no script",
    {
      argv: ["node"],
      getBuiltinModule: () => ({ writeFileSync: () => expect.unreachable() }),
    },
  ],
  ["no files", { argv: ["node", "moves.ts"] }],
])("without %s, a drawing is not saved", (_, process) => {
  vi.stubGlobal("process", process);
  expect(() => saveDrawing(PICTURE)).not.toThrow();
});

test("an SVG with a namespace is not changed", () => {
  for (const svg of ['<svg xmlns="x"></svg>', '<svg a="1" xmlns = "x"></svg>']) {
    expect(drawingMimeBundle(drawing(svg))).toEqual({
      "image/svg+xml": svg,
      "text/plain": "a line",
    });
  }
  const inner = '<svg><a xmlns="x"/></svg>';
  expect(drawingMimeBundle(drawing(inner))["image/svg+xml"]).toMatch(
    /^<svg xmlns="http/,
  );
});
