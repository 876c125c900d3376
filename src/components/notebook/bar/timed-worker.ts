// Parsing untrusted texts needs a time limit: some short texts would take hours.

export type WorkerLike = Pick<
  Worker,
  "postMessage" | "terminate" | "onmessage" | "onerror"
>;

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
 * A worker that posts a message when it is ready, and then answers each request with one
 * message. Requests are queued, and each has a time limit. A request that exceeds it, or
 * crashes the worker, terminates it; the next request starts another one.
 */
export class TimedWorker<Request, Response> {
  readonly #start: () => WorkerLike;
  readonly #time: number;
  #worker: Promise<WorkerLike> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param time  the time limit for one request, in milliseconds */
  constructor(start: () => WorkerLike, time: number) {
    this.#start = start;
    this.#time = time;
  }

  /** @throws {TimedWorkerError} */
  ask(request: Request): Promise<Response> {
    const response = this.#last.then(() => this.#ask(request));
    this.#last = response.catch(() => undefined);
    return response;
  }

  async #ask(request: Request): Promise<Response> {
    this.#worker ??= this.#open();
    const opening = this.#worker;
    opening.catch(() => (this.#worker = undefined)); // the next request tries again
    const worker = await opening;
    return new Promise((resolve, reject) => {
      const fail = (fault: Fault) => {
        clearTimeout(timer);
        worker.terminate();
        this.#worker = undefined;
        reject(new TimedWorkerError(fault));
      };
      const timer = setTimeout(() => fail("slow"), this.#time);
      worker.onmessage = ({ data }: MessageEvent<Response>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail("broken"); // out of stack or memory
      };
      worker.postMessage(request);
    });
  }

  #open(): Promise<WorkerLike> {
    return new Promise((resolve, reject) => {
      const worker = this.#start();
      worker.onmessage = () => resolve(worker);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new TimedWorkerError("missing"));
      };
    });
  }
}
