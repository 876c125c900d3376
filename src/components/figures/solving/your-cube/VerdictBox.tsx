import { N_STATES, unrankState } from "../../../../lib/puzzle/coordinates.ts";
import {
  CORNER_NAMES,
  FACELETS,
  FIXED_CORNER,
} from "../../../../lib/puzzle/corners.ts";
import { HOLDS } from "../../../kit/cube/holds.ts";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { repaired, type CubeVerdict } from "./judge.ts";
import { nameOf } from "./paints.ts";
import { fixedColours, type YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";
import { Button } from "../../../kit/widget/Button.tsx";

/** More would not fit; repairing one fault often repairs others. */
const MAX_FAULTS = 4;

interface Props {
  cube: YourCubeState;
  verdict: CubeVerdict;
  /** The fault marked on the net. */
  chosen: number;
  onChoose(fault: number): void;
}

/** The verdict on the net, and possible repairs. */
export function VerdictBox({ cube, verdict, chosen, onChoose }: Props) {
  const { faults, blanks, cube: solvable } = verdict;
  if (solvable) return <Solvable index={solvable.index} />;
  return (
    <div class="verdict">
      <p class="verdict-head">
        {faults.length > 0
          ? "No turns lead here."
          : `${countWord(blanks, "place")} to go.`}
      </p>
      {faults.length > 0 ? (
        <Faults {...{ cube, verdict, chosen, onChoose }} />
      ) : (
        <Fits verdict={verdict} />
      )}
      <Offers cube={cube} verdict={verdict} />
    </div>
  );
}

function Solvable({ index }: { index: number }) {
  const { permutation, orientation } = unrankState(index);
  return (
    <div class="verdict">
      <p class="verdict-head">This cube can be solved.</p>
      <dl class="verdict-numbers grid">
        <dt>order</dt>
        <dd>{permutation.map((piece) => piece + 1).join(" ")}</dd>
        <dt>twists</dt>
        <dd>{orientation.join(" ")}</dd>
        <dt>number</dt>
        <dd class="verdict-number">{formatNumber(index)}</dd>
      </dl>
    </div>
  );
}

function Faults({ cube, verdict, chosen, onChoose }: Props) {
  const { faults, nearest } = verdict;
  const shown = faults.slice(0, MAX_FAULTS);
  const rest = faults.length - shown.length;
  return (
    <>
      <ul class="verdict-faults grid">
        {shown.map(({ kind, message }, i) => (
          <li key={i}>
            <button
              type="button"
              class="verdict-fault full framed"
              data-kind={kind}
              aria-pressed={i === chosen}
              onClick={() => onChoose(i)}
            >
              {capitalised(message)}.
              {kind === "twist" && ` ${anyCorner(nearest.changed)}`}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p class="verdict-rest">{`And ${countWord(rest, "other fault")}.`}</p>
      )}
      {nearest.changed.length > 0 && nearest.changed.length <= MAX_FAULTS && (
        <p class="verdict-nearest">
          {`Nearest: ${nearest.changed.map((place) => changeOf(cube, verdict, place)).join(", ")}.`}
        </p>
      )}
    </>
  );
}

/** Which corner was twisted can't be known: the marked one represents any of them. */
function anyCorner([place]: readonly number[]): string {
  const name = CORNER_NAMES[FACELETS[place].position];
  return `Any one corner turned back would mend it; ${name} is marked.`;
}

/** "white becomes red" */
function changeOf(
  { colouring, palette }: YourCubeState,
  { nearest }: CubeVerdict,
  place: number,
) {
  const [from, to] = [colouring, nearest.colouring].map((of) =>
    nameOf(palette, of[place]),
  );
  return `${from} becomes ${to}`;
}

function Fits({ verdict: { fits } }: { verdict: CubeVerdict }) {
  if (fits === 1)
    return <p>Only one cube has these colours: the rest can only be so.</p>;
  return (
    <p>
      <b>{formatNumber(fits)}</b> pictures of cubes fit what is painted, of{" "}
      {`${formatNumber(HOLDS.length * N_STATES)}: ${formatNumber(N_STATES)} cubes, each held in ${HOLDS.length} ways.`}
    </p>
  );
}

function Offers({ cube, verdict }: { cube: YourCubeState; verdict: CubeVerdict }) {
  const { colouring } = cube;
  const { faults, nearest, blanks, fits } = verdict;
  const count = nearest.changed.length;
  const isMirror = faults.some(({ kind }) => kind === "mirror image");
  return (
    <div class="buttons verdict-offers screen-only needs-js">
      {isMirror && (
        <>
          <Button class="primary" onClick={() => edit({ type: "flip" })}>
            Flip it
          </Button>
          <Button onClick={() => edit({ type: "mirror-palette" })}>
            My cube is so
          </Button>
        </>
      )}
      {count > 0 && !isMirror && (
        <Button
          class="primary"
          onClick={() =>
            edit({ type: "colouring", colouring: repaired(colouring, nearest) })
          }
        >
          {`Use the nearest: change ${count === 1 ? "this sticker" : `these ${count} stickers`}`}
        </Button>
      )}
      {faults.length === 0 && blanks > 0 && fits === 1 && (
        <Button
          class="primary"
          onClick={() => edit({ type: "colouring", colouring: nearest.colouring })}
        >
          Fill in the rest
        </Button>
      )}
    </div>
  );
}

/** Describes the state of the whole figure in a sentence or two. */
export function YourCaption({
  cube,
  verdict,
  index,
}: {
  cube: YourCubeState;
  verdict: CubeVerdict;
  index: number;
}) {
  const { faults, blanks, cube: solvable } = verdict;
  if (!solvable) {
    const painted = FACELETS.length - blanks;
    return (
      <>
        {faults.length > 0
          ? "What you entered stays as it is; a thick frame marks what is wrong, a small sticker what the nearest cube has there."
          : `${painted} of ${FACELETS.length} stickers are painted.`}{" "}
        Until it is a cube that turns can reach, the page goes on with number{" "}
        <b>{formatNumber(index)}</b>.
      </>
    );
  }
  const { position, twist } = solvable.hold;
  const isHome = position === FIXED_CORNER && twist === 0;
  return (
    <>
      Number <b>{formatNumber(solvable.index)}</b>: the solutions and the searches
      further down are those of this cube. The corner that stays,{" "}
      {listOf(fixedColours(cube))},{" "}
      {isHome
        ? "wears dots: it is at the back, bottom left, where this page holds it."
        : `wears dots: you hold it in position ${position + 1}, ${CORNER_NAMES[position]}. Turn the whole cube until it is at the back, bottom left, and the number can be read.`}
    </>
  );
}
