import type {
  DrawingEvent,
  LiveDrawingRef,
  DrawingChange,
} from "../../../../notebook/output/output.ts";
import { FREEZE_MS, recordFreeze } from "../freeze-guard.ts";
import { forwardEvents } from "./forward-events.ts";
import { DrawingPatcher } from "./patch-drawing.ts";

/** The way to the worker that keeps the drawings. */
export interface DrawingChannel {
  /**
   * Follows a drawing.
   * @param redraw  called with its changes, and not again until it is done
   * @returns  ends it
   */
  follow(
    id: number,
    redraw: (changes: readonly DrawingChange[], listens: boolean) => Promise<void>,
  ): () => void;
  /** Resolves when its listeners have heard. */
  sendEvent(id: number, event: DrawingEvent): Promise<void>;
}

/** At most this share of the page's time goes into the changes of one drawing. */
const MAX_TIME_SHARE = 1 / 5;

/**
 * Lets a drawing answer and change.
 * @param markup  untrusted: what the place shows now
 * @param fail    called when it has become too costly, with the reason
 * @returns  ends it
 */
export function followDrawing(
  place: HTMLElement,
  { id, listens }: LiveDrawingRef,
  markup: string,
  line: DrawingChannel,
  fail: (why: string) => void,
): () => void {
  const living = new DrawingPatcher(place, markup, place.dataset["prefix"]!);
  let endForwarding: (() => void) | undefined;
  const listen = () => {
    if (endForwarding) return;
    place.tabIndex = 0;
    place.role = "group";
    place.toggleAttribute("data-listens", true);
    endForwarding = forwardEvents(place, (event) => line.sendEvent(id, event));
  };
  if (listens) listen();
  /** When the page was last hidden or shown: what waited while it was hidden took no time. */
  let turned = 0;
  const following = new AbortController();
  document.addEventListener(
    "visibilitychange",
    () => (turned = performance.now()),
    following,
  );
  const unfollow = line.follow(id, async (changes, nowListens) => {
    const start = performance.now();
    const why = await living.apply(changes);
    if (why !== undefined) {
      end();
      return fail(why);
    }
    if (nowListens) listen();
    await nextPaint();
    const spent = performance.now() - Math.max(start, turned);
    if (spent > FREEZE_MS) recordFreeze(markup);
    // A frame is waited for in any case.
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

/** A hidden page has none, and needs no changes. */
function nextPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
