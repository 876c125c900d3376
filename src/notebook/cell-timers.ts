/** Timers of one cell, which end together with what it shows. */
export function cellTimers() {
  const timeouts = new Set<ReturnType<typeof setTimeout>>();
  const intervals = new Set<ReturnType<typeof setInterval>>();
  return {
    services: {
      setTimeout(
        act: (...values: unknown[]) => void,
        delay?: number,
        ...values: unknown[]
      ) {
        const timer = setTimeout(() => {
          timeouts.delete(timer);
          act(...values);
        }, delay);
        timeouts.add(timer);
        return timer;
      },
      setInterval(
        act: (...values: unknown[]) => void,
        delay?: number,
        ...values: unknown[]
      ) {
        const timer = setInterval(() => act(...values), delay);
        intervals.add(timer);
        return timer;
      },
    },
    stop() {
      timeouts.forEach((timer) => clearTimeout(timer));
      intervals.forEach((timer) => clearInterval(timer));
    },
  };
}
