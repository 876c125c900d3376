import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sumOf } from "../../../kit/distances/histogram-sums.ts";
import {
  CORNER_FACES,
  CORNER_NAMES,
  FACELETS,
  FIXED_CORNER,
} from "../../../../lib/puzzle/corners.ts";
import { SOLVED } from "../../../../lib/puzzle/state.ts";
import { CubeView } from "../../../kit/cube/CubeView.tsx";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Cover } from "../../../kit/predict/Cover.tsx";
import { PredictableFigure } from "../../../kit/predict/PredictableFigure.tsx";
import { usePrediction } from "../../../kit/predict/use-prediction.ts";
import { readDigits } from "../../../kit/widget/read-digits.ts";
import { More } from "../../../kit/widget/More.tsx";
import { NumberField, TypedField } from "../../../kit/widget/TypedField.tsx";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { CornerPiece } from "../../../kit/pieces/CornerPiece.tsx";
import { PieceButton } from "../../../kit/pieces/PieceButton.tsx";
import { TwistClock } from "./TwistClock.tsx";
import {
  askLibrary,
  FORCED,
  freeOf,
  isBroken,
  N_ALL,
  N_CORNERS,
  N_FREE,
  rankFree,
  type Twists,
} from "./twists-model.ts";
import { twistsStore } from "./twists-store.ts";
import "./twist-dial.css";

const { dispatch } = twistsStore;

/** How long the hand's animation stays at each corner, in milliseconds. */
const WALK_DELAY = 700;

/** Six corners to twist freely, and a seventh whose twist follows. */
export function TwistDial() {
  const twists = useWidget(twistsStore);
  const [corner, setCorner] = useState<number>();
  const { shown, walk } = useWalk(twists);
  const prediction = usePrediction("twist-dial", twists, () =>
    import("./twist-questions.ts").then(({ twistQuestions }) => twistQuestions),
  );
  const isLastHidden = prediction.hides("last");
  return (
    <PredictableFigure
      prediction={prediction}
      id="twist-dial"
      captionRoom={[7]}
      title="The last twist is forced"
      store={twistsStore}
      caption={<Caption twists={twists} />}
    >
      <Corners
        twists={twists}
        shown={shown}
        hasSums={!isLastHidden}
        onFocus={setCorner}
      />
      <div class="twist-found">
        <div class="twist-views row" hidden={isLastHidden}>
          <div class="twist-clock-box">
            <TwistClock twists={twists} shown={shown} />
            <Button class="needs-js" onClick={walk}>
              ▷ Walk
            </Button>
          </div>
          <CubeView
            state={{ permutation: SOLVED.permutation, orientation: twists }}
            highlight={corner}
            onSticker={(facelet) => {
              const { position } = FACELETS[facelet];
              if (position === FIXED_CORNER) return;
              setCorner(position);
              dispatch({ type: "turn", corner: position, by: 1 });
            }}
          />
        </div>
        <div hidden={prediction.hides("number")}>
          <Verdict twists={twists} />
        </div>
      </div>
      <More title="All the ways to twist them, and their numbers">
        <Thirds twists={twists} />
        <Fields twists={twists} />
      </More>
    </PredictableFigure>
  );
}

/** Shows the corners' steps around the clock one after the other, once. */
function useWalk(twists: Twists) {
  const [shown, setShown] = useState(N_CORNERS);
  useEffect(() => {
    if (shown >= N_CORNERS) return;
    const timer = setTimeout(() => setShown(shown + 1), WALK_DELAY);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => setShown(N_CORNERS), [twists]);
  return { shown, walk: () => setShown(0) };
}

interface CornersProps {
  twists: Twists;
  shown: number;
  /** The sums so far: with them, the last twist is no question. */
  hasSums: boolean;
  onFocus(corner: number | undefined): void;
}

function Corners({ twists, shown, hasSums, onFocus }: CornersProps) {
  const roving = useRoving(N_CORNERS, 0);
  const [refused, setRefused] = useState<string>();

  function turn(corner: number, by: number, options: { amend: boolean }): void {
    setRefused(undefined);
    dispatch({ type: "turn", corner, by }, options);
  }
  function typeTwist(corner: number, twist: number): void {
    if (twist > 2) return setRefused(`A corner has no twist ${twist}: 0, 1 or 2.`);
    turn(corner, twist - twists[corner], { amend: false });
    roving.focus(corner + 1);
  }

  return (
    <>
      <div
        class="twist-corners grid"
        role="group"
        aria-label="Corners"
        aria-describedby="twist-hint"
        data-sums={hasSums || undefined}
        {...roving.row}
      >
        {twists.map((twist, i) => {
          const item = roving.item(i);
          const sum = sumOf(twists.slice(0, i + 1));
          /** @param label  of a further place that tells the forced twist */
          const covered = (part: ComponentChildren, label?: string) =>
            i === FORCED ? (
              <Cover of="last" label={label ?? "the seventh twist"} isAgain={!!label}>
                {part}
              </Cover>
            ) : (
              part
            );
          return (
            <div
              key={i}
              class="twist-corner column"
              data-forced={i === FORCED || undefined}
              data-walked={i < shown || undefined}
            >
              {covered(
                <PieceButton
                  label={`Corner ${i + 1}, ${CORNER_NAMES[i]}${i === FORCED ? ", forced" : ""}: ${TWIST_NAMES[twist]}, ${twist}`}
                  item={{
                    ...item,
                    onFocus: () => {
                      item.onFocus();
                      onFocus(i);
                    },
                    onBlur: () => onFocus(undefined),
                  }}
                  onTurn={(by, options) => turn(i, by, options)}
                  onDigit={(typed) => typeTwist(i, typed)}
                >
                  <CornerPiece stickers={CORNER_FACES[i]} twist={twist} />
                </PieceButton>,
                "the seventh corner",
              )}
              <span class="twist-name">{CORNER_NAMES[i]}</span>
              {covered(<b class="twist-digit">{twist}</b>)}
              {covered(
                <span class="twist-sum">{sum < 3 ? sum : `${sum} → ${sum % 3}`}</span>,
                "the sum of the twists",
              )}
            </div>
          );
        })}
      </div>
      <p class="twist-legend text-centre smaller soft grid" aria-hidden="true">
        <span>the six you choose{hasSums && ", and the sum so far"}</span>
        <span>{isBroken(twists) ? "not as forced" : "forced"}</span>
      </p>
      <p
        class="figure-hint below twist-hint needs-js"
        id="twist-hint"
        aria-live="polite"
      >
        {refused ? <span class="typed-problem">{refused}</span> : HINT}
      </p>
    </>
  );
}

const TWIST_NAMES = ["untwisted", "clockwise", "anticlockwise"];

const HINT =
  "Click a corner, here or on the cube, to twist it clockwise, or drag it sideways. Or choose one with ←\u00a0→, twist it with ↑\u00a0↓, or type 0, 1 or 2.";

/** The library's result for these twists. */
function Verdict({ twists }: { twists: Twists }) {
  const answer = askLibrary(twists);
  const isNumber = "index" in answer;
  return (
    <div class="twist-verdict apart row" data-broken={!isNumber || undefined}>
      <p>
        <code>rankOrientation([{twists.join(", ")}], 3)</code>
        <br />
        <code class="twist-answer">
          {isNumber ? `→ ${formatNumber(answer.index)}` : `✗ ${answer.error}`}
        </code>
      </p>
      {!isNumber && (
        <Button onClick={() => dispatch({ type: "put-right" })}>Put it right</Button>
      )}
    </div>
  );
}

/**
 * All ways to twist seven corners fall into three classes of equal size; turns reach only
 * one.
 */
function Thirds({ twists }: { twists: Twists }) {
  const heap = sumOf(twists) % 3;
  return (
    <ul class="twist-thirds text-centre grid">
      {[0, 1, 2].map((rest) => (
        <li key={rest} data-now={rest === heap || undefined}>
          sum leaves {rest}: <b>{formatNumber(N_ALL / 3)}</b>{" "}
          <span>{rest === 0 ? "turns reach them all" : "out of reach"}</span>
        </li>
      ))}
    </ul>
  );
}

function Fields({ twists }: { twists: Twists }) {
  return (
    <div class="typed-fields">
      <TypedField
        id="twist-digits"
        label="the six free twists, in base 3"
        text={freeOf(twists).join("")}
        hint={`${FORCED} digits, 0 to 2`}
        width={FORCED}
        read={(typed) =>
          readDigits(typed, Array(FORCED).fill(3), (i) => `corner ${i + 1}`)
        }
        onValue={(free, options) =>
          dispatch({ type: "set-free", twists: free }, options)
        }
      />
      <Cover of="number" label="their number" room="wide">
        <NumberField
          id="twist-index"
          label="their number"
          value={rankFree(twists)}
          last={N_FREE - 1}
          {...(isBroken(twists) && { text: "", hint: "this cube has none" })}
          onValue={(index, options) => dispatch({ type: "set-index", index }, options)}
        />
      </Cover>
    </div>
  );
}

function Caption({ twists }: { twists: Twists }) {
  const free = freeOf(twists);
  const sum = sumOf(free);
  const total = sumOf(twists);
  const forced = (3 - (sum % 3)) % 3;
  const plus = free.join(" + ");
  if (isBroken(twists)) {
    return (
      <>
        <b>No turns lead to this cube.</b> The sum is {total}, which leaves {total % 3};
        every turn adds a multiple of three to it, so from 0 it can never get there. One
        corner of the cube is twisted by itself: someone has taken it apart. The six
        others want the seventh at {forced}.
      </>
    );
  }
  return (
    <>
      <b>
        {plus} = {sum}
      </b>
      {sum < 3 ? "" : `, which leaves ${sum % 3}`}. So the seventh corner must be{" "}
      <b>{forced}</b>, to bring the hand back to 0. Its digit tells nothing new and is
      not stored: of 3⁷ = {formatNumber(N_ALL)} ways to twist seven corners, 3⁶ ={" "}
      {formatNumber(N_FREE)} remain. Try to turn the seventh.
    </>
  );
}
