import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { countOptimalSolutions } from "../../../../lib/solver/optimal-solutions.ts";
import { CubeNet } from "../../../kit/cube/CubeNet.tsx";
import { CubeView } from "../../../kit/cube/CubeView.tsx";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { boundOf } from "../lower-bounds/bound-of.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { asDistanceTable } from "../../../kit/distances/distances-of.ts";
import { farthestIn } from "../whole-table/farthest-in.ts";
import type { KnownInBoth } from "../whole-table/tables-at-build.ts";
import { MetricChoice } from "../../../kit/distances/MetricChoice.tsx";
import { wholeTables } from "../../../kit/distances/whole-table-store.ts";
import { useJobState } from "../../../kit/job/use-job.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { readWhole } from "../../../kit/widget/read-whole.ts";
import { isProblem } from "../../../kit/widget/reading.ts";
import { Slider } from "../../../kit/widget/Slider.tsx";
import { TypedField } from "../../../kit/widget/TypedField.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { type Kind, KINDS } from "./farthest-kinds.ts";
import { farthestStore, nFarthest } from "./farthest-model.ts";
import { FarthestCaption } from "./FarthestCaption.tsx";
import "./farthest.css";

/** All positions at the greatest distance from solved, one at a time. */
export function Farthest({ known }: { known: KnownInBoth }) {
  const { metric, place } = useWidget(farthestStore);
  const build = useJobState(wholeTables[metric]);
  const table = build.phase === "done" ? build.result : undefined;
  const list = useMemo(() => table && farthestIn(table), [table]);
  const [sought, setSought] = useState<Kind>();
  const { first, ways } = known[metric].farthest;
  const size = list?.length ?? known[metric].farthest.count;

  const found = list
    ? list[Math.min(place, size - 1)]
    : place === 0
      ? first
      : undefined;
  const shown = useRef(first);
  if (found !== undefined) shown.current = found;
  const index = shown.current;
  const state = useMemo(() => unrankState(index), [index]);
  const nWays = useMemo(
    () => (table ? countOptimalSolutions(state, asDistanceTable(table)) : ways),
    [table, state, ways],
  );
  useEffect(() => {
    if (found === undefined) void wholeTables[metric].startOnce();
  }, [found, metric]);

  const dispatch = farthestStore.dispatch;
  const goTo = (to: number, options?: { amend: boolean }) => {
    setSought(undefined);
    dispatch({ type: "place", place: to }, options);
  };
  const step = (by: 1 | -1, options: { amend: boolean }) => {
    setSought(undefined);
    dispatch({ type: "step", by }, options);
  };
  const seek = async (kind: Kind) => {
    const all = farthestIn(await wholeTables[metric].whenDone());
    const places = [...all.keys()].filter((i) => kind.isOne(all[i], metric));
    const next = places.find((i) => i > place) ?? places[0];
    if (next !== undefined) dispatch({ type: "place", place: next });
    setSought(kind);
  };

  return (
    <Figure
      id="fig-farthest"
      captionRoom={[5.6, 7]}
      title="The farthest positions"
      lead="See one of the positions that are farthest from solved."
      store={farthestStore}
      controls={
        <MetricChoice
          metric={metric}
          onChoose={(name) => {
            setSought(undefined);
            dispatch({ type: "metric", metric: name });
          }}
          show={(name) => `${formatNumber(nFarthest(name))} in ${name}`}
          class="metric-choice"
        />
      }
      caption={
        <FarthestCaption
          {...{ metric, index, size, ways: nWays, build, sought, list }}
          diameter={known[metric].histogram.length - 1}
          place={Math.min(place, size - 1)}
          isFound={found !== undefined}
        />
      }
    >
      <div class="farthest grid" aria-busy={found === undefined}>
        <div class="farthest-cube row">
          <CubeView state={state} />
          <CubeNet state={state} />
        </div>
        <Facts index={index} bound={boundOf(index, metric)} ways={nWays} />
        <div class="farthest-controls screen-only grid needs-js">
          <Slider
            label="Place in the list"
            min={1}
            max={size}
            value={place + 1}
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
            label="place in the list"
            text={String(place + 1)}
            hint={`1 to ${formatNumber(size)}, in the order of their numbers`}
            width={5}
            read={(typed) => readPlace(typed, size)}
            onValue={goTo}
            onStep={step}
          />
          <div class="controls" role="group" aria-label="Look for the next with">
            <span class="soft">next with</span>
            {KINDS.map((kind) => (
              <Button
                key={kind.name}
                onClick={() => void seek(kind).catch(() => undefined)}
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

/** Readers count from 1. */
function readPlace(typed: string, size: number) {
  const reading = readWhole(typed, size, 1);
  return isProblem(reading) ? reading : { value: reading.value - 1 };
}

function Facts({
  index,
  bound,
  ways,
}: {
  index: number;
  bound: { permutation: number; orientation: number };
  ways: number;
}) {
  const { permutation, orientation } = unrankState(index);
  return (
    <dl class="farthest-facts">
      <dt>number</dt>
      <dd>{formatNumber(index)}</dd>
      <dt>order</dt>
      <dd>{permutation.map((piece) => piece + 1).join(" ")}</dd>
      <dd class="farthest-alone">{`${bound.permutation} from solved, alone`}</dd>
      <dt>twists</dt>
      <dd>{orientation.join(" ")}</dd>
      <dd class="farthest-alone">{`${bound.orientation} from solved, alone`}</dd>
      <dt>shortest ways home</dt>
      <dd>{formatNumber(ways)}</dd>
    </dl>
  );
}
