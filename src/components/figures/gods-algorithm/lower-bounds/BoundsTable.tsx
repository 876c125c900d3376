import { useRef, useState } from "preact/hooks";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { formatCount } from "#kit/text/format-number.ts";
import { formatCompact, type StateCounts } from "#kit/distances/lower-bound-counts.ts";
import "./bounds-table.css";

export interface BoundsCell {
  readonly bound: number;
  readonly distance: number;
}

interface Props {
  positions: StateCounts;
  /** The reader's cube; its distance is known once there is a table. */
  cube: { readonly bound: number; readonly distance: number | undefined };
  selected: BoundsCell | undefined;
  onSelect: (cell: BoundsCell) => void;
}

const ARROWS: Readonly<Record<string, readonly [bound: number, distance: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A bubble for each combination of bound and distance. One Tab stop; arrow keys move
 * between bubbles.
 */
export function BoundsTable({ positions, cube, selected, onSelect }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState<BoundsCell>();
  const count = ({ bound, distance }: BoundsCell) => positions[bound]?.[distance] ?? 0;
  const tabStop = [selected, last].find((cell) => cell && count(cell) > 0) ?? {
    bound: 0,
    distance: 0,
  };

  function walk(event: KeyboardEvent, from: BoundsCell): void {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    let { bound, distance } = from;
    do {
      bound += step[0];
      distance += step[1];
      if (positions[bound]?.[distance] === undefined) return;
    } while (count({ bound, distance }) === 0);
    setLast({ bound, distance });
    table.current
      ?.querySelector<HTMLElement>(`[data-cell="${bound}-${distance}"]`)
      ?.focus();
  }

  const nDistances = positions[0].length;
  const { bound, distance } = cube;
  const top = distance ?? bound;
  const bottom = distance ?? nDistances - 1;
  return (
    <div
      class="bounds-plot"
      style={`--bounds: ${positions.length}; --bound: ${bound}; --top: ${top}; --rows: ${bottom - top + 1}`}
    >
      <table class="bounds-table" ref={table}>
        <caption class="visually-hidden">
          How many states have each bound and each distance
        </caption>
        <thead>
          <tr>
            <td />
            {positions.map((_, i) => (
              <th key={i} scope="col">
                <span class="visually-hidden">bound </span>
                {i}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {positions[0].map((_, distance) => (
            <tr key={distance}>
              <th scope="row">
                <span class="visually-hidden">distance </span>
                {distance}
              </th>
              {positions.map((counts, bound) => (
                <td
                  key={bound}
                  data-kind={
                    distance < bound ? "none" : distance === bound ? "exact" : undefined
                  }
                >
                  {counts[distance] > 0 && (
                    <button
                      type="button"
                      data-cell={`${bound}-${distance}`}
                      aria-pressed={
                        selected?.bound === bound && selected.distance === distance
                      }
                      aria-label={cellLabel({ bound, distance }, counts[distance])}
                      tabIndex={
                        tabStop.bound === bound && tabStop.distance === distance
                          ? 0
                          : -1
                      }
                      onFocus={() => onSelect({ bound, distance })}
                      onClick={() => onSelect({ bound, distance })}
                      onKeyDown={(event) => walk(event, { bound, distance })}
                    >
                      <span
                        class="bounds-bubble"
                        style={`--size: ${bubbleSize(counts[distance])}; --depth: ${depthColour(distance)}`}
                      />
                      <span>{formatCompact(counts[distance])}</span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div
        class="bounds-cube rounded"
        data-open={distance === undefined || undefined}
      />
    </div>
  );
}

/** Starts with the visible text, as voice control needs it. */
function cellLabel({ bound, distance }: BoundsCell, count: number): string {
  return `${formatCompact(count)}: bound ${bound}, distance ${distance}, ${formatCount(count, "state")}`;
}

/** A logarithmic scale, so that even a single state is visible. */
function bubbleSize(count: number): string {
  return ((1 + Math.log10(count)) / 7).toFixed(3);
}
