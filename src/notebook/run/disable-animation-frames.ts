// Must be imported first. The Observable runtime would wait for animation frames, which
// a worker in a hidden frame never gets.
Object.defineProperty(globalThis, "requestAnimationFrame", { value: undefined });
