// Runs the cells of a page with the real library. The worker belongs to a frame with an
// opaque origin, without storage and network (src/components/notebook/bar/sandbox.ts),
// so a cell can damage the worker but not the page.
import "../run/disable-animation-frames.ts";
import { watchGlobals } from "./detect-tampering.ts";
import { FlowControl } from "./flow-control.ts";
import type { PageMessage, InitMessage, WorkerMessage } from "./messages.ts";
import { LIBRARY_MODULES } from "../run/library-modules.ts";
import type { Exports } from "../run/modules.ts";
import { NotebookRuntime } from "../run/notebook-runtime.ts";
import { LiveDrawings } from "../run/live-drawings.ts";
import type { LiveName, LiveValues } from "../run/live-values.ts";
import { throttleLiveValues } from "./throttle-live-values.ts";
import { removeUnavailableGlobals } from "../code/unavailable-globals.ts";
import { setFirstTableId, readRowsPage } from "../output/paged-tables.ts";
import { renderValue } from "../output/render-value.ts";

addEventListener(
  "message",
  ({ data, ports }: MessageEvent<InitMessage>) => startWorker(data, ports[0]),
  { once: true },
);

function startWorker({ live, firstId }: InitMessage, port: MessagePort): void {
  setFirstTableId(firstId);
  removeUnavailableGlobals(globalThis);
  const changedBuiltIn = watchGlobals(globalThis as never);
  let hasReportedTampering = false;
  // Captured before any cell could replace them.
  const post: (text: string) => void = port.postMessage.bind(port);
  const { stringify } = JSON;
  const { apply } = Reflect;
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")!.get!;
  const flow = new FlowControl();
  const send = (message: WorkerMessage) => {
    flow.countMessage();
    post(stringify(message));
  };
  const moduleRequests = new Map<string, (script: string | undefined) => void>();

  const fetchModule = async (name: string): Promise<Exports> => {
    const script = await new Promise<string | undefined>((resolve) => {
      moduleRequests.set(name, resolve);
      send({ kind: "load-module", name });
    });
    if (script === undefined) throw new Error(`${name} could not be loaded: try again`);
    return evaluateModule(script);
  };

  const fileRequests = new Map<
    number,
    (file: Extract<PageMessage, { kind: "file" }>) => void
  >();
  let lastFile = 0;
  const readFile = async (id: string, name: string): Promise<ArrayBuffer> => {
    const request = ++lastFile;
    const { bytes, problem } = await new Promise<
      Extract<PageMessage, { kind: "file" }>
    >((resolve) => {
      fileRequests.set(request, resolve);
      send({ kind: "read-file", request, id, name });
    });
    if (bytes === undefined) throw new Error(problem);
    return bytes;
  };

  const drawings = new LiveDrawings(firstId, {
    redraw: (id, listens, changes) => send({ kind: "redraw", id, listens, changes }),
    handled: (id) => send({ kind: "event-handled", id }),
  });
  const reportChange = (id: string): void => {
    const name = hasReportedTampering ? undefined : changedBuiltIn();
    if (name === undefined) return;
    hasReportedTampering = true;
    const text = `A cell has changed ${name}: the next run starts from scratch.`;
    send({ kind: "output", id, output: { line: 1, text } });
  };

  const runtime = new NotebookRuntime({
    drawings,
    readFile,
    modules: LIBRARY_MODULES,
    lazyModules: {
      "every-cube/big-cube": () => fetchModule("every-cube/big-cube"),
      "@observablehq/plot": () => fetchModule("@observablehq/plot"),
      d3: () => fetchModule("d3"),
    },
    renderValue,
    live,
    mayStart: () => flow.untilRoom(),
    events: {
      pending: (id) => send({ kind: "pending", id }),
      started: (id, source) => send({ kind: "started", id, source }),
      output: (id, output) => send({ kind: "output", id, output }),
      ended(id, error) {
        reportChange(id);
        send({ kind: "ended", id, error });
      },
      input: (state) => send({ kind: "input", state }),
      setLive: throttleLiveValues((name, value) =>
        send({ kind: "set-live", name, value }),
      ),
    },
  });

  const setInput = (cell: string, index: number, raw: unknown) => {
    try {
      return runtime.setInput(cell, index, raw);
    } catch {
      return undefined; // the control has been redefined since and rejects the value
    }
  };

  const listen = (event: MessageEvent): void => {
    const message = apply(dataOf, event, []) as PageMessage;
    switch (message.kind) {
      case "run":
        if (changedBuiltIn() !== undefined) return send({ kind: "globals-changed" });
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
        return moduleRequests.get(message.name)?.(message.script);
      case "file":
        fileRequests.get(message.request)?.(message);
        fileRequests.delete(message.request);
        return;
      case "rows":
        return send({ kind: "rows", request: message.request, ...rowsAnswer(message) });
      case "drawing-event":
        return drawings.handleEvent(message.id, message.event);
      case "drawn":
        return drawings.pageReady(message.id, message.isFirst);
      case "ping": {
        const { nonce } = message;
        flow.onPing();
        if (nonce !== undefined) return send({ kind: "pong", nonce });
        // A cell about to start may keep it busy.
        return void runtime.idle().then(() => send({ kind: "pong" }));
      }
    }
  };
  port.addEventListener("message", listen);
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    runtime.reportLateError(event.reason);
  });
  // Errors in microtasks, listeners and timers, which no cell's run can catch.
  addEventListener("error", (event) => {
    event.preventDefault(); // otherwise the browser would report it to the frame
    runtime.reportLateError(event.error, event.filename);
  });
  port.start();
}

function rowsAnswer({
  id,
  from,
  count,
  order,
}: Extract<PageMessage, { kind: "rows" }>): Pick<
  Extract<WorkerMessage, { kind: "rows" }>,
  "page" | "problem"
> {
  try {
    return { page: readRowsPage(id, from, count, order), problem: undefined };
  } catch (error) {
    // From an earlier worker, dropped, or too large.
    return { page: undefined, problem: (error as Error).message };
  }
}

const FRAME_MS = 1000 / 60;

/** Runs a module's script, such as plot-script.ts, which calls `provide(exports)`. */
function evaluateModule(script: string): Exports {
  let exports: Exports = {};
  const provide = (value: Exports) => (exports = value);
  // Plot measures tips, and chooses between them, after an animation frame.
  const requestFrame = (callback: (time: number) => void) =>
    setTimeout(() => callback(performance.now()), FRAME_MS);
  new Function("provide", "requestAnimationFrame", "cancelAnimationFrame", script)(
    provide,
    requestFrame,
    clearTimeout,
  );
  return exports;
}
