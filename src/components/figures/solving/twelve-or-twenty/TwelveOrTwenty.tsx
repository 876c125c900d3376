import { useEffect, useMemo } from "preact/hooks";
import { rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { asDistanceTable } from "#kit/distances/distances-of.ts";
import { SWAPPED } from "../solutions/remarkable-cubes.ts";
import { MetricChoice } from "#kit/distances/MetricChoice.tsx";
import { TableProgress } from "#kit/distances/TableProgress.tsx";
import { type TableBuild, wholeTables } from "#kit/distances/whole-table-store.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { ROUNDINGS, START_VALUES } from "./guide-search.ts";
import { type SearchComparison, compareSearches } from "./compare-searches.ts";
import { type RunCube, RUN_CUBES, guideRun, type GuideRun } from "./guide-run-model.ts";
import { printoutText, runText, startText } from "./guide-run-text.ts";
import { withMinusSign, Thirds } from "./Thirds.tsx";
import "./twelve-or-twenty.css";
import "./twelve-presented.css";

/** The longest list before it pushes the rest out of view. */
const MAX_LINES = 24;
const PRESENTED_LINES = 10;

type Outcome =
  | { readonly phase: "ran"; readonly ran: SearchComparison }
  | { readonly phase: "broken"; readonly message: string }
  | { readonly phase: "waiting"; readonly build: TableBuild };

/** The output of the guide's search, original or corrected, compared with the library's. */
export function TwelveOrTwenty({ example }: { example: SearchComparison }) {
  const run = useWidget(guideRun);
  const readerIndex = useWidget(readerCube);
  const cube = indexToRun(run.puzzle, readerIndex);
  const outcome = useComparison(cube, run, example);
  const { dispatch } = guideRun;

  return (
    <Figure
      id="fig-twelve"
      title="Twelve or twenty?"
      lead="See which solutions the program prints, and which it misses."
      store={guideRun}
      caption={caption(run, outcome)}
    >
      <div class="twelve-choices cluster needs-js">
        <Choice
          label="Cube"
          options={Object.keys(RUN_CUBES) as RunCube[]}
          value={run.puzzle}
          onChoose={(puzzle) => dispatch({ puzzle })}
          show={(puzzle) => RUN_CUBES[puzzle]}
        />
        <MetricChoice metric={run.metric} onChoose={(metric) => dispatch({ metric })} />
      </div>
      <Thirds start={run.start} rounding={run.rounding} />
      <div class="twelve-choices cluster needs-js">
        <Choice
          label="begin with"
          options={START_VALUES}
          value={run.start}
          onChoose={(start) => dispatch({ start })}
          show={(start) => `last = ${withMinusSign(start)}`}
        />
        <Choice
          label="round"
          options={ROUNDINGS}
          value={run.rounding}
          onChoose={(rounding) => dispatch({ rounding })}
          show={(rounding) => `round ${rounding}`}
        />
      </div>
      <div class="twelve-printout" data-phase={outcome.phase}>
        {outcome.phase === "ran" ? (
          <PrintoutLines comparison={outcome.ran} />
        ) : outcome.phase === "waiting" ? (
          <TableProgress metric={run.metric} build={outcome.build} />
        ) : (
          <p class="twelve-broken" role="alert">
            <b>The library is broken:</b> {outcome.message}. Nothing is shown.
          </p>
        )}
      </div>
    </Figure>
  );
}

function indexToRun(puzzle: RunCube, readerIndex: number): number {
  if (puzzle === "yours") return readerIndex;
  return puzzle === "swapped"
    ? SWAPPED
    : rankState(applyMoves(SOLVED, parseMoves("F")));
}

/** Returns the example at once; any other run waits for the distance table. */
function useComparison(
  cube: number,
  run: GuideRun,
  example: SearchComparison,
): Outcome {
  const store = wholeTables[run.metric];
  const build = store.state;
  const { start, rounding, metric } = run;
  const isExample =
    cube === example.cube &&
    metric === example.metric &&
    start === example.variant.start &&
    rounding === example.variant.rounding;
  const isMissing = !isExample && build.phase === "idle";
  useEffect(() => {
    if (isMissing) void store.startOnce();
  }, [isMissing, store]);
  return useMemo(() => {
    if (isExample) return { phase: "ran", ran: example };
    if (build.phase !== "done") return { phase: "waiting", build };
    try {
      const table = asDistanceTable(build.result);
      return { phase: "ran", ran: compareSearches(cube, table, { start, rounding }) };
    } catch (error) {
      return { phase: "broken", message: (error as Error).message };
    }
  }, [isExample, example, build, cube, start, rounding]);
}

function PrintoutLines({
  comparison: { solutions, printout },
}: {
  comparison: SearchComparison;
}) {
  const visible = solutions.slice(0, MAX_LINES);
  const nMore = solutions.length - visible.length;
  const nUnseen = solutions.length - PRESENTED_LINES;
  return (
    <>
      <p class="twelve-counts text-muted cluster">
        <span>
          this program prints <b data-printed>{printout.solutions.length}</b>
        </span>
        <span>
          there are <b data-found>{solutions.length}</b>
        </span>
        <span>
          turns cut after a move <b data-cut>{printout.cutLater}</b>
        </span>
      </p>
      <ol class="twelve-lines text-muted">
        {visible.map(({ moves, isPrinted }, i) => (
          <li
            key={moves.join("")}
            class={i < PRESENTED_LINES ? undefined : "page-only"}
            data-missed={!isPrinted || undefined}
          >
            <span>
              {moves.length === 0 ? "no moves at all" : moves.map(moveLabel).join(" ")}
            </span>
            {!isPrinted && <small>missed</small>}
          </li>
        ))}
      </ol>
      {nMore > 0 && <p class="twelve-more page-only">{`and ${nMore} more`}</p>}
      {nUnseen > 0 && <p class="twelve-presented">{`and ${nUnseen} more`}</p>}
    </>
  );
}

function caption(run: GuideRun, outcome: Outcome): string {
  const printout = outcome.phase === "ran" ? [printoutText(outcome.ran)] : [];
  return [runText(run), startText(run), ...printout].join(" ");
}
