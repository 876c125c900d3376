import type { DrawingEvent, DrawingChange } from "#notebook/output/output.ts";
import type { PageMessage } from "#notebook/worker/messages.ts";
import type { DrawingChannel } from "../cell/output/follow-drawing.ts";

type Redraw = Parameters<DrawingChannel["follow"]>[1];

const TOO_FAST =
  "Stopped: a cell has changed its drawings faster than the page shows them.";

/** The connections of a worker's drawings to their elements on the page. */
export class SessionDrawings implements DrawingChannel {
  readonly #send: (message: PageMessage) => void;
  readonly #lose: (reason: string) => void;
  readonly #followers = new Map<number, Redraw>();
  /** The drawings that may send their next change. */
  readonly #awaited = new Set<number>();
  readonly #unacknowledged = new Map<number, (() => void)[]>();
  #isClosed = false;

  /** @param lose  called when the worker violates the protocol */
  constructor(send: (message: PageMessage) => void, lose: (reason: string) => void) {
    this.#send = send;
    this.#lose = lose;
  }

  follow(id: number, redraw: Redraw): () => void {
    if (this.#isClosed) return () => {};
    this.#followers.set(id, redraw);
    this.#await(id, true);
    return () => {
      if (this.#followers.get(id) === redraw) this.#followers.delete(id);
    };
  }

  sendEvent(id: number, event: DrawingEvent): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    const acknowledgement = new Promise<void>((resolve) => {
      this.#unacknowledged.set(id, [...(this.#unacknowledged.get(id) ?? []), resolve]);
    });
    this.#send({ kind: "drawing-event", id, event });
    return acknowledgement;
  }

  acknowledged(id: number): void {
    this.#unacknowledged.get(id)?.shift()?.();
  }

  redraw(id: number, changes: readonly DrawingChange[], listens: boolean): void {
    if (!this.#awaited.delete(id)) return this.#lose(TOO_FAST);
    const redraw = this.#followers.get(id);
    void redraw?.(changes, listens).then(() => {
      if (this.#followers.get(id) === redraw) this.#await(id, false);
    });
  }

  /** Resolves all pending events. */
  close(): void {
    this.#isClosed = true;
    this.#followers.clear();
    for (const waiting of this.#unacknowledged.values())
      for (const resolve of waiting) resolve();
  }

  #await(id: number, isFirst: boolean): void {
    if (this.#isClosed) return;
    this.#awaited.add(id);
    this.#send({ kind: "drawn", id, isFirst });
  }
}
