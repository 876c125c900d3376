import { formatNumber } from "../../../kit/text/format-number.ts";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { PlayButton } from "../../../kit/widget/PlayButton.tsx";
import { Slider } from "../../../kit/widget/Slider.tsx";
import { usePlaying } from "../../../kit/widget/use-playing.ts";
import { timesUpTo } from "./search-times.ts";

const PACE = 120;

interface Props {
  /** The moves that have been made. */
  made: number;
  /** The last moment; 0 when there is nothing to show. */
  last: number;
  onGo(made: number, options: { amend: boolean }): void;
}

/** The clock of all searches, in moves. */
export function SearchClock({ made, last, onGo }: Props) {
  const times = timesUpTo(last);
  const at = times.findLastIndex((time) => time <= made);
  const isOver = made === last;
  const playing = usePlaying({
    pace: PACE,
    isOver,
    onStep: (options) => onGo(isOver ? 0 : times[at + 1], options),
  });
  const go = (target: number, options: { amend: boolean }) => {
    playing.stop();
    onGo(Math.min(Math.max(target, 0), last), options);
  };
  return (
    <div class="controls search-controls screen-only needs-js">
      <HoldButton
        label="Step back"
        idle={made === 0}
        onStep={(options) => go(made - 1, options)}
      >
        ◂ Back
      </HoldButton>
      <HoldButton
        label="Step on"
        idle={isOver}
        onStep={(options) => go(made + 1, options)}
      >
        Step ▸
      </HoldButton>
      <PlayButton playing={playing} idle={last === 0} />
      <Slider
        label="Moves made"
        says={`After ${formatNumber(made)} of ${formatNumber(last)} moves`}
        disabled={last === 0}
        max={times.length - 1}
        value={at}
        onValue={(chosen, options) => go(times[chosen], options)}
      />
    </div>
  );
}
