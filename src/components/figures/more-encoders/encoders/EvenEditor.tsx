import { useState } from "preact/hooks";
import { moveCard } from "#kit/cards/card-order.ts";
import { OrderEditor, type OnReject } from "#kit/cards/OrderEditor.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  countInversions,
  countEvenPermutations,
  EVEN_PERMUTATIONS,
  evenPermutationStore,
  toEvenPermutation,
  MIN_EVEN_CARDS,
  parseEvenPermutation,
} from "./even-permutation.ts";
import { EvenCardSentence, DraggedCardSentence } from "./EvenSentences.tsx";
import "./even-editor.css";

const { dispatch } = evenPermutationStore;
const LAST_TWO_MESSAGE =
  "The last two can’t swap alone: that would change the number of arcs by one, to an odd number.";

/** The permutation editor for even permutations: the last two cards are forced. */
export function EvenEditor() {
  const order = useWidget(evenPermutationStore);
  /** The permutation while a card is dragged; it may be odd until the card is dropped. */
  const [loose, setLoose] = useState<readonly number[]>();
  const permutation = loose ?? order.permutation;
  const free = permutation.length - 2;

  function move(
    from: number,
    to: number,
    options: { amend: boolean; dragging: boolean },
    refuse: OnReject,
  ): number {
    if (options.dragging) {
      setLoose(moveCard(permutation, from, to));
      return to;
    }
    if (from >= free && to >= free) {
      if (to > from) {
        refuse(LAST_TWO_MESSAGE);
        return from;
      }
      to = free - 1; // the forced pair is skipped in one step
    }
    const next = toEvenPermutation(moveCard(permutation, from, to));
    dispatch({ type: "permutation", permutation: next }, options);
    return next.indexOf(permutation[from]);
  }

  function drop(column: number, refuse: OnReject): number {
    if (!loose) return column;
    const next = toEvenPermutation(loose);
    dispatch({ type: "permutation", permutation: next });
    const isPairSwapped = next !== loose && String(next) === String(order.permutation);
    if (isPairSwapped) refuse(LAST_TWO_MESSAGE);
    setLoose(undefined);
    return next.indexOf(loose[column]);
  }

  return (
    <OrderEditor
      id="even-editor"
      title="Even permutations"
      lead="See how the first cards force the last two."
      store={evenPermutationStore}
      orders={EVEN_PERMUTATIONS}
      fewestCards={MIN_EVEN_CARDS}
      forced={2}
      loose={loose}
      name="even permutation"
      keysHint="Left and right arrow keys move the card, Home and End bring it to the ends. The last two cards follow."
      orderHint="Drag a card: the last two follow. Or type a digit, the permutation or its number."
      orderKeysHint="← and → move a card, too."
      indexHint={(count) =>
        `of ${formatNumber(count)}, half of all: the last is ${formatNumber(count - 1)}.`
      }
      spokenWorth={(place) => `times half of ${place} factorial`}
      class="even-columns"
      explain={(column) =>
        loose ? (
          <DraggedCardSentence permutation={loose} />
        ) : (
          <EvenCardSentence permutation={permutation} column={column} />
        )
      }
      read={parseEvenPermutation}
      onMove={move}
      onDrop={drop}
      above={<ArcCount arcs={countInversions(permutation)} />}
    >
      {(digits) => (
        <>
          <ColumnValues n={digits.length} />
          <Products digits={digits} />
        </>
      )}
    </OrderEditor>
  );
}

function ArcCount({ arcs }: { arcs: number }) {
  const isOdd = arcs % 2 === 1;
  return (
    <p class="even-count text-sm text-muted" data-odd={isOdd || undefined}>
      {`${arcs} ${arcs === 1 ? "arc" : "arcs"}: `}
      <b>{isOdd ? "odd" : "even"}</b>
    </p>
  );
}

/** The place value of each free column; the last two are forced. */
function ColumnValues({ n }: { n: number }) {
  return (
    <div class="permutation-places text-xs text-muted">
      {Array.from({ length: n - 2 }, (_, at) => {
        const place = n - 1 - at;
        return (
          <span key={at}>
            <span class="long-form">
              × {formatNumber(countEvenPermutations(place))}
            </span>
            <span class="short-form">{`${place}!/2`}</span>
          </span>
        );
      })}
      <span class="even-forced">forced</span>
    </div>
  );
}

/** What each free column adds to the index. */
function Products({ digits }: { digits: readonly number[] }) {
  const n = digits.length;
  const shares = digits
    .slice(0, -2)
    .map((digit, at) => digit * countEvenPermutations(n - 1 - at));
  return (
    <p class="permutation-products text-centre text-sm grid">
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
