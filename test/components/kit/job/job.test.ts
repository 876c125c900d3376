import { expect, test } from "vitest";
import { Job } from "#kit/job/job.ts";

test("what a run has left behind is given up when it is started again, or cancelled after it is done", async () => {
  const signals: AbortSignal[] = [];
  const job = new Job<number, string>(0, async ({ signal }) => {
    signals.push(signal);
    return "done";
  });
  await job.start();
  expect(job.state).toMatchObject({ phase: "done", result: "done" });
  expect(signals[0].aborted).toBe(false);
  await job.start();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  job.cancel();
  expect(signals[1].aborted).toBe(true);
  expect(job.state).toMatchObject({ phase: "done", result: "done" });
});
