// What exported cells send to Jupyter. Deno's kernel sends printed texts and drawings by two
// ways, so that they get out of order, and may call a cell finished before the last of them
// has left: then Jupyter drops it where nobody watches. So both go one way here, each message
// after the one before, and a cell ends by waiting for them.

interface Host {
  readonly Deno?: { readonly jupyter?: Kernel };
}

interface Kernel {
  broadcast(type: string, content: object): Promise<void>;
}

/** In milliseconds: a message that the kernel has taken is sent by another of its threads. */
const DELIVERY_MS = 10;

let printed = "";
let pendingMessages = Promise.resolve();

/** The kernel that runs this code; undefined where it runs by itself. */
export function currentKernel(): Kernel | undefined {
  try {
    return (globalThis as unknown as Host).Deno?.jupyter;
  } catch {
    return undefined; // by itself, Deno has the name, and throws when it is read
  }
}

/** Prints a line. Lines that follow each other leave together: many messages take long. */
export function printToKernel(kernel: Kernel, line: string): void {
  if (printed === "") globalThis.queueMicrotask(() => flushPrinted(kernel));
  printed += `${line}\n`;
}

/** Displays a value, given by media types, after all that has been printed so far. */
export function displayInKernel(
  kernel: Kernel,
  data: Readonly<Record<string, string>>,
): void {
  flushPrinted(kernel);
  sendToKernel(kernel, "display_data", { data, metadata: {}, transient: {} });
}

/**
 * Waits until Jupyter has all that the cell has shown. As a cell's last line it also keeps
 * Jupyter from showing the value of the statement above, such as that of a loop.
 */
export async function shown(): Promise<void> {
  const kernel = currentKernel();
  if (!kernel) return;
  flushPrinted(kernel);
  const messages = pendingMessages;
  pendingMessages = Promise.resolve(); // what fails fails in its own cell, and in no later one
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
