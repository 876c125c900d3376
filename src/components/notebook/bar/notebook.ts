// The cells of this page as one notebook. The code that runs them is loaded on first use.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import type { InputState } from "../../../notebook/run/input-state.ts";
import type { RawValue } from "../../../notebook/inputs/inputs.ts";
import type {
  CellError,
  InputView,
  Output,
  RowsPage,
} from "../../../notebook/output/output.ts";
import type { RowOrder } from "../../../notebook/output/row-order.ts";
import type { DrawingChannel } from "../cell/output/follow-drawing.ts";
import type { CellView } from "./cell-view.ts";
import { PageCells } from "./page-cells.ts";
import { ControlValues } from "./control-values.ts";
import { clearRunningMark, markRunning } from "./crash-marker.ts";
import { OutdatedMarks } from "./outdated-marks.ts";
import type { CellOrigin, NotebookEvent, PageNotebook } from "./page-notebook.ts";
import { EquivalentTexts } from "./equivalent-texts.ts";
import type { Session } from "./session.ts";

const STOPPED = "Stopped.";
const AFTER_STOP =
  "What the cells have shown stays; what they defined is computed again when it is needed.";
const STOPPED_FOR_OTHER_CELL = "Stopped so that another cell could run.";
const RUNTIME_LOAD_FAILED =
  "The code that runs the cells could not be loaded. When you are connected, load the page again.";

class Notebook extends EventTarget implements PageNotebook {
  readonly #cells = new PageCells();
  #session: Promise<Session> | undefined;
  /** The same, once it is open. */
  #openedSession: Session | undefined;
  #inputs: readonly InputState[] = [];
  /** Cells that were started and have not finished. */
  readonly #running = new Set<string>();
  /** Cells whose values exist in the session. */
  readonly #evaluated = new Set<string>();
  /** Whether anything has run in the session, and may still keep it busy. */
  #mayBeBusy = false;
  /** How often cells were stopped: what waits to start then does not. */
  #stopCount = 0;
  /** The cell to blame when the worker is lost while nothing runs. */
  #lastStarted: string | undefined;
  readonly #equivalentTexts = new EquivalentTexts();
  readonly #outdatedMarks = new OutdatedMarks(() => this.#cells.linked);
  readonly #controlValues = new ControlValues();
  /** The reader's choices made while cells were running, the latest of each control. */
  readonly #deferredInputs = new Map<string, () => void>();
  /** The names of the files that each cell has asked for since it started. */
  readonly #filesRead = new Map<string, Set<string>>();

  /** Empty on a page that is no notebook, such as one of the reference. */
  get page(): string {
    const place = document.querySelector<HTMLElement>("[data-notebook]");
    return place?.dataset["notebook"] ?? "";
  }
  /** The cells that readers know about. */
  get cells(): readonly CellView[] {
    return this.#cells.visible;
  }

  register(cell: CellView & Node): void {
    this.#cells.add(cell);
  }

  /**
   * A cell was removed from the page, unless it is only being moved and comes back at once.
   */
  unregister(cell: CellView & Node): void {
    queueMicrotask(() => {
      if (cell.isConnected) return;
      this.#cells.remove(cell);
      this.#running.delete(cell.id);
      this.#applyDeferredInputs();
    });
  }

  get isRunning(): boolean {
    return this.#running.size > 0;
  }

  edit(id: string, source: string, origin: CellOrigin): void {
    this.#cells.find(id)?.setText(source, origin);
  }

  #emit(event: NotebookEvent): void {
    this.dispatchEvent(new Event(event));
  }

  /** The text of a cell has changed. */
  cellEdited(): void {
    this.#emit("edit");
    this.stateChanged();
  }

  /** A name was changed in all cells, and with it the text of this one. */
  identifiersRenamed(cell: CellView, before: string): void {
    this.#equivalentTexts.add(cell, before);
    this.#outdatedMarks.identifiersRenamed(cell, before);
    this.stateChanged();
    void this.#saveOutputs();
  }

  /** Something that the bar shows has changed. */
  stateChanged(): void {
    if (!this.isRunning) clearRunningMark();
    this.#emit("change");
    void this.#outdatedMarks.update().catch(() => undefined); // marks only: no harm done
  }

  /**
   * Runs all cells in a new worker, so that side effects of earlier runs are gone. Skips
   * exercises that have not been started, and code by others unless it is trusted.
   */
  runAll({ trusted = false } = {}): void {
    this.#close();
    this.#stopCount++;
    const asked = this.cells.filter(
      ({ kind, from, isUnanswered }) =>
        kind === "code" && (trusted || !from) && !isUnanswered,
    );
    void this.run(asked.map(({ id }) => id));
  }

  resetAll(): void {
    this.stop();
    for (const cell of this.#cells.list) cell.reset();
  }

  /** Loads the code that runs the cells, so that the first run starts at once. */
  preload(): void {
    void this.#open().catch(() => undefined); // reported when a cell runs
  }

  async run(ids: readonly string[]): Promise<void> {
    const mayBeStuck = this.#mayBeBusy;
    const stops = this.#stopCount;
    for (const id of ids) this.#cells.find(id)?.approve();
    for (const id of ids) this.#pending(id);
    if (mayBeStuck) await this.#closeIfStuck(ids);
    if (this.#stopCount === stops) await this.#start(ids);
  }

  async #start(ids: readonly string[]): Promise<void> {
    this.#emit("run");
    try {
      const session = await this.#open();
      this.#mayBeBusy = true;
      session.run(this.#snapshotCells(), ids);
    } catch {
      this.#stopWith(RUNTIME_LOAD_FAILED);
    }
  }

  /**
   * Terminates the worker if a cell keeps it too busy for the next ones to run: one that
   * runs, or has left a loop behind.
   */
  async #closeIfStuck(ids: readonly string[]): Promise<void> {
    const before = this.#session;
    const session = await this.#currentSession();
    if (!session || (await session.answersWithin(STUCK_MS))) return;
    if (this.#session !== before) return; // it was closed meanwhile
    this.#restartFor(ids);
  }

  /** Terminates the worker; the next one is to run these cells. */
  #restartFor(ids: readonly string[]): void {
    const others = [...this.#running].filter((id) => !ids.includes(id));
    this.#close();
    for (const id of others)
      this.#cells.find(id)?.stopped(`${STOPPED_FOR_OTHER_CELL} ${AFTER_STOP}`);
    for (const id of ids) this.#pending(id);
  }

  /** Informs the session, if there is one, that cells were added, removed or moved. */
  async cellsReordered(): Promise<void> {
    this.cellEdited();
    void this.#saveOutputs(); // of another cell under the same id, nothing is shown again
    const session = await this.#currentSession();
    session?.run(this.#snapshotCells(), []);
  }

  /** Terminates the worker, which discards all values. */
  stop(): void {
    this.#stopWith(`${STOPPED} ${AFTER_STOP}`);
  }

  /** The reader has changed a control that a cell shows. */
  setInput({ id, outputs, from }: CellView, index: number, raw: RawValue): void {
    if (from) return; // the control is the author's, the code is not
    this.#controlValues.set(id, index, raw);
    const view = outputs.find(
      (output) => output.view?.kind === "input" && output.view.index === index,
    )!.view as InputView;
    // At once: a run that is stopped now takes the session with it.
    this.#openedSession?.storeChoice(id, index, view.input, raw);
    const act = async () => {
      const session = await this.#open().catch(() => undefined);
      session?.storeChoice(id, index, view.input, raw);
      if (session && this.#evaluated.has(id)) {
        session.setInput(id, index, raw);
        return this.#saveOutputs();
      }
      await this.run([id]); // reports it if nothing could be loaded
    };
    if (this.#running.size === 0) void act();
    else this.#deferredInputs.set(`${id}/${index}`, () => void act());
  }

  setControls(cells: readonly Pick<DocumentCell, "id" | "chosen">[]): void {
    const ids = new Set(cells.map(({ id }) => id));
    const isStale = cells.some(
      ({ id, chosen }) => chosen ?? this.#controlValues.has(id),
    );
    if (!isStale) return;
    this.stop(); // the session knows the values of before
    this.#inputs = this.#inputs.filter(({ cell }) => !ids.has(cell));
    for (const { id, chosen } of cells) this.#controlValues.replace(id, chosen);
    const shown = cells.filter(({ id, chosen }) => {
      const cell = this.#cells.find(id);
      return chosen && cell?.from === undefined && cell?.shownSource !== undefined;
    });
    if (shown.length > 0) void this.run(shown.map(({ id }) => id));
  }

  /** What the reader has set a cell's controls to, by their order. */
  controlValuesOf(id: string): readonly unknown[] | undefined {
    return this.#controlValues.get(id);
  }

  #addOutput(id: string, output: Output): void {
    const { view } = output;
    if (view?.kind === "input") this.#controlValues.dropIfReplaced(id, view);
    this.#cells.find(id)?.addOutput(output);
  }

  /** Drawings that are followed while they change. */
  readonly drawings: DrawingChannel = {
    follow: (id, redraw) => {
      let end = () => {};
      let isEnded = false;
      void this.#session?.then((session) => {
        if (!isEnded) end = session.drawings.follow(id, redraw);
      });
      return () => {
        isEnded = true;
        end();
      };
    },
    sendEvent: async (id, event) => {
      await (await this.#session)?.drawings.sendEvent(id, event);
    },
  };

  /** @throws {Error} when the rows are no longer kept, or cannot be had in this order */
  async readRows(
    id: number,
    from: number,
    count: number,
    order: RowOrder,
  ): Promise<RowsPage> {
    return (await this.#open()).readRows(id, from, count, order);
  }

  /** Focuses the cell after this one, where the reader goes on. */
  focusAfter(id: string): void {
    const next = this.#cells.nextCode(id);
    if (next) next.focusCode();
    else this.#pastEnd();
  }

  /** @param listener  called when the reader goes on after the last cell */
  onPastEnd(listener: () => void): void {
    this.#pastEnd = listener;
  }
  #pastEnd = (): void => {};

  /** The code cells that a cell sees, including itself. */
  visibleFrom(cell: CellView): readonly CellView[] {
    if (cell.isIsolated) return [cell];
    return this.#cells.linked;
  }

  #snapshotCells() {
    return this.#cells.list
      .filter(({ kind }) => kind === "code")
      .map(({ id, label, source, shownSource: shown, from, isIsolated: alone }) => ({
        id,
        label,
        source,
        displayedSource: shown,
        alone,
        needsConsent: from !== undefined,
      }));
  }

  #open(): Promise<Session> {
    if (this.#session) return this.#session;
    const opening = this.#openSession();
    this.#session = opening;
    opening.then(
      (session) => {
        if (this.#session === opening) this.#openedSession = session;
      },
      () => {
        if (this.#session === opening) this.#session = undefined; // the next run tries again
      },
    );
    return opening;
  }

  /** The session, if there is one and it could be loaded. */
  async #currentSession(): Promise<Session | undefined> {
    return this.#session?.catch(() => undefined);
  }

  async #openSession(): Promise<Session> {
    const { Session } = await import("./session.ts");
    return Session.open(
      {
        pending: (id) => this.#pending(id),
        started: (id, source) => this.#started(id, source),
        output: (id, output) => this.#addOutput(id, output),
        ended: (id, error) => this.#ended(id, error),
        page: this.page,
        fileRequested: (name, id) => this.#filesRead.get(id)?.add(name),
        globalsChanged: (ids) => {
          this.#restartFor(ids);
          if (ids.length > 0) void this.#start(ids);
        },
        terminated: (reason) =>
          this.#stopWith(`${reason} ${AFTER_STOP}`, this.#lastStarted),
      },
      [...this.#inputs, ...this.#controlValues.statesExcept(this.#inputs)],
    );
  }

  /** A file was kept, replaced or removed: the cells that have asked for it run again. */
  fileChanged(name: string): void {
    const readers = this.#cells.list.filter(
      ({ id, from }) => from === undefined && this.#filesRead.get(id)?.has(name),
    );
    if (readers.length > 0) void this.run(readers.map(({ id }) => id));
  }

  #started(id: string, source: string): void {
    this.#lastStarted = id;
    this.#filesRead.set(id, new Set());
    const cell = this.#cells.find(id);
    if (!cell) return;
    if (this.page !== "") markRunning(this.page, cell.label);
    const text = this.#equivalentTexts.currentFor(cell, source);
    this.#outdatedMarks.started(cell, text);
    cell.started(text);
  }

  #pending(id: string): void {
    this.#running.add(id);
    this.#cells.find(id)?.pending();
    this.stateChanged();
  }

  #ended(id: string, error: CellError | undefined): void {
    this.#running.delete(id);
    if (error) this.#evaluated.delete(id);
    else this.#evaluated.add(id);
    const cell = this.#cells.find(id);
    // Others need it, but nobody has read it: it has not run, and shows what it showed.
    if (error && cell?.from) cell.skipped?.();
    else cell?.ended(error);
    this.stateChanged();
    void this.#saveOutputs();
    this.#applyDeferredInputs();
  }

  /** Sets what the reader has chosen while cells were running. */
  #applyDeferredInputs(): void {
    if (this.#running.size > 0) return;
    const waiting = [...this.#deferredInputs.values()];
    this.#deferredInputs.clear();
    for (const act of waiting) act();
  }

  async #saveOutputs(): Promise<void> {
    if (this.page === "") return;
    const loaded = await loadSavedOutputsModule();
    loaded?.saveOutputs(this.page, async () => {
      const session = await this.#currentSession();
      return { cells: this.cells, inputs: session?.inputs ?? this.#inputs };
    });
  }

  /** Shows again what cells and controls showed in an earlier visit. */
  async restoreOutputs(): Promise<void> {
    const loaded = await loadSavedOutputsModule();
    const inputs = loaded?.restoreOutputs(this.page, this.cells) ?? [];
    this.#inputs = [...inputs, ...this.#inputs];
    for (const { cell, index, raw } of inputs) {
      this.#controlValues.set(cell, index, raw as RawValue);
    }
    this.stateChanged();
  }

  /** @param blamed  the cell that shows the reason, when none is running */
  #stopWith(reason: string, blamed?: string): void {
    const stopped = this.#running.size > 0 ? [...this.#running] : [blamed];
    this.#close();
    this.#stopCount++;
    for (const id of stopped)
      if (id !== undefined) this.#cells.find(id)?.stopped(reason);
    this.stateChanged();
  }

  /** The next run starts a new worker. */
  #close(): void {
    const session = this.#session;
    this.#session = undefined;
    this.#mayBeBusy = false;
    this.#running.clear();
    this.#evaluated.clear();
    this.#deferredInputs.clear();
    if (this.#openedSession) {
      this.#inputs = this.#openedSession.inputs.filter(
        ({ made }) => made !== undefined,
      );
    }
    this.#openedSession = undefined;
    void session?.then(
      (open) => open.close(),
      () => undefined,
    );
  }
}

const loadSavedOutputsModule = () =>
  import("./saved-outputs.ts").catch(() => undefined);

/** A run that blocks the worker for this many milliseconds is not waited for any longer. */
const STUCK_MS = 1000;

export const notebook = new Notebook();
