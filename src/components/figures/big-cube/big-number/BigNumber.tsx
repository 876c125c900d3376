import { toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { N_BIG_CUBES, unrankBigCube } from "#lib/big-cube/number.ts";
import { BigCubePicture } from "#kit/cube/BigCubePicture.tsx";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { parseBigNumber } from "#kit/widget/parse-big-number.ts";
import { Slider } from "#kit/widget/Slider.tsx";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { BigJumpButtons } from "../BigJumpButtons.tsx";
import { BigTurnButtons } from "../BigTurnButtons.tsx";
import { digitsOfNumber, NUMBER_PARTS, SUPERFLIP } from "../number-parts.ts";
import { readerBigCube } from "../reader-big-cube.ts";
import "./big-number.css";

const ID = "big-number";
const { dispatch } = readerBigCube;

/** The index of a 3×3×3 and its four digits; changing one changes the others. */
export function BigNumber() {
  const index = useWidget(readerBigCube);
  const digits = digitsOfNumber(index);
  return (
    <Figure
      id={ID}
      title="One number for a 3×3×3"
      lead="Turn the cube, drag a slider, or type a number."
      store={readerBigCube}
      captionRoom={[4.65, 4.65, 6]}
      caption={<Caption digits={digits} index={index} />}
    >
      <div class="big-number grid">
        <div class="big-number-cube">
          <BigCubePicture stickers={toBigFacelets(unrankBigCube(index))} />
          <BigTurnButtons onTurn={(move) => dispatch({ type: "turn", move })} />
          <BigJumpButtons />
        </div>
        <div class="big-number-digits">
          {NUMBER_PARTS.map(({ name }, place) => (
            <Digit key={name} place={place} digit={digits[place]} />
          ))}
        </div>
        <div class="big-number-index">
          <Printed name="index of the cube" value={n(index)} />
          <TypedField
            id={`${ID}-index`}
            label="index of the cube"
            text={n(index)}
            hint={`0 to ${n(N_BIG_CUBES - 1n)}`}
            width={n(N_BIG_CUBES).length}
            read={(typed) => parseBigNumber(typed, N_BIG_CUBES - 1n)}
            onValue={(to, options) => dispatch({ type: "index", index: to }, options)}
          />
        </div>
      </div>
    </Figure>
  );
}

function Digit({ place, digit }: { place: number; digit: number }) {
  const { name, size, placeValue } = NUMBER_PARTS[place];
  const choose = (to: number, options: { amend: boolean }) =>
    dispatch({ type: "digit", place, digit: to }, options);
  return (
    <div class={`big-number-digit place-${NUMBER_PARTS.length - 1 - place}`}>
      <Printed name={name} value={n(digit)} />
      <NumberField
        id={`${ID}-${place}`}
        label={name}
        value={digit}
        last={size - 1}
        hint={`0 to ${n(size - 1)}; place value ${n(placeValue)}`}
        text={n(digit)}
        width={n(size).length}
        onValue={choose}
      />
      <div class="big-number-share">
        <Slider
          label={`Digit: ${name}`}
          says={n(digit)}
          max={size - 1}
          page={Math.ceil(size / 20)}
          value={digit}
          onValue={choose}
        />
        <span>{n(BigInt(digit) * placeValue)}</span>
      </div>
    </div>
  );
}

/** A number as text, where no script can fill in its field. */
function Printed({ name, value }: { name: string; value: string }) {
  return (
    <div class="big-number-printed">
      {name}: <b>{value}</b>
    </div>
  );
}

function Caption({ digits, index }: { digits: readonly number[]; index: bigint }) {
  if (index === 0n) return <>The solved cube has index 0: every digit is 0.</>;
  if (index === SUPERFLIP) {
    return (
      <>
        The <b>superflip</b>: all corners are solved, and every edge is in its own
        position but flipped. Only the last digit is not 0, and it is as large as it can
        be.
      </>
    );
  }
  const shares = digits.map((digit, i) =>
    n(BigInt(digit) * NUMBER_PARTS[i].placeValue),
  );
  return (
    <>
      Each digit is multiplied by its place value, and the products are added:{" "}
      {shares.join(" + ")} = <b>{n(index)}</b>.
    </>
  );
}
