import { useEffect, useState } from "preact/hooks";

/** Milliseconds from one move to the next. */
export const SPEEDS = { slow: 1400, steady: 800, fast: 400 } as const;
export type Speed = keyof typeof SPEEDS;

/** Calls `onStep` at the chosen speed while it plays and there is a step left. */
export function usePlaying(left: number, onStep: () => void) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("steady");
  useEffect(() => {
    if (!isPlaying) return;
    if (left === 0) return setPlaying(false);
    const timer = setTimeout(onStep, SPEEDS[speed]);
    return () => clearTimeout(timer);
  });
  return { isPlaying, setPlaying, speed, setSpeed };
}
