import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ALL_ORDERS } from "#kit/cards/card-order.ts";
import { CardSentence } from "#kit/cards/CardSentence.tsx";
import { DigitSum } from "#kit/cards/DigitSum.tsx";
import { OrderEditor } from "#kit/cards/OrderEditor.tsx";
import { swapNeighbours } from "#kit/cards/swap-neighbours.ts";
import { MIN_CARDS, parseOrder } from "#kit/cards/order-text.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { useIsPresented } from "#kit/widget/use-is-presented.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { pupilLine } from "./line-model.ts";
import { digitName, type PupilOrder, swapText } from "./neighbours.ts";
import "./pupil-line.css";

/** A line of pupils with cards: two neighbours swap, and the class says what changes. */
export function PupilLine() {
  const order = useWidget(pupilLine);
  const { permutation } = order;
  const [last, setLast] = useState<PupilOrder>();
  const isLast = last !== undefined && String(last.permutation) === String(permutation);
  const now = useMemo<PupilOrder>(
    () => (isLast ? last : { permutation }),
    [permutation, isLast, last],
  );
  const { swapped } = now;
  const prediction = usePrediction("pupil-line", now, () =>
    import("./line-questions.ts").then(({ lineQuestions }) => lineQuestions),
  );
  const swaps = useRef<HTMLDivElement>(null);
  const isPresented = useIsPresented(swaps);
  // A class guesses before it is shown anything.
  useEffect(() => {
    if (isPresented && !prediction.isOn) prediction.toggle();
  }, [isPresented]);

  function swap(at: number): void {
    const columns = [...permutation.keys()];
    const hidden = columns.filter((column) => prediction.isHidden(digitName(column)));
    setLast({ permutation: swapNeighbours(permutation, at), swapped: at, hidden });
    pupilLine.dispatch({ type: "move", from: at, to: at + 1 });
  }

  return (
    <OrderEditor
      id="pupil-line"
      prediction={prediction}
      title="Pupils in line"
      lead="Take one card: which smaller ones stand to its right?"
      store={pupilLine}
      orders={ALL_ORDERS}
      fewestCards={MIN_CARDS}
      first={0}
      name="line"
      indexName="number"
      keysHint="Left and right arrow keys move the card, Home and End bring it to the ends."
      orderHint="Type the cards as the pupils hold them, or drag them."
      indexHint={(count) => `of ${formatNumber(count)}, counting from 0.`}
      explain={(column) =>
        swapped === undefined || prediction.isHiding ? (
          <CardSentence permutation={permutation} column={column} />
        ) : (
          swapText(permutation, swapped)
        )
      }
      read={parseOrder}
      above={
        <div class="pupil-swaps needs-js" ref={swaps}>
          {permutation.slice(1).map((right, at) => (
            <Button
              key={at}
              aria-label={`Swap ${permutation[at] + 1} and ${right + 1}`}
              onClick={() => swap(at)}
            >
              ⇄
            </Button>
          ))}
        </div>
      }
    >
      {(digits) => (
        <>
          <DigitSum digits={digits} />
          <p class="pupil-number text-centre">
            number{" "}
            <HiddenAnswer question="number" label="the number" isRepeat>
              <b>{formatNumber(ALL_ORDERS.rank(permutation))}</b>
            </HiddenAnswer>
            {!prediction.isHiding && (
              <span class="text-muted"> · {countWord(sumOf(digits), "arc")}</span>
            )}
          </p>
        </>
      )}
    </OrderEditor>
  );
}
