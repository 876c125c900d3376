import { FACE_NAMES, faceOf, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { TurnButtons } from "#kit/cube/TurnButtons.tsx";
import { numberWord } from "#kit/text/number-word.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  lastStep,
  MAX_FACTORS,
  type StickerProduct,
  productStore,
  type Side,
  productTurns,
  formatProduct,
} from "./left-or-right-model.ts";
import "./left-or-right.css";
import { StickerArray } from "./StickerArray.tsx";
import { StickerNet } from "./StickerNet.tsx";

const SIDES: readonly Side[] = ["left", "right"];

/** A product of sticker arrays that readers multiply on either side. */
export function LeftOrRight() {
  const product = useWidget(productStore);
  const step = lastStep(product);
  return (
    <Figure
      id="left-or-right"
      captionRoom={[6.6, 6.6, 12]}
      title="Left or right"
      lead="Multiply on either side, and compare the rings."
      store={productStore}
      caption={<Caption product={product} />}
    >
      <div class="sides grid">
        <div class="sides-product grid">
          <MultiplyButtons side="left" />
          <p>
            <b>{formatProduct(product)}</b>
            <span>{turnsByHand(product)}</span>
          </p>
          <MultiplyButtons side="right" />
        </div>
        {SIDES.map((side) => (
          <section
            key={side}
            class="side"
            data-side={side}
            aria-label={`The last move on the ${side}`}
          >
            <div class="side-net">
              <StickerNet stickers={step[side].stickers} marked={step.places[side]} />
              <p class="side-name grid">
                <b>{formatProduct(step[side].product)}</b>
                <span>{sideLabel(step.last, side)}</span>
              </p>
            </div>
            <StickerArray
              stickers={step[side].stickers}
              differing={step.places.differing}
            />
          </section>
        ))}
      </div>
    </Figure>
  );
}

function MultiplyButtons({ side }: { side: Side }) {
  return (
    <div
      class="sides-multiply screen-only needs-js"
      role="group"
      aria-label={`Multiply on the ${side}`}
    >
      <TurnButtons
        moves={QTM_MOVES}
        onTurn={(move) => productStore.dispatch({ side, move })}
      />
    </div>
  );
}

function turnsByHand(product: StickerProduct): string {
  if (product.length === 0) return "the solved cube";
  return `by hand: ${productTurns(product).map(moveLabel).join(" ")}`;
}

function sideLabel(last: StickerProduct[number] | undefined, side: Side): string {
  if (!last) return "";
  const name = `${moveLabel(last.move)} on the ${side}`;
  return last.side === side ? `${name}, as above` : name;
}

const FACE_WORDS: Readonly<Record<string, string>> = {
  F: "front",
  R: "right",
  U: "top",
};

function Caption({ product }: { product: StickerProduct }) {
  const { last, earlier, places } = lastStep(product);
  if (!last) {
    return (
      <>
        Nothing is multiplied yet, so both nets show the solved cube: every sticker is
        in the place with its own number.
      </>
    );
  }
  const move = moveLabel(last.move);
  if (earlier.length === 0) {
    return (
      <>
        The side of the first move doesn’t matter: <b>{move}</b> times the solved cube
        is {move}, on either side. Multiply by another move to see a difference.
      </>
    );
  }
  const face = FACE_WORDS[FACE_NAMES[faceOf(last.move)]];
  const full = product.length === MAX_FACTORS && (
    <> The product is full. Use Undo or Reset to make room.</>
  );
  if (places.differing.length === 0) {
    return (
      <>
        Here the side makes no difference: <b>{move}</b> before {formatProduct(earlier)}{" "}
        gives the same as {move} after it.{full}
      </>
    );
  }
  return (
    <>
      <b>{move} on the right</b> changes the {numberWord(places.right.length)} ringed
      places around the {face} face: it is a turn of the cube as it is now.{" "}
      <b>{move} on the left</b> replaces the {numberWord(places.left.length)} stickers
      that belong there, wherever they are now, as if {move} had been made before
      everything else. The two lists differ in {places.differing.length} numbers, which
      are underlined.{full}
    </>
  );
}
