// Where cells run: a worker in a frame with an opaque origin. It sees neither this page nor
// its storage, and its policy allows no connections. Where browsers run such frames in a
// process of their own, a cell can crash only that process.
import moduleWorker from "../../../notebook/wire/notebook-worker.ts?worker&url";
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
  lost(reason: string): void;
}

/** The frame may evaluate the code it is given, and nothing else: no address is allowed. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:";

/** Far more messages than well-behaved cells send. */
const MESSAGES_A_SECOND = 5000;
const CHARACTERS_A_SECOND = 20_000_000;

/** The frame is pinged every second, and may miss this many. */
const HEARTBEAT = 1000;
const MAX_SILENCE = 6;

const BROKEN = "Stopped: a cell has broken what runs the cells.";
const FLOODED = "Stopped: a cell has told the page too much at once.";
const FORBIDDEN =
  "What runs the cells could not be started: the browser, or something added to it, forbids workers that a page makes.";
const CRASHED =
  "Stopped: the browser has ended what runs the cells, most likely because a cell used up all memory.";

/**
 * Starts the worker from the source that the page passes in, since the frame can load
 * nothing, and relays messages: from the worker, only strings reach the page, and no more
 * of them than the page can handle.
 */
const FRAME = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<script>
  const start = ({ source, data, ports: [page] }) => {
    if (source !== parent) return;
    removeEventListener("message", start);
    const parts = ["(() => {", data.script, "\\n})();"];
    const address = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
    let worker;
    try {
      worker = new Worker(address);
    } catch {
      return page.postMessage({ lost: "${FORBIDDEN}" });
    }
    const { port1: near, port2: far } = new MessageChannel();
    const lose = (lost) => {
      near.close();
      worker.terminate();
      page.postMessage({ lost });
    };
    let second, messages, characters;
    near.onmessage = ({ data: text }) => {
      if (typeof text !== "string") return lose("${BROKEN}");
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) [second, messages, characters] = [now, 0, 0];
      messages += 1;
      characters += text.length;
      if (messages > ${MESSAGES_A_SECOND} || characters > ${CHARACTERS_A_SECOND}) {
        return lose("${FLOODED}");
      }
      page.postMessage({ text });
    };
    near.onmessageerror = () => lose("${BROKEN}");
    worker.onerror = ({ message }) =>
      lose(message ? "What runs the cells has broken down: " + message : "${FORBIDDEN}");
    page.onmessage = ({ data: message }) =>
      message === "alive?" ? page.postMessage({}) : near.postMessage(message);
    worker.postMessage(data.welcome, [far]);
  };
  addEventListener("message", start);
</script>`;

let script: Promise<string> | undefined;

/**
 * @param welcome  the worker's first message
 * @throws {Error} when the code that runs the cells can't be loaded
 */
export async function openSandbox(
  welcome: unknown,
  { receive, lost }: SandboxEvents,
): Promise<Sandbox> {
  if (import.meta.env.DEV) return openUnsafely(welcome, receive);

  script ??= fetchText(moduleWorker);
  const text = await script.catch((error: unknown) => {
    script = undefined; // the next run tries again
    throw error;
  });
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.srcdoc = FRAME;
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.body.append(frame);
  await loaded;
  const { port1: port, port2: far } = new MessageChannel();
  // No browser tells a page that the process of a frame has ended.
  let silence = 0;
  const heartbeat = setInterval(() => {
    if (silence++ >= MAX_SILENCE) return lost(CRASHED);
    port.postMessage("alive?");
  }, HEARTBEAT);
  port.onmessage = ({ data }: MessageEvent<{ text?: string; lost?: string }>) => {
    silence = 0;
    if (data.lost !== undefined) lost(data.lost);
    else if (data.text !== undefined) receive(data.text);
  };
  frame.contentWindow?.postMessage({ script: text, welcome }, "*", [far]);
  return {
    send: (message) => port.postMessage(message),
    close() {
      clearInterval(heartbeat);
      port.close();
      frame.remove();
    },
  };
}

/** In development, modules are not bundled, and a frame can't load them. */
function openUnsafely(welcome: unknown, receive: SandboxEvents["receive"]): Sandbox {
  const { port1: port, port2: far } = new MessageChannel();
  const worker = new Worker(moduleWorker, { type: "module" });
  worker.postMessage(welcome, [far]);
  port.onmessage = ({ data }) => receive(data);
  return {
    send: (message) => port.postMessage(message),
    close: () => worker.terminate(),
  };
}
