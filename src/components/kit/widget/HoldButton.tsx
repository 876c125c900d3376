import { useEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";

/** Long enough not to be mistaken for a click. */
const HOLD_DELAY = 400;
const REPEAT_DELAY = 110;

interface Props {
  /** What it does, if its content doesn't say so. */
  label?: string;
  /** There is nothing to do; the button keeps the keyboard focus. */
  idle?: boolean;
  /** `amend` is true for the repetitions, so that holding is undone as one step. */
  onStep(options: { amend: boolean }): void;
  children: ComponentChildren;
}

/** A button that repeats while it is held, with mouse, finger or the Enter key. */
export function HoldButton({ label, idle, onStep, children }: Props) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const repeated = useRef(false);
  const keyHeld = useRef(false);
  const step = useRef(onStep);
  step.current = onStep;

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    release();
    repeated.current = false;
    timer.current = setTimeout(() => {
      timer.current = setInterval(() => {
        step.current({ amend: repeated.current });
        repeated.current = true;
      }, REPEAT_DELAY);
    }, HOLD_DELAY);
  }
  function release(): void {
    clearInterval(timer.current);
  }
  useEffect(() => release, []);

  return (
    <button
      type="button"
      class="button hold-button unselectable"
      aria-label={label}
      aria-disabled={idle}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => repeated.current && event.preventDefault()}
      onKeyDown={(event) => (keyHeld.current = event.repeat)}
      onClick={({ detail }) => {
        // The click that ends a hold is not another step; a click by keyboard always is.
        const isFresh = detail === 0 || !repeated.current;
        if (isFresh) onStep({ amend: keyHeld.current });
        repeated.current = false;
        keyHeld.current = false;
      }}
    >
      {children}
    </button>
  );
}
