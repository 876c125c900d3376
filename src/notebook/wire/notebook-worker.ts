// Runs the cells of a page with the real library. This worker belongs to a frame with an
// origin of its own, without storage and network (src/components/notebook/bar/sandbox.ts);
// whatever a cell does to this worker, it cannot do to the page.
import "../run/disable-animation-frames.ts";
import * as library from "../../lib/cell-library.ts";
import { watchBuiltIns } from "./built-ins.ts";
import { MessageWindow } from "./message-window.ts";
import type { PageMessage, Welcome, WorkerMessage } from "./messages.ts";
import type { Exports } from "../run/modules.ts";
import { NotebookRuntime } from "../run/notebook-runtime.ts";
import { LivingDrawings } from "../run/living-drawings.ts";
import type { LiveName, LiveValues } from "../run/live-values.ts";
import { paceLive } from "./pace-live.ts";
import { putOutOfReach } from "../code/out-of-reach.ts";
import { numberTablesFrom, readRows } from "../show/tables.ts";
import { showValue } from "../show/view-of.ts";

addEventListener(
  "message",
  ({ data, ports }: MessageEvent<Welcome>) => serve(data, ports[0]),
  { once: true },
);

function serve({ live, firstTable }: Welcome, port: MessagePort): void {
  numberTablesFrom(firstTable);
  putOutOfReach(globalThis);
  const changedBuiltIn = watchBuiltIns(globalThis as never);
  let isToldOfChange = false;
  // Captured now, so that no cell can intercept it.
  const post: (text: string) => void = port.postMessage.bind(port);
  const { stringify } = JSON;
  const { apply } = Reflect;
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")!.get!;
  const room = new MessageWindow();
  const send = (message: WorkerMessage) => {
    room.sent();
    post(stringify(message));
  };
  const waiting = new Map<string, (script: string | undefined) => void>();

  const fetchModule = async (name: string): Promise<Exports> => {
    const script = await new Promise<string | undefined>((resolve) => {
      waiting.set(name, resolve);
      send({ kind: "want-module", name });
    });
    if (script === undefined) throw new Error(`${name} could not be loaded: try again`);
    return evaluate(script);
  };

  const files = new Map<
    number,
    (file: Extract<PageMessage, { kind: "file" }>) => void
  >();
  let lastFile = 0;
  const readFile = async (id: string, name: string): Promise<ArrayBuffer> => {
    const request = ++lastFile;
    const { bytes, problem } = await new Promise<
      Extract<PageMessage, { kind: "file" }>
    >((resolve) => {
      files.set(request, resolve);
      send({ kind: "want-file", request, id, name });
    });
    if (bytes === undefined) throw new Error(problem);
    return bytes;
  };

  const drawings = new LivingDrawings(firstTable, {
    redraw: (id, listens, changes) => send({ kind: "redraw", id, listens, changes }),
    heard: (id) => send({ kind: "heard", id }),
  });
  const tellOfChange = (id: string): void => {
    const what = isToldOfChange ? undefined : changedBuiltIn();
    if (what === undefined) return;
    isToldOfChange = true;
    const text = `A cell has changed ${what}: the next run starts from scratch.`;
    send({ kind: "output", id, output: { line: 1, text } });
  };

  const runtime = new NotebookRuntime({
    drawings,
    readFile,
    modules: { "every-cube": library },
    lazyModules: {
      "@observablehq/plot": () => fetchModule("@observablehq/plot"),
      d3: () => fetchModule("d3"),
    },
    shownAs: showValue,
    live,
    mayStart: () => room.hasRoom(),
    events: {
      pending: (id) => send({ kind: "pending", id }),
      started: (id, source) => send({ kind: "started", id, source }),
      output: (id, output) => send({ kind: "output", id, output }),
      ended(id, error) {
        tellOfChange(id);
        send({ kind: "ended", id, error });
      },
      input: (state) => send({ kind: "input", state }),
      setLive: paceLive((name, value) => send({ kind: "set-live", name, value })),
    },
  });

  const setInput = (cell: string, index: number, raw: unknown) => {
    try {
      return runtime.setInput(cell, index, raw);
    } catch {
      return undefined; // the control has been redefined meanwhile and cannot have that value
    }
  };

  const listen = (event: MessageEvent): void => {
    const message = apply(dataOf, event, []) as PageMessage;
    switch (message.kind) {
      case "run":
        if (changedBuiltIn() !== undefined) return send({ kind: "spoilt" });
        return runtime.run(message.cells, message.requested, message.inputs);
      case "input": {
        const { cell, index, raw } = message;
        const state = setInput(cell, index, raw);
        if (state) send({ kind: "input", state });
        return;
      }
      case "live":
        return runtime.setLive(message.name, message.value as LiveValues[LiveName]);
      case "module":
        return waiting.get(message.name)?.(message.script);
      case "file":
        files.get(message.request)?.(message);
        files.delete(message.request);
        return;
      case "rows":
        return send({ kind: "rows", request: message.request, ...pageOf(message) });
      case "on-drawing":
        return drawings.hear(message.id, message.event);
      case "drawn":
        return drawings.awaited(message.id, message.isFirst);
      case "ping": {
        const { nonce } = message;
        room.pinged();
        if (nonce !== undefined) return send({ kind: "pong", nonce });
        // A cell that is about to start may keep it busy.
        return void runtime.idle().then(() => send({ kind: "pong" }));
      }
    }
  };
  port.addEventListener("message", listen);
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    runtime.failLate(event.reason);
  });
  // Of microtasks, listeners and timers that no cell's run can catch.
  addEventListener("error", (event) => {
    event.preventDefault(); // or it would end this worker, and be told at any length
    runtime.failLate(event.error, event.filename);
  });
  port.start();
}

function pageOf({
  id,
  from,
  count,
  order,
}: Extract<PageMessage, { kind: "rows" }>): Pick<
  Extract<WorkerMessage, { kind: "rows" }>,
  "page" | "problem"
> {
  try {
    return { page: readRows(id, from, count, order), problem: undefined };
  } catch (error) {
    // The table belongs to an earlier worker, was dropped, or is too large.
    return { page: undefined, problem: (error as Error).message };
  }
}

const FRAME = 1000 / 60;

/** The script of a module, such as plot-script.ts, calls `provide(exports)`. */
function evaluate(script: string): Exports {
  let exports: Exports = {};
  const provide = (given: Exports) => (exports = given);
  // Plot waits for a frame before it measures a tip, or decides which of several to show.
  const soon = (act: (time: number) => void) =>
    setTimeout(() => act(performance.now()), FRAME);
  new Function("provide", "requestAnimationFrame", "cancelAnimationFrame", script)(
    provide,
    soon,
    clearTimeout,
  );
  return exports;
}
