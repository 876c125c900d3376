import { factorial, fromFactoradic } from "../../../../lib/indexing/factoradic.ts";
import { ALL_ORDERS } from "../../../kit/cards/card-order.ts";
import { CardSentence } from "../../../kit/cards/CardSentence.tsx";
import { OrderEditor } from "../../../kit/cards/OrderEditor.tsx";
import { MIN_CARDS, readOrder } from "../../../kit/cards/typed-order.ts";
import { Cover } from "../../../kit/predict/Cover.tsx";
import { usePrediction } from "../../../kit/predict/use-prediction.ts";
import { readerPermutation } from "../../../kit/reader/reader-permutation.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { ordinalWord } from "../../../kit/text/number-word.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";

/** Cards, digits and rank of the reader's permutation. */
export function PermutationEditor() {
  const order = useWidget(readerPermutation);
  const { permutation } = order;
  const prediction = usePrediction("permutation-editor", order, () =>
    import("./order-questions.ts").then(({ orderQuestions }) => orderQuestions),
  );
  return (
    <OrderEditor
      id="permutation-editor"
      prediction={prediction}
      title="Permutation editor"
      lead="Move a card: each arc is a larger card before a smaller one."
      store={readerPermutation}
      orders={ALL_ORDERS}
      fewestCards={MIN_CARDS}
      // The first cards have the most arcs.
      first={0}
      hovers
      name="order"
      keysHint="Left and right arrow keys move the card, Home and End bring it to the ends."
      orderHint="Drag a card, or move it with ← and →. Type a digit, the order or its number, or step it with ↑ and ↓. Everything else follows."
      indexHint={(count) =>
        `of ${formatNumber(count)}, counting from 0: the last is ${formatNumber(count - 1)}.`
      }
      explain={(column) => <CardSentence permutation={permutation} column={column} />}
      read={readOrder}
    >
      {(digits) => (
        <>
          <Places n={digits.length} />
          <Products digits={digits} />
        </>
      )}
    </OrderEditor>
  );
}

/** The value of each column. */
function Places({ n }: { n: number }) {
  return (
    <div class="permutation-places smaller soft">
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
    <p class="permutation-products text-centre small grid">
      {digits.map((digit, at) => {
        const place = n - 1 - at;
        return (
          <span key={at}>
            <Cover
              of={`digit-${at}`}
              label={`what the ${ordinalWord(at + 1)} card adds`}
              room="tight"
              isAgain
            >
              <b class={`place-${place}`}>{formatNumber(digit * factorial(place))}</b>
            </Cover>
            {at < n - 1 ? (
              <i> + </i>
            ) : (
              <span class="permutation-total nowrap">
                {" = "}
                <Cover of="number" label="the sum" room="tight" isAgain>
                  <b>{formatNumber(fromFactoradic(digits))}</b>
                </Cover>
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}
