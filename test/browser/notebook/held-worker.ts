/** A lock that is never released. */
const LOCK =
  "new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer)";

/**
 * A statement that holds its worker for ever, as an endless loop does, but asleep: a browser
 * lets a loop run on for two seconds after its worker has been ended.
 */
export const HOLD = `Atomics.wait(${LOCK}, 0, 0);`;

/** A statement with which each turn of an endless loop takes time, but not the processor's. */
export const SLEEP = `Atomics.wait(${LOCK}, 0, 0, 5);`;
