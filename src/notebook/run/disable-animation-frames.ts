// Must run before anything else is loaded: the runtime would wait for animation frames,
// which a worker of a hidden frame never gets.
Object.defineProperty(globalThis, "requestAnimationFrame", { value: undefined });
