import { useRef, useState } from "preact/hooks";
import { formatCount, formatNumber } from "../../../kit/text/format-number.ts";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { PlayButton } from "../../../kit/widget/PlayButton.tsx";
import { Slider } from "../../../kit/widget/Slider.tsx";
import { usePlaying } from "../../../kit/widget/use-playing.ts";
import { usePresentedSteps } from "../../../kit/widget/use-presented-steps.ts";
import { useStartWhenPresented } from "../../../kit/widget/use-start-when-presented.ts";
import { searchStore } from "./search-model.ts";
import { stepTimes } from "./step-times.ts";

const PACE_MS = 120;

interface Props {
  kept: number;
  /** The number of moves kept at the end; 0 when there is no search. */
  last: number;
  /** The numbers of moves after which a search is over, ascending. */
  ends: readonly number[];
  onGo(moves: number, options: { amend: boolean }): void;
}

/** Controls that step all searches, by the number of moves kept. */
export function SearchClock({ kept, last, ends, onGo }: Props) {
  const times = stepTimes(last);
  const at = times.findLastIndex((time) => time <= kept);
  const [stopAt, setStopAt] = useState(Infinity);
  const isOver = kept === last;
  const playing = usePlaying({
    pace: PACE_MS,
    isOver: isOver || kept >= stopAt,
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

  // In class view each press plays to the end of the next search; a second press skips there.
  const inside = useRef<HTMLDivElement>(null);
  useStartWhenPresented(inside, searchStore, () => go(0, { amend: false }));
  const end = ends.find((one) => one > kept);
  const before = ends.findLast((one) => one < kept) ?? 0;
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
    back: kept === 0 ? undefined : () => go(before, { amend: false }),
  });

  return (
    <div class="controls search-controls screen-only needs-js" ref={inside}>
      <HoldButton
        label="Step back"
        idle={kept === 0}
        onStep={(options) => go(kept - 1, options)}
      >
        ◂ Back
      </HoldButton>
      <HoldButton
        label="Step on"
        idle={isOver}
        onStep={(options) => go(kept + 1, options)}
      >
        Step ▸
      </HoldButton>
      <PlayButton playing={{ ...playing, toggle: play }} idle={last === 0} />
      <Slider
        label="Moves kept"
        says={`${formatNumber(kept)} of ${formatCount(last, "move")} kept`}
        disabled={last === 0}
        max={times.length - 1}
        value={at}
        onValue={(chosen, options) => go(times[chosen], options)}
      />
    </div>
  );
}
