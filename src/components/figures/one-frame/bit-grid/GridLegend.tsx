import { USED_WORDS } from "#lib/tables/state-bits.ts";
import { CELL_SIZE, type SquareMark, SquareRing, SquarePath } from "./BitGrid.tsx";

export interface LegendEntry {
  readonly mark: SquareMark | "ring" | "empty";
  readonly label: string;
}

/** A legend for the squares of a grid, and for its rows and columns. */
export function GridLegend({ meanings }: { meanings: readonly LegendEntry[] }) {
  return (
    <div class="bit-legend text-sm text-muted">
      <p>{`A row is one word of ${USED_WORDS} bits, a column the place of a bit in it.`}</p>
      <ul>
        {meanings.map(({ mark, label }) => (
          <li key={label}>
            <MarkSwatch mark={mark} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MarkSwatch({ mark }: { mark: LegendEntry["mark"] }) {
  const rim = 4;
  const side = CELL_SIZE + 2 * rim;
  return (
    <svg
      class="bit-grid w-full bit-swatch"
      viewBox={`${-rim} ${-rim} ${side} ${side}`}
      aria-hidden="true"
    >
      <path
        class="bit-lines"
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
