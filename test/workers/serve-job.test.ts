import { expect, test, vi } from "vitest";
import { nextTask } from "#src/workers/next-task.ts";
import { type JobMessage, serveJob } from "#src/workers/serve-job.ts";
import { WorkerClient } from "#src/workers/worker-client.ts";

/** A client whose worker is this thread, with the job. */
function clientOf<Answer>(job: Parameters<typeof serveJob>[0]) {
  const worker = new EventTarget();
  let receive: (event: object) => void = () => undefined;
  vi.stubGlobal("addEventListener", (_: string, listener: typeof receive) => {
    receive = listener;
  });
  vi.stubGlobal("postMessage", (data: JobMessage<unknown, unknown>) =>
    worker.dispatchEvent(new MessageEvent("message", { data })),
  );
  serveJob(job);
  const fake = Object.assign(worker, {
    postMessage: (data: unknown) => receive({ data }),
    terminate: () => undefined,
  });
  return new WorkerClient<number, Answer>(() => fake as unknown as Worker);
}

test("a job learns that its own question was stopped, and no other", async () => {
  const client = clientOf<string>(
    async (question: number, _: unknown, signal: AbortSignal) => {
      for (let step = 0; step < 5; step++) {
        if (signal.aborted) return `${question} stopped`;
        await nextTask();
      }
      return `${question} done`;
    },
  );
  const [one, two] = [new AbortController(), new AbortController()];
  const answers = [
    client.ask(1, { stop: one.signal }),
    client.ask(2, { stop: two.signal }),
    client.ask(3),
  ];
  two.abort();
  expect(await Promise.all(answers)).toEqual(["1 done", "2 stopped", "3 done"]);
  one.abort();
  expect(await client.ask(4)).toBe("4 done");
});
