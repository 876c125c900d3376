import { digitChoices, digitThatChooses, type ChoiceStatus } from "./digit-choices.ts";
import type { OdometerState } from "./odometer-model.ts";
import { countFaces } from "./number-system.ts";
import { numberWord } from "#kit/text/number-word.ts";

interface Props {
  count: OdometerState;
  /** Called with the digit that takes the card that was clicked. */
  onDigit(wheel: number, digit: number): void;
}

/** The items that each digit chooses from, and the resulting permutation. */
export function DigitChoices({ count, onDigit }: Props) {
  const { system, digits } = count;
  const isOrder = system === "factorial";
  const columns = digitChoices(count);
  const things = Math.max(...columns.map((fates) => fates.length));
  return (
    <div class="choices" style={{ "--things": things }} data-system={system}>
      <p class="choices-rule">
        {isOrder
          ? "A digit says how many of the remaining pieces to pass over (•). The next one is taken, so the wheel to the right has one piece fewer to choose from."
          : `Every wheel has the same ${numberWord(countFaces(system, 0))} faces to choose from, whatever the others show. A permutation is different: each piece can be taken only once.`}
      </p>
      <div class="odometer-columns grid" aria-hidden="true">
        {columns.map((fates, wheel) => (
          <div
            key={digits.length - wheel}
            class={`choices-column${isOrder ? ` place-${digits.length - 1 - wheel}` : ""}`}
            onClick={(event) => {
              const digit = digitThatChooses(fates, itemAt(event));
              if (digit !== undefined) onDigit(wheel, digit);
            }}
          >
            {fates.map((fate, thing) => (
              <span
                key={thing}
                class={`choice text-muted centred choice-${fate}`}
                data-thing={thing}
              >
                {isOrder ? thing + 1 : thing}
              </span>
            ))}
          </div>
        ))}
      </div>
      {isOrder && <ChosenOrder columns={columns} />}
    </div>
  );
}

function ChosenOrder({ columns }: { columns: readonly ChoiceStatus[][] }) {
  const order = columns.map((fates) => fates.indexOf("chosen") + 1);
  return (
    <div
      class="odometer-columns grid odometer-order"
      role="img"
      aria-label={`The permutation ${order.join(" ")}`}
    >
      {order.map((card, i) => (
        <span
          key={order.length - i}
          class={`order-card centred place-${order.length - 1 - i}`}
        >
          {card}
        </span>
      ))}
    </div>
  );
}

function itemAt({ target }: Event): number {
  const thing = (target as Element).closest<HTMLElement>("[data-thing]");
  return Number(thing?.dataset["thing"] ?? NaN);
}
