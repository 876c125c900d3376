import { useMemo, useRef } from "preact/hooks";
import {
  bandBox,
  cellAtPoint,
  cellBox,
  cellAfterKey,
  cellsPath,
  type CellGrid,
  GRID_HEIGHT,
  GRID_WIDTH,
  CELL_GRIDS,
} from "./cell-grid.ts";
import { cellDescription } from "./cell-text.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";
import { frontierAt, type SearchSnapshot, shortestPathTo } from "./search-snapshot.ts";
import { distanceColour } from "./distance-colour.ts";

interface Props {
  log: BreadthFirstLog;
  snapshot: SearchSnapshot;
  /** The cell that the card describes. */
  displayedCell: number;
  /** Whether the reader points at the cell, or has selected it. */
  isPointed: boolean;
  isPinned: boolean;
  onHover(cell: number | undefined): void;
  onPoint(cell: number, options: { amend: boolean }): void;
  /** Called when the reader selects the same cell again, or presses Escape. */
  onRelease(): void;
}

/** All indices of a table as cells, coloured by distance. */
export function DistanceGrid(props: Props) {
  const {
    log,
    snapshot,
    displayedCell,
    isPointed,
    isPinned,
    onHover,
    onPoint,
    onRelease,
  } = props;
  const grid = CELL_GRIDS[log.table];
  const drawing = useRef<SVGSVGElement>(null);
  const pointing = useRef(false);
  const { turn, stepKind } = snapshot;
  const isTurning = turn && (stepKind === "discovery" || stepKind === "repeat");
  const path = useMemo(() => shortestPathTo(log, displayedCell), [log, displayedCell]);
  const isReached =
    log.discoveryTimes[log.discoveryIndex[displayedCell]] <= snapshot.time;

  const cellUnder = ({ clientX, clientY }: MouseEvent) => {
    const box = drawing.current!.getBoundingClientRect();
    const scale = GRID_WIDTH / box.width;
    return cellAtPoint(grid, (clientX - box.left) * scale, (clientY - box.top) * scale);
  };
  /** Moving from cell to cell is one undo step. */
  const point = (cell: number | undefined) => {
    if (cell === undefined) return;
    onPoint(cell, { amend: pointing.current });
    pointing.current = true;
  };

  return (
    <div class="flood-map">
      <svg
        ref={drawing}
        class="flood-grid w-full"
        viewBox={`0 0 ${GRID_WIDTH} ${GRID_HEIGHT}`}
        role="slider"
        tabIndex={0}
        aria-label={`Index of the ${log.table.slice(0, -1)} to look at`}
        aria-describedby="flood-hint"
        aria-valuemin={0}
        aria-valuemax={grid.size - 1}
        aria-valuenow={displayedCell}
        aria-valuetext={cellDescription(log, snapshot.time, displayedCell)}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse") onHover(cellUnder(event));
        }}
        onPointerLeave={() => onHover(undefined)}
        onClick={(event) => {
          const cell = cellUnder(event);
          if (isPinned && cell === displayedCell) onRelease();
          else point(cell);
        }}
        onFocus={() => (pointing.current = false)}
        onKeyDown={(event) => {
          if (event.key === "Escape") return onRelease();
          const cell = cellAfterKey(grid, displayedCell, event.key);
          if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey)
            return;
          event.preventDefault();
          onHover(undefined);
          point(cell);
        }}
      >
        <Bands grid={grid} />
        {snapshot.histogram.map((count, depth) => (
          <DepthCells
            key={`${log.table}-${depth}`}
            log={log}
            grid={grid}
            depth={depth}
            count={count}
          />
        ))}
        <path class="flood-frontier" d={cellsPath(grid, frontierAt(log, snapshot))} />
        {isTurning && (
          <TurnArrows grid={grid} cells={[turn.from, turn.to]} isNew={turn.isNew} />
        )}
        {isPointed && isReached && path.length > 0 && (
          <TurnArrows
            grid={grid}
            cells={[path[0].from, ...path.map(({ to }) => to)]}
            isPath
          />
        )}
        {isPointed && <CellRing grid={grid} cell={displayedCell} />}
      </svg>
      <p class="figure-hint flood-hint" id="flood-hint">
        {isPointed
          ? cellDescription(log, snapshot.time, displayedCell)
          : `Outlined: the frontier. Bands: the ${
              log.table === "permutations" ? "piece" : "twist"
            } in position 1.`}
      </p>
    </div>
  );
}

/** The empty table: a dot for each cell, in labelled bands. */
function Bands({ grid }: { grid: CellGrid }) {
  const { cellWidth, cellHeight, gutter, size } = grid;
  const isOrders = size === CELL_GRIDS.permutations.size;
  return (
    <>
      {Array.from({ length: grid.bands }, (_, band) => {
        const box = bandBox(grid, band);
        return (
          <g key={band}>
            <pattern
              id={`flood-empty-${band}`}
              patternUnits="userSpaceOnUse"
              x={gutter}
              y={box.y}
              width={cellWidth}
              height={cellHeight}
            >
              <circle
                class="flood-empty"
                cx={cellWidth / 2}
                cy={cellHeight / 2}
                r={cellWidth * 0.13}
              />
            </pattern>
            <rect {...box} fill={`url(#flood-empty-${band})`} />
            <text class="flood-band" x={gutter - 1.2} y={box.y + 2.6}>
              {isOrders ? band + 1 : band}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface DepthCellsProps {
  log: BreadthFirstLog;
  grid: CellGrid;
  depth: number;
  /** The number of states at this depth so far. */
  count: number;
}

/** The cells at one depth, as a single path. */
function DepthCells({ log, grid, depth, count }: DepthCellsProps) {
  const path = useMemo(() => {
    const first = log.histogram.slice(0, depth).reduce((sum, each) => sum + each, 0);
    return cellsPath(grid, log.discoveries.subarray(first, first + count));
  }, [log, grid, depth, count]);
  return <path class="flood-cells" d={path} style={`fill: ${distanceColour(depth)}`} />;
}

interface TurnArrowsProps {
  grid: CellGrid;
  cells: readonly number[];
  isNew?: boolean;
  isPath?: boolean;
}

/** Arrows from cell to cell along the turns. */
function TurnArrows({ grid, cells, isNew = false, isPath = false }: TurnArrowsProps) {
  const points = cells.map((cell) => cellCentre(grid, cell));
  const last = points.at(-1)!;
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <g class={`flood-leap${isNew ? " new" : ""}${isPath ? " way" : ""}`}>
      <polyline class="halo" points={line} />
      <polyline points={line} />
      {points.slice(0, -1).map(({ x, y }, i) => (
        <circle key={i} cx={x} cy={y} r="0.5" />
      ))}
      <circle cx={last.x} cy={last.y} r="1.1" />
    </g>
  );
}

function CellRing({ grid, cell }: { grid: CellGrid; cell: number }) {
  const { x, y, width, height } = cellBox(grid, cell);
  const box = {
    x: x - 0.35,
    y: y - 0.35,
    width: width + 0.7,
    height: height + 0.7,
    rx: 0.4,
  };
  return (
    <g class="flood-ring">
      <rect {...box} class="halo" />
      <rect {...box} />
    </g>
  );
}

function cellCentre(grid: CellGrid, cell: number) {
  const { x, y, width, height } = cellBox(grid, cell);
  const round = (length: number) => Math.round(length * 100) / 100;
  return { x: round(x + width / 2), y: round(y + height / 2) };
}
