import { ROWS } from "../../../../lib/tables/state-bits.ts";
import { CELL, type Mark, Ring, SquarePath } from "./BitGrid.tsx";

export interface Meaning {
  readonly mark: Mark | "ring" | "empty";
  readonly words: string;
}

/** The meaning of the marks in a grid, and of its rows and columns. */
export function GridLegend({ meanings }: { meanings: readonly Meaning[] }) {
  return (
    <div class="bit-legend text-sm text-muted">
      <p>{`A row is one word of ${ROWS} bits, a column the place of a bit in it.`}</p>
      <ul>
        {meanings.map(({ mark, words }) => (
          <li key={words}>
            <Swatch mark={mark} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Swatch({ mark }: { mark: Meaning["mark"] }) {
  const rim = 4;
  const side = CELL + 2 * rim;
  return (
    <svg
      class="bit-grid w-full bit-swatch"
      viewBox={`${-rim} ${-rim} ${side} ${side}`}
      aria-hidden="true"
    >
      <path class="bit-lines" d={`M0 0h${CELL}v${CELL}h${-CELL}z`} data-every="3" />
      {mark === "ring" ? (
        <Ring square={0} />
      ) : mark === "empty" ? null : (
        <SquarePath mark={mark} squares={[0]} />
      )}
    </svg>
  );
}
