import { CORNER_FACES } from "#lib/puzzle/corners.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord, numberWord } from "#kit/text/number-word.ts";
import { superscript } from "#kit/text/superscript.ts";
import { Select } from "#kit/widget/Select.tsx";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { parseDigits } from "#kit/widget/parse-digits.ts";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { useDigitRow } from "#kit/widget/use-digit-row.ts";
import { Coin } from "#kit/pieces/Coin.tsx";
import { CornerPiece } from "#kit/pieces/CornerPiece.tsx";
import {
  countPieceRows,
  pieceRowIndex,
  MAX_PIECES,
  MAX_WAYS,
  MIN_PIECES,
  MIN_WAYS,
  type PieceRow,
} from "./digits-model.ts";
import { digitsStore } from "./digits-store.ts";
import { Knob } from "#kit/pieces/Knob.tsx";
import { PieceButton } from "#kit/pieces/PieceButton.tsx";
import { Ruler } from "./Ruler.tsx";
import "./digits-editor.css";

const { dispatch } = digitsStore;

/** A row of pieces, each with the same number of ways to turn: digits in one base. */
export function DigitsEditor() {
  const pieces = useWidget(digitsStore);
  const prediction = usePrediction("digits-editor", pieces, () =>
    import("./digits-questions.ts").then(({ digitsQuestions }) => digitsQuestions),
  );
  return (
    <PredictableFigure
      prediction={prediction}
      id="digits-editor"
      captionRoom={[5.6]}
      title="Ways to turn a row of pieces"
      lead="Turn one piece, and see what its digit adds to the number."
      store={digitsStore}
      caption={<Caption pieces={pieces} />}
    >
      <Settings pieces={pieces} />
      <PieceButtons pieces={pieces} />
      <div class="reveals-answer">
        <Ruler
          pieces={pieces}
          onIndex={(number, options) =>
            dispatch({ type: "set-number", number }, options)
          }
        />
      </div>
      <Fields pieces={pieces} />
    </PredictableFigure>
  );
}

const WAYS_SUFFIXES: Readonly<Record<number, string>> = {
  2: " (coins)",
  3: " (corners)",
};

function Settings({ pieces: { ways, digits } }: { pieces: PieceRow }) {
  return (
    <div class="buttons digits-bar needs-js">
      <Select
        label="How many pieces"
        value={digits.length}
        options={integersFrom(MIN_PIECES, MAX_PIECES)}
        show={(pieces) => `${pieces} pieces`}
        onChoose={(pieces) => dispatch({ type: "set-pieces", pieces })}
      />
      <Select
        label="In how many ways each can be turned"
        value={ways}
        options={integersFrom(MIN_WAYS, MAX_WAYS)}
        show={(count) => `${count} ways${WAYS_SUFFIXES[count] ?? ""}`}
        onChoose={(count) => dispatch({ type: "set-ways", ways: count })}
      />
    </div>
  );
}

function PieceButtons({ pieces: { ways, digits } }: { pieces: PieceRow }) {
  const row = useDigitRow({
    digits,
    thing: "piece",
    dispatch,
    refusal: (_, digit) =>
      digit < ways
        ? undefined
        : `A piece with ${ways} ways has no ${digit}: 0 to ${ways - 1}.`,
  });

  return (
    <>
      <div
        class="digits-row grid"
        style={{
          "--pieces": digits.length,
          "--pieces-narrow":
            digits.length > 4 ? Math.ceil(digits.length / 2) : digits.length,
        }}
        aria-label="Pieces"
        aria-describedby="digits-hint"
        {...row.row}
      >
        {digits.map((digit, i) => {
          const place = digits.length - 1 - i;
          return (
            <div key={i} class="digits-column stack">
              <PieceButton
                label={`Piece ${i + 1}, ${twistLabel(ways, digit)}`}
                {...row.digit(i)}
              >
                <PieceDrawing key={ways} ways={ways} digit={digit} piece={i} />
              </PieceButton>
              <b class="digits-digit">{digit}</b>
              <span class="text-centre text-xs text-muted">
                × {ways}
                {superscript(place)} = {formatNumber(ways ** place)}
              </span>
              <span class="digit-share">
                <HiddenAnswer
                  question={`share-${i}`}
                  label={`what piece ${i + 1} adds`}
                >
                  <span>{formatNumber(digit * ways ** place)}</span>
                </HiddenAnswer>
              </span>
            </div>
          );
        })}
      </div>
      <p
        class="figure-hint below digits-hint needs-js"
        id="digits-hint"
        aria-live="polite"
      >
        {row.refused ? <span class="typed-problem">{row.refused}</span> : HINT}
      </p>
    </>
  );
}

const HINT = (
  <>
    Press a piece to turn it, or drag it sideways.
    <span class="keyboard-hint">
      {" "}
      Or choose one with ←&nbsp;→, turn it with ↑&nbsp;↓, or type its digit.
    </span>
  </>
);

function PieceDrawing({
  ways,
  digit,
  piece,
}: {
  ways: number;
  digit: number;
  piece: number;
}) {
  if (ways === 2) return <Coin digit={digit} />;
  if (ways === 3) return <CornerPiece stickers={CORNER_FACES[piece]} twist={digit} />;
  return <Knob digit={digit} ways={ways} />;
}

/** The name of one way to turn a piece, with its digit. */
function twistLabel(ways: number, digit: number): string {
  if (ways === 2) return digit === 1 ? "heads, 1" : "tails, 0";
  if (ways === 3) return ["untwisted, 0", "clockwise, 1", "anticlockwise, 2"][digit];
  return `at notch ${digit}`;
}

function Fields({ pieces }: { pieces: PieceRow }) {
  const { ways, digits } = pieces;
  return (
    <div class="typed-fields">
      <TypedField
        id="digits-digits"
        label={`the row, in base ${ways}`}
        text={digits.join("")}
        hint={`${digits.length} digits, 0 to ${ways - 1}`}
        width={digits.length}
        read={(typed) =>
          parseDigits(
            typed,
            digits.map(() => ways),
            (i) => `piece ${i + 1}`,
          )
        }
        onValue={(value, options) =>
          dispatch({ type: "set-digits", digits: value }, options)
        }
      />
      <HiddenAnswer question="number" label="its number" room="wide">
        <NumberField
          id="digits-index"
          label="its number"
          value={pieceRowIndex(pieces)}
          last={countPieceRows(pieces) - 1}
          onValue={(number, options) =>
            dispatch({ type: "set-number", number }, options)
          }
        />
      </HiddenAnswer>
    </div>
  );
}

function Caption({ pieces }: { pieces: PieceRow }) {
  const { ways, digits } = pieces;
  const n = digits.length;
  const index = pieceRowIndex(pieces);
  const count = countPieceRows(pieces);
  const sum = digits
    .map((digit, i) => `${digit}·${ways}${superscript(n - 1 - i)}`)
    .join(" + ");
  const power = `${ways}${superscript(n)}`;
  const kind = ways === 2 ? "coin" : ways === 3 ? "corner" : "piece";
  return (
    <>
      <b>
        {sum} = {formatNumber(index)}.
      </b>{" "}
      {capitalised(countWord(n, kind))} with {numberWord(ways)} ways each:{" "}
      {Array(n).fill(ways).join(" × ")} = {power} = {formatNumber(count)} numbers, from
      0 to {power} − 1 = {formatNumber(count - 1)}
      {index === count - 1 ? ": this one." : "."}
    </>
  );
}
