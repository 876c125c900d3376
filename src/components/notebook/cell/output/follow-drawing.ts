import type {
  DrawingEvent,
  LiveDrawingRef,
  DrawingChange,
} from "#notebook/output/output.ts";
import { FREEZE_MS, recordFreeze } from "../freeze-guard.ts";
import { forwardEvents } from "./forward-events.ts";
import { DrawingPatcher } from "./patch-drawing.ts";

/** The connection to the worker that holds interactive drawings. */
export interface DrawingChannel {
  /**
   * Subscribes to a drawing's changes.
   * @param redraw  called with the changes; the next call waits for its promise
   * @returns  unsubscribes
   */
  follow(
    id: number,
    redraw: (changes: readonly DrawingChange[], listens: boolean) => Promise<void>,
  ): () => void;
  /** Sends an event; resolves when the drawing's listeners have run. */
  sendEvent(id: number, event: DrawingEvent): Promise<void>;
}

/** The maximum share of the page's time for one drawing's changes. */
const MAX_TIME_SHARE = 1 / 5;

/**
 * Connects an inserted drawing with the worker: forwards events and applies changes.
 * @param markup  the untrusted markup that was inserted
 * @param fail    called with the reason when the drawing becomes too expensive
 * @returns  disconnects it
 */
export function followDrawing(
  place: HTMLElement,
  { id, listens }: LiveDrawingRef,
  markup: string,
  channel: DrawingChannel,
  fail: (problem: string) => void,
): () => void {
  const patcher = new DrawingPatcher(place, markup, place.dataset["prefix"]!);
  let endForwarding: (() => void) | undefined;
  const listen = () => {
    if (endForwarding) return;
    place.tabIndex = 0;
    place.role = "group";
    place.toggleAttribute("data-listens", true);
    endForwarding = forwardEvents(place, (event) => channel.sendEvent(id, event));
  };
  if (listens) listen();
  /** When the page was last hidden or shown: time while hidden does not count. */
  let visibilityChange = 0;
  const following = new AbortController();
  document.addEventListener(
    "visibilitychange",
    () => (visibilityChange = performance.now()),
    following,
  );
  const unfollow = channel.follow(id, async (changes, nowListens) => {
    const start = performance.now();
    const problem = await patcher.apply(changes);
    if (problem !== undefined) {
      end();
      return fail(problem);
    }
    if (nowListens) listen();
    await nextPaint();
    const spent = performance.now() - Math.max(start, visibilityChange);
    if (spent > FREEZE_MS) recordFreeze(markup);
    // Waits for a frame at least.
    await new Promise((resolve) =>
      setTimeout(resolve, spent / MAX_TIME_SHARE - 5 * FRAME_MS),
    );
  });
  function end(): void {
    unfollow();
    following.abort();
    endForwarding?.();
  }
  return end;
}

const FRAME_MS = 1000 / 60;

/** Never resolves while the page is hidden, which therefore gets no changes. */
function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
