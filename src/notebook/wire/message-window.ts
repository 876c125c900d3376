/** The number of messages after which no further cell starts before the next ping. */
const WINDOW = 200;
/** Where nobody pings, it goes on after this many milliseconds. */
const PATIENCE = 100;

/**
 * How far the worker may run ahead of the frame around it, which pings it when it has read
 * its last answer, and ends a worker that sends too much without answering. A run of many
 * cells that all show a lot would look like that if they began one right after the other.
 */
export class MessageWindow {
  #sent = 0;
  #waiting: (() => void)[] = [];

  sent(): void {
    this.#sent++;
  }

  /** Uses nothing that a cell could have changed: an error here would be told, and so on. */
  pinged(): void {
    const waiting = this.#waiting;
    this.#sent = 0;
    this.#waiting = [];
    for (let i = 0; i < waiting.length; i++) waiting[i]();
  }

  /** Fulfilled when the next cell may start. */
  async hasRoom(): Promise<void> {
    while (this.#sent > WINDOW) {
      const pinged = new Promise<void>((resolve) => this.#waiting.push(resolve));
      const isLate = setTimeout(() => this.pinged(), PATIENCE);
      await pinged;
      clearTimeout(isLate);
    }
  }
}
