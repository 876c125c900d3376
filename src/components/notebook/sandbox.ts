// Where cells run: a worker that belongs to a frame without an origin. It sees neither
// this page nor its storage, and its policy allows no connection.
import moduleWorker from "../../notebook/notebook-worker.ts?worker&url";

export interface Sandbox {
  readonly port: MessagePort;
  /** Ends all that runs there, at once. */
  close(): void;
}

/** The frame evaluates what it is given, and nothing else: no address is allowed. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:";

/** Starts the worker with the text that the page hands in, as the frame can load none. */
const FRAME = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<script>
  addEventListener("message", ({ source, data, ports: [port, failures] }) => {
    if (source !== parent) return;
    const address = URL.createObjectURL(new Blob([data.script], { type: "text/javascript" }));
    const worker = new Worker(address);
    worker.onerror = ({ message }) => failures.postMessage(message);
    worker.postMessage(data.welcome, [port]);
  }, { once: true });
</script>`;

let script: Promise<string> | undefined;

/**
 * @param welcome   the worker's first message
 * @param onFailure called when the worker itself breaks down
 * @throws {Error}  when what runs the cells cannot be loaded
 */
export async function openSandbox(
  welcome: unknown,
  onFailure: (message: string) => void,
): Promise<Sandbox> {
  const { port1: port, port2: far } = new MessageChannel();
  if (import.meta.env.DEV) return openUnsafely(welcome, port, far);

  script ??= fetchScript(moduleWorker);
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
  const failures = new MessageChannel();
  failures.port1.onmessage = ({ data }) => onFailure(String(data));
  frame.contentWindow?.postMessage({ script: text, welcome }, "*", [
    far,
    failures.port2,
  ]);
  return { port, close: () => frame.remove() };
}

/** The text of a script of this site. */
export async function fetchScript(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

/** While the site is developed its modules are not bundled, and a frame cannot load them. */
function openUnsafely(welcome: unknown, port: MessagePort, far: MessagePort): Sandbox {
  const worker = new Worker(moduleWorker, { type: "module" });
  worker.postMessage(welcome, [far]);
  return { port, close: () => worker.terminate() };
}
