import { MOVE_READINGS } from "#src/workers/move-readings.ts";
import type { ReadingTally } from "#src/workers/tally-readings.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";
import {
  isSolved,
  type ReadingPlay,
  printedMovesStore,
  TARGETS,
  type Target,
  type PrintedMovesTrial,
  turnsToPlay,
  formatTurns,
} from "./printed-moves-model.ts";

export const TARGET_LABELS: Readonly<Record<Target, string>> = {
  cube: "the cube",
  inverse: "its inverse",
};

/** The readings of the printed moves, and whether they solve the cube and its inverse. */
export function MoveReadingsTable({
  trial,
  tally,
}: {
  trial: PrintedMovesTrial;
  tally?: ReadingTally;
}) {
  const { row, item } = useRoving(
    MOVE_READINGS.length * TARGETS.length,
    0,
    TARGETS.length,
  );
  return (
    <div {...row}>
      <table class="readings">
        <caption class="visually-hidden">
          Which reading solves which cube. Each shows its moves; the arrow keys go from
          one to the next.
        </caption>
        <thead>
          <tr>
            <th scope="col">Read the moves …</th>
            {TARGETS.map((target) => (
              <th scope="col" key={target}>
                {TARGET_LABELS[target]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MOVE_READINGS.map(({ name }, reading) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <b>{formatTurns(turnsToPlay(trial, reading))}</b>
              </th>
              {TARGETS.map((target, column) => (
                <td key={target}>
                  <PlayReadingButton
                    trial={trial}
                    play={{ reading, target }}
                    roving={item(reading * TARGETS.length + column)}
                  />
                  <span class="reading-tally text-muted">
                    {formatTally(tally, reading, column)}
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

interface PlayReadingButtonProps {
  trial: PrintedMovesTrial;
  play: ReadingPlay;
  roving: ReturnType<ReturnType<typeof useRoving>["item"]>;
}

function PlayReadingButton({ trial, play, roving }: PlayReadingButtonProps) {
  const { reading, target } = play;
  const solved = isSolved(trial, play);
  const { lastPlay } = trial;
  return (
    <Button
      class="reading-play"
      data-solved={solved || undefined}
      aria-pressed={lastPlay?.reading === reading && lastPlay.target === target}
      aria-label={`${MOVE_READINGS[reading].name}, ${TARGET_LABELS[target]}: ${solved ? "solved" : "not solved"}. Play`}
      onClick={() => printedMovesStore.dispatch({ type: "play", play })}
      {...roving}
    >
      {solved ? "✓" : "✗"}
    </Button>
  );
}

function formatTally(
  tally: ReadingTally | undefined,
  reading: number,
  column: number,
): string {
  return tally ? formatNumber(tally.solved[reading][column]) : "";
}
