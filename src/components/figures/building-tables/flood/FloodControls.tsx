import { useEffect, useRef, useState } from "preact/hooks";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { PlayButton } from "../../../kit/widget/PlayButton.tsx";
import { prefersStillness } from "../../../kit/widget/prefers-stillness.ts";
import { Select } from "../../../kit/widget/Select.tsx";
import { Slider } from "../../../kit/widget/Slider.tsx";
import { usePlaying } from "../../../kit/widget/use-playing.ts";
import { usePresentedSteps } from "../../../kit/widget/use-presented-steps.ts";
import { useStartWhenPresented } from "../../../kit/widget/use-start-when-presented.ts";
import type { FloodLog } from "./flood-log.ts";
import { floodStore } from "./flood-model.ts";
import { momentWords } from "./flood-words.ts";
import { endTime, type Moment, stepFrom, type Stride } from "./moment.ts";

const STRIDES: Readonly<Record<Stride, string>> = {
  turn: "one turn",
  discovery: "one discovery",
  depth: "one depth",
};

/** Turns per second. */
const SPEEDS = [2, 20, 200, 2000, 10_000];
const SPEED_NAMES = ["turn by turn", "slow", "brisk", "fast", "very fast"];
/** Twenty updates per second look smooth, and leave time for the rest of the page. */
const TICK = 50;
/** The pace of whole depths, for readers who prefer reduced motion. */
const DEPTH_PACE = 900;

interface Props {
  log: FloodLog;
  moment: Moment;
}

/** Play, single steps, and the slider over the whole run. */
export function FloodControls({ log, moment }: Props) {
  const [stride, setStride] = useState<Stride>("discovery");
  const [speed, setSpeed] = useState(3);
  const playing = useTime(log, moment.time, SPEEDS[speed]);
  const { dispatch } = floodStore;
  const step = (by: 1 | -1, amend: boolean) => {
    playing.stop();
    dispatch({ type: "step", by, stride }, { amend });
  };

  const inside = useRef<HTMLDivElement>(null);
  const goDepth = (by: 1 | -1) => {
    playing.stop();
    dispatch({ type: "step", by, stride: "depth" });
  };
  usePresentedSteps({
    inside,
    next: moment.time < endTime(log) ? () => goDepth(1) : undefined,
    back: moment.time > 0 ? () => goDepth(-1) : undefined,
  });
  useStartWhenPresented(inside, floodStore, () => dispatch({ type: "time", time: 0 }));

  return (
    <div class="controls flood-controls needs-js" ref={inside}>
      <PlayButton playing={playing} class="primary flood-play" />
      <Select
        label="Speed"
        options={[...SPEEDS.keys()]}
        value={speed}
        onChoose={(one) => setSpeed(one)}
        show={(i) => SPEED_NAMES[i]}
      />
      <span class="flood-steps">
        <HoldButton label="Step back" onStep={({ amend }) => step(-1, amend)}>
          ◂ Back
        </HoldButton>
        <Select
          label="Width of a step"
          options={Object.keys(STRIDES) as Stride[]}
          value={stride}
          onChoose={(one) => setStride(one)}
          show={(each) => STRIDES[each]}
        />
        <HoldButton label="Step on" onStep={({ amend }) => step(1, amend)}>
          Step ▸
        </HoldButton>
      </span>
      <Slider
        label="Turns made"
        says={momentWords(log, moment)}
        max={endTime(log)}
        value={moment.time}
        onValue={(time, options) => {
          playing.stop();
          dispatch({ type: "time", time }, options);
        }}
      />
    </div>
  );
}

/** Plays the run, from the start again when it is over. */
function useTime(log: FloodLog, time: number, speed: number) {
  const isStill = prefersStillness();
  const isOver = time === endTime(log);
  const last = useRef(0);
  const goTo = (to: number, amend: boolean) =>
    floodStore.dispatch({ type: "time", time: to }, { amend });
  const playing = usePlaying({
    pace: isStill ? DEPTH_PACE : TICK,
    isOver,
    onStep({ amend }) {
      const now = performance.now();
      if (!amend) {
        last.current = now;
        return goTo(isOver ? 0 : time + 1, false);
      }
      if (isStill) return goTo(stepFrom(log, time, 1, "depth"), true);
      const turns = Math.floor(((now - last.current) * speed) / 1000);
      last.current += (turns * 1000) / speed;
      goTo(time + turns, true);
    },
  });
  useEffect(() => void (last.current = performance.now()), [speed]);
  // Other moves show a different flood, in its final state: nothing is left to play.
  useEffect(() => playing.stop, [log]);
  return playing;
}
