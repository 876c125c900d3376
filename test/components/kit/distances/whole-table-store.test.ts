import { beforeEach, expect, test, vi } from "vitest";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import type { WholeTable } from "#src/workers/whole-table.ts";
import { PatientWorker } from "#test/workers/patient-worker.ts";

vi.stubGlobal("Worker", PatientWorker);
vi.useFakeTimers({ toFake: ["performance"] });
const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
const store = wholeTables.HTM;
const table = { metric: "HTM", histogram: [1, 9] } as unknown as WholeTable;
/** After no wait, on the fake clock. */
const built = { ...table, milliseconds: 0 };
const lastWorker = () => PatientWorker.made.at(-1)!;

beforeEach(() => {
  store.cancel();
  store.reset();
  PatientWorker.made = [];
});

test("depths come as they are finished, then the table and how long the reader waited, and the worker ends", async () => {
  const end = store.start();
  expect(store.state).toEqual({ phase: "running", progress: [] });
  lastWorker().say({ type: "progress", progress: { depth: 0, count: 1 } });
  lastWorker().say({ type: "progress", progress: { depth: 1, count: 9 } });
  expect(store.state).toEqual({ phase: "running", progress: [1, 9] });
  vi.advanceTimersByTime(2300);
  lastWorker().say({ type: "result", result: table });
  await end;
  const result = { ...table, milliseconds: 2300 };
  expect(store.state).toEqual({ phase: "done", progress: [1, 9], result });
  expect(lastWorker().ended).toBe(true);
});

test("one worker at a time, and none when the table is there", async () => {
  const end = store.start();
  await store.start();
  await store.startOnce();
  lastWorker().say({ type: "result", result: table });
  await end;
  await store.startOnce();
  expect(PatientWorker.made).toHaveLength(1);
});

test("cancelled and started again at once, the new worker's table is the one that counts", async () => {
  const first = store.start();
  const old = lastWorker();
  old.say({ type: "result", result: { ...table, histogram: [] } });
  store.cancel();
  expect(store.state).toEqual({ phase: "cancelled", progress: [] });
  const second = store.start();
  await first;
  expect(old.ended).toBe(true);
  expect(store.state).toEqual({ phase: "running", progress: [] });
  lastWorker().say({ type: "result", result: table });
  await second;
  expect(store.state).toEqual({ phase: "done", progress: [], result: built });
});

test("a finished table is not cancelled, but can be forgotten", async () => {
  const end = store.start();
  lastWorker().say({ type: "result", result: table });
  await end;
  store.cancel();
  expect(store.state.phase).toBe("done");
  store.reset();
  expect(store.state).toEqual({ phase: "idle", progress: [] });
});

test("what goes wrong is told in words, and a new start is possible", async () => {
  const end = store.start();
  lastWorker().say({ type: "error", message: "no memory" });
  await end;
  const failed = { phase: "failed", progress: [] };
  expect(store.state).toEqual({ ...failed, message: "no memory", isUndone: false });
  const unheard = store.start();
  lastWorker().dispatchEvent(new Event("error"));
  await unheard;
  const message = "the worker could not be loaded. Try again when you are connected";
  expect(store.state).toEqual({ ...failed, message, isUndone: true });
  const again = store.start();
  expect(store.state.phase).toBe("running");
  lastWorker().say({ type: "result", result: table });
  await again;
});

test("a table that no worker could build is built when the network is back, unless it is no longer wanted", async () => {
  const fail = async () => {
    const unheard = store.start();
    lastWorker().dispatchEvent(new Event("error"));
    await unheard;
  };
  await fail();
  page.dispatchEvent(new Event("online"));
  expect(store.state.phase).toBe("running");
  lastWorker().say({ type: "result", result: table });
  await store.whenDone();
  page.dispatchEvent(new Event("online"));
  expect(PatientWorker.made).toHaveLength(2);

  await fail();
  store.cancel();
  page.dispatchEvent(new Event("online"));
  expect(store.state.phase).toBe("failed");
});

test("the table is built on demand, and callers learn when that fails", async () => {
  const needed = store.whenDone();
  lastWorker().say({ type: "result", result: table });
  const first = await needed;
  expect(first).toEqual(built);
  expect(await store.whenDone()).toBe(first);
  expect(PatientWorker.made).toHaveLength(1);

  store.reset();
  const cancelled = store.whenDone();
  store.cancel();
  await expect(cancelled).rejects.toThrow("the work was cancelled");
  const failed = store.whenDone();
  lastWorker().say({ type: "error", message: "no memory" });
  await expect(failed).rejects.toThrow("no memory");
});

test("what a cancelled worker still says counts no more", async () => {
  const end = store.start();
  const old = lastWorker();
  store.cancel();
  old.say({ type: "progress", progress: { depth: 0, count: 1 } });
  await end;
  expect(store.state).toEqual({ phase: "cancelled", progress: [] });
});
