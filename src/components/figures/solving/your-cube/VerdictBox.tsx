import { useRef } from "preact/hooks";
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import {
  CORNER_NAMES,
  FACELETS,
  FIXED_CORNER,
} from "../../../../lib/puzzle/corners.ts";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import { readHold } from "../in-hand/held-cube.ts";
import { useWays } from "../in-hand/use-ways.ts";
import { WayInHand } from "../in-hand/WayInHand.tsx";
import { type CubeVerdict, MAX_REPAIRS } from "./judge.ts";
import { nameOf, type Palette } from "./paints.ts";
import { Repairs } from "./Repairs.tsx";
import type { TwistBack } from "./twisted-corner.ts";
import { TwistedCorner } from "./TwistedCorner.tsx";
import { WAYS_TO_SEE } from "./ways-to-see.ts";
import {
  fixedColours,
  type YourCubeAction,
  type YourCubeState,
} from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";
import { Button } from "../../../kit/widget/Button.tsx";

/** More would not fit; repairing one fault often repairs others. */
const MAX_FAULTS = 4;

interface FaultsProps {
  verdict: CubeVerdict;
  /** The fault marked on the net. */
  chosen: number;
  onChoose(fault: number): void;
}

interface Props extends FaultsProps {
  cube: YourCubeState;
  /** The corner that may have been twisted, and how to twist it back. */
  back: TwistBack | undefined;
  /** The repair shown on the net. */
  repair: number | undefined;
  /** The place that a colour is asked for, if there is one. */
  lit: number | undefined;
  /** Solved at build. */
  examples: readonly AllSolutions[];
  onRepair(repair: number): void;
}

type Mend = (action: YourCubeAction) => void;

/** The verdict on the net: what to paint next, what to mend, or how to solve it. */
export function VerdictBox(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed may be gone: the reader goes on at what came of it, in sight. */
  const mend: Mend = (action) => {
    edit(action);
    box.current!.focus({ preventScroll: true });
    const net = box.current!.closest("figure")!.querySelector(".paint-net")!;
    net.scrollIntoView({ block: "nearest" });
  };
  return (
    <div class="verdict" ref={box} tabIndex={-1}>
      <Verdict {...props} onMend={mend} />
    </div>
  );
}

function Verdict(props: Props & { onMend: Mend }) {
  const { cube, verdict, back, repair, lit, examples, onRepair, onMend } = props;
  const { faults, repairs, cube: solvable } = verdict;
  const filled = cube.filled?.length ?? 0;
  if (solvable) {
    return (
      <>
        <Doubts places={cube.doubtful} />
        {filled > 0 ? (
          <Filled
            {...{ verdict, examples, onMend }}
            count={filled}
            palette={cube.palette}
            index={solvable.index}
          />
        ) : (
          <WayInHand
            held={readHold(cube.colouring, cube.palette)}
            palette={cube.palette}
            examples={examples}
          />
        )}
        <Numbers index={solvable.index} />
      </>
    );
  }
  if (faults.length === 0) return <Fits {...{ verdict, lit, onMend }} />;
  const isMirror = faults.some(({ kind }) => kind === "mirror image");
  // Where so much would help, it is more of a help to know what is wrong.
  const isVague = !isMirror && repairs.length === MAX_REPAIRS;
  return (
    <>
      <p class="verdict-head">
        {isMirror ? "Are your colours mirrored?" : "No turns lead here."}
      </p>
      {isVague && <Faults {...props} />}
      {isMirror ? (
        <MirrorOffers onMend={onMend} />
      ) : (
        <>
          {back && <TwistedCorner {...{ cube, back, onMend }} />}
          <Repairs
            {...{ cube, repairs, chosen: repair, back, onChoose: onRepair, onMend }}
          />
        </>
      )}
      <Doubts places={cube.doubtful} />
      {!isVague && <Faults {...props} />}
    </>
  );
}

/**
 * Asks whether the cube looks as the page has filled it in, before any moves are shown: one
 * mistake, or a twisted corner, leads to another cube.
 */
function Filled({
  verdict,
  count,
  palette,
  index,
  examples,
  onMend,
}: {
  verdict: CubeVerdict;
  count: number;
  palette: Palette;
  index: number;
  examples: readonly AllSolutions[];
  onMend: Mend;
}) {
  // The search begins while the reader compares.
  useWays(index, examples);
  const [up, right, front, down, left, back] = verdict.scheme.map((colour) =>
    nameOf(palette, colour),
  );
  return (
    <div class="verdict-filled">
      <p class="verdict-head">Does your cube look like this?</p>
      <p>
        The page has filled in {countWord(count, "dotted sticker")}, with {up} opposite{" "}
        {down}, {right} opposite {left}, {front} opposite {back}. If one is wrong, tap
        it and give it its colour. If one that you painted is wrong, do the same.
      </p>
      <div class="buttons screen-only needs-js">
        <Button class="primary" onClick={() => onMend({ type: "confirm" })}>
          Yes, show the moves
        </Button>
      </div>
    </div>
  );
}

function Numbers({ index }: { index: number }) {
  const { permutation, orientation } = unrankState(index);
  return (
    <dl class="verdict-numbers grid">
      <dt>number</dt>
      <dd class="verdict-number">{formatNumber(index)}</dd>
      <dt>order</dt>
      <dd>{permutation.map((piece) => piece + 1).join(" ")}</dd>
      <dt>twists</dt>
      <dd>{orientation.join(" ")}</dd>
    </dl>
  );
}

function Faults({ verdict: { faults }, chosen, onChoose }: FaultsProps) {
  const shown = faults.slice(0, MAX_FAULTS);
  const rest = faults.length - shown.length;
  return (
    <>
      <ul class="verdict-faults grid">
        {shown.map(({ kind, message }, i) => (
          <li key={i}>
            <button
              type="button"
              class="verdict-fault w-full framed"
              data-kind={kind}
              aria-pressed={i === chosen}
              onClick={() => onChoose(i)}
            >
              {capitalised(message)}.
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p class="verdict-rest">{`And ${countWord(rest, "other fault")}.`}</p>
      )}
    </>
  );
}

/** Asks to look at what was read from pictures and is not certain. */
function Doubts({ places }: { places: readonly number[] | undefined }) {
  if (!places) return null;
  const [are, each] = places.length === 1 ? ["is", "it"] : ["are", "each"];
  return (
    <p class="verdict-doubts">
      {capitalised(countWord(places.length, "sticker"))} with a question mark {are} not
      certain: tap {each}, and give it its colour if it has another.
    </p>
  );
}

/** The whole net may have been entered as in a mirror. */
function MirrorOffers({ onMend }: { onMend: Mend }) {
  return (
    <>
      <p>
        On each corner the colours go round in the opposite direction to most cubes. If
        your cube really is like that, say so. If you copied it as seen in a mirror,
        flip the net.
      </p>
      <div class="buttons screen-only needs-js">
        <Button class="primary" onClick={() => onMend({ type: "mirror-palette" })}>
          My cube is like that
        </Button>
        <Button onClick={() => onMend({ type: "flip" })}>Flip it</Button>
      </div>
    </>
  );
}

function Fits({
  verdict: { fits },
  lit,
  onMend,
}: Pick<Props, "verdict" | "lit"> & { onMend: Mend }) {
  const wayToSee = lit === undefined ? undefined : WAYS_TO_SEE[FACELETS[lit].face];
  return (
    <div class="needs-js">
      <p class="verdict-head">What colour is the lit sticker?</p>
      {fits.only ? (
        <>
          <p>Only one cube fits. Paint the rest, or let the page fill it in.</p>
          <Button class="primary" onClick={() => onMend({ type: "complete" })}>
            Fill it in
          </Button>
        </>
      ) : (
        <p>
          Hold your cube as you like, with one side towards you: that is the front. Keep
          it so, and tap the colour that you see.
          {wayToSee && ` ${wayToSee} Then hold it as before.`}{" "}
          <b>{formatNumber(fits.count)}</b> cubes fit so far, in{" "}
          {countWord(fits.schemes.length, "colour scheme")} and in every hold. When one
          is left, the rest is filled in.
        </p>
      )}
    </div>
  );
}

/** Describes the state of the whole figure in a sentence or two. */
export function YourCaption({
  cube,
  verdict,
  isOffered,
  index,
  isAlone,
}: {
  cube: YourCubeState;
  verdict: CubeVerdict;
  /** Whether a repair is shown on the net. */
  isOffered: boolean;
  index: number;
  /** Whether the page has no other figure. */
  isAlone: boolean;
}) {
  const { faults, blanks, cube: solvable } = verdict;
  if (!solvable) {
    const painted = FACELETS.length - blanks;
    return (
      <>
        {faults.length > 0
          ? `What you entered stays as it is; a thick frame marks what is wrong${isOffered ? ", a small sticker what would mend it" : ""}.`
          : `${painted} of ${FACELETS.length} stickers ${painted === 1 ? "is" : "are"} painted.`}{" "}
        {!isAlone && (
          <>
            Until it is a cube that turns can reach, all other figures go on with number{" "}
            <b>{formatNumber(index)}</b>.
          </>
        )}
      </>
    );
  }
  const { position, twist } = solvable.hold;
  const isHome = position === FIXED_CORNER && twist === 0;
  return (
    <>
      Number <b>{formatNumber(solvable.index)}</b>
      {isAlone ? ". " : ": all other figures go on with this cube. "}
      The corner that stays, {listOf(fixedColours(cube))},{" "}
      {isHome
        ? "wears dots: it is at the back, bottom left, where this page holds it."
        : `wears dots: you hold it in position ${position + 1}, ${CORNER_NAMES[position]}. Turn the whole cube until it is at the back, bottom left, and the number can be read.`}
    </>
  );
}
