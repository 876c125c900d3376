import { useLayoutEffect, useRef } from "preact/hooks";
import { factorial } from "#lib/indexing/factoradic.ts";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { useSlide } from "#kit/cards/use-slide.ts";
import { readerPermutation } from "#kit/reader/reader-permutation.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { NumberSlider } from "#kit/widget/NumberSlider.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { SlotCaption } from "./SlotCaption.tsx";
import { SlotRows } from "./SlotRows.tsx";
import { slotRulerStore } from "./slot-ruler-model.ts";
import "./slot-ruler.css";

const ID = "slot-ruler";
const { dispatch } = slotRulerStore;

/** All permutations as slots on a ruler: each digit picks a block, down to one slot. */
export function SlotRuler() {
  const { permutation } = useWidget(slotRulerStore);
  const inEditor = useWidget(readerPermutation);
  useLayoutEffect(followOldLink, []);
  const n = permutation.length;
  const count = factorial(n);
  const go = (index: number, options?: { amend: boolean }) =>
    dispatch(
      { type: "permutation", permutation: unrankPermutation(index, n) },
      options,
    );
  return (
    <Figure
      id={ID}
      title={`The ruler of ${n}! = ${formatNumber(count)} slots`}
      lead="See how each piece picks a block, down to a single slot."
      captionRoom={[3.4, 4.7, 6]}
      store={slotRulerStore}
      controls={
        <Button onClick={() => dispatch({ type: "permutation", ...inEditor })}>
          Show the editor’s permutation
        </Button>
      }
      caption={<SlotCaption permutation={permutation} />}
    >
      <div class="slots-ruler">
        <SlotRows permutation={permutation} onChoose={go} />
        <ChosenSlot permutation={permutation} />
        <div class="slots-walk needs-js screen-only">
          <NumberSlider
            label="Index of the permutation"
            count={count}
            page={count / n}
            value={rankPermutation(permutation)}
            onValue={go}
          >
            each row enlarges the marked block
          </NumberSlider>
        </div>
        <p class="figure-hint slots-hint text-centre needs-js screen-only">
          Press a block, or move the slider
          <span class="keyboard-hint">
            : ←&nbsp;→ go by one, the Page keys by a block of the first row
          </span>
          .
        </p>
      </div>
    </Figure>
  );
}

/** Links to the ruler used to contain the editor's permutation. */
function followOldLink(): void {
  if (location.hash !== `#${ID}` || slotRulerStore.edited.value) return;
  if (readerPermutation.edited.value)
    slotRulerStore.follow(readerPermutation.state.value);
}

/** The chosen slot and the permutation that it holds. */
function ChosenSlot({ permutation }: { permutation: readonly number[] }) {
  const cards = useRef<HTMLDivElement>(null);
  useSlide(cards, permutation, undefined);
  const n = permutation.length;
  const index = formatNumber(rankPermutation(permutation));
  return (
    <div class="slots-row">
      <p class="slots-words text-xs">
        <span class="text-muted">one slot for one permutation</span>
        <span class="slots-sum">
          sum = <b>{index}</b>
        </span>
      </p>
      <div class="slots-slot">
        <div
          class="slots-cards row-center"
          role="img"
          aria-label={`Slot ${index}: ${formatOrder(permutation)}`}
          ref={cards}
        >
          {permutation.map((card, at) => (
            <span key={at}>
              <b class={`slots-card centred place-${n - 1 - at}`}>{card + 1}</b>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
