import { effect } from "@preact/signals";
import { type InputState, inputKey } from "#notebook/run/input-state.ts";
import type { Input, RawValue } from "#notebook/inputs/inputs.ts";
import {
  LIVE_NAMES,
  type LiveName,
  collectLiveValues,
} from "#notebook/run/live-values.ts";
import type {
  InitMessage,
  PageMessage,
  WorkerMessage,
} from "#notebook/worker/messages.ts";
import type { RuntimeCell } from "#notebook/run/notebook-runtime.ts";
import type { CellError, Output, RowsPage } from "#notebook/output/output.ts";
import type { RowOrder } from "#notebook/output/row-order.ts";
import {
  MAX_RUN_OUTPUTS,
  MAX_OUTPUT_SIZE,
  outputSize,
} from "#notebook/output/output-size.ts";
import { ROWS_EXPIRED } from "#notebook/output/table-constants.ts";
import { parseMessage } from "#notebook/worker/parse-message.ts";
import { BUNDLES } from "./bundles.ts";
import { fetchText } from "./fetch-text.ts";
import { SessionDrawings } from "./session-drawings.ts";
import { liveStores } from "./live-stores.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";

export interface SessionEvents {
  /** The page whose files cells may read. */
  readonly page: string;
  pending(id: string): void;
  started(id: string, source: string): void;
  output(id: string, output: Output): void;
  ended(id: string, error: CellError | undefined): void;
  fileRequested(name: string, id: string): void;
  /** The worker was terminated, and all values are lost; `reason` says why. */
  terminated(reason: string): void;
  /**
   * The worker was terminated before it ran these cells, because earlier ones had changed its
   * global objects.
   */
  globalsChanged(requested: readonly string[]): void;
}

/** A cell that keeps its worker busy for longer than this is stopped. */
const MAX_BUSY_MS = 60_000;
const MAX_ANSWER_MS = 3000;
/** Values that cells set within this time become one undo step of the figures. */
const BATCH_MS = 30;

/** More than this is an endless update loop between cells and figures. */
const MAX_SETS_IN_A_ROW = 500;
const UPDATE_LOOP =
  "Stopped: cells have set the page’s figures again and again. Do they trigger each other in a loop?";

const RUNTIME_BROKEN = "Stopped: a cell has broken the code that runs the cells.";

/** Table ids of different workers don't collide. */
const TABLES_PER_WORKER = 1e9;
let workerCount = 0;

/** One worker that runs cells, and its connection to the page. Loaded when a cell first runs. */
export class Session {
  readonly #events: SessionEvents;
  #sandbox: Sandbox | undefined;
  readonly #unsubscribe: (() => void)[] = [];
  readonly #inputs = new Map<string, InputState>();
  readonly #requests = new Map<
    number,
    (page: RowsPage | undefined, problem?: string) => void
  >();
  #lastRequest = 0;
  /** Its interactive drawings. */
  readonly drawings = new SessionDrawings(
    (message) => this.#send(message),
    (reason) => this.#lose(reason),
  );
  /** How much each cell has output since it started. */
  readonly #outputTotals = new Map<string, { count: number; size: number }>();
  /** Values set by cells, not yet passed to the figures. */
  readonly #pendingLiveValues = new Map<LiveName, unknown>();
  readonly #onPong: (() => void)[] = [];
  #busyTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** The cells of the last run; undefined before the first. */
  #requested: readonly string[] | undefined;
  #hasRunBefore = false;
  /** How often cells have set a figure since the reader's last action. */
  #setsInARow = 0;
  #isSetting = false;

  private constructor(events: SessionEvents, inputs: readonly InputState[]) {
    this.#events = events;
    for (const state of inputs) this.#storeInput(state);
  }

  /** @throws {Error} when the code that runs the cells can't be loaded */
  static async open(
    events: SessionEvents,
    inputs: readonly InputState[],
  ): Promise<Session> {
    const session = new Session(events, inputs);
    for (const name of LIVE_NAMES) liveStores[name].connect();
    const live = collectLiveValues((name) => liveStores[name].value());
    const welcome: InitMessage = {
      live,
      firstId: ++workerCount * TABLES_PER_WORKER,
    };
    session.#sandbox = await openSandbox(welcome, {
      receive: (text) => session.#receive(text),
      terminated: (reason) => session.#lose(reason),
    });
    for (const name of LIVE_NAMES) {
      // The value may have changed while the frame was loading.
      let sentValue: unknown = live[name];
      const stop = effect(() => {
        const value = liveStores[name].value();
        if (value !== sentValue) session.#sendLive(name, value);
        sentValue = value;
      });
      session.#unsubscribe.push(stop);
    }
    return session;
  }

  /** The values of controls, to be carried over to the next session. */
  get inputs(): readonly InputState[] {
    return [...this.#inputs.values()];
  }

  run(cells: readonly RuntimeCell[], requested: readonly string[]): void {
    this.#setsInARow = 0;
    this.#hasRunBefore = this.#requested !== undefined;
    this.#requested = requested;
    this.#send({ kind: "run", cells, requested, inputs: this.inputs });
    this.#restartBusyTimer();
  }

  /**
   * Stores the value of a control: it takes effect when its cell runs, here or in the next
   * session.
   * @param shown  the displayed control: as defined by the cell, if it was not used before
   */
  storeChoice(cell: string, index: number, shown: Input, raw: RawValue): void {
    const state = this.#inputs.get(inputKey({ cell, index }));
    const made = state?.made ?? JSON.stringify(shown);
    this.#storeInput({ cell, index, made, raw });
  }

  setInput(cell: string, index: number, raw: unknown): void {
    this.#setsInARow = 0;
    this.#send({ kind: "input", cell, index, raw });
    this.#restartBusyTimer();
  }

  /** @throws {Error} when the rows are no longer kept, or cannot be had in this order */
  readRows(
    id: number,
    from: number,
    count: number,
    order: RowOrder,
  ): Promise<RowsPage> {
    const request = ++this.#lastRequest;
    this.#send({ kind: "rows", request, id, from, count, order });
    return new Promise((resolve, reject) =>
      this.#requests.set(request, (page, problem = ROWS_EXPIRED) => {
        if (page) resolve(page);
        else reject(new Error(problem));
      }),
    );
  }

  /** Whether the worker responds within this many milliseconds. */
  answersWithin(time: number): Promise<boolean> {
    this.#send({ kind: "ping" });
    return new Promise((resolve) => {
      this.#onPong.push(() => resolve(true));
      setTimeout(() => resolve(false), time);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#busyTimer);
    for (const stop of this.#unsubscribe) stop();
    for (const answer of this.#requests.values()) answer(undefined);
    this.drawings.close();
    this.#sandbox?.close();
  }

  #send(message: PageMessage): void {
    this.#sandbox!.send(message);
  }

  #lose(reason: string): void {
    if (this.#isClosed) return;
    this.close();
    this.#events.terminated(reason);
  }

  #storeInput(state: InputState): void {
    this.#inputs.set(inputKey(state), state);
  }

  #receive(text: string): void {
    if (this.#isClosed) return;
    let message: WorkerMessage;
    try {
      message = parseMessage(text);
    } catch (error) {
      const { message: reason } = error as Error;
      return this.#lose(
        `Stopped: a cell has broken the code that runs the cells (${reason}).`,
      );
    }
    switch (message.kind) {
      case "pending":
        return this.#events.pending(message.id);
      case "started":
        this.#outputTotals.set(message.id, { count: 0, size: 0 });
        return this.#events.started(message.id, message.source);
      case "output":
        return this.#addOutput(message.id, message.output);
      case "ended":
        return this.#events.ended(message.id, message.error);
      case "input":
        return this.#storeInput(message.state);
      case "set-live":
        return this.#setLive(message.name, message.value);
      case "load-module":
        return void this.#sendModule(message.name);
      case "read-file":
        return void this.#sendFile(message);
      case "rows":
        this.#requests.get(message.request)?.(message.page, message.problem);
        this.#requests.delete(message.request);
        return;
      case "redraw":
        return this.drawings.redraw(message.id, message.changes, message.listens);
      case "event-handled":
        return this.drawings.acknowledged(message.id);
      case "globals-changed":
        // A new worker's globals can't have changed: a cell has forged this message.
        if (!this.#hasRunBefore) return this.#lose(RUNTIME_BROKEN);
        this.close();
        return this.#events.globalsChanged(this.#requested!);
      case "pong":
        for (const answer of this.#onPong.splice(0)) answer();
        return this.#restartBusyTimer();
    }
  }

  /**
   * Enforces the output limits also on this side: a well-behaved run stops earlier, see `CellRun`.
   */
  #addOutput(id: string, output: Output): void {
    const before = this.#outputTotals.get(id) ?? { count: 0, size: 0 };
    const shown = { count: before.count + 1, size: before.size + outputSize(output) };
    this.#outputTotals.set(id, shown);
    if (shown.count > MAX_RUN_OUTPUTS || shown.size > 2 * MAX_OUTPUT_SIZE) {
      return this.#lose("Stopped: a cell has shown more than the page can hold.");
    }
    this.#events.output(id, output);
  }

  /** Batches values: the figures show the last, and one Undo reverts the batch. */
  #setLive(name: LiveName, value: unknown): void {
    if (this.#pendingLiveValues.size === 0) {
      setTimeout(() => {
        const wanted = [...this.#pendingLiveValues];
        this.#pendingLiveValues.clear();
        if (this.#isClosed) return;
        this.#isSetting = true;
        for (const [key, last] of wanted) liveStores[key].set(last as never);
        this.#isSetting = false;
        if (++this.#setsInARow > MAX_SETS_IN_A_ROW) this.#lose(UPDATE_LOOP);
      }, BATCH_MS);
    }
    this.#pendingLiveValues.set(name, value);
  }

  #sendLive(name: LiveName, value: unknown): void {
    if (!this.#isSetting) this.#setsInARow = 0; // the reader changed it
    this.#send({ kind: "live", name, value });
  }

  async #sendModule(name: string): Promise<void> {
    if (!Object.hasOwn(BUNDLES, name)) return;
    const script = await fetchText(BUNDLES[name]).catch(() => undefined);
    if (!this.#isClosed) this.#send({ kind: "module", name, script });
  }

  async #sendFile({
    request,
    id,
    name,
  }: Extract<WorkerMessage, { kind: "read-file" }>): Promise<void> {
    this.#events.fileRequested(name, id);
    let bytes: ArrayBuffer | undefined;
    let problem: string | undefined;
    try {
      const { readFileForCell } = await import("./data-files.ts");
      bytes = await readFileForCell(this.#events.page, name);
    } catch (error) {
      problem = (error as Error).message;
    }
    if (!this.#isClosed) this.#send({ kind: "file", request, bytes, problem });
  }

  /** Terminates the worker if it stays busy for too long. */
  #restartBusyTimer(): void {
    clearTimeout(this.#busyTimer);
    this.#busyTimer = setTimeout(() => {
      this.#send({ kind: "ping" });
      this.#busyTimer = setTimeout(
        () => this.#lose("Stopped: it has kept this computer busy for a minute."),
        MAX_ANSWER_MS,
      );
    }, MAX_BUSY_MS);
  }
}
