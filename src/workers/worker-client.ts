import type { JobMessage, QuestionMessage } from "./serve-job.ts";

/** The browser could not start a worker, or not load its code. */
export class WorkerMissing extends Error {
  constructor(
    reason = "the worker could not be loaded. Try again when you are connected",
  ) {
    super(reason);
  }
}

/** An answer took longer than its time limit. */
export class WorkerTooSlow extends Error {
  constructor() {
    super("it took too long");
  }
}

interface AskOptions<Progress> {
  readonly onProgress?: (progress: Progress) => void;
  /** In milliseconds; loading and the answers before it don't count. Ends the worker. */
  readonly timeLimit?: number;
  /**
   * Asks the job to answer with what it has, and keeps the worker. Only jobs that can be
   * stopped heed it.
   */
  readonly stop?: AbortSignal;
}

interface PendingQuestion<Answer, Progress> extends AskOptions<Progress> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that answers questions and keeps its state between them, until it has ended. */
export class WorkerClient<Question, Answer, Progress = never> {
  readonly #worker: Worker;
  readonly #signal: AbortSignal | undefined;
  readonly #onAbort = () => this.end(this.#signal!.reason);
  readonly #pending: PendingQuestion<Answer, Progress>[] = [];
  #lastId = 0;
  #isReady = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endReason: Error | undefined;

  /**
   * @param startWorker  creates a worker whose script calls `serveJob`
   * @param signal       ends the worker when it is aborted
   * @throws the signal's reason when it is aborted
   * @throws {WorkerMissing} when the browser forbids workers
   */
  constructor(startWorker: () => Worker, signal?: AbortSignal) {
    signal?.throwIfAborted();
    this.#worker = startOrThrow(startWorker);
    this.#signal = signal;
    signal?.addEventListener("abort", this.#onAbort);
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault(); // the reader is told what failed
      const isMissing = !event.message && !this.#isReady;
      this.end(isMissing ? new WorkerMissing() : new Error(event.message));
    });
    this.#worker.addEventListener(
      "message",
      ({ data }: MessageEvent<JobMessage<Progress, Answer>>) => this.#receive(data),
    );
  }

  /** Whether it has broken down or been ended, and answers nothing any more. */
  get hasEnded(): boolean {
    return this.#endReason !== undefined;
  }

  /**
   * Asks a question. Answers come in the order of the questions.
   *
   * @throws {Error} with the message of the job's error, or when the worker has ended or the
   *         question cannot be posted
   * @throws {WorkerTooSlow} when the time limit is exceeded
   */
  ask(question: Question, options?: AskOptions<Progress>): Promise<Answer> {
    const id = ++this.#lastId;
    const stop = () => this.#post({ type: "stop", id });
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.#endReason !== undefined) return reject(this.#endReason);
      this.#post({ type: "question", id, question });
      // After postMessage, which may throw: only posted questions are answered.
      this.#pending.push({ ...options, resolve, reject });
      if (this.#pending.length === 1) this.#restartTimer();
      if (options?.stop?.aborted) stop();
      else options?.stop?.addEventListener("abort", stop);
    });
    return answer.finally(() => options?.stop?.removeEventListener("abort", stop));
  }

  /** Terminates the worker at once, whatever it is doing. */
  end(reason = new Error("the worker was ended")): void {
    this.#endReason ??= reason;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener("abort", this.#onAbort);
    this.#worker.terminate();
    for (const { reject } of this.#pending.splice(0)) reject(this.#endReason);
  }

  #post(message: QuestionMessage<Question>): void {
    this.#worker.postMessage(message);
  }

  #receive(message: JobMessage<Progress, Answer>): void {
    if (message.type === "missing") return this.end(new WorkerMissing());
    if (message.type === "progress")
      return this.#pending[0]?.onProgress?.(message.progress);
    if (message.type === "ready") this.#isReady = true;
    else if (message.type === "result") this.#pending.shift()?.resolve(message.result);
    else this.#pending.shift()?.reject(new Error(message.message));
    this.#restartTimer();
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    const timeLimit = this.#pending[0]?.timeLimit;
    if (!this.#isReady || timeLimit === undefined) return;
    this.#timer = setTimeout(() => this.end(new WorkerTooSlow()), timeLimit);
  }
}

function startOrThrow(startWorker: () => Worker): Worker {
  try {
    return startWorker();
  } catch (error) {
    throw new WorkerMissing((error as Error).message);
  }
}
