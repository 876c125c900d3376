// One worker and what the page says to it. Loaded when a cell first runs.
import { effect } from "@preact/signals";
import d3Script from "../../notebook/d3-script.ts?worker&url";
import type { InputState } from "../../notebook/input-channels.ts";
import { LIVE_NAMES } from "../../notebook/live-values.ts";
import type { PageMessage, WorkerMessage } from "../../notebook/messages.ts";
import type { ShownCell } from "../../notebook/notebook-runtime.ts";
import type { CellError, Output, TableRow } from "../../notebook/output.ts";
import plotScript from "../../notebook/plot-script.ts?worker&url";
import { readMessage } from "../../notebook/read-message.ts";
import { liveValues, setLiveValue } from "./live-stores.ts";
import { fetchScript, openSandbox, type Sandbox } from "./sandbox.ts";

export interface SessionEvents {
  pending(id: string): void;
  started(id: string): void;
  output(id: string, output: Output): void;
  ended(id: string, error: CellError | undefined): void;
  /** The worker is gone, and with it all values: why, in words. */
  lost(reason: string): void;
}

const SCRIPTS: Readonly<Record<string, string>> = {
  "@observablehq/plot": plotScript,
  d3: d3Script,
};

/** A cell may keep its worker busy for so long; then it is ended. */
const PATIENCE = 60_000;
const ANSWER_TIME = 3000;

export class Session {
  readonly #events: SessionEvents;
  #sandbox: Sandbox | undefined;
  readonly #follow: (() => void)[] = [];
  readonly #inputs = new Map<string, InputState>();
  readonly #requests = new Map<
    number,
    (rows: readonly TableRow[] | undefined) => void
  >();
  #lastRequest = 0;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  private constructor(events: SessionEvents, inputs: readonly InputState[]) {
    this.#events = events;
    for (const state of inputs) this.#keepInput(state);
  }

  /** @throws {Error} when what runs the cells cannot be loaded */
  static async open(
    events: SessionEvents,
    inputs: readonly InputState[],
  ): Promise<Session> {
    const session = new Session(events, inputs);
    const welcome = { live: liveValues() };
    const lost = (reason: string) => session.#lose(reason);
    const sandbox = await openSandbox(welcome, (message) =>
      lost(`What runs the cells has broken down: ${message}.`),
    );
    session.#sandbox = sandbox;
    sandbox.port.onmessage = ({ data }) => session.#receive(data);
    for (const name of LIVE_NAMES) {
      let isFirst = true;
      const stop = effect(() => {
        const value = liveValues()[name];
        if (!isFirst) session.#send({ kind: "live", name, value });
        isFirst = false;
      });
      session.#follow.push(stop);
    }
    return session;
  }

  /** What the reader has chosen in controls, to be taken along into the next session. */
  get inputs(): readonly InputState[] {
    return [...this.#inputs.values()];
  }

  run(cells: readonly ShownCell[], requested: readonly string[]): void {
    this.#send({ kind: "run", cells, requested, inputs: this.inputs });
    this.#watchOver();
  }

  setInput(cell: string, index: number, raw: unknown): void {
    this.#send({ kind: "input", cell, index, raw });
    this.#watchOver();
  }

  /** @returns  undefined when the rows are kept no more */
  readRows(
    id: number,
    from: number,
    count: number,
  ): Promise<readonly TableRow[] | undefined> {
    const request = ++this.#lastRequest;
    this.#send({ kind: "rows", request, id, from, count });
    return new Promise((resolve) => this.#requests.set(request, resolve));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#watch);
    for (const stop of this.#follow) stop();
    for (const answer of this.#requests.values()) answer(undefined);
    this.#sandbox?.close();
  }

  #send(message: PageMessage): void {
    this.#sandbox!.port.postMessage(message);
  }

  #lose(reason: string): void {
    if (this.#isClosed) return;
    this.close();
    this.#events.lost(reason);
  }

  #keepInput(state: InputState): void {
    this.#inputs.set(`${state.cell}/${state.index}`, state);
  }

  #receive(data: unknown): void {
    if (this.#isClosed) return;
    let message: WorkerMessage;
    try {
      message = readMessage(data);
    } catch (error) {
      return this.#lose(`A cell has broken what runs it: ${(error as Error).message}.`);
    }
    switch (message.kind) {
      case "pending":
      case "started":
        return this.#events[message.kind](message.id);
      case "output":
        return this.#events.output(message.id, message.output);
      case "ended":
        return this.#events.ended(message.id, message.error);
      case "input":
        return this.#keepInput(message.state);
      case "set-live":
        return setLiveValue(message.name, message.value);
      case "want-module":
        return void this.#sendModule(message.name);
      case "rows":
        this.#requests.get(message.request)?.(message.rows);
        this.#requests.delete(message.request);
        return;
      case "pong":
        return this.#watchOver();
    }
  }

  async #sendModule(name: string): Promise<void> {
    if (!Object.hasOwn(SCRIPTS, name)) return;
    const script = await fetchScript(SCRIPTS[name]).catch(() => undefined);
    if (!this.#isClosed) this.#send({ kind: "module", name, script });
  }

  /** From now and then on it is asked whether the worker still answers. */
  #watchOver(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#send({ kind: "ping" });
      this.#watch = setTimeout(
        () => this.#lose("Stopped: it has kept this computer busy for a minute."),
        ANSWER_TIME,
      );
    }, PATIENCE);
  }
}
