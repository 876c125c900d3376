import { liveDrawingOf } from "../output/drawing.ts";
import type { LiveDrawing } from "../output/live-drawing.ts";
import type { DrawingEvent, LiveDrawingRef, DrawingChange } from "../output/output.ts";

/** The run of a cell that has output a drawing. */
export interface DrawingRun {
  readonly isDone: boolean;
  reportLateError(thrown: unknown): void;
}

/** Sends reports on drawings to the page. */
export interface DrawingCallbacks {
  redraw(drawing: number, listens: boolean, changes: readonly DrawingChange[]): void;
  handled(drawing: number): void;
}

interface TrackedDrawing {
  readonly drawing: LiveDrawing;
  readonly run: DrawingRun;
  /** Whether the page is ready to draw a change. */
  isPageReady: boolean;
  hasChanged: boolean;
  /** Whether the page has drawn a change. */
  isRedrawn: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  lastSent: number;
}

/** Beyond this, the oldest drawing is no longer updated. */
const MAX_TRACKED = 50;
/** The minimum time between two updates of a drawing. */
const MIN_INTERVAL_MS = 1000 / 30;
/** With element numbers, larger drawings would be too large to send. */
const MAX_CHARACTERS = 900_000;

/** The drawings on the page that handle events or change over time. */
export class LiveDrawings {
  readonly #reports: DrawingCallbacks;
  readonly #kept = new Map<number, TrackedDrawing>();
  #lastId: number;

  /** @param firstId  keeps ids unique among the workers of a page */
  constructor(firstId: number, reports: DrawingCallbacks) {
    this.#lastId = firstId;
    this.#reports = reports;
  }

  /**
   * Starts sending the changes of a drawing.
   * @returns  its reference and, if it handles events, its markup with element numbers;
   * undefined if it cannot be tracked
   */
  track(
    value: unknown,
    run: DrawingRun,
  ): { live: LiveDrawingRef; svg?: string } | undefined {
    const drawing = liveDrawingOf(value);
    if (!drawing) return undefined;
    const { listens } = drawing;
    const svg = listens ? drawing.fullMarkup() : undefined;
    if (svg !== undefined && svg.length > MAX_CHARACTERS) return undefined;
    for (const [id, tracked] of this.#kept)
      if (tracked.drawing === drawing) this.#kept.delete(id);
    const id = ++this.#lastId;
    const tracked: TrackedDrawing = {
      drawing,
      run,
      isPageReady: false,
      hasChanged: false,
      isRedrawn: false,
      timer: undefined,
      lastSent: -MIN_INTERVAL_MS,
    };
    this.#kept.set(id, tracked);
    if (this.#kept.size > MAX_TRACKED)
      this.#kept.delete(this.#kept.keys().next().value!);
    drawing.follow(() => this.#changed(id));
    return { live: { id, listens }, ...(svg !== undefined && { svg }) };
  }

  /** Stops updating the drawings of a run, because a newer run has begun. */
  forget(run: DrawingRun): void {
    for (const [id, tracked] of this.#kept)
      if (tracked.run === run) this.#kept.delete(id);
  }

  /** Dispatches a reader's event to a drawing. */
  handleEvent(id: number, event: DrawingEvent): void {
    const tracked = this.#kept.get(id);
    try {
      tracked?.drawing.handleEvent(event);
    } catch (thrown) {
      tracked!.run.reportLateError(thrown);
    }
    this.#reports.handled(id);
  }

  /**
   * The page has drawn the last update and is ready for the next.
   * @param isFirst  whether it displays the first state, perhaps again
   */
  pageReady(id: number, isFirst: boolean): void {
    const tracked = this.#kept.get(id);
    if (!tracked) return;
    tracked.isPageReady = true;
    if (isFirst && tracked.isRedrawn) {
      tracked.drawing.resendAll();
      tracked.hasChanged = true;
    }
    this.#schedule(id, tracked);
  }

  /** A drawing under construction is not sent before its cell has finished. */
  #changed(id: number): void {
    const tracked = this.#kept.get(id);
    if (!tracked) return;
    const { drawing, run } = tracked;
    if (!run.isDone && !drawing.isInTransition && !drawing.listens) return;
    tracked.hasChanged = true;
    this.#schedule(id, tracked);
  }

  #schedule(id: number, tracked: TrackedDrawing): void {
    if (!tracked.hasChanged || !tracked.isPageReady || tracked.timer !== undefined)
      return;
    const wait = Math.max(tracked.lastSent + MIN_INTERVAL_MS - performance.now(), 0);
    tracked.timer = setTimeout(() => {
      tracked.timer = undefined;
      if (this.#kept.get(id) === tracked) this.#tell(id, tracked);
    }, wait);
  }

  #tell(id: number, tracked: TrackedDrawing): void {
    tracked.hasChanged = false;
    tracked.lastSent = performance.now();
    const changes = tracked.drawing.changes();
    if (changes.length === 0) return;
    tracked.isPageReady = false;
    tracked.isRedrawn = true;
    this.#reports.redraw(id, tracked.drawing.listens, changes);
  }
}
