import {
  CELL_SIZE,
  type SquareMark,
  SquarePath,
  SquareRing,
} from "./OrientationGrid.tsx";

export type SwatchMark = SquareMark | "ring" | "empty";

/** A square of the grid as a legend shows it. */
export function SquareSwatch({ mark }: { mark: SwatchMark }) {
  const rim = 4;
  const side = CELL_SIZE + 2 * rim;
  return (
    <svg
      class="orientation-grid w-full square-swatch"
      viewBox={`${-rim} ${-rim} ${side} ${side}`}
      aria-hidden="true"
    >
      <path
        class="grid-lines"
        d={`M0 0h${CELL_SIZE}v${CELL_SIZE}h${-CELL_SIZE}z`}
        data-every="3"
      />
      {mark === "ring" ? (
        <SquareRing square={0} />
      ) : mark === "empty" ? null : (
        <SquarePath mark={mark} squares={[0]} />
      )}
    </svg>
  );
}
