// The cells of this page as one notebook. The code that runs them is loaded on first use.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import type { InputState } from "../../../notebook/run/input-state.ts";
import type { RawValue } from "../../../notebook/inputs/inputs.ts";
import type {
  CellError,
  InputView,
  Output,
  RowsPage,
} from "../../../notebook/show/output.ts";
import type { RowOrder } from "../../../notebook/show/row-order.ts";
import type { DrawingLine } from "../cell/output/follow-drawing.ts";
import type { CellView } from "./cell-view.ts";
import { CellsOnPage } from "./cells-on-page.ts";
import { ControlValues } from "./control-values.ts";
import { forgetRun, noteRun } from "./cut-off.ts";
import { OutdatedMarks } from "./outdated-marks.ts";
import type { CellOrigin, NotebookEvent, PageNotebook } from "./page-notebook.ts";
import { RenamedTexts } from "./renamed-texts.ts";
import type { Session } from "./session.ts";

const STOPPED = "Stopped.";
const AFTERWARDS =
  "What the cells have shown stays; what they defined is computed again when it is needed.";
const MADE_WAY = "Stopped so that another cell could run.";
const NOT_LOADED =
  "The code that runs the cells could not be loaded. When you are connected, load the page again.";

class Notebook extends EventTarget implements PageNotebook {
  readonly #cells = new CellsOnPage();
  #session: Promise<Session> | undefined;
  /** The same, once it is open. */
  #opened: Session | undefined;
  #inputs: readonly InputState[] = [];
  /** Cells that were started and have not finished. */
  readonly #running = new Set<string>();
  /** Cells whose values exist in the session. */
  readonly #living = new Set<string>();
  /** Whether anything has run in the session, and may still keep it busy. */
  #hasRun = false;
  /** How often cells were stopped: what waits to start then does not. */
  #stops = 0;
  /** The cell to blame when the worker is lost while nothing runs. */
  #lastStarted: string | undefined;
  readonly #renamed = new RenamedTexts();
  readonly #marks = new OutdatedMarks(() => this.#cells.linked);
  readonly #chosen = new ControlValues();
  /** The reader's choices made while cells were running, the latest of each control. */
  readonly #waiting = new Map<string, () => void>();
  /** The names of the files that each cell has asked for since it started. */
  readonly #filesRead = new Map<string, Set<string>>();

  /** Empty on a page that is no notebook, such as one of the reference. */
  get page(): string {
    const place = document.querySelector<HTMLElement>("[data-notebook]");
    return place?.dataset["notebook"] ?? "";
  }
  /** The cells that readers know about. */
  get cells(): readonly CellView[] {
    return this.#cells.known;
  }

  register(cell: CellView & Node): void {
    this.#cells.add(cell);
  }

  /**
   * A cell was removed from the page, unless it is only being moved and comes back at once.
   */
  left(cell: CellView & Node): void {
    queueMicrotask(() => {
      if (cell.isConnected) return;
      this.#cells.remove(cell);
      this.#running.delete(cell.id);
      this.#doWhatWaited();
    });
  }

  get isRunning(): boolean {
    return this.#running.size > 0;
  }

  edit(id: string, source: string, origin: CellOrigin): void {
    this.#cells.find(id)?.setText(source, origin);
  }

  #tell(event: NotebookEvent): void {
    this.dispatchEvent(new Event(event));
  }

  /** The text of a cell has changed. */
  edited(): void {
    this.#tell("edit");
    this.changed();
  }

  /** A name was changed in all cells, and with it the text of this one. */
  renamed(cell: CellView, before: string): void {
    this.#renamed.add(cell, before);
    this.#marks.renamed(cell, before);
    this.changed();
    void this.#keepOutputs();
  }

  /** Something that the bar shows has changed. */
  changed(): void {
    if (!this.isRunning) forgetRun();
    this.#tell("change");
    void this.#marks.update().catch(() => undefined); // marks only: no harm done
  }

  /**
   * Runs all cells in a new worker, so that side effects of earlier runs are gone. Skips
   * exercises that have not been started, and code by others unless it is trusted.
   */
  runAll({ trusted = false } = {}): void {
    this.#close();
    this.#stops++;
    const asked = this.cells.filter(
      ({ kind, from, isUnanswered }) =>
        kind === "code" && (trusted || !from) && !isUnanswered,
    );
    void this.run(asked.map(({ id }) => id));
  }

  resetAll(): void {
    this.stop();
    for (const cell of this.#cells.all) cell.reset();
  }

  /** Loads the code that runs the cells, so that the first run starts at once. */
  warmUp(): void {
    void this.#open().catch(() => undefined); // reported when a cell runs
  }

  async run(ids: readonly string[]): Promise<void> {
    const mayBeStuck = this.#hasRun;
    const stops = this.#stops;
    for (const id of ids) this.#cells.find(id)?.agree();
    for (const id of ids) this.#pending(id);
    if (mayBeStuck) await this.#endIfStuck(ids);
    if (this.#stops === stops) await this.#start(ids);
  }

  async #start(ids: readonly string[]): Promise<void> {
    this.#tell("run");
    try {
      const session = await this.#open();
      this.#hasRun = true;
      session.run(this.#asTheyStand(), ids);
    } catch {
      this.#lose(NOT_LOADED);
    }
  }

  /**
   * Terminates the worker if a cell keeps it too busy for the next ones to run: one that
   * runs, or has left a loop behind.
   */
  async #endIfStuck(ids: readonly string[]): Promise<void> {
    const before = this.#session;
    const session = await this.#ready();
    if (!session || (await session.answersWithin(STUCK))) return;
    if (this.#session !== before) return; // it was closed meanwhile
    this.#makeWayFor(ids);
  }

  /** Terminates the worker; the next one is to run these cells. */
  #makeWayFor(ids: readonly string[]): void {
    const others = [...this.#running].filter((id) => !ids.includes(id));
    this.#close();
    for (const id of others) this.#cells.find(id)?.stopped(`${MADE_WAY} ${AFTERWARDS}`);
    for (const id of ids) this.#pending(id);
  }

  /** Informs the session, if there is one, that cells were added, removed or moved. */
  async rearranged(): Promise<void> {
    this.edited();
    void this.#keepOutputs(); // of another cell under the same id, nothing is shown again
    const session = await this.#ready();
    session?.run(this.#asTheyStand(), []);
  }

  /** Terminates the worker, which discards all values. */
  stop(): void {
    this.#lose(`${STOPPED} ${AFTERWARDS}`);
  }

  /** The reader has changed a control that a cell shows. */
  setInput({ id, outputs, from }: CellView, index: number, raw: RawValue): void {
    if (from) return; // the control is the author's, the code is not
    this.#chosen.set(id, index, raw);
    const view = outputs.find(
      (output) => output.view?.kind === "input" && output.view.index === index,
    )!.view as InputView;
    // At once: a run that is stopped now takes the session with it.
    this.#opened?.choose(id, index, view.input, raw);
    const act = async () => {
      const session = await this.#open().catch(() => undefined);
      session?.choose(id, index, view.input, raw);
      if (session && this.#living.has(id)) {
        session.setInput(id, index, raw);
        return this.#keepOutputs();
      }
      await this.run([id]); // reports it if nothing could be loaded
    };
    if (this.#running.size === 0) void act();
    else this.#waiting.set(`${id}/${index}`, () => void act());
  }

  bring(cells: readonly Pick<DocumentCell, "id" | "chosen">[]): void {
    const ids = new Set(cells.map(({ id }) => id));
    const isStale = cells.some(({ id, chosen }) => chosen ?? this.#chosen.has(id));
    if (!isStale) return;
    this.stop(); // the session knows the values of before
    this.#inputs = this.#inputs.filter(({ cell }) => !ids.has(cell));
    for (const { id, chosen } of cells) this.#chosen.replace(id, chosen);
    const shown = cells.filter(({ id, chosen }) => {
      const cell = this.#cells.find(id);
      return chosen && cell?.from === undefined && cell?.shown !== undefined;
    });
    if (shown.length > 0) void this.run(shown.map(({ id }) => id));
  }

  /** What the reader has set a cell's controls to, by their order. */
  chosenIn(id: string): readonly unknown[] | undefined {
    return this.#chosen.of(id);
  }

  #put(id: string, output: Output): void {
    const { view } = output;
    if (view?.kind === "input") this.#chosen.shown(id, view);
    this.#cells.find(id)?.put(output);
  }

  /** Drawings that are followed while they change. */
  readonly drawings: DrawingLine = {
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
    tell: async (id, event) => {
      await (await this.#session)?.drawings.tell(id, event);
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
    const next = this.#cells.after(id);
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
    if (cell.alone) return [cell];
    return this.#cells.linked;
  }

  #asTheyStand() {
    return this.#cells.all
      .filter(({ kind }) => kind === "code")
      .map(({ id, label, source, shown, from, alone }) => ({
        id,
        label,
        source,
        shown,
        alone,
        held: from !== undefined,
      }));
  }

  #open(): Promise<Session> {
    if (this.#session) return this.#session;
    const opening = this.#openSession();
    this.#session = opening;
    opening.then(
      (session) => {
        if (this.#session === opening) this.#opened = session;
      },
      () => {
        if (this.#session === opening) this.#session = undefined; // the next run tries again
      },
    );
    return opening;
  }

  /** The session, if there is one and it could be loaded. */
  async #ready(): Promise<Session | undefined> {
    return this.#session?.catch(() => undefined);
  }

  async #openSession(): Promise<Session> {
    const { Session } = await import("./session.ts");
    return Session.open(
      {
        pending: (id) => this.#pending(id),
        started: (id, source) => this.#started(id, source),
        output: (id, output) => this.#put(id, output),
        ended: (id, error) => this.#ended(id, error),
        page: this.page,
        asksFor: (name, id) => this.#filesRead.get(id)?.add(name),
        spoilt: (ids) => {
          this.#makeWayFor(ids);
          if (ids.length > 0) void this.#start(ids);
        },
        lost: (reason) => this.#lose(`${reason} ${AFTERWARDS}`, this.#lastStarted),
      },
      [...this.#inputs, ...this.#chosen.besides(this.#inputs)],
    );
  }

  /** A file was kept, replaced or removed: the cells that have asked for it run again. */
  fileChanged(name: string): void {
    const readers = this.#cells.all.filter(
      ({ id, from }) => from === undefined && this.#filesRead.get(id)?.has(name),
    );
    if (readers.length > 0) void this.run(readers.map(({ id }) => id));
  }

  #started(id: string, source: string): void {
    this.#lastStarted = id;
    this.#filesRead.set(id, new Set());
    const cell = this.#cells.find(id);
    if (!cell) return;
    if (this.page !== "") noteRun(this.page, cell.label);
    const text = this.#renamed.asNow(cell, source);
    this.#marks.started(cell, text);
    cell.started(text);
  }

  #pending(id: string): void {
    this.#running.add(id);
    this.#cells.find(id)?.pending();
    this.changed();
  }

  #ended(id: string, error: CellError | undefined): void {
    this.#running.delete(id);
    if (error) this.#living.delete(id);
    else this.#living.add(id);
    const cell = this.#cells.find(id);
    // Others need it, but nobody has read it: it has not run, and shows what it showed.
    if (error && cell?.from) cell.rest?.();
    else cell?.ended(error);
    this.changed();
    void this.#keepOutputs();
    this.#doWhatWaited();
  }

  /** Sets what the reader has chosen while cells were running. */
  #doWhatWaited(): void {
    if (this.#running.size > 0) return;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const act of waiting) act();
  }

  async #keepOutputs(): Promise<void> {
    if (this.page === "") return;
    const loaded = await loadKeptOutputs();
    loaded?.keepOutputs(this.page, async () => {
      const session = await this.#ready();
      return { cells: this.cells, inputs: session?.inputs ?? this.#inputs };
    });
  }

  /** Shows again what cells and controls showed in an earlier visit. */
  async restoreOutputs(): Promise<void> {
    const loaded = await loadKeptOutputs();
    const inputs = loaded?.restoreOutputs(this.page, this.cells) ?? [];
    this.#inputs = [...inputs, ...this.#inputs];
    for (const { cell, index, raw } of inputs) {
      this.#chosen.set(cell, index, raw as RawValue);
    }
    this.changed();
  }

  /** @param blamed  the cell that shows the reason, when none is running */
  #lose(reason: string, blamed?: string): void {
    const stopped = this.#running.size > 0 ? [...this.#running] : [blamed];
    this.#close();
    this.#stops++;
    for (const id of stopped)
      if (id !== undefined) this.#cells.find(id)?.stopped(reason);
    this.changed();
  }

  /** The next run starts a new worker. */
  #close(): void {
    const session = this.#session;
    this.#session = undefined;
    this.#hasRun = false;
    this.#running.clear();
    this.#living.clear();
    this.#waiting.clear();
    if (this.#opened) {
      this.#inputs = this.#opened.inputs.filter(({ made }) => made !== undefined);
    }
    this.#opened = undefined;
    void session?.then(
      (open) => open.close(),
      () => undefined,
    );
  }
}

const loadKeptOutputs = () => import("./kept-outputs.ts").catch(() => undefined);

/** A run that blocks the worker for this many milliseconds is not waited for any longer. */
const STUCK = 1000;

export const notebook = new Notebook();
