/**
 * Creates the timer functions of a cell run. Its timers stop when the run ends.
 * @param fail  called with errors thrown in timer callbacks
 */
export function cellTimers(fail: (thrown: unknown) => void) {
  const timeouts = new Set<ReturnType<typeof setTimeout>>();
  const intervals = new Set<ReturnType<typeof setInterval>>();
  let isStopped = false;
  const attempt = (act: () => unknown) => {
    try {
      act();
    } catch (thrown) {
      fail(thrown);
    }
  };
  return {
    services: {
      setTimeout(
        act: (...values: unknown[]) => void,
        delay?: number,
        ...values: unknown[]
      ) {
        const timer = setTimeout(() => {
          timeouts.delete(timer);
          attempt(() => act(...values));
        }, delay);
        timeouts.add(timer);
        if (isStopped) clearTimeout(timer);
        return timer;
      },
      setInterval(
        act: (...values: unknown[]) => void,
        delay?: number,
        ...values: unknown[]
      ) {
        const timer = setInterval(() => attempt(() => act(...values)), delay);
        intervals.add(timer);
        if (isStopped) clearInterval(timer);
        return timer;
      },
    },
    /** Stops the running timers and prevents new ones. */
    stop() {
      isStopped = true;
      timeouts.forEach((timer) => clearTimeout(timer));
      intervals.forEach((timer) => clearInterval(timer));
    },
  };
}
