import type { DocumentCell } from "#notebook/document/document.ts";
import type { InputState } from "#notebook/run/input-state.ts";
import type { RawValue } from "#notebook/inputs/inputs.ts";
import type {
  CellError,
  InputView,
  Output,
  RowsPage,
} from "#notebook/output/output.ts";
import type { RowOrder } from "#notebook/output/row-order.ts";
import type { DrawingChannel } from "../cell/output/follow-drawing.ts";
import type { CellView } from "./cell-view.ts";
import { PageCells } from "./page-cells.ts";
import { ControlValues } from "./control-values.ts";
import { clearRunningMark, markRunning } from "./crash-marker.ts";
import { OutdatedMarks } from "./outdated-marks.ts";
import type { CellOrigin, NotebookEvent, PageNotebook } from "./page-notebook.ts";
import type { Session } from "./session.ts";

const STOPPED = "Stopped.";
const AFTER_STOP =
  "What the cells have shown stays; what they defined is computed again when it is needed.";
const STOPPED_FOR_OTHER_CELL = "Stopped so that another cell could run.";
const RUNTIME_LOAD_FAILED =
  "The code that runs the cells could not be loaded. When you are connected, load the page again.";

/** The cells of this page as one notebook. The code that runs them is loaded on first use. */
class Notebook extends EventTarget implements PageNotebook {
  readonly #cells = new PageCells();
  #session: Promise<Session> | undefined;
  /** The session, once its promise has resolved. */
  #openedSession: Session | undefined;
  #inputs: readonly InputState[] = [];
  /** Cells that were started and have not finished. */
  readonly #running = new Set<string>();
  /** Cells whose values exist in the session. */
  readonly #evaluated = new Set<string>();
  /** Whether anything has run in the session that may still keep it busy. */
  #mayBeBusy = false;
  /** Incremented by Stop; a queued run compares it and gives up. */
  #stopCount = 0;
  /** Shows the reason if the worker is terminated while nothing runs. */
  #lastStarted: string | undefined;
  readonly #outdatedMarks = new OutdatedMarks(() => this.#cells.linked);
  readonly #controlValues = new ControlValues();
  /** The last input of each control while cells were running. */
  readonly #deferredInputs = new Map<string, () => void>();
  /** The files that each cell has read since it started. */
  readonly #filesRead = new Map<string, Set<string>>();

  /** Empty on pages without a notebook, such as the reference. */
  get page(): string {
    const place = document.querySelector<HTMLElement>("[data-notebook]");
    return place?.dataset["notebook"] ?? "";
  }
  get cells(): readonly CellView[] {
    return this.#cells.visible;
  }

  register(cell: CellView & Node): void {
    this.#cells.add(cell);
  }

  /** Removes a cell, unless it is only being moved. */
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

  cellEdited(): void {
    this.#emit("edit");
    this.stateChanged();
  }

  stateChanged(): void {
    if (!this.isRunning) clearRunningMark();
    this.#emit("change");
    void this.#outdatedMarks.update().catch(() => undefined); // best effort
  }

  /**
   * Runs all cells in a new worker, without side effects of earlier runs. Skips exercises that
   * have not been started, and imported code unless it is trusted.
   */
  runAll({ trusted = false } = {}): void {
    this.#close();
    this.#stopCount++;
    const requested = this.cells.filter(
      ({ kind, from, isUnanswered }) =>
        kind === "code" && (trusted || !from) && !isUnanswered,
    );
    void this.run(requested.map(({ id }) => id));
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
    const stopCount = this.#stopCount;
    for (const id of ids) this.#cells.find(id)?.approve();
    for (const id of ids) this.#pending(id);
    if (mayBeStuck) await this.#closeIfStuck(ids);
    if (this.#stopCount === stopCount) await this.#start(ids);
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

  /** Terminates the worker if it does not respond: a cell is running, or has left a loop behind. */
  async #closeIfStuck(ids: readonly string[]): Promise<void> {
    const before = this.#session;
    const session = await this.#currentSession();
    if (!session || (await session.answersWithin(STUCK_MS))) return;
    if (this.#session !== before) return; // closed meanwhile
    this.#restartFor(ids);
  }

  /** Terminates the worker, so that the next one can run these cells. */
  #restartFor(ids: readonly string[]): void {
    const interrupted = [...this.#running].filter((id) => !ids.includes(id));
    this.#close();
    for (const id of interrupted)
      this.#cells.find(id)?.stopped(`${STOPPED_FOR_OTHER_CELL} ${AFTER_STOP}`);
    for (const id of ids) this.#pending(id);
  }

  /** Informs the session, if there is one, that cells were added, removed or moved. */
  async cellsReordered(): Promise<void> {
    this.cellEdited();
    void this.#saveOutputs(); // results of a removed cell must not return under a reused id
    const session = await this.#currentSession();
    session?.run(this.#snapshotCells(), []);
  }

  /** Terminates the worker, which discards all values. */
  stop(): void {
    this.#stopWith(`${STOPPED} ${AFTER_STOP}`);
  }

  setInput({ id, outputs, from }: CellView, index: number, raw: RawValue): void {
    if (from) return; // the displayed control belongs to the code before the import
    this.#controlValues.set(id, index, raw);
    const view = outputs.find(
      (output) => output.view?.kind === "input" && output.view.index === index,
    )!.view as InputView;
    // Synchronously: stopping a run now would discard the session.
    this.#openedSession?.storeChoice(id, index, view.input, raw);
    const apply = async () => {
      const session = await this.#open().catch(() => undefined);
      session?.storeChoice(id, index, view.input, raw);
      if (session && this.#evaluated.has(id)) {
        session.setInput(id, index, raw);
        return this.#saveOutputs();
      }
      await this.run([id]); // reports a failure to load
    };
    if (this.#running.size === 0) void apply();
    else this.#deferredInputs.set(`${id}/${index}`, () => void apply());
  }

  setControls(cells: readonly Pick<DocumentCell, "id" | "chosen">[]): void {
    const ids = new Set(cells.map(({ id }) => id));
    const isStale = cells.some(
      ({ id, chosen }) => chosen ?? this.#controlValues.has(id),
    );
    if (!isStale) return;
    this.stop(); // the session has the old values
    this.#inputs = this.#inputs.filter(({ cell }) => !ids.has(cell));
    for (const { id, chosen } of cells) this.#controlValues.replace(id, chosen);
    const displayed = cells.filter(({ id, chosen }) => {
      const cell = this.#cells.find(id);
      return chosen && cell?.from === undefined && cell?.displayedSource !== undefined;
    });
    if (displayed.length > 0) void this.run(displayed.map(({ id }) => id));
  }

  /** The values of a cell's controls, by index. */
  controlValuesOf(id: string): readonly unknown[] | undefined {
    return this.#controlValues.get(id);
  }

  #addOutput(id: string, output: Output): void {
    const { view } = output;
    if (view?.kind === "input") this.#controlValues.dropIfReplaced(id, view);
    this.#cells.find(id)?.addOutput(output);
  }

  /** The connection to interactive drawings. */
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

  /** @throws {Error} when the rows have expired or can't be ordered */
  async readRows(
    id: number,
    from: number,
    count: number,
    order: RowOrder,
  ): Promise<RowsPage> {
    return (await this.#open()).readRows(id, from, count, order);
  }

  /** Focuses the next code cell. */
  focusAfter(id: string): void {
    const next = this.#cells.nextCode(id);
    if (next) next.focusCode();
    else this.#pastEnd();
  }

  /** @param listener  called when the reader advances past the last cell */
  onPastEnd(listener: () => void): void {
    this.#pastEnd = listener;
  }
  #pastEnd = (): void => {};

  /** The code cells whose names a cell can use, including itself. */
  visibleFrom(cell: CellView): readonly CellView[] {
    if (cell.isIsolated) return [cell];
    return this.#cells.linked;
  }

  #snapshotCells() {
    return this.#cells.list
      .filter(({ kind }) => kind === "code")
      .map(({ id, label, source, displayedSource: displayed, from, isIsolated }) => ({
        id,
        label,
        source,
        displayedSource: displayed,
        isIsolated,
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

  /** The session, if one is open or opening. */
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

  /** Reruns the cells that have read a file that was stored, replaced or removed. */
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
    this.#outdatedMarks.started(cell, source);
    cell.started(source);
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
    // Blocked: imported code that the reader has not approved. Keep its previous output.
    if (error && cell?.from) cell.skipped?.();
    else cell?.ended(error);
    this.stateChanged();
    void this.#saveOutputs();
    this.#applyDeferredInputs();
  }

  #applyDeferredInputs(): void {
    if (this.#running.size > 0) return;
    const waiting = [...this.#deferredInputs.values()];
    this.#deferredInputs.clear();
    for (const apply of waiting) apply();
  }

  async #saveOutputs(): Promise<void> {
    if (this.page === "") return;
    const loaded = await loadSavedOutputsModule();
    loaded?.saveOutputs(this.page, async () => {
      const session = await this.#currentSession();
      return { cells: this.cells, inputs: session?.inputs ?? this.#inputs };
    });
  }

  /** Restores the outputs and controls of an earlier visit. */
  async restoreOutputs(): Promise<void> {
    const loaded = await loadSavedOutputsModule();
    const inputs = loaded?.restoreOutputs(this.page, this.cells) ?? [];
    this.#inputs = [...inputs, ...this.#inputs];
    for (const { cell, index, raw } of inputs) {
      this.#controlValues.set(cell, index, raw as RawValue);
    }
    this.stateChanged();
  }

  /** @param blamed  the cell that shows the reason if none is running */
  #stopWith(reason: string, blamed?: string): void {
    const stopped = this.#running.size > 0 ? [...this.#running] : [blamed];
    this.#close();
    this.#stopCount++;
    for (const id of stopped)
      if (id !== undefined) this.#cells.find(id)?.stopped(reason);
    this.stateChanged();
  }

  /** Terminates the worker; the next run starts another. */
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

/** A worker that does not respond within this time is terminated before the next run. */
const STUCK_MS = 1000;

export const notebook = new Notebook();
