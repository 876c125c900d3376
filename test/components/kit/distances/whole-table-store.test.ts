import { beforeEach, expect, test, vi } from "vitest";
import { wholeTables } from "../../../../src/components/kit/distances/whole-table-store.ts";
import type { JobMessage } from "../../../../src/workers/job-messages.ts";
import type { DepthDone, WholeTable } from "../../../../src/workers/whole-table.ts";

/** Workers that say only what the test lets them say. */
class SilentWorker extends EventTarget {
  static made: SilentWorker[] = [];
  ended = false;
  constructor() {
    super();
    SilentWorker.made.push(this);
  }
  postMessage() {}
  terminate() {
    this.ended = true;
  }
  say(data: JobMessage<DepthDone, WholeTable>) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

vi.stubGlobal("Worker", SilentWorker);
const store = wholeTables.HTM;
const table = { metric: "HTM", histogram: [1, 9] } as unknown as WholeTable;
const lastWorker = () => SilentWorker.made.at(-1)!;

beforeEach(() => {
  store.cancel();
  store.forget();
  SilentWorker.made = [];
});

test("depths come as they are finished, then the table, and the worker ends", async () => {
  const built = store.start();
  expect(store.build.value).toEqual({ phase: "building", found: [] });
  lastWorker().say({ type: "progress", progress: { depth: 0, count: 1 } });
  lastWorker().say({ type: "progress", progress: { depth: 1, count: 9 } });
  expect(store.build.value).toEqual({ phase: "building", found: [1, 9] });
  lastWorker().say({ type: "result", result: table });
  await built;
  expect(store.build.value).toEqual({ phase: "ready", table });
  expect(lastWorker().ended).toBe(true);
});

test("one worker at a time, and none when the table is there", async () => {
  const built = store.start();
  await store.start();
  lastWorker().say({ type: "result", result: table });
  await built;
  await store.start();
  expect(SilentWorker.made).toHaveLength(1);
});

test("cancelled and started again at once, the new worker's table is the one that counts", async () => {
  const first = store.start();
  const old = lastWorker();
  old.say({ type: "result", result: { ...table, histogram: [] } });
  store.cancel();
  expect(store.build.value).toEqual({ phase: "cancelled" });
  const second = store.start();
  await first;
  expect(old.ended).toBe(true);
  expect(store.build.value).toEqual({ phase: "building", found: [] });
  lastWorker().say({ type: "result", result: table });
  await second;
  expect(store.build.value).toEqual({ phase: "ready", table });
});

test("a finished table is not cancelled, but can be forgotten", async () => {
  const built = store.start();
  lastWorker().say({ type: "result", result: table });
  await built;
  store.cancel();
  expect(store.build.value.phase).toBe("ready");
  store.forget();
  expect(store.build.value).toEqual({ phase: "none" });
});

test("what goes wrong is told in words, and a new start is possible", async () => {
  const built = store.start();
  lastWorker().say({ type: "error", message: "no memory" });
  await built;
  expect(store.build.value).toEqual({ phase: "failed", message: "no memory" });
  const again = store.start();
  expect(store.build.value.phase).toBe("building");
  lastWorker().say({ type: "result", result: table });
  await again;
});
