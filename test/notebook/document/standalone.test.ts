import { afterEach, expect, test, vi } from "vitest";
import { choose, view } from "#notebook/document/standalone.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";
import { LIVE_DRAWING } from "#notebook/output/drawing.ts";

afterEach(() => vi.restoreAllMocks());

test("in exports, a control has its initial value, and an interactive drawing is displayed", () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  expect(view(Inputs.range([0, 9], { value: 4 }))).toBe(4);
  const drawing = { name: "drawing", [LIVE_DRAWING]: () => ({}) };
  expect(view(drawing as never)).toBe(null);
  expect(log.mock.calls).toEqual([[expect.stringContaining('name: "drawing"')]]);
  expect(() => view(5 as never)).toThrow("view takes a control");
});

test("in exports, controls have the values set on the page, in order", () => {
  const slider = () => view(Inputs.range([0, 9], { value: 4 }));
  choose([7, null, 8]);
  expect([slider(), slider(), slider(), slider()]).toEqual([7, 4, 8, 4]);
  choose([99]);
  expect(slider).toThrow("the value of “range” is 99; expected 0 to 9");
});
