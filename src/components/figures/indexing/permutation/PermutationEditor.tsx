import { factorial, fromFactoradic } from "../../../../lib/indexing/factoradic.ts";
import { ALL_ORDERS } from "../../../kit/cards/card-order.ts";
import { CardSentence } from "../../../kit/cards/CardSentence.tsx";
import { OrderEditor } from "../../../kit/cards/OrderEditor.tsx";
import { MIN_CARDS, readOrder } from "../../../kit/cards/typed-order.ts";
import { readerPermutation } from "../../../kit/reader/reader-permutation.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";

/** Cards, digits and rank of the reader's permutation. */
export function PermutationEditor() {
  const { permutation } = useWidget(readerPermutation);
  return (
    <OrderEditor
      id="permutation-editor"
      title="Permutation editor"
      store={readerPermutation}
      orders={ALL_ORDERS}
      fewestCards={MIN_CARDS}
      // The third card of the example has three arcs, which best shows their meaning.
      first={2}
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
