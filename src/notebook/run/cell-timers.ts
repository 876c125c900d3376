/**
 * Timers of one cell, which end together with what it shows.
 * @param fail  told what one of them throws
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
    /** Ends those that run, and any that are still begun. */
    stop() {
      isStopped = true;
      timeouts.forEach((timer) => clearTimeout(timer));
      intervals.forEach((timer) => clearInterval(timer));
    },
  };
}
