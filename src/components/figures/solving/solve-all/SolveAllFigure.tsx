import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { TableProgress } from "#kit/distances/TableProgress.tsx";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import { EXAMPLE_CUBE } from "#kit/reader/example-cube.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { SourceAt } from "#kit/source/SourceAt.tsx";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { Select } from "#kit/widget/Select.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { SearchClock } from "../search/SearchClock.tsx";
import { visitCaption } from "../search/search-text.ts";
import type { SearchNode } from "../search/search-tree.ts";
import { TreeDrawing } from "../search/TreeDrawing.tsx";
import { TREE_HEIGHT, TREE_WIDTH } from "../search/tree-layout.ts";
import { TreeLegend } from "../search/TreeLegend.tsx";
import { type StoredDistances, useDistances } from "../search/use-distances.ts";
import type { SolveAllStepKind } from "./program-statements.ts";
import { momentForCube, type SolveAllStart, solveAllStore } from "./solve-all-model.ts";
import { solveAllRun, solveAllSnapshot } from "./solve-all-run.ts";
import { callText, countsText, movesText, stepCaption } from "./solve-all-text.ts";
import "../search/search.css";
import "./solve-all.css";

const PACE_MS = 300;
const SIGNS = [
  "tree-current",
  "tree-kept",
  "tree-mark",
  "tree-same-face",
  "tree-solved",
];

interface Props {
  /** The distances that the search needs for the example cube. */
  distances: StoredDistances;
  /** The highlighted source of `solveAll`. */
  source?: ComponentChildren;
  /** The line of the source that each kind of step ends on, from 0. */
  lines: Readonly<Record<SolveAllStepKind, number>>;
}

/** The search for all shortest solutions as a tree, beside the program that it follows. */
export function SolveAllFigure({ distances, source, lines }: Props) {
  const cube = useWidget(readerCube);
  const state = momentForCube(useWidget(solveAllStore), cube);
  const { start } = state;
  const isSolved = cube === 0 && start !== "swap";
  const distance = useDistances(
    cube === EXAMPLE_CUBE && start !== "swap" ? distances : undefined,
    !isSolved,
  );
  const run = useMemo(
    () => (isSolved || !distance ? undefined : solveAllRun(start, cube, distance)),
    [isSolved, start, cube, distance],
  );
  const last = run?.tree.visits.length ?? 0;
  const steps = state.steps === "end" ? last : Math.min(state.steps, last);
  const snapshot = useMemo(() => run && solveAllSnapshot(run, steps), [run, steps]);
  const [selected, select] = useState<SearchNode>();
  const visit = selected && snapshot?.latest[selected.id];
  const says = visit
    ? visitCaption(visit, "exact")
    : run
      ? stepCaption(run, snapshot!)
      : isSolved
        ? "This cube is solved. Enter another one at the top of the chapter, or start with two pieces swapped."
        : "The search starts when the distances of all states are known.";

  return (
    <Figure
      id="fig-solve-all"
      title="solveAll, line by line"
      lead="See which line of the program makes each branch."
      store={solveAllStore}
      captionRoom={[3.4, 3.4, 5]}
      controls={
        <Select<SolveAllStart>
          label="Start"
          options={[...integersFrom(1, run?.maxTurns || 11), "swap"]}
          value={run && start !== "swap" ? run.turns : start}
          onChoose={(value) => {
            select(undefined);
            solveAllStore.dispatch({ type: "start", start: value, cube });
          }}
          show={(option) =>
            option === "swap"
              ? "pieces 1 and 2 swapped"
              : `${formatCount(option, "turn")} from solved`
          }
        />
      }
      caption={<p>{says}</p>}
    >
      <div class="solve-all grid">
        <div class="text-centre">
          {run ? (
            <TreeDrawing
              search={run}
              snapshot={snapshot!}
              moves={steps}
              selected={visit ? selected : undefined}
              onSelect={select}
            />
          ) : (
            <svg
              class="search-tree w-full"
              viewBox={`0 0 ${TREE_WIDTH} ${TREE_HEIGHT}`}
            />
          )}
          <p class="text-sm text-muted">
            {run
              ? countsText(run, snapshot!)
              : !isSolved && (
                  <TableProgress metric="HTM" build={wholeTables.HTM.state} />
                )}
          </p>
        </div>
        <div class="solve-all-program">
          <p class="solve-all-call text-sm">
            <b>This call</b> {run && callText(run, snapshot!)}
          </p>
          <SourceAt firstLine={1} line={lines[snapshot?.stepKind ?? "start"]}>
            {source}
          </SourceAt>
          <TreeLegend signs={SIGNS} />
        </div>
      </div>
      <SearchClock
        store={solveAllStore}
        label="Steps"
        now={steps}
        says={`${formatNumber(steps)} of ${formatCount(last, "step")}`}
        last={last}
        ends={run?.solutions.map(({ step }) => step).concat(last) ?? []}
        pace={PACE_MS}
        onGo={(target, options) => {
          select(undefined);
          const moment = target === last ? "end" : target;
          solveAllStore.dispatch({ type: "go", steps: moment, cube }, options);
        }}
      />
      <ol class="solve-all-list text-sm" aria-label="Solutions found">
        {run?.solutions.map(({ moves, step }) => (
          <li key={step} data-found={step <= steps || undefined}>
            {movesText(moves)}
          </li>
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {visit && visitCaption(visit, "exact")}
      </p>
    </Figure>
  );
}
