import { beforeEach, expect, test } from "vitest";
import { askLatest } from "#src/workers/ask-latest.ts";
import { PatientWorker } from "./patient-worker.ts";

let answers: string[];
let failures: string[];
let ask: (question: number) => void;
const worker = () => PatientWorker.made.at(-1)!;

beforeEach(() => {
  PatientWorker.made = [];
  answers = [];
  failures = [];
  ask = askLatest<number, string>(() => new PatientWorker() as unknown as Worker, {
    onAnswer: (answer) => answers.push(answer),
    onFailure: (message) => failures.push(message),
  });
});

test("no worker is started before there is a question, and one answers them all", () => {
  expect(PatientWorker.made).toHaveLength(0);
  ask(1);
  worker().say({ type: "result", result: "one" });
  ask(2);
  worker().say({ type: "result", result: "two" });
  expect(PatientWorker.made).toHaveLength(1);
  expect(worker().asked).toEqual([1, 2]);
  expect(answers).toEqual(["one", "two"]);
});

test("of a thousand questions asked at once, the first and the last are put", () => {
  for (let question = 1; question <= 1000; question++) ask(question);
  expect(worker().asked).toEqual([1]);
  worker().say({ type: "result", result: "first" });
  expect(worker().asked).toEqual([1, 1000]);
  worker().say({ type: "result", result: "last" });
  expect(worker().asked).toEqual([1, 1000]);
  expect(answers).toEqual(["first", "last"]);
});

test("a question that cannot be answered says why, and holds up none after it", () => {
  ask(1);
  ask(2);
  worker().say({ type: "error", message: "no such goal" });
  expect(failures).toEqual(["no such goal"]);
  expect(worker().asked).toEqual([1, 2]);
  expect(PatientWorker.made).toHaveLength(1);
});

test("a question that cannot be posted says why, and holds up none after it", () => {
  ask((() => 1) as never);
  expect(failures).toEqual([expect.stringContaining("could not be cloned")]);
  ask(2);
  ask((() => 3) as never);
  worker().say({ type: "result", result: "two" });
  ask(4);
  worker().say({ type: "result", result: "four" });
  expect(answers).toEqual(["two", "four"]);
  expect(failures).toHaveLength(2);
  expect(PatientWorker.made).toHaveLength(1);
});

test("a worker that breaks down is let go, and the next question starts another", () => {
  ask(1);
  const broken = worker();
  broken.fail("out of memory");
  expect(failures).toEqual(["out of memory"]);
  expect(broken.ended).toBe(true);
  ask(2);
  expect(worker()).not.toBe(broken);
  worker().say({ type: "result", result: "two" });
  expect(answers).toEqual(["two"]);
});

test("a script that cannot be loaded has no message of its own", () => {
  ask(1);
  worker().fail("");
  expect(failures).toEqual([
    "the worker could not be loaded. Try again when you are connected",
  ]);
});

test("where workers are forbidden, that is said too", () => {
  const forbidden = askLatest<number, string>(
    () => {
      throw new Error("no workers here");
    },
    { onAnswer: () => undefined, onFailure: (message) => failures.push(message) },
  );
  forbidden(1);
  forbidden(2);
  expect(failures).toEqual(["no workers here", "no workers here"]);
});
