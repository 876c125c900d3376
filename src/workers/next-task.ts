/**
 * Resolves after the messages that have arrived are handled, so that a long job can be
 * stopped. Faster than nested timers, which wait four milliseconds each. The notebook's queue
 * of starts has the same lines: it imports nothing from here.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
