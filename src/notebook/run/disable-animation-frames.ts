// Before anything else is loaded: the runtime would wait for frames of the screen, of
// which a worker of a frame that is hidden gets none.
Object.defineProperty(globalThis, "requestAnimationFrame", { value: undefined });
