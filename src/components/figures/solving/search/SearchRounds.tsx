import { useMemo } from "preact/hooks";
import {
  movesMade,
  movesWithoutTable,
  type Round,
} from "../../../../workers/search-rounds.ts";
import { cubeModel, readerCube } from "../../../kit/reader/reader-cube.ts";
import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { JobButton } from "../../../kit/job/JobButton.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { wordsForRounds } from "./rounds-words.ts";
import { KNOWLEDGE_NAMES } from "./search-words.ts";
import { BOUNDS, roundsWithTables, useRounds } from "./use-rounds.ts";
import "./search-rounds.css";

/** The same cube solved with a little knowledge and with none, round by round. */
export function SearchRounds() {
  const cube = useWidget(readerCube);
  const job = useRounds(cube);
  const { phase, progress: runs } = job.state;
  // Also computed on the server.
  const withTables = useMemo(() => roundsWithTables(cube), [cube]);
  const farthest = withTables.at(-1)!.length;
  const lengths = Array.from({ length: farthest }, (_, i) => i + 1);
  const foretold = {
    pruning: sumOf(withTables.map(movesMade)),
    none: sumOf(lengths.map(movesWithoutTable)),
  };
  return (
    <Figure
      id="fig-search-rounds"
      title="Round by round"
      lead="Compare the bars: what do the tables save in each round?"
      controls={
        <JobButton job={job} idle={cube === 0}>
          Run both
        </JobButton>
      }
      caption={
        <p class="rounds-words" role="status">
          {wordsForRounds({
            ...{ cube, phase, runs, foretold },
            isPages: cube === cubeModel.initial,
          })}
        </p>
      }
    >
      <div class="rounds" tabIndex={0} role="group" aria-label="Rounds">
        <table>
          <thead>
            <tr>
              <th scope="col">round for solutions of</th>
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
              const largest = movesWithoutTable(farthest);
              return (
                <tr key={length}>
                  <th scope="row">{`${length} turn${length === 1 ? "" : "s"}`}</th>
                  <Cell
                    foretold={round && movesMade(round)}
                    counted={roundOf(runs.pruning?.rounds, length)}
                    largest={largest}
                  />
                  <Cell
                    foretold={movesWithoutTable(length)}
                    counted={roundOf(runs.none?.rounds, length)}
                    largest={largest}
                  />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}

interface CellProps {
  /**
   * The predicted number of moves of the round; undefined when the initial bound rules it
   * out.
   */
  foretold: number | undefined;
  /** The round as run in this browser. */
  counted: Round | undefined;
  /** The number of moves that fills the whole width. */
  largest: number;
}

/** The number of moves in one round, as a bar on a logarithmic scale. */
function Cell({ foretold, counted, largest }: CellProps) {
  if (foretold === undefined) {
    return (
      <td>
        <span class="rounds-none soft">ruled out at once</span>
      </td>
    );
  }
  const share = Math.log10(foretold + 1) / Math.log10(largest + 1);
  const mark = counted ? (counted.complete ? " ✓" : " …") : "";
  return (
    <td data-run={counted ? "done" : undefined}>
      <span class="rounds-bar" style={`width: ${(100 * share).toFixed(1)}%`} />
      <span class="rounds-count semibold">
        {`${formatNumber(counted ? movesMade(counted) : foretold)}${mark}`}
      </span>
    </td>
  );
}

function roundOf(
  rounds: readonly Round[] | undefined,
  length: number,
): Round | undefined {
  return rounds?.find((round) => round.length === length);
}
