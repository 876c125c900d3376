import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { SolutionEdge } from "#lib/solver/solution-graph.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { AllSolutions } from "./all-solutions.ts";
import { namesClearOf, pointOn } from "./graph-names.ts";
import { useIsPresented } from "#kit/widget/use-is-presented.ts";
import "./graph-view.css";
import {
  type TurnBand,
  BAR_HEIGHT,
  layOutSolutions,
  type LayeredGraph,
} from "./layered-graph.ts";

interface Props {
  result: AllSolutions;
  /** The highlighted solution, and how many of its moves have been made. */
  selected?: { readonly moves: readonly number[]; readonly step: number };
  /** Called with the turn nearest to a tap. */
  onTurn?: (turn: SolutionEdge) => void;
}

/** The largest distance of a tap from its band, in the drawing's units. */
const TAP_DISTANCE = 26;

/**
 * All shortest solutions in one graph: rows by distance, bands as wide as the number of
 * solutions.
 */
export function GraphView({ result, selected, onTurn }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const isPresented = useIsPresented(svg);
  const layout = useMemo(
    () => layOutSolutions(result.graph, result.metric, isPresented),
    [result, isPresented],
  );
  const background = useMemo(() => <GraphBackground layout={layout} />, [layout]);
  const bands = selected && bandsOf(layout, result.index, selected.moves);
  const here = selected && barAt(layout, result.index, bands!, selected.step);
  useScrollIntoView(svg, layout, here?.x);

  const tap = (event: MouseEvent) => {
    const turn = nearestTurn(layout, pointIn(svg.current!, event));
    if (turn) onTurn?.(turn);
  };
  const { states, turns, solutions } = result.graph;
  return (
    <svg
      ref={svg}
      class="graph-view w-full"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      style={{ "--graph-width": `${layout.width}px` }}
      data-wide={layout.isWide || undefined}
      data-clickable={onTurn ? true : undefined}
      data-crossings={layout.crossings}
      role="img"
      aria-label={`${countWord(solutions, "shortest solution")} drawn together: ${countWord(states.length, "state")} in rows by distance, ${countWord(turns.length, "turn")} between them.`}
      onClick={onTurn && tap}
    >
      {background}
      {namesClearOf(layout.bands, bands ?? [], layout.room).map(({ turn, label }) => (
        <MoveName at={label}>{moveLabel(turn.move)}</MoveName>
      ))}
      {bands && here && (
        <SelectedSolution bands={bands} step={selected.step} here={here} />
      )}
    </svg>
  );
}

/**
 * The part that doesn't depend on the selected solution. Without keys, another cube's graph
 * reuses the elements, which is faster than creating new ones.
 */
function GraphBackground({ layout: { rows, bars, bands } }: { layout: LayeredGraph }) {
  return (
    <>
      {rows.map(({ distance, y }) => (
        <text class="graph-row" x={2} y={y}>
          {distance}
        </text>
      ))}
      <g class="graph-bands">
        {bands.map(({ turn, path, width }) => (
          <path
            d={path}
            stroke-width={Math.max(width, 0.6).toFixed(2)}
            data-from={turn.from}
            data-to={turn.to}
            data-move={turn.move}
          />
        ))}
      </g>
      {bars.map(({ state, x, y, width }) => (
        <rect
          class="graph-state"
          data-state={state.index}
          x={(x - width / 2).toFixed(2)}
          y={y - BAR_HEIGHT / 2}
          width={width.toFixed(2)}
          height={BAR_HEIGHT}
          rx={Math.min(4, width / 3).toFixed(2)}
          style={`fill: ${depthColour(state.distance)}`}
        />
      ))}
    </>
  );
}

function SelectedSolution({
  bands,
  step,
  here,
}: {
  bands: readonly TurnBand[];
  step: number;
  here: { x: number; y: number };
}) {
  return (
    <g class="graph-chosen">
      {bands.map(({ path }, i) => (
        <path key={i} d={path} data-made={i < step || undefined} />
      ))}
      {bands.map(({ turn, label }, i) => (
        <MoveName key={i} at={label} chosen>
          {moveLabel(turn.move)}
        </MoveName>
      ))}
      <circle class="graph-here" cx={here.x} cy={here.y} r={BAR_HEIGHT} />
    </g>
  );
}

function MoveName({
  at: [x, y],
  chosen: isSelected,
  children,
}: {
  at: readonly [number, number];
  chosen?: boolean;
  children: ComponentChildren;
}) {
  return (
    <text
      class="graph-name"
      data-chosen={isSelected || undefined}
      x={x.toFixed(1)}
      y={y.toFixed(1)}
    >
      {children}
    </text>
  );
}

function bandsOf(
  { bands }: LayeredGraph,
  start: number,
  moves: readonly number[],
): TurnBand[] {
  let at = start;
  return moves.map((move) => {
    const band = bands.find(({ turn }) => turn.from === at && turn.move === move)!;
    at = band.turn.to;
    return band;
  });
}

function barAt(
  { bars }: LayeredGraph,
  start: number,
  bands: readonly TurnBand[],
  step: number,
): { x: number; y: number } {
  const index = step === 0 ? start : bands[step - 1].turn.to;
  return bars.find(({ state }) => state.index === index)!;
}

function pointIn(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): DOMPoint {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()!.inverse());
}

/** The turn whose band is nearest to a point. */
export function nearestTurn(
  { bands }: Pick<LayeredGraph, "bands">,
  { x, y }: { x: number; y: number },
): SolutionEdge | undefined {
  let nearest: SolutionEdge | undefined;
  let shortest = TAP_DISTANCE;
  for (const { turn, points, width } of bands) {
    for (let i = 0; i + 1 < points.length; i++) {
      for (let t = 0; t <= 1; t += 0.125) {
        const [bandX, bandY] = pointOn(points.slice(i, i + 2), t);
        const beside = Math.max(0, Math.abs(bandX - x) - width / 2);
        const away = Math.hypot(beside, bandY - y);
        if (away >= shortest) continue;
        shortest = away;
        nearest = turn;
      }
    }
  }
  return nearest;
}

/**
 * Scrolls a drawing that is wider than its box so that x is in the middle.
 */
function useScrollIntoView(
  svg: { current: SVGSVGElement | null },
  { width, isWide }: LayeredGraph,
  x: number | undefined,
): void {
  useEffect(() => {
    const box = svg.current?.parentElement;
    // Reading scrollWidth forces a layout.
    if (!box || x === undefined || !isWide) return;
    if (box.scrollWidth <= box.clientWidth) return;
    box.scrollLeft = (x / width) * box.scrollWidth - box.clientWidth / 2;
  }, [svg, width, isWide, x]);
}
