import { FACE_NAMES, faceOf, QTM_MOVES } from "../../../../lib/puzzle/moves.ts";
import { SOLVED } from "../../../../lib/puzzle/state.ts";
import { toStickers } from "../../../../lib/puzzle/stickers.ts";
import { moveLabel } from "../../../kit/cube/move-label.ts";
import { TurnButtons } from "../../../kit/cube/TurnButtons.tsx";
import { numberWord } from "../../../kit/text/number-word.ts";
import { More } from "../../../kit/widget/More.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
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
import { StickerNet } from "./StickerNet.tsx";

const HOME = toStickers(SOLVED);
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
      lead="Compare the rings: which places did each product change?"
      store={productStore}
      caption={<Caption product={product} />}
    >
      <div class="sides grid">
        <div class="sides-product grid">
          <MultiplyButtons side="left" />
          <p>
            <b>{formatProduct(product)}</b>
            <span>{turnsByHand(product)}</span>
            <small class="needs-js screen-only">
              Press a turn on either side; arrow keys go along.
            </small>
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
            <ol class="side-array text-centre grid" start={0} aria-label="As an array">
              {step[side].stickers.map((sticker, place) => (
                <li
                  key={place}
                  data-differs={step.places.differing.includes(place) || undefined}
                >
                  {sticker}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <More title="Where each sticker is at home">
        <div class="sticker-home">
          <StickerNet stickers={HOME} marked={[]} />
        </div>
      </More>
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
        Nothing is multiplied yet. Both nets show the solved cube: every sticker is in
        the position with its own number.
        <span class="screen-only"> Press a turn at either side of the product.</span>
      </>
    );
  }
  const move = moveLabel(last.move);
  if (earlier.length === 0) {
    return (
      <>
        The side of the first factor doesn’t matter: <b>{move}</b> times the solved cube
        is {move}, on either side. Multiply once more, and the sides differ.
      </>
    );
  }
  const face = FACE_WORDS[FACE_NAMES[faceOf(last.move)]];
  const full = product.length === MAX_FACTORS && (
    <> The line is full: Undo or Reset makes room.</>
  );
  if (places.differing.length === 0) {
    return (
      <>
        Here the side makes no difference: <b>{move}</b> before {formatProduct(earlier)}{" "}
        is the same as {move} after it.{full}
      </>
    );
  }
  return (
    <>
      <b>{move} on the right</b> changes the {numberWord(places.right.length)} ringed
      places around the {face} face: it is a turn of the cube as it is now.{" "}
      <b>{move} on the left</b> changes the {numberWord(places.left.length)} stickers
      that are at home there into one another, wherever they are now: as if {move} had
      been made before everything else. The arrays differ in {places.differing.length}{" "}
      entries, underlined.{full}
    </>
  );
}
