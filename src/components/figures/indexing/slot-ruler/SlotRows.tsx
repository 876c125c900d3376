import { formatNumber } from "#kit/text/format-number.ts";
import { ordinalWord } from "#kit/text/number-word.ts";
import { useRoving } from "#kit/widget/use-roving.ts";
import { slotRows, type SlotBlock, type SlotRow } from "./slot-rows.ts";

interface Props {
  permutation: readonly number[];
  /** Called with the number of the first slot of a block. */
  onChoose(first: number): void;
}

/** The rows of blocks, a single Tab stop; arrow keys move between and within rows. */
export function SlotRows({ permutation, onChoose }: Props) {
  const rows = slotRows(permutation);
  /** The number of blocks before a row. */
  const start = (row: number) =>
    rows.slice(0, row).reduce((sum, { blocks }) => sum + blocks.length, 0);
  const roving = useRoving(start(rows.length), rows[0].digit);

  function press(event: KeyboardEvent): void {
    const row = (event.target as Element).closest<HTMLElement>("[data-row]");
    const to =
      Number(row?.dataset["row"]) + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? NaN);
    if (Number.isNaN(to)) return roving.row.onKeyDown(event);
    event.preventDefault();
    if (to in rows) roving.focus(start(to) + rows[to].digit);
  }

  return (
    <div ref={roving.row.ref} onKeyDown={press}>
      {rows.map((row, at) => (
        <div
          key={row.place}
          class={`slots-row place-${row.place}`}
          role="group"
          aria-label={`${ordinalWord(at + 1)} piece`}
          data-row={at}
        >
          <RowText row={row} />
          <div class="slots-bar">
            {row.blocks.map((block, i) => (
              <button
                key={i}
                type="button"
                class="slots-block stack true-colours"
                aria-label={blockLabel(row, block)}
                aria-pressed={i === row.digit}
                data-first={formatNumber(block.first)}
                data-passed={i < row.digit || undefined}
                onClick={() => onChoose(block.first)}
                {...roving.item(start(at) + i)}
              >
                <b>{block.card + 1}</b>
              </button>
            ))}
          </div>
          <Zoom row={row} />
        </div>
      ))}
    </div>
  );
}

/** "Card 3, slots 4 to 5". */
function blockLabel({ size }: SlotRow, { card, first }: SlotBlock): string {
  const slots =
    size === 1
      ? `slot ${formatNumber(first)}`
      : `slots ${formatNumber(first)} to ${formatNumber(first + size - 1)}`;
  return `Piece ${card + 1}, ${slots}`;
}

/** The number and size of the blocks, and what the digit adds. */
function RowText({ row: { place, size, digit, blocks } }: { row: SlotRow }) {
  return (
    <p class="slots-words text-xs">
      <span class="text-muted">
        {blocks.length} blocks of {place}! = {formatNumber(size)}
      </span>
      <span>
        <b class="slots-digit">{digit}</b> × {formatNumber(size)} ={" "}
        <b>{formatNumber(digit * size)}</b>
      </span>
    </p>
  );
}

/** Lines from the marked block to both ends of the row below. */
function Zoom({ row: { digit, blocks } }: { row: SlotRow }) {
  const edge = (block: number) => `${(100 * block) / blocks.length}%`;
  return (
    <div
      class="slots-zoom true-colours"
      style={{ "--from": edge(digit), "--to": edge(digit + 1) }}
    />
  );
}
