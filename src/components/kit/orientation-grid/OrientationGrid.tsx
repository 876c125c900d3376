import { USED_WORDS } from "#lib/tables/state-bits.ts";
import "./orientation-grid.css";

/** The look of a square. */
export interface SquareMark {
  readonly name: string;
  /** The side, relative to the cell. */
  readonly size: number;
  readonly fill?: string;
}

/** Squares with the same look. */
export interface GridLayer extends SquareMark {
  readonly squares: readonly number[];
}

interface Props {
  layers: readonly GridLayer[];
  /** A square with a ring around it. */
  ring?: number;
}

export const CELL_SIZE = 12;
export const SQUARES_IN_ROW = USED_WORDS;
/** Nine rows, between two thick lines. */
export const SQUARES_IN_BAND = 9 * SQUARES_IN_ROW;
const SIZE = USED_WORDS * CELL_SIZE;

/** A square for each of the 729 orientations, row by row. Thick lines separate ternary digits. */
export function OrientationGrid({ layers, ring }: Props) {
  return (
    <svg
      class="orientation-grid w-full"
      viewBox={`-1 -1 ${SIZE + 2} ${SIZE + 2}`}
      aria-hidden="true"
    >
      <path class="grid-lines" d={gridLines(1)} />
      <path class="grid-lines" data-every="3" d={gridLines(3)} />
      <path class="grid-lines" data-every="9" d={gridLines(9)} />
      {layers.map((layer) => (
        <SquarePath key={layer.name} mark={layer} squares={layer.squares} />
      ))}
      {ring !== undefined && <SquareRing square={ring} />}
    </svg>
  );
}

export function SquarePath({
  mark,
  squares,
}: {
  mark: SquareMark;
  squares: readonly number[];
}) {
  const { name, size, fill } = mark;
  return (
    <path
      data-layer={name}
      d={squares.map((square) => squarePath(square, size)).join("")}
      style={fill && `fill: ${fill}`}
    />
  );
}

export function SquareRing({ square }: { square: number }) {
  return (
    <rect
      class="grid-ring"
      x={CELL_SIZE * (square % USED_WORDS) - 3}
      y={CELL_SIZE * Math.floor(square / USED_WORDS) - 3}
      width={CELL_SIZE + 6}
      height={CELL_SIZE + 6}
      rx="4"
    />
  );
}

/** The square at a point of the drawing; both coordinates run from 0 to 1. */
export function squareAt(across: number, down: number): number {
  const place = (part: number) =>
    Math.min(Math.max(Math.floor(part * USED_WORDS), 0), USED_WORDS - 1);
  return place(down) * USED_WORDS + place(across);
}

function squarePath(square: number, size: number): string {
  const gap = (CELL_SIZE * (1 - size)) / 2;
  const x = CELL_SIZE * (square % USED_WORDS) + gap;
  const y = CELL_SIZE * Math.floor(square / USED_WORDS) + gap;
  const side = CELL_SIZE * size;
  return `M${round(x)} ${round(y)}h${round(side)}v${round(side)}h${round(-side)}z`;
}

function gridLines(every: number): string {
  let path = "";
  for (let i = 0; i <= USED_WORDS; i += every) {
    path += `M${i * CELL_SIZE} 0V${SIZE}M0 ${i * CELL_SIZE}H${SIZE}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
