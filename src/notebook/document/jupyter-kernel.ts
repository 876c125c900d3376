// Sends output of exported cells to Jupyter. Deno's kernel sends text and drawings over
// separate channels, so they may arrive out of order, or after the cell counts as
// finished and Jupyter drops them. Here, all messages share one queue, and each cell
// ends by waiting for it.

interface Host {
  readonly Deno?: { readonly jupyter?: Kernel };
}

interface Kernel {
  broadcast(type: string, content: object): Promise<void>;
}

/** The kernel sends messages in another thread, which needs time for the last one. */
const DELIVERY_MS = 10;

let printed = "";
let pendingMessages = Promise.resolve();

/** The Jupyter kernel that runs this code; undefined outside Jupyter. */
export function currentKernel(): Kernel | undefined {
  try {
    return (globalThis as unknown as Host).Deno?.jupyter;
  } catch {
    return undefined; // outside Jupyter, reading Deno.jupyter throws
  }
}

/** Prints a line. Consecutive lines share a message, because messages are slow. */
export function printToKernel(kernel: Kernel, line: string): void {
  if (printed === "") globalThis.queueMicrotask(() => flushPrinted(kernel));
  printed += `${line}\n`;
}

/** Displays a MIME bundle after everything printed so far. */
export function displayInKernel(
  kernel: Kernel,
  data: Readonly<Record<string, string>>,
): void {
  flushPrinted(kernel);
  sendToKernel(kernel, "display_data", { data, metadata: {}, transient: {} });
}

/**
 * Waits until Jupyter has received all output of the cell. As the last line of a cell,
 * it also keeps Jupyter from showing the value of the previous statement.
 */
export async function shown(): Promise<void> {
  const kernel = currentKernel();
  if (!kernel) return;
  flushPrinted(kernel);
  const messages = pendingMessages;
  pendingMessages = Promise.resolve(); // a failure is reported in its own cell, not in later ones
  await messages;
  await new Promise((done) => globalThis.setTimeout(done, DELIVERY_MS));
}

function flushPrinted(kernel: Kernel): void {
  if (printed === "") return;
  sendToKernel(kernel, "stream", { name: "stdout", text: printed });
  printed = "";
}

function sendToKernel(kernel: Kernel, type: string, content: object): void {
  pendingMessages = pendingMessages.then(() => kernel.broadcast(type, content));
}
