import { useMemo } from "preact/hooks";
import {
  totalMoveCounts,
  type SearchMoveCounts,
  countUnprunedMoves,
  type SearchRound,
} from "#src/workers/search-rounds.ts";
import { cubeModel, readerCube } from "#kit/reader/reader-cube.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { roundsCaption } from "./rounds-text.ts";
import { KNOWLEDGE_NAMES } from "./search-text.ts";
import { BOUNDS, roundsWithTables, useRounds } from "./use-rounds.ts";
import "./search-rounds.css";

/** The searches with two small tables and with none, round by round. */
export function SearchRounds() {
  const cube = useWidget(readerCube);
  const job = useRounds(cube);
  const { phase, progress: runs } = job.state;
  const withTables = useMemo(() => roundsWithTables(cube), [cube]);
  const farthest = withTables.at(-1)!.length;
  const lengths = Array.from({ length: farthest }, (_, i) => i + 1);
  const predicted = {
    pruning: totalMoveCounts(withTables),
    none: totalMoveCounts(lengths.map(countUnprunedMoves)),
  };
  const largest = predicted.none.tried;
  return (
    <Figure
      id="fig-search-rounds"
      title="Round by round"
      lead="Compare the tries: how many do the tables save in each round?"
      controls={
        <JobButton job={job} idle={cube === 0}>
          Run both
        </JobButton>
      }
      caption={
        <p class="rounds-words" role="status">
          {roundsCaption({
            ...{ cube, phase, runs },
            tries: { pruning: predicted.pruning.tried, none: predicted.none.tried },
            isPages: cube === cubeModel.initial,
          })}
        </p>
      }
    >
      <div class="rounds" tabIndex={0} role="group" aria-label="Rounds">
        <table>
          <thead>
            <tr>
              <th scope="col">turns allowed</th>
              {BOUNDS.map((bound) => (
                <th key={bound} scope="col">
                  {KNOWLEDGE_NAMES[bound]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lengths.map((length) => {
              const round = roundOf(withTables, length);
              return (
                <tr key={length}>
                  <th scope="row">{`${length}`}</th>
                  <RoundCell
                    predicted={round && totalMoveCounts([round])}
                    run={roundOf(runs.pruning?.rounds, length)}
                    largest={largest}
                  />
                  <RoundCell
                    predicted={countUnprunedMoves(length)}
                    run={roundOf(runs.none?.rounds, length)}
                    largest={largest}
                  />
                </tr>
              );
            })}
          </tbody>
          {farthest > 0 && (
            <tfoot>
              <tr>
                <th scope="row">total</th>
                <RoundCell predicted={predicted.pruning} largest={largest} isSum />
                <RoundCell predicted={predicted.none} largest={largest} isSum />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Figure>
  );
}

interface CellProps {
  /** The predicted moves; undefined for a round that the first bound rules out. */
  predicted: SearchMoveCounts | undefined;
  /** The round as run in this browser. */
  run?: SearchRound | undefined;
  /** The number of tries that fills the whole width. */
  largest: number;
  /** Whether it is the sum of the rounds. In class view only the sums show what was cut. */
  isSum?: boolean;
}

/** The moves of one round, with a bar for the tries on a logarithmic scale. */
function RoundCell({ predicted, run, largest, isSum }: CellProps) {
  if (predicted === undefined) {
    return (
      <td>
        <span class="rounds-none text-muted">ruled out at once</span>
      </td>
    );
  }
  const {
    tried,
    pruned: cut,
    expanded: kept,
  } = run ? totalMoveCounts([run]) : predicted;
  const share = Math.log10(predicted.tried + 1) / Math.log10(largest + 1);
  const mark = run ? (run.complete ? " ✓" : " …") : "";
  return (
    <td data-run={run ? "done" : undefined}>
      <span class="rounds-bar" style={`width: ${(100 * share).toFixed(1)}%`} />
      <span class="rounds-count">
        <b class="semibold">{`${formatNumber(tried)} tried${mark}`}</b>
        <span
          class={isSum ? "text-sm text-muted" : "text-sm text-muted page-only"}
        >{`${formatNumber(cut)} cut, ${formatNumber(kept)} kept`}</span>
      </span>
    </td>
  );
}

function roundOf(
  rounds: readonly SearchRound[] | undefined,
  length: number,
): SearchRound | undefined {
  return rounds?.find((round) => round.length === length);
}
