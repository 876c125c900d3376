import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { WidgetStore } from "#kit/widget/store.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { DIGITS, placeValueModel } from "./place-value-model.ts";
import { worth } from "./place-value-words.ts";
import "./place-value.css";

const store = new WidgetStore(placeValueModel);

export function PlaceValue() {
  const digit = useWidget(store);
  const choose = (next: number) => store.dispatch(next);
  return (
    <Figure
      id="fig-place-value"
      title="What a digit is worth"
      lead="Choose a digit and count the blocks."
      store={store}
      caption={worth(digit)}
    >
      <Choice label="Digit" options={DIGITS} value={digit} onChoose={choose} />
      <p class="place-value-blocks">{"■■■■■■ ".repeat(digit)}</p>
    </Figure>
  );
}
