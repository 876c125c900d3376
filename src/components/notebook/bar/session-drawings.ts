import type { DrawingEvent, DrawingChange } from "../../../notebook/output/output.ts";
import type { PageMessage } from "../../../notebook/worker/messages.ts";
import type { DrawingChannel } from "../cell/output/follow-drawing.ts";

type Redraw = Parameters<DrawingChannel["follow"]>[1];

const TOO_FAST =
  "Stopped: a cell has changed its drawings faster than the page shows them.";

/** The drawings of one worker that are on the page. */
export class SessionDrawings implements DrawingChannel {
  readonly #send: (message: PageMessage) => void;
  readonly #lose: (reason: string) => void;
  readonly #followers = new Map<number, Redraw>();
  /** Those whose next change is awaited: no other may come. */
  readonly #awaited = new Set<number>();
  readonly #unacknowledged = new Map<number, (() => void)[]>();
  #isClosed = false;

  /** @param lose  called when the worker does not keep to what is agreed */
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
    const heard = new Promise<void>((resolve) => {
      this.#unacknowledged.set(id, [...(this.#unacknowledged.get(id) ?? []), resolve]);
    });
    this.#send({ kind: "on-drawing", id, event });
    return heard;
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

  /** What nobody will hear any more counts as heard. */
  close(): void {
    this.#isClosed = true;
    this.#followers.clear();
    for (const waiting of this.#unacknowledged.values()) for (const go of waiting) go();
  }

  #await(id: number, isFirst: boolean): void {
    if (this.#isClosed) return;
    this.#awaited.add(id);
    this.#send({ kind: "drawn", id, isFirst });
  }
}
