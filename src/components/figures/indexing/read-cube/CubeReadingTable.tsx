import { N_PIECES } from "#lib/puzzle/state.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { integersFrom } from "#kit/widget/integers-from.ts";
import type { DigitColumn, ReadingSheet } from "./read-cube-sheet.ts";
import {
  readingQuestionAt,
  type CubeReading,
  countKnownEntries,
} from "./read-cube-state.ts";

interface Props {
  reading: CubeReading;
  sheet: ReadingSheet;
}

const POSITIONS = integersFrom(0, N_PIECES - 1);
const UNKNOWN = <span class="read-open">?</span>;

/** The pieces and twists so far, and later the digits with their place values. */
export function CubeReadingTable({ reading, sheet }: Props) {
  const known = countKnownEntries(reading);
  const { kind, at } = readingQuestionAt(reading.direction, reading.step);
  const isRead = reading.direction === "unrank" || known.twists === N_PIECES;
  const lit = (kinds: readonly string[]) => (kinds.includes(kind) ? at : undefined);
  const digits = {
    columns: sheet.digits,
    known: known.digits,
    lit: lit(["digit"]),
    total: reading.direction === "rank" ? undefined : sheet.orderNumber,
  };
  const powers = {
    columns: sheet.powers,
    known: known.powers,
    lit: lit(["power"]),
    total: reading.direction === "rank" ? undefined : sheet.twistNumber,
  };
  const isSplit = kind !== "split";
  return (
    <table class="read-table">
      <thead>
        <tr>
          <th scope="col">position</th>
          {POSITIONS.map((i) => (
            <th key={i} scope="col" data-now={i === at || undefined}>
              {String(i + 1)}
            </th>
          ))}
          {isRead && <td />}
        </tr>
      </thead>
      <tbody>
        <Row
          name="piece"
          cells={sheet.pieces.map((piece) => piece + 1)}
          known={known.pieces}
          lit={lit(["piece", "digit"])}
          hasTotal={isRead}
        />
        {isRead && <DigitRows name="digit" {...digits} isSplit={isSplit} isOrder />}
        <Row
          name="twist"
          cells={sheet.twists}
          known={known.twists}
          lit={lit(["twist", "power"])}
          hasTotal={isRead}
        />
        {isRead && <DigitRows {...powers} isSplit={isSplit} />}
      </tbody>
    </table>
  );
}

function Row({
  name,
  cells,
  known,
  lit,
  hasTotal,
}: {
  name: string;
  cells: readonly number[];
  known: number;
  lit: number | undefined;
  hasTotal: boolean;
}) {
  return (
    <tr class="read-row">
      <th scope="row">{name}</th>
      {cells.map((cell, i) => (
        <td key={i} data-now={i === lit || undefined}>
          {i < known ? String(cell) : UNKNOWN}
        </td>
      ))}
      {hasTotal && <td />}
    </tr>
  );
}

interface DigitRowsProps {
  /** A name for the row of digits; without it, the row above is that row. */
  name?: string;
  columns: readonly DigitColumn[];
  known: number;
  lit: number | undefined;
  /** The index to split, when unranking; otherwise the sum of the known digits. */
  total: number | undefined;
  isSplit: boolean;
  isOrder?: boolean;
}

/** The digits, their place values and the resulting sum. */
function DigitRows(props: DigitRowsProps) {
  const { name, columns, known, lit, total, isSplit, isOrder = false } = props;
  const made = total ?? (known === 0 ? undefined : columns[known - 1].sum);
  const isDone = known === columns.length;
  return (
    <>
      {name && (
        <tr>
          <th scope="row">{name}</th>
          {columns.map(({ digit }, i) => (
            <td
              key={i}
              class={`read-digit place-${columns.length - i}`}
              data-now={i === lit || undefined}
            >
              {i < known ? String(digit) : UNKNOWN}
            </td>
          ))}
          <td class="text-muted">{isDone ? "0" : ""}</td>
          <td />
        </tr>
      )}
      <tr class="read-worth">
        <th scope="row">worth</th>
        {columns.map(({ worth }, i) => (
          <td key={i} data-now={i === lit || undefined}>
            {String(worth)}
          </td>
        ))}
        <td>{isOrder ? "" : "–"}</td>
        <td class="read-total">
          {made === undefined || !isSplit ? UNKNOWN : <b>{formatNumber(made)}</b>}
        </td>
      </tr>
    </>
  );
}
