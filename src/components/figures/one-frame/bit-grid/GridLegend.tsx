import { USED_WORDS } from "#lib/tables/state-bits.ts";
import { type SwatchMark, SquareSwatch } from "#kit/orientation-grid/SquareSwatch.tsx";

export interface LegendEntry {
  readonly mark: SwatchMark;
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
            <SquareSwatch mark={mark} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
