import { TypedField } from "../widget/TypedField.tsx";
import { MIN_CARDS, parseOrder, formatOrder } from "./order-text.ts";

interface Props {
  /** Unique on the page. */
  id: string;
  label: string;
  permutation: readonly number[];
  hint: string;
  /** With fewer cards, what is typed is unfinished. */
  fewest?: number;
  /** What the cards are called in messages. */
  thing?: "card" | "piece";
  onOrder(permutation: readonly number[], options: { amend: boolean }): void;
}

/** An order of cards, typed. */
export function OrderField(props: Props) {
  const { id, label, permutation, hint, fewest = MIN_CARDS, thing, onOrder } = props;
  return (
    <TypedField
      id={id}
      label={label}
      text={formatOrder(permutation)}
      hint={hint}
      width={12}
      read={(typed) => parseOrder(typed, fewest, thing, true)}
      onValue={onOrder}
    />
  );
}
