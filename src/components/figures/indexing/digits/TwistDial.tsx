import { useEffect, useState } from "preact/hooks";
import { FACELETS, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { Button } from "#kit/widget/Button.tsx";
import { More } from "#kit/widget/More.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { TwistClock } from "./TwistClock.tsx";
import { TwistCorners } from "./TwistCorners.tsx";
import { TwistNumbers } from "./TwistNumbers.tsx";
import { freeTwists, isUnreachable, N_CORNERS, type Twists } from "./twists-model.ts";
import { twistsStore } from "./twists-store.ts";
import "./twist-dial.css";

const { dispatch } = twistsStore;

const WALK_STEP_MS = 700;

/** Six corners to twist freely, and a seventh whose twist is forced. */
export function TwistDial() {
  const twists = useWidget(twistsStore);
  const [corner, setCorner] = useState<number>();
  const [isCubeDrawn, setIsCubeDrawn] = useState(false);
  const { shown, walk } = useWalk(twists);
  const prediction = usePrediction("twist-dial", twists, () =>
    import("./twist-questions.ts").then(({ twistQuestions }) => twistQuestions),
  );
  const isLastHidden = prediction.isHidden("last");
  return (
    <PredictableFigure
      prediction={prediction}
      id="twist-dial"
      captionRoom={[4, 5.3, 8]}
      title="The last twist is forced"
      lead="Twist the first six corners: the seventh has no choice."
      store={twistsStore}
      caption={<Caption twists={twists} />}
    >
      <TwistCorners
        twists={twists}
        shown={shown}
        hasSums={!isLastHidden}
        onFocus={setCorner}
      />
      <More title="The sum on a clock with three hours">
        <div class="twist-clock-box" hidden={isLastHidden}>
          <TwistClock twists={twists} shown={shown} />
          <Button class="needs-js" onClick={walk}>
            ▷ Walk
          </Button>
        </div>
      </More>
      {/* The cube view loads three-dimensional code; wait until it is asked for. */}
      <div class="needs-js screen-only">
        <More title="The twists on the cube" onOpen={() => setIsCubeDrawn(true)}>
          {isCubeDrawn && (
            <div class="twist-cube" hidden={isLastHidden}>
              <CubeView
                state={{ permutation: SOLVED.permutation, orientation: twists }}
                highlight={corner}
                onSticker={(facelet) => {
                  const { position } = FACELETS[facelet];
                  if (position === FIXED_CORNER) return;
                  setCorner(position);
                  dispatch({ type: "turn", at: position, by: 1 });
                }}
              />
            </div>
          )}
        </More>
      </div>
      <More title="All the ways to twist them, and their numbers">
        <TwistNumbers twists={twists} isHidden={prediction.isHidden("number")} />
      </More>
    </PredictableFigure>
  );
}

/** Animates the hand of the clock once, corner by corner. */
function useWalk(twists: Twists) {
  const [shown, setShown] = useState(N_CORNERS);
  useEffect(() => {
    if (shown >= N_CORNERS) return;
    const timer = setTimeout(() => setShown(shown + 1), WALK_STEP_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => setShown(N_CORNERS), [twists]);
  return { shown, walk: () => setShown(0) };
}

function Caption({ twists }: { twists: Twists }) {
  const free = freeTwists(twists);
  const sum = sumOf(free);
  const total = sumOf(twists);
  const forced = (3 - (sum % 3)) % 3;
  const plus = free.join(" + ");
  if (isUnreachable(twists)) {
    return (
      <>
        <b>No turns lead to this cube.</b> The sum is {total}, not a multiple of three;
        every turn adds a multiple of three to it, so from 0 it can never get there. One
        corner of the cube is twisted by itself: someone has taken it apart. With these
        six, the seventh has to be {forced}.
      </>
    );
  }
  return (
    <>
      <b>
        {plus} = {sum}
      </b>
      {sum < 3 ? "" : `, which leaves ${sum % 3} when divided by three`}. So the seventh
      corner must be <b>{forced}</b>: with it, all seven sum to a multiple of three. Its
      digit follows from the others and is not stored.
    </>
  );
}
