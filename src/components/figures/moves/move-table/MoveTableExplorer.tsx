import { useMemo, useState } from "preact/hooks";
import { unrankOrientation } from "#lib/indexing/orientation.ts";
import { unrankPermutation } from "#lib/indexing/permutation.ts";
import { N_MOVES, quarterTurnsOf } from "#lib/puzzle/moves.ts";
import { N_PIECES, SOLVED, type State } from "#lib/puzzle/state.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { countCompleteColumns } from "./check-columns.ts";
import "./move-table.css";
import "./move-table-presented.css";
import { MoveGrid } from "./MoveGrid.tsx";
import { parseTableRow } from "./parse-table-row.ts";
import { WalkTrail } from "./WalkTrail.tsx";
import {
  isClosedWalk,
  lookUpMove,
  tableWalkStore,
  lastRowOfWalk,
  countTableRows,
  TABLE_NAMES,
  type TableName,
  type TableWalk,
} from "./table-walk-model.ts";

const TABLES: readonly TableName[] = ["order", "twist"];

/** Both transition tables in full, to find a row and follow its entries. */
export function MoveTableExplorer() {
  const walk = useWidget(tableWalkStore);
  const { dispatch } = tableWalkStore;
  const [move, setMove] = useState<number | undefined>(0);
  const { table } = walk;
  const name = TABLE_NAMES[table];
  const row = lastRowOfWalk(walk);
  const size = countTableRows(table);
  const digits = rowDigits(table, row);
  const go = (to: number, options?: { amend: boolean }) =>
    dispatch({ type: "go", row: to }, options);

  return (
    <Figure
      id="move-table"
      captionRoom={[5.3, 5.3, 8.5]}
      title={`The ${name} table: ${formatNumber(size)} rows`}
      lead="Each entry is the index after its move."
      store={tableWalkStore}
      controls={
        <Choice
          label="Table"
          options={TABLES}
          value={table}
          onChoose={(chosen) => dispatch({ type: "table", table: chosen })}
          show={(one) => `${TABLE_NAMES[one]}s`}
          class="joined bold"
        />
      }
      caption={<Caption walk={walk} move={move} />}
    >
      <div class="move-table grid">
        <div class="move-table-trail space-between">
          <WalkTrail walk={walk} />
          <Button
            class="needs-js"
            idle={walk.moves.length === 0}
            onClick={() => dispatch({ type: "back" })}
          >
            Step back
          </Button>
        </div>
        <div class="move-table-search">
          <NumberField
            id="move-table-row"
            label="go to row"
            value={row}
            last={size - 1}
            width={5}
            onValue={go}
          />
          <TypedField
            id="move-table-digits"
            label={table === "order" ? "or to a permutation" : "or to an orientation"}
            text={digits}
            hint={table === "order" ? "such as 2 1 3 4 5 6 7" : "such as 1 2 0 0 2 1 0"}
            width={10}
            read={(typed) => parseTableRow(table, typed)}
            onValue={go}
          />
        </div>
        <MoveGrid
          walk={walk}
          onFollow={(from, made) => dispatch({ type: "follow", row: from, move: made })}
          onGo={go}
          onBack={() => dispatch({ type: "back" })}
          onMove={setMove}
        />
        <div class="move-table-position">
          <CubeNet state={rowState(table, row)} />
          <p>
            {`row ${formatNumber(row)}: the ${name} `}
            <b>{digits}</b>
          </p>
        </div>
        <p class="figure-hint move-table-hint needs-js">
          Press an entry to follow it.
          <span class="keyboard-hint">
            {" "}
            By keyboard: arrows, Page Up and Page Down move, Enter follows an entry,
            Backspace steps back.
          </span>
        </p>
      </div>
    </Figure>
  );
}

/** The pieces (from 1) or twists with a given index. */
function rowDigits(table: TableName, row: number): string {
  return table === "order"
    ? unrankPermutation(row, N_PIECES)
        .map((piece) => piece + 1)
        .join(" ")
    : unrankOrientation(row, N_PIECES, 3).join(" ");
}

/** A state with this index, and otherwise solved. */
function rowState(table: TableName, row: number): State {
  return table === "order"
    ? { ...SOLVED, permutation: unrankPermutation(row, N_PIECES) }
    : { ...SOLVED, orientation: unrankOrientation(row, N_PIECES, 3) };
}

function Caption({ walk, move }: { walk: TableWalk; move: number | undefined }) {
  return (
    <>
      <WalkSentence walk={walk} move={move} /> <ColumnCheck table={walk.table} />
    </>
  );
}

function WalkSentence({ walk, move }: { walk: TableWalk; move: number | undefined }) {
  const { table, moves, start } = walk;
  const row = lastRowOfWalk(walk);
  const same = moves.every((made) => made === moves[0]);
  if (isClosedWalk(walk)) {
    return (
      <>
        {same
          ? `You followed ${moveLabel(moves[0])} ${countWord(moves.length, "time", "times")} and are back at `
          : `After ${countWord(moves.length, "move")} you are back at `}
        <b>{formatNumber(start)}</b>
        {same && moves.length === 4 && quarterTurnsOf(moves[0]) !== 2
          ? ": four quarter turns of a face cancel out."
          : ". What is special about this walk?"}
      </>
    );
  }
  if (move === undefined) {
    return <>This is row {formatNumber(row)}. Press Enter to start a walk here.</>;
  }
  return (
    <>
      From {TABLE_NAMES[table]} index {formatNumber(row)}, {moveLabel(move)} leads to{" "}
      <b>{formatNumber(lookUpMove(table, row, move))}</b>. Follow the same move again
      and again. Where does it take you?
    </>
  );
}

/** The result of the check that every column contains every index once. */
function ColumnCheck({ table }: { table: TableName }) {
  const complete = useMemo(() => countCompleteColumns(table), [table]);
  const size = formatNumber(countTableRows(table));
  return complete === N_MOVES ? (
    <>
      Checked: each of the {size} indices appears exactly once in each of the{" "}
      {String(N_MOVES)} columns, because every move can be undone.
    </>
  ) : (
    <>
      Checked: {String(N_MOVES - complete)} of the {String(N_MOVES)} columns lack some
      index. <b>This table is wrong.</b>
    </>
  );
}
