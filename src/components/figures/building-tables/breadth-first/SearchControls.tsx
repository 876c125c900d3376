import { useEffect, useRef, useState } from "preact/hooks";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { prefersReducedMotion } from "#kit/widget/prefers-reduced-motion.ts";
import { Select } from "#kit/widget/Select.tsx";
import { Slider } from "#kit/widget/Slider.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useStartWhenPresented } from "#kit/widget/use-start-when-presented.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";
import { breadthFirstStore } from "./breadth-first-model.ts";
import { snapshotText } from "./breadth-first-text.ts";
import {
  searchEndTime,
  type SearchSnapshot,
  timeAfterStep,
  type SearchStepSize,
} from "./search-snapshot.ts";

const STEP_SIZE_LABELS: Readonly<Record<SearchStepSize, string>> = {
  turn: "one turn",
  discovery: "one discovery",
  depth: "one depth",
};

/** Twenty updates per second look smooth and leave time for the rest of the page. */
const TICK_MS = 50;
/** The time per depth for readers who prefer reduced motion. */
const DEPTH_MS = 900;

interface Props {
  log: BreadthFirstLog;
  snapshot: SearchSnapshot;
  /** Turns per second. */
  speed: number;
}

/** Controls to play the search, step through it, or go to any time. */
export function SearchControls({ log, snapshot, speed }: Props) {
  const [stepSize, setStepSize] = useState<SearchStepSize>("discovery");
  const playing = useSearchPlayback(log, snapshot.time, speed);
  const { dispatch } = breadthFirstStore;
  const step = (by: 1 | -1, amend: boolean) => {
    playing.stop();
    dispatch({ type: "step", by, stepSize }, { amend });
  };

  const inside = useRef<HTMLDivElement>(null);
  const goDepth = (by: 1 | -1) => {
    playing.stop();
    dispatch({ type: "step", by, stepSize: "depth" });
  };
  usePresentedSteps({
    inside,
    next: snapshot.time < searchEndTime(log) ? () => goDepth(1) : undefined,
    back: snapshot.time > 0 ? () => goDepth(-1) : undefined,
  });
  useStartWhenPresented(inside, breadthFirstStore, () =>
    dispatch({ type: "time", time: 0 }),
  );

  return (
    <div class="controls flood-controls needs-js" ref={inside}>
      <PlayButton playing={playing} class="primary flood-play" />
      <Slider
        label="Turns made"
        says={snapshotText(log, snapshot)}
        max={searchEndTime(log)}
        value={snapshot.time}
        onValue={(time, options) => {
          playing.stop();
          dispatch({ type: "time", time }, options);
        }}
      />
      <span class="flood-steps">
        <HoldButton label="Step back" onStep={({ amend }) => step(-1, amend)}>
          ◂ Back
        </HoldButton>
        <Select
          label="Width of a step"
          options={Object.keys(STEP_SIZE_LABELS) as SearchStepSize[]}
          value={stepSize}
          onChoose={(one) => setStepSize(one)}
          show={(each) => STEP_SIZE_LABELS[each]}
        />
        <HoldButton label="Step on" onStep={({ amend }) => step(1, amend)}>
          Step ▸
        </HoldButton>
      </span>
    </div>
  );
}

/** Plays the search, from the start again when it is over. */
function useSearchPlayback(log: BreadthFirstLog, time: number, speed: number) {
  const isStill = prefersReducedMotion();
  const isOver = time === searchEndTime(log);
  const last = useRef(0);
  const goTo = (to: number, amend: boolean) =>
    breadthFirstStore.dispatch({ type: "time", time: to }, { amend });
  const playing = usePlaying({
    pace: isStill ? DEPTH_MS : TICK_MS,
    isOver,
    onStep({ amend }) {
      const now = performance.now();
      if (!amend) {
        last.current = now;
        return goTo(isOver ? 0 : time + 1, false);
      }
      if (isStill) return goTo(timeAfterStep(log, time, 1, "depth"), true);
      const turns = Math.floor(((now - last.current) * speed) / 1000);
      last.current += (turns * 1000) / speed;
      goTo(time + turns, true);
    },
  });
  useEffect(() => void (last.current = performance.now()), [speed]);
  // With other moves, the search is displayed at its end: nothing is left to play.
  useEffect(() => playing.stop, [log]);
  return playing;
}
