import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { countShortestSolutions } from "#lib/solver/count-shortest-solutions.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { cubeBounds } from "../lower-bounds/cube-bounds.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { asDistanceTable } from "#kit/distances/distances-of.ts";
import { farthestStates } from "../whole-table/farthest-states.ts";
import type { PrecomputedTables } from "../whole-table/precomputed-tables.ts";
import { MetricChoice } from "#kit/distances/MetricChoice.tsx";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import { useJobState } from "#kit/job/use-job.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { Slider } from "#kit/widget/Slider.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { type FarthestKind, FARTHEST_KINDS } from "./farthest-kinds.ts";
import { farthestStore, countFarthest } from "./farthest-model.ts";
import { FarthestCaption } from "./FarthestCaption.tsx";
import "./farthest.css";

/** The states at the greatest distance from solved, one at a time. */
export function FarthestFigure({ precomputed }: { precomputed: PrecomputedTables }) {
  const { metric, listIndex } = useWidget(farthestStore);
  const build = useJobState(wholeTables[metric]);
  const table = build.phase === "done" ? build.result : undefined;
  const list = useMemo(() => table && farthestStates(table), [table]);
  const [searchedKind, setSearchedKind] = useState<FarthestKind>();
  const { first, solutions: firstSolutions } = precomputed[metric].farthest;
  const size = list?.length ?? precomputed[metric].farthest.count;

  const current = list
    ? list[Math.min(listIndex, size - 1)]
    : listIndex === 0
      ? first
      : undefined;
  const lastKnown = useRef(first);
  if (current !== undefined) lastKnown.current = current;
  const index = lastKnown.current;
  const state = useMemo(() => unrankState(index), [index]);
  const nSolutions = useMemo(
    () =>
      table ? countShortestSolutions(state, asDistanceTable(table)) : firstSolutions,
    [table, state, firstSolutions],
  );
  useEffect(() => {
    if (current === undefined) void wholeTables[metric].startOnce();
  }, [current, metric]);

  const dispatch = farthestStore.dispatch;
  const goTo = (to: number, options?: { amend: boolean }) => {
    setSearchedKind(undefined);
    dispatch({ type: "select", listIndex: to }, options);
  };
  const step = (by: 1 | -1, options: { amend: boolean }) => {
    setSearchedKind(undefined);
    dispatch({ type: "step", by }, options);
  };
  const findNext = async (kind: FarthestKind) => {
    const indices = farthestStates(await wholeTables[metric].whenDone());
    const matches = [...indices.keys()].filter((i) => kind.matches(indices[i], metric));
    const next = matches.find((i) => i > listIndex) ?? matches[0];
    if (next !== undefined) dispatch({ type: "select", listIndex: next });
    setSearchedKind(kind);
  };

  return (
    <Figure
      id="fig-farthest"
      captionRoom={[5.6, 7]}
      title="The hardest states"
      lead="See the states that are farthest from solved, one at a time."
      store={farthestStore}
      controls={
        <MetricChoice
          metric={metric}
          onChoose={(name) => {
            setSearchedKind(undefined);
            dispatch({ type: "metric", metric: name });
          }}
          show={(name) => `${formatNumber(countFarthest(name))} in ${name}`}
          class="metric-choice"
        />
      }
      caption={
        <FarthestCaption
          {...{
            metric,
            index,
            size,
            nSolutions,
            build,
            searchedKind,
            list,
          }}
          diameter={precomputed[metric].histogram.length - 1}
          listIndex={Math.min(listIndex, size - 1)}
          isKnown={current !== undefined}
        />
      }
    >
      <div class="farthest grid" aria-busy={current === undefined}>
        <div class="farthest-cube row">
          <CubeView state={state} />
          <CubeNet state={state} />
        </div>
        <Facts
          index={index}
          bound={cubeBounds(index, metric)}
          nSolutions={nSolutions}
        />
        <div class="farthest-controls screen-only grid needs-js">
          <Slider
            label="Number in the list"
            min={1}
            max={size}
            value={listIndex + 1}
            onValue={(to, options) => goTo(to - 1, options)}
          />
          <div class="controls">
            <HoldButton onStep={(options) => step(-1, options)}>Previous</HoldButton>
            <HoldButton onStep={(options) => step(1, options)}>Next</HoldButton>
            <Button onClick={() => goTo(Math.floor(Math.random() * size))}>
              Random
            </Button>
            <Button onClick={() => readerCube.dispatch({ type: "index", index })}>
              Make it my cube
            </Button>
          </div>
          <TypedField
            id="farthest-place"
            label="number in the list"
            text={String(listIndex + 1)}
            hint={`1 to ${formatNumber(size)}, in increasing order of index`}
            width={5}
            read={(typed) => parseListNumber(typed, size)}
            onValue={goTo}
            onStep={step}
          />
          <div class="controls" role="group" aria-label="Look for the next with">
            <span class="text-muted">next with</span>
            {FARTHEST_KINDS.map((kind) => (
              <Button
                key={kind.name}
                onClick={() => void findNext(kind).catch(() => undefined)}
              >
                {kind.name}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </Figure>
  );
}

/** Readers count the list from 1. */
function parseListNumber(typed: string, size: number) {
  const reading = parseWholeNumber(typed, size, 1);
  return isProblem(reading) ? reading : { value: reading.value - 1 };
}

function Facts({
  index,
  bound,
  nSolutions,
}: {
  index: number;
  bound: { permutation: number; orientation: number };
  nSolutions: number;
}) {
  const { permutation, orientation } = unrankState(index);
  return (
    <dl class="farthest-facts">
      <dt>index</dt>
      <dd>{formatNumber(index)}</dd>
      <dt>permutation</dt>
      <dd>{permutation.map((piece) => piece + 1).join(" ")}</dd>
      <dd class="farthest-alone">{`${bound.permutation} from solved by itself`}</dd>
      <dt>orientation</dt>
      <dd>{orientation.join(" ")}</dd>
      <dd class="farthest-alone">{`${bound.orientation} from solved by itself`}</dd>
      <dt>shortest solutions</dt>
      <dd>{formatNumber(nSolutions)}</dd>
    </dl>
  );
}
