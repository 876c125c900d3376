/** Whether the reader has asked for less motion; on the server nobody has. */
export function prefersStillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
