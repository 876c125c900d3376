import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { HTM_MOVES, N_MOVES } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import {
  lookUpMove,
  lastRowOfWalk,
  countTableRows,
  TABLE_NAMES,
  type TableWalk,
} from "./table-walk-model.ts";

/** The number of visible rows, and of rows rendered beyond them on either side. */
const VISIBLE_ROWS = 10;
const OVERSCAN_ROWS = 3;
/** The number of rows when printed, and how many of them precede the current row. */
const PRINTED_ROWS = 5;
const PRINTED_ABOVE = 2;
/** The first column is the row's index; the moves follow. */
const N_COLUMNS = N_MOVES + 1;

interface Props {
  walk: TableWalk;
  onFollow: (row: number, move: number) => void;
  onGo: (row: number) => void;
  onBack: () => void;
  /** Called with the focused entry's move; undefined for a row's index. */
  onMove: (move: number | undefined) => void;
}

/** A transition table with only visible rows in the DOM; a single Tab stop. */
export function MoveGrid({ walk, onFollow, onGo, onBack, onMove }: Props) {
  const { table } = walk;
  const current = lastRowOfWalk(walk);
  const size = countTableRows(table);
  const [first, setFirst] = useState(0);
  const [cursor, setCursor] = useState({ row: current, column: 1 });
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const from = Math.max(Math.min(first, size - VISIBLE_ROWS) - OVERSCAN_ROWS, 0);
  const to = Math.min(from + VISIBLE_ROWS + 2 * OVERSCAN_ROWS + 1, size);
  const rows = Array.from({ length: to - from }, (_, i) => from + i);
  const top = from === 0 ? first : from + OVERSCAN_ROWS;
  const printedFrom = Math.min(
    Math.max(current - PRINTED_ABOVE, top),
    top + VISIBLE_ROWS - PRINTED_ROWS,
  );
  const cursorRow = Math.min(cursor.row, size - 1);
  const isDrawn = cursorRow >= from && cursorRow < to;

  const rowHeight = () => body.current!.clientHeight / size;

  /** Scrolls within the grid only, and no farther than necessary. */
  function reveal(row: number, { centred }: { centred: boolean }): void {
    const box = grid.current!;
    const height = rowHeight();
    const seen = box.clientHeight - body.current!.offsetTop;
    const top = row * height;
    const isSeen = top >= box.scrollTop && top + height <= box.scrollTop + seen;
    if (isSeen) return;
    // Scroll by whole rows, so that none is cut.
    if (centred) box.scrollTop = (row - Math.floor(seen / height / 2)) * height;
    else if (top < box.scrollTop) box.scrollTop = top;
    else box.scrollTop = top + height - seen;
    setFirst(Math.floor(box.scrollTop / height));
  }

  function revealColumn(column: number): void {
    const box = grid.current!;
    const [number, ...moves] = box.querySelectorAll<HTMLElement>(
      '[role="columnheader"]',
    );
    if (column === 0) return;
    const { offsetLeft, offsetWidth } = moves[column - 1];
    const [left, right] = [offsetLeft - number.offsetWidth, offsetLeft + offsetWidth];
    if (left < box.scrollLeft) box.scrollLeft = left;
    else if (right > box.scrollLeft + box.clientWidth) {
      box.scrollLeft = right - box.clientWidth;
    }
  }

  // Follow the walk, even when an entry leads to the row where the walk already was.
  const shown = useRef(walk);
  useLayoutEffect(() => {
    if (shown.current === walk) return;
    shown.current = walk;
    setCursor(({ column }) => ({ row: current, column }));
    reveal(current, { centred: true });
  }, [walk]);
  // Show whole rows and the current one in any size, also when presented.
  const fit = useRef(() => {});
  fit.current = () => {
    reveal(current, { centred: true });
    const [box, height] = [grid.current!, rowHeight()];
    box.scrollTop = Math.round(box.scrollTop / height) * height;
  };
  useEffect(() => {
    // One for all rows: a new observer reports at once, which would scroll back.
    const sized = new ResizeObserver(() => fit.current());
    sized.observe(grid.current!);
    return () => sized.disconnect();
  }, []);
  useEffect(
    () => onMove(cursor.column === 0 ? undefined : cursor.column - 1),
    [cursor.column],
  );

  function goTo(row: number, column: number): void {
    const next = {
      row: Math.min(Math.max(row, 0), size - 1),
      column: Math.min(Math.max(column, 0), N_COLUMNS - 1),
    };
    setCursor(next);
    reveal(next.row, { centred: false });
    revealColumn(next.column);
  }

  function act(row: number, column: number): void {
    setCursor({ row, column });
    if (column === 0) onGo(row);
    else onFollow(row, column - 1);
  }

  function press(event: KeyboardEvent): void {
    const { column } = cursor;
    const row = cursorRow;
    const deeds: Record<string, () => void> = {
      ArrowUp: () => goTo(row - 1, column),
      ArrowDown: () => goTo(row + 1, column),
      ArrowLeft: () => goTo(row, column - 1),
      ArrowRight: () => goTo(row, column + 1),
      PageUp: () => goTo(row - VISIBLE_ROWS, column),
      PageDown: () => goTo(row + VISIBLE_ROWS, column),
      Home: () => goTo(event.ctrlKey ? 0 : row, 0),
      End: () => goTo(event.ctrlKey ? size - 1 : row, N_COLUMNS - 1),
      Enter: () => act(row, column),
      " ": () => act(row, column),
      Backspace: onBack,
    };
    if (event.altKey || event.metaKey || !(event.key in deeds)) return;
    event.preventDefault();
    deeds[event.key]();
  }

  function click(event: MouseEvent): void {
    const cell = (event.target as Element).closest<HTMLElement>("[data-cell]");
    if (!cell) return;
    const [row, column] = cell.dataset["cell"]!.split(" ").map(Number);
    act(row, column);
  }

  const cellProps = (row: number, column: number) => ({
    id: `entry-${row}-${column}`,
    "aria-colindex": column + 1,
    "data-cell": `${row} ${column}`,
    "data-cursor": (row === cursorRow && column === cursor.column) || undefined,
  });

  return (
    <div
      class="move-grid rounded framed"
      role="grid"
      aria-label={`The ${TABLE_NAMES[table]} table: the index after each move, for each index`}
      aria-rowcount={size + 1}
      aria-colcount={N_COLUMNS}
      aria-activedescendant={
        isDrawn ? `entry-${cursorRow}-${cursor.column}` : undefined
      }
      tabIndex={0}
      ref={grid}
      style={{ "--rows": size, "--seen": VISIBLE_ROWS }}
      data-rest={`… and ${formatNumber(size - PRINTED_ROWS)} more rows`}
      onScroll={() => setFirst(Math.floor(grid.current!.scrollTop / rowHeight()))}
      onKeyDown={press}
      onClick={click}
    >
      <div class="move-grid-head" role="rowgroup">
        <div class="move-grid-row grid" role="row" aria-rowindex={1}>
          <span role="columnheader" aria-colindex={1}>
            row
          </span>
          {HTM_MOVES.map((move) => (
            <span key={move} role="columnheader" aria-colindex={move + 2}>
              {moveLabel(move)}
            </span>
          ))}
        </div>
      </div>
      <div class="move-grid-body" role="rowgroup" ref={body}>
        {rows.map((row) => (
          <div
            key={row}
            class="move-grid-row grid"
            role="row"
            aria-rowindex={row + 2}
            aria-selected={row === current}
            data-left-out={
              row < printedFrom || row >= printedFrom + PRINTED_ROWS || undefined
            }
            data-even={row % 2 === 0 || undefined}
            style={{ "--row": row }}
          >
            <span role="rowheader" {...cellProps(row, 0)}>
              {formatNumber(row)}
            </span>
            {HTM_MOVES.map((move) => (
              <span key={move} role="gridcell" {...cellProps(row, move + 1)}>
                {formatNumber(lookUpMove(table, row, move))}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
