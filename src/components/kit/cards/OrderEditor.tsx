import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { lehmerCode } from "#lib/indexing/permutation.ts";
import { formatNumber } from "../text/format-number.ts";
import { countWord, ordinalWord } from "../text/number-word.ts";
import { Button } from "../widget/Button.tsx";
import { HiddenAnswer } from "../predict/HiddenAnswer.tsx";
import { PredictableFigure } from "../predict/PredictableFigure.tsx";
import type { Prediction } from "../predict/prediction.ts";
import { HoldButton } from "../widget/HoldButton.tsx";
import { integersFrom } from "../widget/integers-from.ts";
import { parseWholeNumber } from "../widget/parse-whole-number.ts";
import { isProblem, type ParseResult } from "../widget/parse-result.ts";
import { Select } from "../widget/Select.tsx";
import type { WidgetStore } from "../widget/store.ts";
import { NumberField, TypedField } from "../widget/TypedField.tsx";
import { useWidget } from "../widget/use-widget.ts";
import { Arcs } from "./Arcs.tsx";
import type { CardOrder, OrderAction, OrderRange } from "./card-order.ts";
import { Cards, type DraggedCard } from "./Cards.tsx";
import { ArcsSentence } from "./CardSentence.tsx";
import { Digits } from "./Digits.tsx";
import { DigitSum } from "./DigitSum.tsx";
import { MAX_CARDS, formatOrder } from "./order-text.ts";
import "./cards.css";

/** Explains why an edit was rejected; any change of the permutation discards it. */
export type OnReject = (says: string) => void;

interface Refused {
  says: string;
  order: CardOrder;
  /** Invalid input in the digit field of a column, and the nearest valid digit. */
  digit?: { column: number; typed: string; nearest: string | undefined };
}

interface Props {
  id: string;
  title: string;
  /** What to see or to do first. */
  lead: string;
  store: WidgetStore<CardOrder, OrderAction>;
  orders: OrderRange;
  fewestCards: number;
  /** How many of the last cards are determined by the others. */
  forced?: number;
  /** The row while a card is dragged, if it differs from the state of the store. */
  loose?: readonly number[] | undefined;
  /** The column that is explained at first; default: the second to last. */
  first?: number;
  /** Whether a column is explained while the mouse is over it. */
  hovers?: boolean;
  /** What such a permutation is called. */
  name: string;
  /** What the cards are called; default: "card". */
  thing?: "card" | "piece";
  /** What the number of a permutation is called; default: "index". */
  indexName?: "index" | "number";
  keysHint: string;
  orderHint: string;
  /** What keys do in the row of cards and in the fields. */
  orderKeysHint?: string;
  indexHint(count: number): string;
  /** What a column's digit counts for, spoken. */
  spokenWorth?(place: number): string;
  class?: string;
  /** Explains a column. */
  explain(column: number): ComponentChildren;
  read(typed: string, n: number): ParseResult<readonly number[]>;
  /** Moves a card, unless the store is to do so. @returns where it stands then */
  onMove?(
    from: number,
    to: number,
    options: { amend: boolean; dragging: boolean },
    refuse: OnReject,
  ): number;
  /** A card that was dragged is let go. @returns where it stands then */
  onDrop?(column: number, refuse: OnReject): number;
  /** Hides what the order comes to: `digit-0` and so on, and `number`. */
  prediction?: Prediction;
  /** Content above the arcs. */
  above?: ComponentChildren;
  /** What the digits come to, below them; default: the number of the order, as a sum. */
  children?(digits: readonly number[]): ComponentChildren;
}

/** Cards, digits and rank of one permutation: changing one updates the others. */
export function OrderEditor(props: Props) {
  const { id, store, orders, forced = 0, hovers, explain, onDrop } = props;
  const { thing = "card" } = props;
  const isHiding = props.prediction?.isHiding ?? false;
  const { dispatch } = store;
  const order = useWidget(store);
  const [chosen, setChosen] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [held, setHeld] = useState<DraggedCard>();
  const [refusal, setRefused] = useState<Refused>();

  const permutation = props.loose ?? order.permutation;
  const n = permutation.length;
  const digits = lehmerCode(permutation);
  const first = Math.min(props.first ?? n, n - 2);
  // While the digits are predicted, the card is the one that is asked about.
  const isDigitHidden = (at: number) =>
    props.prediction?.isHidden(`digit-${at}`) ?? false;
  const asked = digits.findIndex((_, at) => isDigitHidden(at));
  const described = asked < 0 ? (hovered ?? chosen ?? first) : asked;
  const column = Math.min(held?.column ?? described, n - 1);
  const counted = permutation
    .map((_, at) => at)
    .filter((at) => at > column && permutation[at] < permutation[column]);
  const refused = refusal?.order === order ? refusal : undefined;
  const wrong = refused?.digit;
  const refuse: OnReject = (says) => setRefused({ says, order });

  function choose(at: number): void {
    setChosen(at);
    setHovered(undefined);
  }

  function move(
    from: number,
    to: number,
    options: { amend: boolean; dragging: boolean },
  ): number {
    setRefused(undefined);
    if (props.onMove) return props.onMove(from, to, options, refuse);
    dispatch({ type: "move", from, to }, options);
    return to;
  }

  function typeDigit(at: number, typed: string): boolean {
    const reading = parseWholeNumber(typed, n - 1 - at);
    if (!isProblem(reading)) {
      setRefused(undefined);
      dispatch({ type: "digit", column: at, digit: reading.value });
      return true;
    }
    const { problem, nearest } = reading;
    const says =
      Number(typed) > n - 1 - at
        ? `“${typed}” is too large: the ${ordinalWord(at + 1)} ${thing} has ${countWord(n - 1 - at, thing)} to its right.`
        : problem;
    const digit = { column: at, typed, nearest };
    setRefused({ says: typed === "" ? "" : says, order, digit });
    return false;
  }

  function stepDigit(at: number, by: 1 | -1, options: { amend: boolean }): void {
    const digit = digits[at] + by;
    setRefused(undefined);
    if (digit < 0 || digit > n - 1 - at) return;
    dispatch({ type: "digit", column: at, digit }, options);
  }

  return (
    <PredictableFigure
      prediction={props.prediction}
      id={id}
      title={props.title}
      lead={props.lead}
      store={store}
      controls={
        <label>
          {`${thing}s`}
          <Select
            options={integersFrom(props.fewestCards, MAX_CARDS)}
            value={n}
            onChoose={(size) => dispatch({ type: "size", n: size })}
          />
        </label>
      }
      caption={
        refused?.says ? (
          <p class="permutation-words permutation-wrong" role="alert">
            <span id={`${id}-wrong`}>{refused.says}</span>
            {wrong?.nearest !== undefined && (
              <Button
                onClick={({ currentTarget }) => {
                  const field = currentTarget
                    .closest("figure")!
                    .querySelector<HTMLElement>("input[aria-invalid]");
                  typeDigit(wrong.column, wrong.nearest!);
                  // The button goes, and with it would the keyboard's focus.
                  field?.focus();
                }}
              >
                Use {wrong.nearest}
              </Button>
            )}
          </p>
        ) : (
          <p class="permutation-words">
            <span>{explain(column)}</span>
          </p>
        )
      }
    >
      <div class="permutation" style={{ "--n": n }}>
        <div
          class={["permutation-columns", props.class].join(" ").trim()}
          style={{ "--chosen": `var(--d${n - 1 - column})` }}
          onPointerMove={(event) => {
            if (hovers && event.pointerType === "mouse") {
              setHovered(columnUnder(event, n));
            }
          }}
          onPointerLeave={() => setHovered(undefined)}
        >
          {props.above}
          <Arcs
            permutation={permutation}
            column={column}
            held={held}
            isHidden={isDigitHidden}
          />
          <Cards
            permutation={permutation}
            thing={thing}
            column={column}
            counted={isHiding ? [] : counted}
            held={held}
            hintId={`${id}-keys`}
            onHold={setHeld}
            onDrop={onDrop && ((at) => onDrop(at, refuse))}
            onChoose={choose}
            onMove={move}
          />
          <Digits
            digits={digits}
            free={n - forced}
            worth={props.spokenWorth}
            column={column}
            wrong={wrong}
            messageId={`${id}-wrong`}
            onChoose={choose}
            onType={typeDigit}
            onLeave={() => wrong?.typed === "" && setRefused(undefined)}
            onStep={stepDigit}
          />
          {props.children ? props.children(digits) : <DigitSum digits={digits} />}
        </div>
        <ArcsSentence permutation={permutation} isHidden={isDigitHidden} />
        <p class="visually-hidden" id={`${id}-keys`}>
          {props.keysHint}
        </p>
        <OrderFields {...props} permutation={orders.admit(permutation)} />
      </div>
    </PredictableFigure>
  );
}

/** Fields for the permutation and its rank. */
function OrderFields(props: Props & CardOrder) {
  const { id, name, permutation, orders, read, indexName = "index" } = props;
  const { dispatch } = props.store;
  const n = permutation.length;
  const index = orders.rank(permutation);
  const count = orders.count(n);
  const step = (by: 1 | -1) => (options: { amend: boolean }) =>
    dispatch({ type: "step", by }, options);
  return (
    <>
      <p class="permutation-plain text-centre reveals-answer">
        The {name} <b>{formatOrder(permutation)}</b> has the {indexName}{" "}
        <b>{formatNumber(index)}</b>, of 0 to {formatNumber(count - 1)}.
      </p>
      <div class="permutation-sentence grid needs-js">
        <div>
          <TypedField
            id={`${id}-order`}
            label="The permutation"
            text={formatOrder(permutation)}
            hint={props.orderHint}
            keyboardHint={props.orderKeysHint}
            width={12}
            read={(typed) => read(typed, n)}
            onValue={(value, options) =>
              dispatch({ type: "permutation", permutation: value }, options)
            }
          />
        </div>
        <div>
          <HoldButton label={`The ${name} before it`} onStep={step(-1)}>
            −
          </HoldButton>
          <HiddenAnswer question="number" label={`the ${indexName}`} room="wide">
            <NumberField
              id={`${id}-index`}
              label={indexName === "index" ? "has index" : "is number"}
              value={index}
              last={count - 1}
              text={formatNumber(index)}
              hint={props.indexHint(count)}
              width={5}
              onValue={(value, options) =>
                dispatch({ type: "index", index: value }, options)
              }
            />
          </HiddenAnswer>
          <HoldButton label={`The ${name} after it`} onStep={step(1)}>
            +
          </HoldButton>
        </div>
      </div>
    </>
  );
}

function columnUnder(event: PointerEvent, n: number): number {
  const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return Math.floor((n * (event.clientX - left)) / width);
}
