import { useRef, useState } from "preact/hooks";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { Slider } from "#kit/widget/Slider.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import type { EditHistory } from "#kit/widget/store.ts";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useStartWhenPresented } from "#kit/widget/use-start-when-presented.ts";
import { stepTimes } from "./step-times.ts";

interface Props {
  store: EditHistory;
  /** What the steps are, such as "Moves kept". */
  label: string;
  /** The number of steps so far, and in words. */
  now: number;
  says: string;
  /** The number of steps at the end; 0 when there is no search. */
  last: number;
  /** The steps at which a class view stops, ascending. */
  ends: readonly number[];
  /** Milliseconds per step while it plays. */
  pace: number;
  onGo(now: number, options: { amend: boolean }): void;
}

/** Controls that step a search, or several at once. */
export function SearchClock(props: Props) {
  const { store, label, now, says, last, ends, pace, onGo } = props;
  const times = stepTimes(last);
  const at = times.findLastIndex((time) => time <= now);
  const [stopAt, setStopAt] = useState(Infinity);
  const isOver = now === last;
  const playing = usePlaying({
    pace,
    isOver: isOver || now >= stopAt,
    onStep: (options) => onGo(isOver ? 0 : Math.min(times[at + 1], stopAt), options),
  });
  const go = (target: number, options: { amend: boolean }) => {
    playing.stop();
    setStopAt(Infinity);
    onGo(Math.min(Math.max(target, 0), last), options);
  };
  const play = () => {
    setStopAt(Infinity);
    playing.toggle();
  };

  // In class view each press plays to the next end; a second press skips there.
  const inside = useRef<HTMLDivElement>(null);
  useStartWhenPresented(inside, store, () => go(0, { amend: false }));
  const end = ends.find((one) => one > now);
  const before = ends.findLast((one) => one < now) ?? 0;
  usePresentedSteps({
    inside,
    next:
      end === undefined
        ? undefined
        : () => {
            if (playing.isPlaying && stopAt === end) return go(end, { amend: true });
            setStopAt(end);
            if (playing.isPlaying) return;
            onGo(Math.min(times[at + 1], end), { amend: false });
            playing.start();
          },
    back: now === 0 ? undefined : () => go(before, { amend: false }),
  });

  return (
    <div class="controls search-controls screen-only needs-js" ref={inside}>
      <HoldButton
        label="Step back"
        idle={now === 0}
        onStep={(options) => go(now - 1, options)}
      >
        ◂ Back
      </HoldButton>
      <HoldButton
        label="Step on"
        idle={isOver}
        onStep={(options) => go(now + 1, options)}
      >
        Step ▸
      </HoldButton>
      <PlayButton playing={{ ...playing, toggle: play }} idle={last === 0} />
      <Slider
        label={label}
        says={says}
        disabled={last === 0}
        max={times.length - 1}
        value={at}
        onValue={(chosen, options) => go(times[chosen], options)}
      />
    </div>
  );
}
