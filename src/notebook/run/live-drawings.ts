import { liveDrawingOf } from "../output/drawing.ts";
import type { LiveDrawing } from "../output/live-drawing.ts";
import type { DrawingEvent, LiveDrawingRef, DrawingChange } from "../output/output.ts";

/** The run of a cell that has shown a drawing. */
export interface DrawingRun {
  /** Whether its last statement is done. */
  readonly isDone: boolean;
  reportLateError(thrown: unknown): void;
}

/** What the page is told of drawings. */
export interface DrawingCallbacks {
  redraw(drawing: number, listens: boolean, changes: readonly DrawingChange[]): void;
  /** An event has reached its listeners. */
  handled(drawing: number): void;
}

interface TrackedDrawing {
  readonly drawing: LiveDrawing;
  readonly run: DrawingRun;
  /** Whether the page has time for a change. */
  isPageReady: boolean;
  hasChanged: boolean;
  /** Whether the page shows a later state than the first. */
  isRedrawn: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  lastSent: number;
}

/** The most drawings that are followed; beyond it the oldest stays as it is. */
const MAX_TRACKED = 50;
/** The least time between two states of a drawing that are shown, in milliseconds. */
const MIN_INTERVAL_MS = 1000 / 30;
/** With their numbers, larger drawings could not be sent. */
const MAX_CHARACTERS = 900_000;

/** The drawings on the page that hear the reader, or change by themselves. */
export class LiveDrawings {
  readonly #reports: DrawingCallbacks;
  readonly #kept = new Map<number, TrackedDrawing>();
  #lastId: number;

  /** @param firstId  so that no two workers of a page share numbers */
  constructor(firstId: number, reports: DrawingCallbacks) {
    this.#lastId = firstId;
    this.#reports = reports;
  }

  /**
   * Follows a drawing that is being shown.
   * @returns  with its markup, if that has numbers; undefined when it cannot be followed
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

  /** A newer run of its cell has begun: its drawings stay as they are. */
  forget(run: DrawingRun): void {
    for (const [id, tracked] of this.#kept)
      if (tracked.run === run) this.#kept.delete(id);
  }

  /** The reader has done something on a drawing. */
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
   * The page has drawn what it was told, and waits for the next change.
   * @param isFirst  whether it shows the first state, perhaps again
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

  /** Until its cell is done, a drawing that merely grows is shown as it was. */
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
