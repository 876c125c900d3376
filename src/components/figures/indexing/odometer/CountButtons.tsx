import { useRef, useState } from "preact/hooks";
import { Button } from "#kit/widget/Button.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { Select } from "#kit/widget/Select.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import { odometerStore } from "./odometer-store.ts";

/** Milliseconds between two counts. */
const SPEEDS_MS = { slow: 1200, brisk: 300, fast: 60 };
type Speed = keyof typeof SPEEDS_MS;

/** Buttons that count down and up, count automatically, and go to the largest number. */
export function CountButtons() {
  const [speed, setSpeed] = useState<Speed>("slow");
  const { isPlaying, toggle } = useCounting(SPEEDS_MS[speed]);
  const step = (by: 1 | -1) => (options: { amend: boolean }) =>
    odometerStore.dispatch({ type: "step", by }, options);
  return (
    <div class="buttons odometer-bar needs-js">
      <HoldButton onStep={step(-1)}>− 1</HoldButton>
      <HoldButton onStep={step(1)}>+ 1</HoldButton>
      <Button class="count-button" aria-pressed={isPlaying} onClick={toggle}>
        <span aria-hidden="true">{isPlaying ? "❚❚" : "▷"}</span> Count
      </Button>
      <Select
        label="speed"
        options={Object.keys(SPEEDS_MS) as Speed[]}
        value={speed}
        onChoose={(one) => setSpeed(one)}
      />
      <Button onClick={() => odometerStore.dispatch({ type: "largest" })}>
        Largest
      </Button>
    </div>
  );
}

/** Counts up until it is stopped or the reader changes the odometer. */
function useCounting(pace: number) {
  const last = useRef(odometerStore.state.peek());
  const counting = usePlaying({
    pace,
    onStep(options) {
      if (options.amend && odometerStore.state.value !== last.current) {
        return counting.stop();
      }
      odometerStore.dispatch({ type: "step", by: 1 }, options);
      last.current = odometerStore.state.value;
    },
  });
  return counting;
}
