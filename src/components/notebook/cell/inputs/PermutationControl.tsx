import { useState } from "preact/hooks";
import { factorial } from "#lib/indexing/factoradic.ts";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import type { PermutationInput } from "#notebook/inputs/inputs.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";
import { parsePermutation } from "./parse-permutation.ts";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: PermutationInput;
  onInput(value: readonly number[]): void;
}

/** A permutation, changed by swapping two pieces, by typing, or by stepping. */
export function PermutationControl({ id, input, onInput }: Props) {
  const [order, change] = useControlValue(input, onInput);
  const [selected, setSelected] = useState<number>();
  const n = order.length;
  const { row, item } = useRoving(n, 0);
  const index = rankPermutation(order);

  function press(at: number): void {
    setSelected(selected === undefined ? at : undefined);
    if (selected === undefined || selected === at) return;
    change(order.with(selected, order[at]).with(at, order[selected]));
  }

  function step(by: 1 | -1): void {
    const next = index + by;
    if (next >= 0 && next < factorial(n)) change(unrankPermutation(next, n));
  }

  return (
    <>
      <div class="input-label" id={`${id}-label`}>
        {input.label}
      </div>
      <div class="controls input-order">
        <HoldButton label="Previous permutation" onStep={() => step(-1)}>
          −
        </HoldButton>
        <div
          class="input-pieces grid"
          role="toolbar"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-keys`}
          style={{ "--n": n }}
          {...row}
        >
          {order.map((piece, at) => (
            <Button
              key={at}
              aria-label={`Piece ${piece + 1}, position ${at + 1}`}
              aria-pressed={selected === at}
              onClick={() => press(at)}
              {...item(at)}
            >
              {String(piece + 1)}
            </Button>
          ))}
        </div>
        <HoldButton label="Next permutation" onStep={() => step(1)}>
          +
        </HoldButton>
      </div>
      <p class="output-words" id={`${id}-keys`}>
        {selected === undefined
          ? `Number ${formatNumber(index)}. Press two pieces to swap them.`
          : `Now press the piece to swap with piece ${order[selected] + 1}.`}
      </p>
      <TypedField
        id={`${id}-order`}
        label={`${input.label}, typed`}
        text={formatOrder(order)}
        hint={`pieces 1 to ${n}`}
        width={2 * n}
        read={(typed) => parsePermutation(typed, n)}
        onValue={change}
        onStep={step}
      />
    </>
  );
}
