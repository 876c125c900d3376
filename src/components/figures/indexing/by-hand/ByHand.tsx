import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { rankPermutation } from "#lib/indexing/permutation.ts";
import type { OrderAction } from "#kit/cards/card-order.ts";
import { MAX_CARDS, MIN_CARDS } from "#kit/cards/order-text.ts";
import { OrderField } from "#kit/cards/OrderField.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { keepDigitsTogether } from "#kit/text/keep-digits-together.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { Select } from "#kit/widget/Select.tsx";
import { scrollPresented } from "#kit/widget/scroll-presented.ts";
import { NumberField } from "#kit/widget/TypedField.tsx";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  asksForDigit,
  asksForNumber,
  byHandStore,
  currentColumn,
  largestIndex,
  parseGuess,
  countSteps,
} from "./by-hand-model.ts";
import { type Direction, DIRECTIONS } from "../direction.ts";
import type { ByHandState } from "./by-hand-state.ts";
import { byHandRows } from "./by-hand-rows.ts";
import { byHandText } from "./by-hand-text.ts";
import { NumberGuess } from "./NumberGuess.tsx";
import { RankingSheet, UnrankingSheet } from "./ByHandSheets.tsx";
import "./by-hand.css";

const { dispatch } = byHandStore;
const change = (change: OrderAction) => dispatch({ type: "order", change });

const DIRECTION_LABELS: Readonly<Record<Direction, string>> = {
  rank: "permutation → index",
  unrank: "index → permutation",
};

/** Ranking and unranking on paper: each digit is asked for before it is displayed. */
export function ByHand() {
  const hand = useWidget(byHandStore);
  const rows = byHandRows(hand.order);
  const inside = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const guess = parseGuess(typed, hand.order.length);
  const problem =
    asksForNumber(hand) && typed.trim() !== "" && isProblem(guess)
      ? guess.problem
      : undefined;
  const guessNumber = () => {
    if (!isProblem(guess)) dispatch({ type: "guess-number", number: guess.value });
  };
  // A typed number counts as a guess.
  const goOn = () => {
    if (asksForNumber(hand)) guessNumber();
    if (byHandStore.state.value.step === hand.step) dispatch("next");
  };
  const press = usePresentedSteps({
    inside,
    next: hand.step < countSteps(hand) ? goOn : undefined,
    back: hand.step > 0 ? () => dispatch("back") : undefined,
    onDigit(digit) {
      if (asksForDigit(hand)) dispatch({ type: "guess", digit });
      return asksForDigit(hand);
    },
  });
  useLayoutEffect(() => {
    if (hand.step === 0) return;
    const { rows } = inside.current!.querySelector("table")!;
    // Two steps for each row below the heads; the sum has a row of its own.
    scrollPresented(rows[1 + Math.floor((hand.step - 1) / 2)]);
  }, [hand.step]);
  const Sheet = hand.direction === "rank" ? RankingSheet : UnrankingSheet;
  return (
    <Figure
      id="by-hand"
      captionRoom={[3.2, 4.8, 6.4]}
      title="By hand, piece by piece"
      lead="Guess each digit before the next line shows it."
      store={byHandStore}
      controls={
        <label>
          pieces
          <Select
            options={integersFrom(MIN_CARDS, MAX_CARDS)}
            value={hand.order.length}
            onChoose={(n) => change({ type: "size", n })}
          />
        </label>
      }
      caption={<Caption hand={hand} problem={problem} />}
    >
      <div class="by-hand" ref={inside} onKeyDown={press}>
        <div class="controls needs-js">
          <Choice
            label="Direction"
            options={DIRECTIONS}
            value={hand.direction}
            onChoose={(direction) => dispatch({ type: "direction", direction })}
            show={(direction) => DIRECTION_LABELS[direction]}
            class="joined"
          />
          <StartField hand={hand} />
        </div>
        <Sheet rows={rows} step={hand.step} />
        {asksForNumber(hand) ? (
          <NumberGuess
            typed={typed}
            problemId={problem && PROBLEM_ID}
            onType={setTyped}
            onGuess={guessNumber}
          />
        ) : (
          <DigitGuess hand={hand} />
        )}
        <div class="buttons by-hand-steps needs-js">
          <Button idle={hand.step === 0} onClick={() => dispatch("again")}>
            From the start
          </Button>
          <Button idle={hand.step === 0} onClick={() => dispatch("back")}>
            ◁ Back
          </Button>
          <Button class="primary" idle={hand.step === countSteps(hand)} onClick={goOn}>
            {asksForDigit(hand)
              ? "Show the digit ▷"
              : asksForNumber(hand)
                ? "Show the index ▷"
                : "Go on ▷"}
          </Button>
        </div>
        <p class="figure-hint keyboard-hint needs-js">
          You can also press → and ←, or use a presenter’s clicker. Type a digit to
          guess.
        </p>
      </div>
    </Figure>
  );
}

/** The field for the permutation to rank, or for the number to unrank. */
function StartField({ hand: { direction, order } }: { hand: ByHandState }) {
  const n = order.length;
  if (direction === "rank") {
    return (
      <OrderField
        id="by-hand-order"
        label="Your permutation"
        thing="piece"
        permutation={order}
        hint=""
        fewest={n}
        onOrder={(value) => change({ type: "permutation", permutation: value })}
      />
    );
  }
  return (
    <NumberField
      id="by-hand-number"
      label="Your index"
      value={rankPermutation(order)}
      last={largestIndex(n)}
      text={formatNumber(rankPermutation(order))}
      hint={`of a permutation of ${n} pieces`}
      width={5}
      onValue={(number) => change({ type: "index", index: number })}
    />
  );
}

/** Buttons for the possible digits; invisible but in place while none is asked for. */
function DigitGuess({ hand }: { hand: ByHandState }) {
  const isAsked = asksForDigit(hand);
  const at = currentColumn(hand) ?? hand.order.length - 1;
  return (
    <div
      class="by-hand-guess row screen-only needs-js"
      data-asks={isAsked || undefined}
    >
      <span class="text-muted">Your guess</span>
      <Choice
        label="Your guess"
        options={integersFrom(0, hand.order.length - 1 - at)}
        value={hand.guess}
        onChoose={(digit) => dispatch({ type: "guess", digit })}
      />
    </div>
  );
}

const PROBLEM_ID = "by-hand-problem";

/** The text of the step, or the problem with a typed guess in its place. */
function Caption({
  hand,
  problem,
}: {
  hand: ByHandState;
  problem: string | undefined;
}) {
  const { feedback, result, question } = byHandText(hand);
  if (problem !== undefined) {
    return (
      <>
        <b id={PROBLEM_ID} class="by-hand-problem" role="alert">
          {keepDigitsTogether(problem)}
        </b>{" "}
        <b>{keepDigitsTogether(question!)}</b>
      </>
    );
  }
  return (
    <>
      {feedback && <b>{keepDigitsTogether(feedback)} </b>}
      {result && <span>{keepDigitsTogether(result)} </span>}
      {question && <b>{keepDigitsTogether(question)}</b>}
    </>
  );
}
