/**
 * Resolves after the messages that have arrived are handled, so that a long job can be
 * stopped. Faster than a timer, which waits four milliseconds.
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
