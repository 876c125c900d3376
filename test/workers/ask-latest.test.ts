import { beforeEach, expect, test } from "vitest";
import { askLatest } from "#src/workers/ask-latest.ts";
import { WorkerClient } from "#src/workers/worker-client.ts";
import { PatientWorker } from "./patient-worker.ts";

let answers: string[];
let failures: string[];
let ask: (question: number) => void;
const worker = () => PatientWorker.made.at(-1)!;
const startClient = () =>
  new WorkerClient<number, string>(() => new PatientWorker() as unknown as Worker);
/** When the page has learnt what the worker has said. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  PatientWorker.made = [];
  answers = [];
  failures = [];
  ask = askLatest(startClient, {
    onAnswer: (answer) => answers.push(answer),
    onFailure: (message) => failures.push(message),
  });
});

test("no worker is started before there is a question, and one answers them all", async () => {
  expect(PatientWorker.made).toHaveLength(0);
  ask(1);
  worker().say({ type: "result", result: "one" });
  await heard();
  ask(2);
  worker().say({ type: "result", result: "two" });
  await heard();
  expect(PatientWorker.made).toHaveLength(1);
  expect(worker().asked).toEqual([1, 2]);
  expect(answers).toEqual(["one", "two"]);
});

test("of a thousand questions asked at once, the first and the last are put", async () => {
  for (let question = 1; question <= 1000; question++) ask(question);
  expect(worker().asked).toEqual([1]);
  worker().say({ type: "result", result: "first" });
  await heard();
  expect(worker().asked).toEqual([1, 1000]);
  worker().say({ type: "result", result: "last" });
  await heard();
  expect(worker().asked).toEqual([1, 1000]);
  expect(answers).toEqual(["first", "last"]);
});

test("a question that cannot be answered says why, and holds up none after it", async () => {
  ask(1);
  ask(2);
  worker().say({ type: "error", message: "no such goal" });
  await heard();
  expect(failures).toEqual(["no such goal"]);
  expect(worker().asked).toEqual([1, 2]);
  expect(PatientWorker.made).toHaveLength(1);
});

test("a question that cannot be posted says why, and holds up none after it", async () => {
  ask((() => 1) as never);
  await heard();
  expect(failures).toEqual([expect.stringContaining("could not be cloned")]);
  ask(2);
  ask((() => 3) as never);
  worker().say({ type: "result", result: "two" });
  await heard();
  ask(4);
  worker().say({ type: "result", result: "four" });
  await heard();
  expect(answers).toEqual(["two", "four"]);
  expect(failures).toHaveLength(2);
  expect(PatientWorker.made).toHaveLength(1);
});

test("a worker that breaks down is let go, and the next question starts another", async () => {
  ask(1);
  const broken = worker();
  broken.fail("out of memory");
  await heard();
  expect(failures).toEqual(["out of memory"]);
  expect(broken.ended).toBe(true);
  ask(2);
  expect(worker()).not.toBe(broken);
  worker().say({ type: "result", result: "two" });
  await heard();
  expect(answers).toEqual(["two"]);
});

test("a script that cannot be loaded has no message of its own", async () => {
  ask(1);
  worker().fail("");
  await heard();
  expect(failures).toEqual([
    "the worker could not be loaded. Try again when you are connected",
  ]);
});

test("where workers are forbidden, that is said too", async () => {
  const forbidden = askLatest(
    () =>
      new WorkerClient<number, string>(() => {
        throw new Error("no workers here");
      }),
    { onAnswer: () => undefined, onFailure: (message) => failures.push(message) },
  );
  forbidden(1);
  await heard();
  forbidden(2);
  await heard();
  expect(failures).toEqual(["no workers here", "no workers here"]);
});
