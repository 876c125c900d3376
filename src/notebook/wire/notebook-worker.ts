// Runs the cells of a page with the real library. This worker belongs to a frame with an
// origin of its own, without storage and network (src/components/notebook/bar/sandbox.ts);
// whatever a cell does to this worker, it cannot do to the page.
import "../run/disable-animation-frames.ts";
import * as library from "../../lib/index.ts";
import type { PageMessage, Welcome, WorkerMessage } from "./messages.ts";
import type { Exports } from "../run/modules.ts";
import { NotebookRuntime } from "../run/notebook-runtime.ts";
import type { LiveName, LiveValues } from "../run/live-values.ts";
import { putOutOfReach } from "../run/out-of-reach.ts";
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
  // Captured now, so that no cell can intercept it.
  const post: (text: string) => void = port.postMessage.bind(port);
  const { stringify } = JSON;
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")!.get!;
  const send = (message: WorkerMessage) => post(stringify(message));
  const waiting = new Map<string, (script: string | undefined) => void>();

  const fetchModule = async (name: string): Promise<Exports> => {
    const script = await new Promise<string | undefined>((resolve) => {
      waiting.set(name, resolve);
      send({ kind: "want-module", name });
    });
    if (script === undefined) throw new Error(`${name} could not be loaded: try again`);
    return evaluate(script);
  };

  const runtime = new NotebookRuntime({
    modules: { "every-cube": library },
    lazyModules: {
      "@observablehq/plot": () => fetchModule("@observablehq/plot"),
      d3: () => fetchModule("d3"),
    },
    shownAs: showValue,
    live,
    events: {
      pending: (id) => send({ kind: "pending", id }),
      started: (id, source) => send({ kind: "started", id, source }),
      output: (id, output) => send({ kind: "output", id, output }),
      ended: (id, error) => send({ kind: "ended", id, error }),
      setLive: (name, value) => send({ kind: "set-live", name, value }),
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
    const message = dataOf.call(event) as PageMessage;
    switch (message.kind) {
      case "run":
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
        waiting.get(message.name)?.(message.script);
        waiting.delete(message.name);
        return;
      case "rows":
        return send({ kind: "rows", request: message.request, rows: rowsOf(message) });
      case "ping":
        return send({ kind: "pong" });
    }
  };
  port.addEventListener("message", listen);
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    runtime.failLate(event.reason);
  });
  port.start();
}

function rowsOf({ id, from, count }: Extract<PageMessage, { kind: "rows" }>) {
  try {
    return readRows(id, from, count);
  } catch {
    return undefined; // the table belongs to an earlier worker, or was dropped
  }
}

/** The script of a module, such as plot-script.ts, calls `provide(exports)`. */
function evaluate(script: string): Exports {
  let exports: Exports = {};
  const provide = (given: Exports) => (exports = given);
  new Function("provide", script)(provide);
  return exports;
}
