import { lifeOf } from "../show/drawing.ts";
import type { DrawingLife } from "../show/drawing-life.ts";
import type { DrawingEvent, LivingDrawing, Redrawing } from "../show/output.ts";

/** The run of a cell that has shown a drawing. */
export interface DrawingRun {
  /** Whether its last statement is done. */
  readonly isDone: boolean;
  failLate(thrown: unknown): void;
}

/** What the page is told of drawings. */
export interface DrawingReports {
  redraw(drawing: number, listens: boolean, changes: readonly Redrawing[]): void;
  /** An event has reached its listeners. */
  heard(drawing: number): void;
}

interface Kept {
  readonly life: DrawingLife;
  readonly run: DrawingRun;
  /** Whether the page has time for a change. */
  isAwaited: boolean;
  hasChanged: boolean;
  /** Whether the page shows a later state than the first. */
  isRedrawn: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  last: number;
}

/** The most drawings that are followed; beyond it the oldest stays as it is. */
const MAX_KEPT = 50;
/** The least time between two states of a drawing that are shown, in milliseconds. */
const BETWEEN = 1000 / 30;
/** With their numbers, larger drawings could not be sent. */
const MAX_CHARACTERS = 900_000;

/** The drawings on the page that hear the reader, or change by themselves. */
export class LivingDrawings {
  readonly #reports: DrawingReports;
  readonly #kept = new Map<number, Kept>();
  #lastId: number;

  /** @param firstId  so that no two workers of a page share numbers */
  constructor(firstId: number, reports: DrawingReports) {
    this.#lastId = firstId;
    this.#reports = reports;
  }

  /**
   * Follows a drawing that is being shown.
   * @returns  with its markup, if that has numbers; undefined when it cannot be followed
   */
  keep(
    value: unknown,
    run: DrawingRun,
  ): { living: LivingDrawing; svg?: string } | undefined {
    const life = lifeOf(value);
    if (!life) return undefined;
    const { listens } = life;
    const svg = listens ? life.whole() : undefined;
    if (svg !== undefined && svg.length > MAX_CHARACTERS) return undefined;
    for (const [id, kept] of this.#kept) if (kept.life === life) this.#kept.delete(id);
    const id = ++this.#lastId;
    const kept: Kept = {
      life,
      run,
      isAwaited: false,
      hasChanged: false,
      isRedrawn: false,
      timer: undefined,
      last: -BETWEEN,
    };
    this.#kept.set(id, kept);
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    life.follow(() => this.#changed(id));
    return { living: { id, listens }, ...(svg !== undefined && { svg }) };
  }

  /** A newer run of its cell has begun: its drawings stay as they are. */
  forget(run: DrawingRun): void {
    for (const [id, kept] of this.#kept) if (kept.run === run) this.#kept.delete(id);
  }

  /** The reader has done something on a drawing. */
  hear(id: number, event: DrawingEvent): void {
    const kept = this.#kept.get(id);
    try {
      kept?.life.hear(event);
    } catch (thrown) {
      kept!.run.failLate(thrown);
    }
    this.#reports.heard(id);
  }

  /**
   * The page has drawn what it was told, and waits for the next change.
   * @param isFirst  whether it shows the first state, perhaps again
   */
  awaited(id: number, isFirst: boolean): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    kept.isAwaited = true;
    if (isFirst && kept.isRedrawn) {
      kept.life.startOver();
      kept.hasChanged = true;
    }
    this.#schedule(id, kept);
  }

  /** Until its cell is done, a drawing that merely grows is shown as it was. */
  #changed(id: number): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    const { life, run } = kept;
    if (!run.isDone && !life.isInTransition && !life.listens) return;
    kept.hasChanged = true;
    this.#schedule(id, kept);
  }

  #schedule(id: number, kept: Kept): void {
    if (!kept.hasChanged || !kept.isAwaited || kept.timer !== undefined) return;
    const wait = Math.max(kept.last + BETWEEN - performance.now(), 0);
    kept.timer = setTimeout(() => {
      kept.timer = undefined;
      if (this.#kept.get(id) === kept) this.#tell(id, kept);
    }, wait);
  }

  #tell(id: number, kept: Kept): void {
    kept.hasChanged = false;
    kept.last = performance.now();
    const changes = kept.life.changes();
    if (changes.length === 0) return;
    kept.isAwaited = false;
    kept.isRedrawn = true;
    this.#reports.redraw(id, kept.life.listens, changes);
  }
}
