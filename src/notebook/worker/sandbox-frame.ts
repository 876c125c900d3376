// The script of the frame around the worker; see sandbox-plugin.ts. It starts the
// worker from the source that the page passes in, because the frame cannot load
// anything, and relays messages. From the worker, it passes on only strings, and no
// more than the page can handle.

/** Far more messages than well-behaved cells send. */
const MAX_MESSAGES_PER_SECOND = 5000;
const MAX_CHARACTERS_PER_SECOND = 20_000_000;
/**
 * Far more than well-behaved cells send before the worker answers a ping; see
 * flow-control.ts. In Firefox, messages of an endless loop arrive so slowly that they
 * never exceed the limit per second, but pile up.
 */
const MAX_UNANSWERED_MESSAGES = 1000;
/** The maximum length of an error message sent to the page. */
const MAX_REASON = 300;

const RUNNER_BROKEN = "Stopped: a cell has broken the code that runs the cells.";
const TOO_MANY_MESSAGES = "Stopped: a cell sent the page too much at once.";
const NO_WORKERS_ALLOWED =
  "The code that runs the cells could not be started: the browser, or an extension, does not let a page create workers.";

function start({
  source,
  data,
  ports: [page],
}: MessageEvent<{ script: string; welcome: unknown }>): void {
  if (source !== parent) return;
  removeEventListener("message", start);
  const scriptParts = ["(() => {", data.script, "\n})();"];
  const address = URL.createObjectURL(
    new Blob(scriptParts, { type: "text/javascript" }),
  );
  let worker: Worker;
  try {
    worker = new Worker(address);
  } catch {
    return page.postMessage({ lost: NO_WORKERS_ALLOWED });
  }
  const { port1: workerPort, port2: transferredPort } = new MessageChannel();
  const stopWorker = (lost: string) => {
    workerPort.close();
    worker.terminate();
    page.postMessage({ lost });
  };
  let currentSecond: number | undefined;
  let [messages, characters, unanswered] = [0, 0, 0];
  let pong: string | undefined;
  const exceedsLimits = (length: number) => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== currentSecond) [currentSecond, messages, characters] = [now, 0, 0];
    messages += 1;
    characters += length;
    unanswered += 1;
    return (
      messages > MAX_MESSAGES_PER_SECOND ||
      characters > MAX_CHARACTERS_PER_SECOND ||
      unanswered > MAX_UNANSWERED_MESSAGES
    );
  };
  workerPort.onmessage = ({ data: text }: MessageEvent<unknown>) => {
    if (typeof text !== "string") return stopWorker(RUNNER_BROKEN);
    if (text === pong) return void ([pong, unanswered] = [undefined, 0]);
    if (exceedsLimits(text.length)) return stopWorker(TOO_MANY_MESSAGES);
    if (pong === undefined) {
      const nonce = Math.random();
      pong = JSON.stringify({ kind: "pong", nonce });
      workerPort.postMessage({ kind: "ping", nonce });
    }
    page.postMessage({ text });
  };
  workerPort.onmessageerror = () => stopWorker(RUNNER_BROKEN);
  worker.onerror = (event) => {
    event.preventDefault();
    const message = (event.message ?? "").slice(0, MAX_REASON);
    if (!message) return stopWorker(NO_WORKERS_ALLOWED);
    // After startup, notebook-worker.ts handles the errors of cells.
    if (currentSecond === undefined)
      stopWorker(`The code that runs the cells has broken down: ${message}`);
    else if (exceedsLimits(message.length)) stopWorker(TOO_MANY_MESSAGES);
  };
  page.onmessage = ({ data: message }: MessageEvent<unknown>) =>
    message === "alive?" ? page.postMessage({}) : workerPort.postMessage(message);
  page.postMessage({});
  worker.postMessage(data.welcome, [transferredPort]);
}

// If another site framed this page without `sandbox`, its worker would have this site's
// origin and access to its storage.
if (origin === "null") addEventListener("message", start);
