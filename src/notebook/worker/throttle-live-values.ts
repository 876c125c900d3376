import type { LiveName } from "../run/live-values.ts";

/** In milliseconds: the figures show no more of what is set faster. */
const MAX_DELAY_MS = 30;

/**
 * Sends what cells set for the page's figures, of each value no more than figures can show:
 * the last of those set at once, and one from time to time while a cell never pauses.
 */
export function throttleLiveValues(
  send: (name: LiveName, value: unknown) => void,
): (name: LiveName, value: unknown) => void {
  const pending = new Map<LiveName, { value: unknown; readonly since: number }>();
  const sendNow = (name: LiveName) => {
    const latest = pending.get(name);
    pending.delete(name);
    if (latest) send(name, latest.value);
  };
  return (name, value) => {
    const first = pending.get(name);
    if (first === undefined) {
      pending.set(name, { value, since: performance.now() });
      setTimeout(() => sendNow(name), 0);
      return;
    }
    first.value = value;
    if (performance.now() - first.since >= MAX_DELAY_MS) sendNow(name);
  };
}
