import { N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { depthColour } from "#kit/distances/depth-colours.ts";
import {
  OrientationGrid,
  type GridLayer,
} from "#kit/orientation-grid/OrientationGrid.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { Slider } from "#kit/widget/Slider.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import type { GridExamples, SearchWork } from "./grid-examples.ts";
import { fillingStore, MAX_FILLING_DEPTH, FILLING_LABELS } from "./filling-model.ts";
import { searchWorkText } from "./filling-text.ts";
import { GridAxes } from "./GridAxes.tsx";
import { GridLegend, type LegendEntry } from "./GridLegend.tsx";
import { N_BITS } from "./twist-bits.ts";
import "./bit-grid.css";
import "./bit-grid-presented.css";

const { dispatch } = fillingStore;

const NEW_SIZE = 0.95;
const KNOWN_SIZE = 0.5;

/** The bits of one permutation by depth, beside the work of the whole search. */
export function BitFilling({
  examples: { fillings, work },
}: {
  examples: Pick<GridExamples, "fillings" | "work">;
}) {
  const { example, depth } = useWidget(fillingStore);
  const { permutation, distances } = fillings[example];
  const layers = Array.from({ length: depth + 1 }, (_, distance): GridLayer => {
    const letter = String.fromCharCode(97 + distance);
    return {
      name: distance === depth ? "new" : `depth-${distance}`,
      squares: Array.from(distances, (one, square) =>
        one === letter ? square : -1,
      ).filter((square) => square >= 0),
      size: distance === depth ? NEW_SIZE : KNOWN_SIZE,
      fill: depthColour(distance),
    };
  });
  const isNew = layers[depth].squares.length;
  const known = layers.reduce((sum, { squares }) => sum + squares.length, 0);

  return (
    <Figure
      id="fig-filling"
      title="The bits of one permutation, filling up"
      lead="See which orientations of a permutation are reached by a depth."
      store={fillingStore}
      caption={
        <span class="bit-caption">
          {`Permutation ${formatNumber(permutation)}, ${FILLING_LABELS[example]}, at depth ${depth}: ${formatNumber(known)} of its ${formatNumber(N_BITS)} bits set, ${formatNumber(isNew)} of them new. `}
          <span class="page-only">{searchWorkText(work, depth)}</span>
        </span>
      }
    >
      <div class="bit-choices screen-only space-between row needs-js">
        <Choice
          label="Permutation"
          options={FILLING_LABELS}
          value={FILLING_LABELS[example]}
          onChoose={(_, i) => dispatch({ type: "example", example: i })}
          class="joined bold"
        />
        <label class="bit-depth nowrap row-center">
          {`depth ${depth}`}
          <Slider
            max={MAX_FILLING_DEPTH}
            value={depth}
            onValue={(to, options) => dispatch({ type: "depth", depth: to }, options)}
          />
        </label>
      </div>
      <div class="bit-view grid">
        <div class="bit-drawn">
          <GridAxes>
            <div class="bit-board">
              <OrientationGrid layers={layers} />
            </div>
          </GridAxes>
          <GridLegend meanings={legendAt(depth)} />
        </div>
        <div class="bit-told">
          <SearchWorkTable work={work} depth={depth} />
          <p class="bit-hint text-sm text-muted">
            {`Full: all ${formatNumber(N_BITS)} bits are set. A set is translated from each neighbour with bits that were new one depth earlier.`}
          </p>
        </div>
      </div>
    </Figure>
  );
}

function legendAt(depth: number): LegendEntry[] {
  const mark = (name: string, size: number, distance: number) => ({
    name,
    size,
    fill: depthColour(distance),
  });
  return [
    { mark: mark("new", NEW_SIZE, depth), label: "new at this depth" },
    {
      mark: mark("known", KNOWN_SIZE, Math.max(depth - 1, 0)),
      label: "set before; the lighter, the earlier",
    },
    { mark: "empty", label: "not reached yet" },
  ];
}

/** 1 for three rows around a depth, 2 for two more; always five in all. */
function rowNearness(row: number, depth: number): 1 | 2 | undefined {
  const isWithin = (reach: 1 | 2) =>
    Math.abs(row - Math.min(Math.max(depth, reach), MAX_FILLING_DEPTH - reach)) <=
    reach;
  return isWithin(1) ? 1 : isWithin(2) ? 2 : undefined;
}

function SearchWorkTable({
  work,
  depth,
}: {
  work: readonly SearchWork[];
  depth: number;
}) {
  return (
    <table class="bit-work">
      <caption>{`All ${formatNumber(N_PERMUTATIONS)} permutations, in HTM`}</caption>
      <thead>
        <tr>
          <td />
          <th scope="colgroup" colSpan={2}>
            permu&shy;tations
          </th>
          <th scope="colgroup">sets</th>
        </tr>
        <tr>
          <th scope="col">depth</th>
          <th scope="col">with new bits</th>
          <th scope="col">full</th>
          <th scope="col">translated</th>
        </tr>
      </thead>
      <tbody>
        {work.map(({ withNewStates, full, setsTranslated }, i) => (
          <tr
            key={i}
            aria-current={i === depth ? "true" : undefined}
            data-near={rowNearness(i, depth)}
          >
            <th scope="row">{i}</th>
            <td>{formatNumber(withNewStates)}</td>
            <td>{formatNumber(full)}</td>
            <td>{formatNumber(setsTranslated)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
