import { useEffect, useRef, useState } from "preact/hooks";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import type { FloodLog } from "./flood-log.ts";
import { floodStore } from "./flood-model.ts";
import { momentWords } from "./flood-words.ts";
import { endTime, type Moment, stepFrom, type Stride } from "./moment.ts";

const STRIDES: Readonly<Record<Stride, string>> = {
  turn: "one turn",
  discovery: "one discovery",
  depth: "one depth",
};

/** Turns a second. */
const SPEEDS = [2, 20, 200, 2000, 10_000];
const SPEED_NAMES = ["turn by turn", "slow", "brisk", "fast", "very fast"];
/** Twenty drawings a second look smooth, and leave time for the rest of the page. */
const TICK = 50;
/** Where motion is not wanted, whole depths follow each other at this pace. */
const DEPTH_PACE = 900;

interface Props {
  log: FloodLog;
  moment: Moment;
}

/** Play, single steps, and the slider over the whole run. */
export function FloodControls({ log, moment }: Props) {
  const [stride, setStride] = useState<Stride>("discovery");
  const [speed, setSpeed] = useState(3);
  const { playing, toggle, stop } = usePlaying(log, SPEEDS[speed]);
  const { dispatch } = floodStore;
  const step = (by: 1 | -1, amend: boolean) => {
    stop();
    dispatch({ type: "step", by, stride }, { amend });
  };
  const sliding = useRef(false);

  return (
    <div class="flood-controls needs-js">
      <button type="button" class="button primary flood-play" onClick={toggle}>
        {playing ? "Pause" : "Play"}
      </button>
      <label>
        <span class="visually-hidden">Speed</span>
        <select
          class="field"
          value={speed}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        >
          {SPEED_NAMES.map((name, i) => (
            <option key={name} value={i} selected={i === speed}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <span class="flood-steps">
        <HoldButton label="Step back" onStep={({ amend }) => step(-1, amend)}>
          ◂ Back
        </HoldButton>
        <label>
          <span class="visually-hidden">Width of a step</span>
          <select
            class="field"
            value={stride}
            onChange={(event) => setStride(event.currentTarget.value as Stride)}
          >
            {(Object.keys(STRIDES) as Stride[]).map((each) => (
              <option key={each} value={each} selected={each === stride}>
                {STRIDES[each]}
              </option>
            ))}
          </select>
        </label>
        <HoldButton label="Step on" onStep={({ amend }) => step(1, amend)}>
          Step ▸
        </HoldButton>
      </span>
      <input
        class="flood-slider"
        type="range"
        min={0}
        max={endTime(log)}
        value={moment.time}
        aria-label="Turns made"
        aria-valuetext={momentWords(log, moment)}
        onPointerDown={() => (sliding.current = false)}
        onKeyDown={(event) => !event.repeat && (sliding.current = false)}
        onInput={(event) => {
          stop();
          const time = Number(event.currentTarget.value);
          dispatch({ type: "time", time }, { amend: sliding.current });
          sliding.current = true;
        }}
      />
    </div>
  );
}

/** Lets time go on, from the start again when it is over. All of it is undone as one step. */
function usePlaying(log: FloodLog, speed: number) {
  const [playing, setPlaying] = useState(false);
  const stop = () => setPlaying(false);

  const goTo = (time: number, amend: boolean) =>
    floodStore.dispatch({ type: "time", time }, { amend });
  const toggle = () => {
    if (!playing) {
      const { time } = floodStore.state.value;
      goTo(time === endTime(log) ? 0 : time + 1, false);
    }
    setPlaying(!playing);
  };

  useEffect(() => {
    if (!playing) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let last = performance.now();
    const timer = setInterval(
      () => {
        const { time } = floodStore.state.value;
        const turns = Math.floor(((performance.now() - last) * speed) / 1000);
        if (turns < 1 && !isStill) return;
        last += (turns * 1000) / speed;
        goTo(isStill ? stepFrom(log, time, 1, "depth") : time + turns, true);
        if (floodStore.state.value.time === endTime(log)) stop();
      },
      isStill ? DEPTH_PACE : TICK,
    );
    return () => clearInterval(timer);
  }, [playing, log, speed]);

  // Other moves show another flood, whole: nothing is left to play.
  useEffect(() => stop, [log]);
  return { playing, toggle, stop };
}
