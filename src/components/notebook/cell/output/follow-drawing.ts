import type {
  DrawingEvent,
  LivingDrawing,
  Redrawing,
} from "../../../../notebook/show/output.ts";
import { FREEZE, rememberFreeze } from "../freeze-guard.ts";
import { forwardEvents } from "./forward-events.ts";
import { LivingPlace } from "./redraw.ts";

/** The way to the worker that keeps the drawings. */
export interface DrawingLine {
  /**
   * Follows a drawing.
   * @param redraw  called with its changes, and not again until it is done
   * @returns  ends it
   */
  follow(
    id: number,
    redraw: (changes: readonly Redrawing[], listens: boolean) => Promise<void>,
  ): () => void;
  /** Resolves when its listeners have heard. */
  tell(id: number, event: DrawingEvent): Promise<void>;
}

/** At most this share of the page's time goes into the changes of one drawing. */
const SHARE = 1 / 5;

/**
 * Lets a drawing answer and change.
 * @param markup  untrusted: what the place shows now
 * @param fail    called when it has become too costly, with the reason
 * @returns  ends it
 */
export function followDrawing(
  place: HTMLElement,
  { id, listens }: LivingDrawing,
  markup: string,
  line: DrawingLine,
  fail: (why: string) => void,
): () => void {
  const living = new LivingPlace(place, markup, place.dataset["prefix"]!);
  let endForwarding: (() => void) | undefined;
  const listen = () => {
    if (endForwarding) return;
    place.tabIndex = 0;
    place.role = "group";
    place.toggleAttribute("data-listens", true);
    endForwarding = forwardEvents(place, (event) => line.tell(id, event));
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
    const why = await living.redraw(changes);
    if (why !== undefined) {
      end();
      return fail(why);
    }
    if (nowListens) listen();
    await frame();
    const spent = performance.now() - Math.max(start, turned);
    if (spent > FREEZE) rememberFreeze(markup);
    // A frame is waited for in any case.
    await new Promise((resolve) => setTimeout(resolve, spent / SHARE - 5 * FRAME));
  });
  function end(): void {
    unfollow();
    following.abort();
    endForwarding?.();
  }
  return end;
}

const FRAME = 1000 / 60;

/** A hidden page has none, and needs no changes. */
function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
