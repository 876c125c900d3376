import { useLayoutEffect, useRef } from "preact/hooks";
import { prefersReducedMotion } from "#kit/widget/prefers-reduced-motion.ts";
import { carryDelay, QUICK_MS, ROLL_MS } from "#kit/wheels/carry-motion.ts";
import { hasCarried, type OdometerState } from "./odometer-model.ts";

interface Props {
  count: OdometerState;
  /** The wheel, counted from the left, that carries into its left neighbour. */
  wheel: number;
  faces: number;
}

/** The ratio between the place values of adjacent wheels. Lights up as a carry passes. */
export function WheelRatio({ count, wheel, faces }: Props) {
  const pill = useRef<HTMLSpanElement>(null);
  const shown = useRef({ count, time: 0 });
  useLayoutEffect(() => {
    const { current: before } = shown;
    if (before.count === count) return;
    shown.current = { count, time: performance.now() };
    const quick = shown.current.time - before.time < QUICK_MS;
    if (quick || !hasCarried(count, wheel) || prefersReducedMotion()) return;
    pill.current?.animate([{}, { ...HIGHLIGHT, offset: 0.3 }, {}], {
      delay: carryDelay(count, wheel) + ROLL_MS / 2,
      duration: 2 * ROLL_MS,
    });
  }, [count]);
  return (
    <span class="odometer-ratio text-xs" ref={pill}>
      ×{faces}
    </span>
  );
}

const HIGHLIGHT = {
  background: "var(--accent)",
  color: "var(--on-accent)",
  scale: "1.15",
};
