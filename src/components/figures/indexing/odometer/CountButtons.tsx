import { useEffect, useRef, useState } from "preact/hooks";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { countStore } from "./count-store.ts";

/** Milliseconds between two counts. */
const SPEEDS = { slow: 1200, brisk: 300, fast: 60 };
type Speed = keyof typeof SPEEDS;

/** Down, up, counting by itself, and the largest number at once. */
export function CountButtons() {
  const [speed, setSpeed] = useState<Speed>("slow");
  const { counting, toggle } = useCounting(SPEEDS[speed]);
  const step = (by: 1 | -1) => (options: { amend: boolean }) =>
    countStore.dispatch({ type: "step", by }, options);
  return (
    <div class="odometer-bar needs-js">
      <HoldButton onStep={step(-1)}>− 1</HoldButton>
      <HoldButton onStep={step(1)}>+ 1</HoldButton>
      <button
        type="button"
        class="button count-button"
        aria-pressed={counting}
        onClick={toggle}
      >
        <span aria-hidden="true">{counting ? "❚❚" : "▷"}</span> Count
      </button>
      <label>
        <span class="visually-hidden">speed</span>
        <select
          class="field"
          value={speed}
          onChange={(event) => setSpeed(event.currentTarget.value as Speed)}
        >
          {Object.keys(SPEEDS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        onClick={() => countStore.dispatch({ type: "largest" })}
      >
        Largest
      </button>
    </div>
  );
}

/** Adds one at each tick until it is stopped, or the reader changes the count. */
function useCounting(delay: number) {
  const [counting, setCounting] = useState(false);
  const last = useRef(countStore.state.peek());
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => {
      if (countStore.state.value !== last.current) return setCounting(false);
      tick({ amend: true });
    }, delay);
    return () => clearInterval(timer);
  }, [counting, delay]);

  // A whole run of counting is one step to undo.
  function tick(options: { amend: boolean }): void {
    countStore.dispatch({ type: "step", by: 1 }, options);
    last.current = countStore.state.value;
  }
  function toggle(): void {
    if (!counting) tick({ amend: false });
    setCounting(!counting);
  }
  return { counting, toggle };
}
