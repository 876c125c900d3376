// Parsing untrusted texts needs a time limit: some short texts would take hours.

import {
  WorkerClient,
  WorkerMissing,
  WorkerTooSlow,
} from "#src/workers/worker-client.ts";

/** A request to a worker failed. */
export class TimedWorkerError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(FAULTS[fault]);
    this.fault = fault;
  }
}

const FAULTS = {
  slow: "it takes too long",
  broken: "it takes more memory than there is",
  missing: "the worker could not be loaded",
};
type Fault = keyof typeof FAULTS;

/**
 * A worker for which requests are queued, each with a time limit. A request that exceeds it,
 * or fails, terminates the worker; the next request starts another one.
 */
export class TimedWorker<Request, Response> {
  readonly #start: () => Worker;
  readonly #timeLimit: number;
  #worker: WorkerClient<Request, Response> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param timeLimit  for one request, in milliseconds */
  constructor(start: () => Worker, timeLimit: number) {
    this.#start = start;
    this.#timeLimit = timeLimit;
  }

  /** @throws {TimedWorkerError} */
  ask(request: Request): Promise<Response> {
    const response = this.#last.then(() => this.#ask(request));
    this.#last = response.catch(() => undefined);
    return response;
  }

  async #ask(request: Request): Promise<Response> {
    try {
      this.#worker ??= new WorkerClient(this.#start);
      return await this.#worker.ask(request, { timeLimit: this.#timeLimit });
    } catch (error) {
      this.#worker?.end();
      this.#worker = undefined;
      throw new TimedWorkerError(faultOf(error));
    }
  }
}

/** Errors of the work itself count as broken: it runs out of stack or memory. */
function faultOf(error: unknown): Fault {
  if (error instanceof WorkerMissing) return "missing";
  return error instanceof WorkerTooSlow ? "slow" : "broken";
}
