// Cells run in a worker in an iframe with an opaque origin. It has no access to this page or
// its storage, and its own content security policy allows no connections. In browsers that
// run such frames in a separate process, a cell can crash only that process.
import sandboxPage from "virtual:sandbox-page";
import moduleWorker from "../../../notebook/worker/notebook-worker.ts?worker&url";
import type { InitMessage } from "#notebook/worker/messages.ts";
import { fetchText } from "./fetch-text.ts";

export interface Sandbox {
  send(message: unknown): void;
  /** Terminates everything that runs there, at once. */
  close(): void;
}

export interface SandboxEvents {
  /** A message from the worker: text of any form, but limited in length. */
  receive(text: string): void;
  /** The worker was terminated; `reason` says why. */
  terminated(reason: string): void;
}

/** The frame is pinged this often. */
const HEARTBEAT_MS = 1000;
const MAX_MISSED_HEARTBEATS = 6;

const CRASHED =
  "Stopped: the browser ended the code that runs the cells, most likely because a cell used up all the memory.";
const MISSING = "The code that runs the cells could not be loaded: try again.";

let script: Promise<string> | undefined;

/**
 * Opens the sandbox.
 * @param welcome  the worker's first message
 * @throws {Error} when the code that runs the cells can't be loaded
 */
export async function openSandbox(
  welcome: InitMessage,
  { receive, terminated: lost }: SandboxEvents,
): Promise<Sandbox> {
  if (import.meta.env.DEV) return openUnsafely(welcome, receive);

  script ??= fetchText(moduleWorker);
  const text = await script.catch((error: unknown) => {
    script = undefined; // the next run tries again
    throw error;
  });
  const frame = await openFrame();
  const { port1: port, port2: workerPort } = new MessageChannel();
  // Browsers don't report that a frame's process has crashed.
  let silence = 0;
  let hasAnswered = false;
  const heartbeat = setInterval(() => {
    if (silence++ >= MAX_MISSED_HEARTBEATS)
      return lost(hasAnswered ? CRASHED : MISSING);
    port.postMessage("alive?");
  }, HEARTBEAT_MS);
  port.onmessage = ({ data }: MessageEvent<{ text?: string; lost?: string }>) => {
    silence = 0;
    hasAnswered = true;
    if (data.lost !== undefined) lost(data.lost);
    else if (data.text !== undefined) receive(data.text);
  };
  frame.contentWindow?.postMessage({ script: text, welcome }, "*", [workerPort]);
  return {
    send: (message) => port.postMessage(message),
    close() {
      clearInterval(heartbeat);
      port.close();
      frame.remove();
    },
  };
}

async function openFrame(): Promise<HTMLIFrameElement> {
  // A sandboxed frame bypasses the service worker. For the offline site,
  // src/offline/service-worker.ts therefore sandboxes the page by a header instead.
  if (navigator.serviceWorker?.controller) {
    const frame = await loadFrame();
    // If its document is accessible, it has this page's origin and would refuse to run cells,
    // see sandbox-frame.ts.
    if (frame.contentDocument === null) return frame;
    frame.remove();
  }
  return loadFrame("allow-scripts");
}

async function loadFrame(sandbox?: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
  frame.hidden = true;
  frame.src = sandboxPage;
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.body.append(frame);
  await loaded;
  return frame;
}

/** In development modules are not bundled, and a frame could not load them. */
function openUnsafely(
  welcome: InitMessage,
  receive: SandboxEvents["receive"],
): Sandbox {
  const { port1: port, port2: workerPort } = new MessageChannel();
  const worker = new Worker(moduleWorker, { type: "module" });
  worker.postMessage(welcome, [workerPort]);
  port.onmessage = ({ data }) => receive(data);
  return {
    send: (message) => port.postMessage(message),
    close: () => worker.terminate(),
  };
}
