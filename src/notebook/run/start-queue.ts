/**
 * Starts cells one at a time; of those ready, the topmost on the page. Each start is a
 * task of its own, so a cell's output reaches the page before the next cell starts.
 */
export class StartQueue {
  readonly #mayStart: () => Promise<void>;
  readonly #ready = new Map<() => void, () => number>();

  /** @param mayStart  awaited before each start */
  constructor(mayStart: () => Promise<void>) {
    this.#mayStart = mayStart;
  }

  /**
   * Resolves when the cell may start.
   * @param position  the cell's current position on the page
   */
  next(position: () => number): Promise<void> {
    if (this.#ready.size === 0) void this.#startAll();
    return new Promise((start) => this.#ready.set(start, position));
  }

  async #startAll(): Promise<void> {
    do {
      await nextTask();
      await this.#mayStart();
      const start = this.#topmost();
      this.#ready.delete(start);
      start();
    } while (this.#ready.size > 0);
  }

  #topmost(): () => void {
    const [first, ...others] = [...this.#ready].map(([start, position]) => {
      return { start, place: position() };
    });
    return others.reduce(
      (top, candidate) => (candidate.place < top.place ? candidate : top),
      first,
    ).start;
  }
}

/** Resolves in a new task, without the delay of a timer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
