import { useState } from "preact/hooks";
import { rankEvenPermutation } from "../../../../lib/indexing/even-permutation.ts";
import { lehmerCode } from "../../../../lib/indexing/permutation.ts";
import { Arcs } from "../../../kit/cards/Arcs.tsx";
import { Cards, type Held } from "../../../kit/cards/Cards.tsx";
import { ArcsInWords } from "../../../kit/cards/CardSentence.tsx";
import { Digits } from "../../../kit/cards/Digits.tsx";
import { MAX_CARDS, showOrder } from "../../../kit/cards/typed-order.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord, ordinalWord } from "../../../kit/text/number-word.ts";
import { Select } from "../../../kit/widget/Select.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { readWhole } from "../../../kit/widget/read-whole.ts";
import { isProblem } from "../../../kit/widget/reading.ts";
import { TypedField } from "../../../kit/widget/TypedField.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import {
  countArcs,
  countEven,
  type EvenOrder,
  evenOrder,
  madeEven,
  MIN_EVEN_CARDS,
  readEvenOrder,
} from "./even-order.ts";
import { EvenSentence, LooseSentence } from "./EvenSentence.tsx";

import "../../../kit/cards/cards.css";
import "./even-editor.css";

const ID = "even-editor";
const { dispatch } = evenOrder;
const SIZES = Array.from(
  { length: MAX_CARDS - MIN_EVEN_CARDS + 1 },
  (_, i) => MIN_EVEN_CARDS + i,
);

/** A rejected input; any other change of the permutation discards it. */
interface Refused {
  order: EvenOrder;
  column: number;
  typed?: string;
  says: string;
}

/**
 * The permutation editor for puzzles that reach only even permutations: the last two cards
 * follow.
 */
export function EvenEditor() {
  const order = useWidget(evenOrder);
  const [chosen, setChosen] = useState<number>();
  const [held, setHeld] = useState<Held>();
  /** The row while a card is dragged; it may be odd until the card is dropped. */
  const [loose, setLoose] = useState<readonly number[]>();
  const [refusal, setRefused] = useState<Refused>();

  const permutation = loose ?? order.permutation;
  const n = permutation.length;
  const free = n - 2;
  const digits = lehmerCode(permutation);
  const column = Math.min(held?.column ?? chosen ?? free, n - 1);
  const counted = permutation
    .map((_, at) => at)
    .filter((at) => at > column && permutation[at] < permutation[column]);
  const refused = refusal?.order === order ? refusal : undefined;
  const wrong =
    refused?.typed === undefined
      ? undefined
      : { column: refused.column, typed: refused.typed };

  function move(
    from: number,
    to: number,
    options: { amend: boolean; dragging: boolean },
  ): number {
    setRefused(undefined);
    if (options.dragging) {
      setLoose(moved(permutation, from, to));
      return to;
    }
    if (from >= free && to >= free) {
      if (to > from) return refusePair(from);
      to = free - 1; // the forced pair is skipped in one step
    }
    const next = madeEven(moved(permutation, from, to));
    dispatch({ type: "permutation", permutation: next }, options);
    return next.indexOf(permutation[from]);
  }

  function refusePair(column: number): number {
    const says =
      "The last two cannot swap alone: that adds or takes away one arc, and the number of arcs would be odd.";
    setRefused({ order, column, says });
    return column;
  }

  function drop(column: number): number {
    if (!loose) return column;
    const next = madeEven(loose);
    dispatch({ type: "permutation", permutation: next });
    const isPairSwapped = next !== loose && String(next) === String(order.permutation);
    if (isPairSwapped) refusePair(free);
    setLoose(undefined);
    return next.indexOf(loose[column]);
  }

  function typeDigit(at: number, typed: string): void {
    const reading = readWhole(typed, n - 1 - at);
    if (!isProblem(reading)) {
      setRefused(undefined);
      return dispatch({ type: "digit", column: at, digit: reading.value });
    }
    const says =
      Number(typed) > n - 1 - at
        ? `“${typed}” is too large: ${countWord(n - 1 - at, "card stands", "cards stand")} to the right of the ${ordinalWord(at + 1)}.`
        : reading.problem;
    setRefused({ order, column: at, typed, says: typed === "" ? "" : says });
  }

  function stepDigit(at: number, by: 1 | -1, options: { amend: boolean }): void {
    const digit = digits[at] + by;
    setRefused(undefined);
    if (digit < 0 || digit > n - 1 - at) return;
    dispatch({ type: "digit", column: at, digit }, options);
  }

  return (
    <Figure
      id={ID}
      title="Even orders"
      store={evenOrder}
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
        refused?.says ? (
          <p class="permutation-words permutation-wrong" role="alert">
            <span id={`${ID}-wrong`}>{refused.says}</span>
          </p>
        ) : (
          <p class="permutation-words">
            <span>
              {loose ? (
                <LooseSentence permutation={loose} />
              ) : (
                <EvenSentence permutation={permutation} column={column} />
              )}
            </span>
          </p>
        )
      }
    >
      <div class="permutation" style={{ "--n": n }}>
        <div
          class="permutation-columns even-columns"
          style={{ "--chosen": `var(--d${n - 1 - column})` }}
        >
          <ArcCount arcs={countArcs(permutation)} />
          <Arcs permutation={permutation} column={column} held={held} />
          <Cards
            permutation={permutation}
            column={column}
            counted={counted}
            held={held}
            hintId={`${ID}-keys`}
            onHold={setHeld}
            onDrop={drop}
            onChoose={setChosen}
            onMove={move}
          />
          <Digits
            digits={digits}
            free={free}
            worth={(place) => `times half of ${place} factorial`}
            column={column}
            wrong={wrong}
            messageId={`${ID}-wrong`}
            onChoose={setChosen}
            onType={typeDigit}
            onLeave={() => wrong?.typed === "" && setRefused(undefined)}
            onStep={stepDigit}
          />
          <Places n={n} />
          <Products digits={digits} />
        </div>
        <ArcsInWords permutation={permutation} />
        <p class="visually-hidden" id={`${ID}-keys`}>
          Left and right arrow keys move the card, Home and End bring it to the ends.
          The last two cards follow.
        </p>
        <Fields permutation={madeEven(permutation)} />
      </div>
    </Figure>
  );
}

function moved(
  permutation: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  return permutation.toSpliced(from, 1).toSpliced(to, 0, permutation[from]);
}

function ArcCount({ arcs }: { arcs: number }) {
  const isOdd = arcs % 2 === 1;
  return (
    <p class="even-count small soft" data-odd={isOdd || undefined}>
      {`${arcs} ${arcs === 1 ? "arc" : "arcs"}: `}
      <b>{isOdd ? "odd" : "even"}</b>
    </p>
  );
}

/** The value of each free column; the last two are forced. */
function Places({ n }: { n: number }) {
  return (
    <div class="permutation-places fine soft">
      {Array.from({ length: n - 2 }, (_, at) => {
        const place = n - 1 - at;
        return (
          <span key={at}>
            <span class="in-full">× {formatNumber(countEven(place))}</span>
            <span class="in-short">{`${place}!/2`}</span>
          </span>
        );
      })}
      <span class="even-forced">forced</span>
    </div>
  );
}

/** What each free column adds to the rank. */
function Products({ digits }: { digits: readonly number[] }) {
  const n = digits.length;
  const shares = digits.slice(0, -2).map((digit, at) => digit * countEven(n - 1 - at));
  return (
    <p class="permutation-products centre small grid">
      {shares.map((share, at) => (
        <span key={at}>
          <b class={`place-${n - 1 - at}`}>{formatNumber(share)}</b>
          {at < n - 3 && <i> + </i>}
        </span>
      ))}
      <span class="even-total">
        {" = "}
        <b>{formatNumber(shares.reduce((sum, share) => sum + share, 0))}</b>
      </span>
    </p>
  );
}

/**
 * While a card is held, the fields show the result of dropping it, with the last two
 * corrected.
 */
function Fields({ permutation }: { permutation: readonly number[] }) {
  const n = permutation.length;
  const count = countEven(n);
  const index = rankEvenPermutation(permutation);
  const step = (by: 1 | -1, options: { amend: boolean }) =>
    dispatch({ type: "step", by }, options);
  return (
    <>
      <p class="permutation-plain centre">
        The even order <b>{showOrder(permutation)}</b> is number{" "}
        <b>{formatNumber(index)}</b> of {formatNumber(count)}, counting from 0.
      </p>
      <div class="permutation-sentence grid needs-js">
        <div>
          <TypedField
            id={`${ID}-order`}
            label="The order"
            text={showOrder(permutation)}
            hint="Drag a card, or move it with ← and →: the last two put themselves right. Or type a digit, the order or its number."
            width={12}
            read={(typed) => readEvenOrder(typed, n)}
            onValue={(value, options) =>
              dispatch({ type: "permutation", permutation: value }, options)
            }
          />
        </div>
        <div>
          <HoldButton
            label="The even order before it"
            onStep={(options) => step(-1, options)}
          >
            −
          </HoldButton>
          <TypedField
            id={`${ID}-index`}
            label="is number"
            text={formatNumber(index)}
            hint={`of ${formatNumber(count)}, half of all: the last is ${formatNumber(count - 1)}.`}
            width={5}
            read={(typed) => readWhole(typed, count - 1)}
            onValue={(value, options) =>
              dispatch({ type: "index", index: value }, options)
            }
            onStep={step}
          />
          <HoldButton
            label="The even order after it"
            onStep={(options) => step(1, options)}
          >
            +
          </HoldButton>
        </div>
      </div>
    </>
  );
}
