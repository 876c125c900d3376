import { beforeEach, expect, test, vi } from "vitest";
import {
  FREEZE_MS,
  hasFrozen,
  recordFreeze,
  watchForFreeze,
} from "#components/notebook/cell/freeze-guard.ts";
import { followDrawing } from "#components/notebook/cell/output/follow-drawing.ts";
import { FakeStorage } from "../../fake-storage.ts";

vi.mock("#components/notebook/cell/output/patch-drawing.ts", () => ({
  DrawingPatcher: class {
    async apply() {}
  },
}));

/** The frames that the page has asked for. */
let frames: (() => void)[];
let page: EventTarget;

beforeEach(() => {
  FakeStorage.stub();
  frames = [];
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(page, { hidden: false }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
});

/** Paints after a time. */
function paintAfter(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(1);
}

test("content that took long to paint has frozen the page", () => {
  watchForFreeze("quick");
  paintAfter(100);
  watchForFreeze("slow");
  expect(hasFrozen("slow")).toBe(false);
  paintAfter(FREEZE_MS + 1);
  expect(["quick", "slow"].map(hasFrozen)).toEqual([false, true]);
});

test("a freeze stays recorded, however much else the page shows", () => {
  recordFreeze("frozen");
  for (let i = 0; i < 200; i++) watchForFreeze(`text ${i}`);
  paintAfter(100);
  expect(hasFrozen("frozen")).toBe(true);
  expect(hasFrozen("text 0")).toBe(false);
});

test("a drawing that changed while the page was hidden has not frozen it", async () => {
  let redraw: (changes: readonly never[], listens: boolean) => Promise<void>;
  const line = {
    follow: (_: number, call: typeof redraw) => {
      redraw = call;
      return () => {};
    },
    sendEvent: async () => {},
  };
  const place = { dataset: { prefix: "" } } as unknown as HTMLElement;
  const living = { id: 1, listens: false } as never;
  followDrawing(place, living, "<svg/>", line, () => {});
  const change = async (milliseconds: number, isHidden: boolean) => {
    const done = redraw([], false);
    await vi.advanceTimersByTimeAsync(milliseconds);
    if (isHidden) page.dispatchEvent(new Event("visibilitychange"));
    for (const frame of frames.splice(0)) frame();
    await vi.advanceTimersByTimeAsync(5 * milliseconds + 100);
    await done;
  };
  await change(60_000, true);
  expect(hasFrozen("<svg/>")).toBe(false);
  await change(FREEZE_MS + 1, false);
  expect(hasFrozen("<svg/>")).toBe(true);
});
