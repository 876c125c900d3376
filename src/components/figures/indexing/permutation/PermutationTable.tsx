import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { factorial } from "#lib/indexing/factoradic.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { Select } from "#kit/widget/Select.tsx";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { readerPermutation } from "#kit/reader/reader-permutation.ts";
import { BlockHeadings } from "./BlockHeadings.tsx";
import { PermutationTableCaption } from "./PermutationTableCaption.tsx";
import {
  findTableRow,
  permutationTableRows,
  type PermutationRow,
} from "./table-rows.ts";
import { TABLE_SIZES, tableSizeStore } from "./table-size.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import "../../../kit/cards/permutation-table.css";

/** All permutations of three to five cards, with the reader's marked. */
export function PermutationTable() {
  const { permutation } = useWidget(readerPermutation);
  const n = useWidget(tableSizeStore);
  const rows = useMemo(() => permutationTableRows(n), [n]);
  const marked = findTableRow(permutation, n);
  const isReaders = permutation.length === n;
  const place = useMemo(() => ({ n, marked }), [n, marked]);
  const prediction = usePrediction("permutation-table", place, () =>
    import("./row-questions.ts").then(({ rowQuestions }) => rowQuestions),
  );
  const [visited, setVisited] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  useRowInView(box, marked, n);

  const stop = visited !== undefined && visited < rows.length ? visited : marked;

  function press(event: KeyboardEvent): void {
    const from = indexOf(event);
    const last = rows.length - 1;
    const to = {
      ArrowUp: Math.max(from - 1, 0),
      ArrowDown: Math.min(from + 1, last),
      PageUp: Math.max(from - factorial(n - 1), 0),
      PageDown: Math.min(from + factorial(n - 1), last),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    box.current!.querySelector<HTMLElement>(`[data-index="${to}"] button`)!.focus();
  }

  function choose(event: MouseEvent): void {
    const index = indexOf(event);
    setVisited(index);
    readerPermutation.dispatch({
      type: "permutation",
      permutation: rows[index].permutation,
    });
  }

  return (
    <PredictableFigure
      prediction={prediction}
      id="permutation-table"
      title={`All ${rows.length} permutations of ${numberWord(n)} pieces`}
      lead="Read down a column: which pieces change, and when?"
      store={readerPermutation}
      controls={
        <label>
          pieces
          <Select
            options={TABLE_SIZES}
            value={n}
            onChoose={(size) => {
              setVisited(undefined);
              tableSizeStore.dispatch(size);
            }}
          />
        </label>
      }
      caption={<PermutationTableCaption permutation={permutation} n={n} />}
    >
      <div class="all-orders" data-cards={n} data-long={n > 4 || undefined} ref={box}>
        <BlockHeadings n={n} />
        <table>
          <thead>
            <tr>
              <th scope="colgroup" colSpan={n} rowSpan={2}>
                permutation
              </th>
              <th scope="colgroup" colSpan={n - 1}>
                digits
              </th>
              <th scope="col" rowSpan={2}>
                index
              </th>
            </tr>
            <tr>
              {Array.from({ length: n - 1 }, (_, column) => (
                <th key={column} scope="col" class={`place-${n - 1 - column}`}>
                  <span class="times">× </span>
                  {factorial(n - 1 - column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            onClick={choose}
            onKeyDown={press}
            onFocusIn={(event) => setVisited(indexOf(event))}
          >
            {rows.map((row) => (
              <Row
                key={`${n}-${row.index}`}
                row={row}
                mark={row.index !== marked ? undefined : isReaders ? "own" : "kin"}
                isStop={row.index === stop}
                isHidden={prediction.isHidden(`row-${row.index}`)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </PredictableFigure>
  );
}

interface RowProps {
  row: PermutationRow;
  /** "own" marks the reader's permutation, "kin" one whose digits end in the same way. */
  mark: "own" | "kin" | undefined;
  isStop: boolean;
  /** Whether the permutation in this row is still to be predicted. */
  isHidden: boolean;
}

function Row({ row, mark, isStop, isHidden }: RowProps) {
  const { index, permutation, digits, firstChangedDigit } = row;
  const n = permutation.length;
  const isNew = (column: number) => (column >= firstChangedDigit ? "new" : undefined);
  return (
    <tr data-index={index} data-mark={mark} data-turned={firstChangedDigit}>
      {isHidden ? (
        <td colSpan={2 * n - 1}>
          <HiddenAnswer
            question={`row-${index}`}
            label={`the permutation with index ${index}`}
            room="cell"
          >
            <span class="hidden-row">{formatOrder(permutation)}</span>
          </HiddenAnswer>
        </td>
      ) : (
        <>
          {permutation.map((piece, column) => (
            <td key={column} class={isNew(column)}>
              {piece + 1}
            </td>
          ))}
          {digits.slice(0, -1).map((digit, column) => (
            <td
              key={n + column}
              class={`digit place-${n - 1 - column} ${isNew(column) ?? ""}`}
            >
              {digit}
            </td>
          ))}
        </>
      )}
      <th scope="row">
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-label={
            isHidden ? String(index) : `${index}: take ${formatOrder(permutation)}`
          }
          aria-current={mark && "true"}
        >
          {index}
        </button>
      </th>
    </tr>
  );
}

function indexOf(event: Event): number {
  const row = (event.target as Element).closest<HTMLElement>("[data-index]");
  return Number(row?.dataset["index"]);
}

/** Scrolls the marked row into view within the table, without scrolling the page. */
function useRowInView(
  box: { current: HTMLDivElement | null },
  marked: number,
  n: number,
): void {
  const shown = useRef(marked);
  useEffect(() => {
    if (shown.current === marked) return;
    shown.current = marked;
    const element = box.current!;
    const row = element.querySelector<HTMLElement>(`[data-index="${marked}"]`)!;
    const head = element.querySelector("thead")!.offsetHeight;
    const top = row.offsetTop - head;
    const isAbove = top < element.scrollTop;
    const isBelow =
      row.offsetTop + row.offsetHeight > element.scrollTop + element.clientHeight;
    if (isAbove || isBelow) {
      element.scrollTop = top - (element.clientHeight - head - row.offsetHeight) / 2;
    }
  }, [box, marked, n]);
}
