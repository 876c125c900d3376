import { ALL_ORDERS } from "#kit/cards/card-order.ts";
import { CardSentence } from "#kit/cards/CardSentence.tsx";
import { OrderEditor } from "#kit/cards/OrderEditor.tsx";
import { MIN_CARDS, parseOrder } from "#kit/cards/order-text.ts";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { readerPermutation } from "#kit/reader/reader-permutation.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { useWidget } from "#kit/widget/use-widget.ts";

/** The reader's permutation as cards, with its digits and its index. */
export function PermutationEditor() {
  const order = useWidget(readerPermutation);
  const { permutation } = order;
  const prediction = usePrediction("permutation-editor", order, () =>
    import("./permutation-questions.ts").then(
      ({ permutationQuestions }) => permutationQuestions,
    ),
  );
  return (
    <OrderEditor
      id="permutation-editor"
      prediction={prediction}
      title="Permutation editor"
      lead="Move a piece: each arc is a larger piece before a smaller one."
      store={readerPermutation}
      orders={ALL_ORDERS}
      fewestCards={MIN_CARDS}
      first={0}
      hovers
      name="permutation"
      keysHint="Left and right arrow keys move the piece, Home and End bring it to the ends."
      orderHint="Drag a piece, or type a digit, the permutation or its index. Everything else follows."
      orderKeysHint="← and → move a piece, ↑ and ↓ change a number."
      indexHint={(count) =>
        `of ${formatNumber(count)}, counting from 0: the last is ${formatNumber(count - 1)}.`
      }
      explain={(column) => (
        <CardSentence permutation={permutation} column={column} thing="piece" />
      )}
      thing="piece"
      read={(typed, n) => parseOrder(typed, n, "piece", true)}
    />
  );
}
