import { beforeEach, expect, test, vi } from "vitest";
import { runJob } from "#src/workers/run-job.ts";
import {
  WorkerClient,
  WorkerMissing,
  WorkerTooSlow,
} from "#src/workers/worker-client.ts";
import { PatientWorker } from "./patient-worker.ts";

let page: AbortController;
const worker = () => PatientWorker.made.at(-1)!;
const startClient = () =>
  new WorkerClient<number, string, string>(
    () => new PatientWorker() as unknown as Worker,
    page.signal,
  );

beforeEach(() => {
  PatientWorker.made = [];
  page = new AbortController();
});

test("one worker answers all questions, each with its own, in the order in which they came", async () => {
  const client = startClient();
  const told: string[] = [];
  const first = client.ask(1, {
    onProgress: (progress) => told.push(`first ${progress}`),
  });
  const second = client.ask(2, {
    onProgress: (progress) => told.push(`second ${progress}`),
  });
  const third = client.ask(3);
  worker().say({ type: "progress", progress: "half" });
  worker().say({ type: "result", result: "one" });
  worker().say({ type: "progress", progress: "half" });
  worker().say({ type: "error", message: "no two" });
  worker().say({ type: "progress", progress: "half" });
  worker().say({ type: "result", result: "three" });
  await expect(first).resolves.toBe("one");
  await expect(second).rejects.toThrow("no two");
  await expect(third).resolves.toBe("three");
  expect(told).toEqual(["first half", "second half"]);
  expect(PatientWorker.made).toHaveLength(1);
  expect(worker().asked).toEqual([1, 2, 3]);
  expect(worker().ended).toBe(false);
});

test("when the page has no more use for it, it is ended, and questions on their way say why", async () => {
  const client = startClient();
  const waiting = [client.ask(1), client.ask(2)];
  page.abort(new Error("another puzzle was chosen"));
  for (const one of [...waiting, client.ask(3)]) {
    await expect(one).rejects.toThrow("another puzzle was chosen");
  }
  expect(worker().ended).toBe(true);
  expect(worker().asked).toEqual([1, 2]);
  expect(() => startClient()).toThrow("another puzzle");
});

test("a question that cannot be posted is refused, and takes no other's answer", async () => {
  const client = startClient();
  const first = client.ask(1);
  await expect(client.ask((() => 2) as never)).rejects.toThrow("could not be cloned");
  const third = client.ask(3);
  worker().say({ type: "result", result: "one" });
  worker().say({ type: "result", result: "three" });
  await expect(first).resolves.toBe("one");
  await expect(third).resolves.toBe("three");
});

test("a question is stopped without ending the worker, and its answer still comes", async () => {
  const client = startClient();
  const [first, second, third] = [1, 2, 3].map(() => new AbortController());
  third.abort();
  const answers = [first, second, third].map(({ signal }, i) =>
    client.ask(i, { stop: signal }),
  );
  expect(worker().stopped).toEqual([3]);
  second.abort();
  expect(worker().stopped).toEqual([3, 2]);
  for (const result of ["a", "b", "c"]) worker().say({ type: "result", result });
  expect(await Promise.all(answers)).toEqual(["a", "b", "c"]);
  first.abort();
  expect(worker().stopped).toEqual([3, 2]); // an answered question is not stopped
  expect(worker().ended).toBe(false);
});

test("a worker that has ended does not listen to its page any more", () => {
  const removed = vi.spyOn(page.signal, "removeEventListener");
  const added = vi.spyOn(page.signal, "addEventListener");
  startClient().end();
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
    added.mock.calls.map(([type, listener]) => [type, listener]),
  );
});

test("a worker that breaks down answers nothing any more", async () => {
  const client = startClient();
  const first = client.ask(1);
  worker().fail("out of memory");
  await expect(first).rejects.toThrow("out of memory");
  await expect(client.ask(2)).rejects.toThrow("out of memory");
  expect(worker().ended).toBe(true);
});

test("a time limit counts from when the worker is loaded and the answer before has come", async () => {
  vi.useFakeTimers();
  const client = startClient();
  const first = client.ask(1, { timeLimit: 100 });
  const second = client.ask(2, { timeLimit: 100 });
  const third = client.ask(3);
  vi.advanceTimersByTime(1000);
  worker().say({ type: "ready" });
  vi.advanceTimersByTime(99);
  worker().say({ type: "result", result: "one" });
  await expect(first).resolves.toBe("one");
  vi.advanceTimersByTime(99);
  expect(worker().ended).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(second).rejects.toThrow(WorkerTooSlow);
  await expect(third).rejects.toThrow(WorkerTooSlow);
  expect(worker().ended).toBe(true);
  vi.useRealTimers();
});

test("a worker whose job cannot be loaded is missing", async () => {
  const client = startClient();
  const first = client.ask(1);
  worker().say({ type: "missing" });
  await expect(first).rejects.toThrow(WorkerMissing);
  expect(client.hasEnded).toBe(true);
});

test("the worker of a single job is ended with its answer, or its error", async () => {
  const options = { signal: page.signal, onProgress: () => undefined };
  vi.stubGlobal("Worker", PatientWorker);
  const good = runJob("whole-table", "HTM", options);
  worker().say({ type: "result", result: "one" });
  await expect(good).resolves.toBe("one");
  expect(worker().ended).toBe(true);
  const bad = runJob("whole-table", "QTM", options);
  worker().say({ type: "error", message: "no two" });
  await expect(bad).rejects.toThrow("no two");
  expect(worker().ended).toBe(true);
});
