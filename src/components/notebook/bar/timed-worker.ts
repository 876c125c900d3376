// Work on texts that are not ours, off the page's thread: some short texts take hours.

/** The part of a worker that is used here. */
export type WorkerLike = Pick<
  Worker,
  "postMessage" | "terminate" | "onmessage" | "onerror"
>;

/** Why a question got no answer. */
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
 * A worker that says something when it is ready, and then answers each question by one
 * message. Questions are asked one after the other, each with a time of its own; one that
 * takes longer, or breaks the worker, ends it, and the next has another.
 */
export class TimedWorker<Question, Answer> {
  readonly #start: () => WorkerLike;
  readonly #time: number;
  #worker: Promise<WorkerLike> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param time  in milliseconds, for one question */
  constructor(start: () => WorkerLike, time: number) {
    this.#start = start;
    this.#time = time;
  }

  /** @throws {TimedWorkerError} */
  ask(question: Question): Promise<Answer> {
    const answer = this.#last.then(() => this.#ask(question));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(question: Question): Promise<Answer> {
    this.#worker ??= this.#open();
    const opening = this.#worker;
    opening.catch(() => (this.#worker = undefined)); // the next question tries again
    const worker = await opening;
    return new Promise((resolve, reject) => {
      const giveUp = (fault: Fault) => {
        clearTimeout(timer);
        worker.terminate();
        this.#worker = undefined;
        reject(new TimedWorkerError(fault));
      };
      const timer = setTimeout(() => giveUp("slow"), this.#time);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        giveUp("broken"); // its stack or its memory was too small
      };
      worker.postMessage(question);
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
