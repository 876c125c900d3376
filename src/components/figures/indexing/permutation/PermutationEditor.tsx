import { useState } from "preact/hooks";
import { factorial, fromFactoradic } from "../../../../lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "../../../../lib/indexing/permutation.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord, ordinalWord } from "../../../kit/text/number-word.ts";
import { Select } from "../../../kit/widget/Select.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { readWhole } from "../../../kit/widget/read-whole.ts";
import { isProblem } from "../../../kit/widget/reading.ts";
import { TypedField } from "../../../kit/widget/TypedField.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { Arcs } from "../../../kit/cards/Arcs.tsx";
import { Cards, type Held } from "../../../kit/cards/Cards.tsx";
import { ArcsInWords, CardSentence } from "../../../kit/cards/CardSentence.tsx";
import { Digits } from "../../../kit/cards/Digits.tsx";
import {
  readerPermutation,
  type ReaderPermutation,
} from "../../../kit/reader/reader-permutation.ts";
import {
  MAX_CARDS,
  MIN_CARDS,
  readOrder,
  showOrder,
} from "../../../kit/cards/typed-order.ts";

import "../../../kit/cards/cards.css";

const ID = "permutation-editor";
const SIZES = Array.from(
  { length: MAX_CARDS - MIN_CARDS + 1 },
  (_, i) => MIN_CARDS + i,
);

/** Invalid input in a digit's field. */
interface WrongDigit {
  column: number;
  typed: string;
  /** Any other change of the permutation discards it. */
  order: ReaderPermutation;
}

/** Cards, digits and rank of one permutation: changing one updates the others. */
export function PermutationEditor() {
  const order = useWidget(readerPermutation);
  const { dispatch } = readerPermutation;
  const [chosen, setChosen] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [held, setHeld] = useState<Held>();
  const [wrongDigit, setWrongDigit] = useState<WrongDigit>();

  const { permutation } = order;
  const n = permutation.length;
  const digits = lehmerCode(permutation);
  const index = rankPermutation(permutation);
  const count = factorial(n);
  // The third card of the example has three arcs, which best shows their meaning.
  const column = Math.min(
    held?.column ?? hovered ?? chosen ?? Math.min(2, n - 2),
    n - 1,
  );
  const counted = permutation
    .map((_, at) => at)
    .filter((at) => at > column && permutation[at] < permutation[column]);
  const wrong = wrongDigit?.order === order ? wrongDigit : undefined;

  function choose(at: number): void {
    setChosen(at);
    setHovered(undefined);
  }

  function typeDigit(at: number, typed: string): void {
    const reading = readWhole(typed, n - 1 - at);
    if (isProblem(reading)) return setWrongDigit({ column: at, typed, order });
    setWrongDigit(undefined);
    dispatch({ type: "digit", column: at, digit: reading.value });
  }

  function stepDigit(at: number, by: 1 | -1, options: { amend: boolean }): void {
    const digit = digits[at] + by;
    setWrongDigit(undefined);
    if (digit < 0 || digit > n - 1 - at) return;
    dispatch({ type: "digit", column: at, digit }, options);
  }

  const stepIndex = (by: 1 | -1, options: { amend: boolean }) =>
    dispatch({ type: "step", by }, options);

  return (
    <Figure
      id={ID}
      title="Permutation editor"
      store={readerPermutation}
      controls={
        <label>
          cards
          <Select
            options={SIZES}
            value={n}
            onChoose={(size) => dispatch({ type: "size", n: size })}
          />
        </label>
      }
      caption={
        wrong && wrong.typed !== "" ? (
          <DigitProblem wrong={wrong} digits={digits} onUse={typeDigit} />
        ) : (
          <p class="permutation-words">
            <span>
              <CardSentence permutation={permutation} column={column} />
            </span>
          </p>
        )
      }
    >
      <div class="permutation" style={{ "--n": n }}>
        <div
          class="permutation-columns"
          style={{ "--chosen": `var(--d${n - 1 - column})` }}
          onPointerMove={(event) => {
            if (event.pointerType === "mouse") setHovered(columnUnder(event, n));
          }}
          onPointerLeave={() => setHovered(undefined)}
        >
          <Arcs permutation={permutation} column={column} held={held} />
          <Cards
            permutation={permutation}
            column={column}
            counted={counted}
            held={held}
            hintId={`${ID}-keys`}
            onHold={setHeld}
            onChoose={choose}
            onMove={(from, to, options) => {
              dispatch({ type: "move", from, to }, options);
              return to;
            }}
          />
          <Digits
            digits={digits}
            column={column}
            wrong={wrong}
            messageId={`${ID}-wrong-digit`}
            onChoose={choose}
            onType={typeDigit}
            onLeave={() => wrong?.typed === "" && setWrongDigit(undefined)}
            onStep={stepDigit}
          />
          <Places n={n} />
          <Products digits={digits} />
        </div>
        <ArcsInWords permutation={permutation} />
        <p class="visually-hidden" id={`${ID}-keys`}>
          Left and right arrow keys move the card, Home and End bring it to the ends.
        </p>
        <p class="permutation-plain centre">
          The order <b>{showOrder(permutation)}</b> is number{" "}
          <b>{formatNumber(index)}</b> of {formatNumber(count)}, counting from 0.
        </p>
        <div class="permutation-sentence grid needs-js">
          <div>
            <TypedField
              id={`${ID}-order`}
              label="The order"
              text={showOrder(permutation)}
              hint="Drag a card, or move it with ← and →. Type a digit, the order or its number, or step it with ↑ and ↓. Everything else follows."
              width={12}
              read={(typed) => readOrder(typed, n)}
              onValue={(value, options) =>
                dispatch({ type: "permutation", permutation: value }, options)
              }
            />
          </div>
          <div>
            <HoldButton
              label="The order before it"
              onStep={(options) => stepIndex(-1, options)}
            >
              −
            </HoldButton>
            <TypedField
              id={`${ID}-index`}
              label="is number"
              text={formatNumber(index)}
              hint={`of ${formatNumber(count)}, counting from 0: the last is ${formatNumber(count - 1)}.`}
              width={5}
              read={(typed) => readWhole(typed, count - 1)}
              onValue={(value, options) =>
                dispatch({ type: "index", index: value }, options)
              }
              onStep={stepIndex}
            />
            <HoldButton
              label="The order after it"
              onStep={(options) => stepIndex(1, options)}
            >
              +
            </HoldButton>
          </div>
        </div>
      </div>
    </Figure>
  );
}

/** The value of each column. */
function Places({ n }: { n: number }) {
  return (
    <div class="permutation-places fine soft">
      {Array.from({ length: n }, (_, at) => {
        const place = n - 1 - at;
        return (
          <span key={at}>
            <span class="in-full">× {formatNumber(factorial(place))}</span>
            <span class="in-short">× {place}!</span>
          </span>
        );
      })}
    </div>
  );
}

/** What each column adds to the rank. */
function Products({ digits }: { digits: readonly number[] }) {
  const n = digits.length;
  return (
    <p class="permutation-products centre small grid">
      {digits.map((digit, at) => {
        const place = n - 1 - at;
        return (
          <span key={at}>
            <b class={`place-${place}`}>{formatNumber(digit * factorial(place))}</b>
            {at < n - 1 ? (
              <i> + </i>
            ) : (
              <span class="permutation-total nowrap">
                {" = "}
                <b>{formatNumber(fromFactoradic(digits))}</b>
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}

interface DigitProblemProps {
  wrong: WrongDigit;
  digits: readonly number[];
  onUse(column: number, typed: string): void;
}

function DigitProblem({ wrong, digits, onUse }: DigitProblemProps) {
  const { column, typed } = wrong;
  const largest = digits.length - 1 - column;
  const reading = readWhole(typed, largest);
  if (!isProblem(reading)) return null;
  const { problem, nearest } = reading;
  const why =
    Number(typed) > largest
      ? `“${typed}” is too large: ${countWord(largest, "card stands", "cards stand")} to the right of the ${ordinalWord(column + 1)}.`
      : problem;
  return (
    <p class="permutation-words permutation-wrong" role="alert">
      <span id={`${ID}-wrong-digit`}>{why}</span>
      {nearest !== undefined && (
        <button type="button" class="button" onClick={() => onUse(column, nearest)}>
          Use {nearest}
        </button>
      )}
    </p>
  );
}

function columnUnder(event: PointerEvent, n: number): number {
  const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return Math.floor((n * (event.clientX - left)) / width);
}
