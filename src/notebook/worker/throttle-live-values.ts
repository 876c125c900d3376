import type { LiveName } from "../run/live-values.ts";

/** Figures don't need updates more often than this. */
const MAX_DELAY_MS = 30;

/**
 * Throttles the values that cells set for figures: sends the last value set in a task,
 * and one at intervals while a cell never yields.
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
