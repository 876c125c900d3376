/** After this many messages, no cell starts before the next ping. */
const MAX_UNACKNOWLEDGED = 200;
/** Without pings, cells start again after this time. */
const TIMEOUT_MS = 100;

/**
 * Limits how far the worker runs ahead of the frame around it. The frame pings it after
 * each answer, and terminates a worker that sends too much without answering. Many
 * cells with large outputs would look like that if started in quick succession.
 */
export class FlowControl {
  #sent = 0;
  #waiting: (() => void)[] = [];

  countMessage(): void {
    this.#sent++;
  }

  /** Uses no tampered built-ins: an error here would cause another message. */
  onPing(): void {
    const waiting = this.#waiting;
    this.#sent = 0;
    this.#waiting = [];
    for (let i = 0; i < waiting.length; i++) waiting[i]();
  }

  /** Resolves when the next cell may start. */
  async untilRoom(): Promise<void> {
    while (this.#sent > MAX_UNACKNOWLEDGED) {
      const pinged = new Promise<void>((resolve) => this.#waiting.push(resolve));
      const isLate = setTimeout(() => this.onPing(), TIMEOUT_MS);
      await pinged;
      clearTimeout(isLate);
    }
  }
}
