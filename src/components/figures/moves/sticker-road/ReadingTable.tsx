import { READINGS } from "../../../../workers/readings.ts";
import type { Tally } from "../../../../workers/tally-readings.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import {
  isSolved,
  type Play,
  readerTrial,
  TARGETS,
  type Target,
  type Trial,
  turnsToPlay,
  writeTurns,
} from "./printed-moves-model.ts";

export const TITLES: Readonly<Record<Target, string>> = {
  cube: "the cube",
  inverse: "its inverse",
};

/** Each reading of the printed moves, and whether it solves the cube and its inverse. */
export function ReadingTable({ trial, tally }: { trial: Trial; tally?: Tally }) {
  const { row, item } = useRoving(READINGS.length * TARGETS.length, 0, TARGETS.length);
  return (
    <div {...row}>
      <table class="readings">
        <caption class="visually-hidden">
          Which reading solves which cube. A press plays it; the arrow keys go along.
        </caption>
        <thead>
          <tr>
            <th scope="col">Read the moves …</th>
            {TARGETS.map((on) => (
              <th scope="col" key={on}>
                {TITLES[on]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {READINGS.map(({ name }, reading) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <b>{writeTurns(turnsToPlay(trial, reading))}</b>
              </th>
              {TARGETS.map((on, column) => (
                <td key={on}>
                  <PlayButton
                    trial={trial}
                    play={{ reading, on }}
                    roving={item(reading * TARGETS.length + column)}
                  />
                  <span class="reading-tally text-muted">
                    {tallyOf(tally, reading, column)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PlayButtonProps {
  trial: Trial;
  play: Play;
  roving: ReturnType<ReturnType<typeof useRoving>["item"]>;
}

function PlayButton({ trial, play, roving }: PlayButtonProps) {
  const { reading, on } = play;
  const solved = isSolved(trial, play);
  const { played } = trial;
  return (
    <Button
      class="reading-play"
      data-solved={solved || undefined}
      aria-pressed={played?.reading === reading && played.on === on}
      aria-label={`${READINGS[reading].name}, ${TITLES[on]}: ${solved ? "solved" : "not solved"}. Play`}
      onClick={() => readerTrial.dispatch({ type: "play", play })}
      {...roving}
    >
      {solved ? "✓" : "✗"}
    </Button>
  );
}

function tallyOf(tally: Tally | undefined, reading: number, column: number): string {
  return tally ? formatNumber(tally.solved[reading][column]) : "";
}
