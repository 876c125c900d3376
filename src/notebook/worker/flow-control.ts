/** The number of messages after which no further cell starts before the next ping. */
const MAX_UNACKNOWLEDGED = 200;
/** Where nobody pings, it goes on after this many milliseconds. */
const TIMEOUT_MS = 100;

/**
 * How far the worker may run ahead of the frame around it, which pings it when it has read
 * its last answer, and ends a worker that sends too much without answering. A run of many
 * cells that all show a lot would look like that if they began one right after the other.
 */
export class FlowControl {
  #sent = 0;
  #waiting: (() => void)[] = [];

  countMessage(): void {
    this.#sent++;
  }

  /** Uses nothing that a cell could have changed: an error here would be told, and so on. */
  onPing(): void {
    const waiting = this.#waiting;
    this.#sent = 0;
    this.#waiting = [];
    for (let i = 0; i < waiting.length; i++) waiting[i]();
  }

  /** Fulfilled when the next cell may start. */
  async untilRoom(): Promise<void> {
    while (this.#sent > MAX_UNACKNOWLEDGED) {
      const pinged = new Promise<void>((resolve) => this.#waiting.push(resolve));
      const isLate = setTimeout(() => this.onPing(), TIMEOUT_MS);
      await pinged;
      clearTimeout(isLate);
    }
  }
}
