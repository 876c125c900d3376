import { sumOf } from "#kit/distances/histogram-sums.ts";
import { CORNER_FACES } from "#lib/puzzle/corners.ts";
import { Coin } from "#kit/pieces/Coin.tsx";
import { CornerPiece } from "#kit/pieces/CornerPiece.tsx";
import { PieceButton } from "#kit/pieces/PieceButton.tsx";
import { numberWord } from "#kit/text/number-word.ts";
import { Select } from "#kit/widget/Select.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  twistTableLines,
  twistRowIndices,
  PIECE_COUNTS,
  type TwistRowState,
  twistRowStore,
} from "./twist-rows-model.ts";
import "./twist-rows.css";

const { dispatch } = twistRowStore;

/** All ways to twist a few pieces. In each row of the table, turns reach exactly one. */
export function TwistRows() {
  const row = useWidget(twistRowStore);
  return (
    <Figure
      id="twist-rows"
      title="With and without the constraint"
      lead="Look along a row of the table: how many orientations are lit?"
      store={twistRowStore}
      controls={<PieceKindSelect row={row} />}
      caption={
        <p class="twist-words">
          <Sentence row={row} />
        </p>
      }
    >
      <div class="twist-rows">
        <Pieces row={row} />
        <Table row={row} />
      </div>
    </Figure>
  );
}

const NAMES: Readonly<Record<number, string>> = { 2: "coins", 3: "corners" };

/** The number of ways and of pieces: "2-4". */
const KINDS = Object.entries(PIECE_COUNTS).flatMap(([ways, counts]) =>
  counts.map((pieces) => `${ways}-${pieces}`),
);

function PieceKindSelect({ row: { ways, digits } }: { row: TwistRowState }) {
  return (
    <Select
      label="Which pieces"
      options={KINDS}
      value={`${ways}-${digits.length}`}
      onChoose={(kind) => {
        const [base, pieces] = kind.split("-").map(Number);
        dispatch({ type: "kind", ways: base, pieces });
      }}
      show={(kind) => {
        const [base, pieces] = kind.split("-").map(Number);
        return `${numberWord(pieces)} ${NAMES[base]}, ${base} ways`;
      }}
    />
  );
}

/** The chosen row of the table, as pieces that can be turned. */
function Pieces({ row: { ways, digits } }: { row: TwistRowState }) {
  const roving = useRoving(digits.length, 0);
  return (
    <div
      class="twist-pieces"
      role="group"
      aria-label="Pieces"
      aria-describedby="twist-rows-hint"
      {...roving.row}
    >
      {digits.map((digit, piece) => (
        <div key={piece} class="twist-piece stack">
          <PieceButton
            label={`Piece ${piece + 1}, twist ${digit}`}
            item={roving.item(piece)}
            onTurn={(by, options) => dispatch({ type: "turn", at: piece, by }, options)}
            onDigit={(typed) => {
              if (typed < ways)
                dispatch({ type: "turn", at: piece, by: typed - digit });
            }}
          >
            {ways === 2 ? (
              <Coin digit={digit} />
            ) : (
              <CornerPiece stickers={CORNER_FACES[piece]} twist={digit} />
            )}
          </PieceButton>
          <b>{digit}</b>
        </div>
      ))}
    </div>
  );
}

function Table({ row }: { row: TwistRowState }) {
  const { ways, digits } = row;
  const lines = twistTableLines(ways, digits.length);
  const roving = useRoving(lines.length * ways, 0, ways);
  const chosen = twistRowIndices(row).free;
  return (
    <div>
      <p class="figure-hint below twist-hint needs-js" id="twist-rows-hint">
        Choose an orientation in the table, or press a piece to turn it.{" "}
        <span class="keyboard-hint">
          The arrow keys move through the table, Enter chooses.
        </span>
      </p>
      <div class="twist-table" {...roving.row}>
        <table>
          <thead>
            <tr>
              <th scope="colgroup" colSpan={ways}>
                without: all orientations and their indices
              </th>
              <th scope="col">with</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, number) => (
              <tr key={`${ways}-${digits.length}-${number}`}>
                {line.map((twists, last) => (
                  <Cell
                    key={last}
                    row={{ ways, digits: twists }}
                    isChosen={chosen === number * ways + last}
                    item={roving.item(number * ways + last)}
                  />
                ))}
                <th scope="row">
                  <span aria-hidden="true">→ </span>
                  {number}
                </th>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={ways}>{`${ways ** digits.length} indices`}</td>
              <td>{lines.length}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

function Cell({
  row,
  isChosen,
  item,
}: {
  row: TwistRowState;
  isChosen: boolean;
  item: object;
}) {
  const { free, constrained } = twistRowIndices(row);
  const isAllowed = constrained !== undefined;
  const reach = isAllowed ? "within reach" : "out of reach";
  return (
    <td>
      <button
        type="button"
        class="twist-row text-muted row-center"
        {...item}
        data-allowed={isAllowed || undefined}
        aria-current={isChosen || undefined}
        onClick={() => dispatch({ type: "set-digits", digits: row.digits })}
      >
        <span>{row.digits.join(" ")}</span>
        <span class="visually-hidden">number</span>
        <i>{free}</i>
        <span class="visually-hidden">{reach}</span>
      </button>
    </td>
  );
}

function Sentence({ row }: { row: TwistRowState }) {
  const { ways, digits } = row;
  const sum = sumOf(digits);
  const { free, constrained } = twistRowIndices(row);
  const all = ways ** digits.length;
  const kept = all / ways;
  const saved = `In each row exactly one of the ${numberWord(ways)} last twists is allowed: ${kept} orientations of ${all}. With the constraint, the index is the number of the row.`;
  if (constrained === undefined) {
    return (
      <>
        The twists <b>{digits.join(" ")}</b> sum to {sum}, not a multiple of{" "}
        {numberWord(ways)}: no turns lead here, and index {free} would never be used.{" "}
        {saved}
      </>
    );
  }
  return (
    <>
      The twists <b>{digits.join(" ")}</b> sum to {sum}, a multiple of{" "}
      {numberWord(ways)}. Their index among all orientations is {free}. Without the last
      twist it is <b>{constrained}</b>. {saved}
    </>
  );
}
