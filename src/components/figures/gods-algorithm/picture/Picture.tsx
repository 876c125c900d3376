import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { N_PERMUTATIONS } from "../../../../lib/puzzle/coordinates.ts";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { wholeTables } from "../../../kit/distances/whole-table-store.ts";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { DistanceBars } from "./DistanceBars.tsx";
import { followGesture } from "./follow-gesture.ts";
import { MeansLegend } from "./MeansLegend.tsx";
import "./picture.css";
import { PictureCanvas } from "./PictureCanvas.tsx";
import { PictureControls } from "./PictureControls.tsx";
import { DrawPanel } from "./DrawPanel.tsx";
import type { PictureState } from "./picture-model.ts";
import { pictureStore } from "./picture-store.ts";
import {
  checkCounts,
  sayHowFar,
  sayWhatADotIs,
  sayWhatIsSeen,
} from "./picture-words.ts";
import { StateReading } from "./StateReading.tsx";
import { windowOf } from "./picture-window.ts";
import type { Gesture } from "./use-picture-gestures.ts";
import { useSheet } from "./use-sheet.ts";
import { placeOf, type Sheet } from "../../../../workers/arrange-states.ts";

/** The distance drawn for a state. */
function distanceIn({ arrangement, distance }: Sheet, index: number): number {
  const { column, row } = placeOf(arrangement, index);
  return distance[row * N_PERMUTATIONS + column];
}

/** Whether two pictures have the same states in the same places. */
function isSame(a: PictureState, b: PictureState): boolean {
  return (["metric", "order", "lit", "zoom"] as const).every(
    (key) => a[key] === b[key],
  );
}

interface Props {
  /** How many states of each distance are in the picture rendered at build. */
  counts: readonly number[];
  /** That picture. */
  children?: ComponentChildren;
}

/**
 * All states as one picture: one column per permutation, one row per orientation, one pixel
 * per state.
 */
export function Picture({ counts, children }: Props) {
  const picture = useWidget(pictureStore);
  const mine = useWidget(readerCube);
  const [asked, setAsked] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const { metric, order, zoom, lit, chosen } = picture;
  const frame = useRef<HTMLDivElement>(null);
  const { build, sheet, isUpToDate, failure, retry } = useSheet(metric, order, asked);
  // Until something is drawn, the initial picture is shown.
  const { initial } = pictureStore.model;
  const seen: PictureState = sheet
    ? { ...picture, metric: sheet.metric, order: sheet.arrangement.order }
    : initial;
  const shown = chosen ?? mine;
  const check = sheet && isUpToDate ? checkCounts(sheet) : undefined;
  const isOutdated = !isSame(seen, picture);
  const distance = sheet && isUpToDate ? distanceIn(sheet, shown) : undefined;

  const goTo = (index: number | undefined, options?: { amend: boolean }) => {
    const place = sheet && placeOf(sheet.arrangement, index ?? mine);
    pictureStore.dispatch({ type: "choose", index, place }, options);
  };
  const makeMine = () => {
    readerCube.dispatch({ type: "index", index: shown });
    pictureStore.dispatch({ type: "choose", index: undefined });
  };
  const follow = (gesture: Gesture) => {
    if (!sheet || !size) return;
    const view = windowOf(picture, size.width, size.height);
    followGesture(gesture, { picture, sheet, view, shown, goTo, makeMine });
  };

  return (
    <Figure
      id="fig-picture"
      title="All states at once"
      lead="Look for a pattern: each dot has the colour of its distance."
      store={pictureStore}
      besides={chosen === undefined ? undefined : sayHowFar(distance)}
      caption={
        <>
          <p>
            {sayWhatIsSeen(seen)}{" "}
            <span class="reads-alone">{sayWhatADotIs(seen, sheet && size)}</span>
          </p>
          <p
            role="status"
            class={`picture-check ${check?.agrees === false ? "" : "reads-alone"}`}
            data-agrees={check?.agrees}
          >
            {check?.text ?? (
              <>
                {sheet
                  ? "This is still the picture before."
                  : "Drawn once, when this page was made."}
                <span class="needs-js screen-only">
                  {" "}
                  {asked
                    ? "The one that you asked for is on its way."
                    : isOutdated
                      ? "The button draws the one that you chose."
                      : "The button draws it anew, from the table that your browser builds."}
                </span>
              </>
            )}
          </p>
        </>
      }
    >
      <PictureControls
        picture={picture}
        drawn={sheet !== undefined}
        onGesture={follow}
      />
      <div class="picture-place">
        <PictureCanvas
          picture={picture}
          sheet={sheet}
          mine={mine}
          frame={frame}
          size={size}
          onSize={setSize}
          onGesture={follow}
        >
          {!sheet && children}
        </PictureCanvas>
        {!isUpToDate && (
          <DrawPanel
            build={build}
            asked={asked}
            outdated={isOutdated}
            failure={failure}
            picture={frame}
            onDraw={() => {
              void wholeTables[metric].startOnce();
              retry();
              setAsked(true);
            }}
            onCancel={() => {
              wholeTables[metric].cancel();
              setAsked(false);
            }}
          />
        )}
      </div>
      <div class="picture-below wraps">
        <MeansLegend metric={metric} shown={zoom === 0 && lit === undefined} />
        <p class="figure-hint picture-keys screen-only needs-js" id="picture-keys">
          Point or tap to read a state. Keys: arrows, Shift for leaps, + and −, 0 for
          all, Home for your cube, Enter to make a state yours. Drag to move; Ctrl and
          wheel, or two fingers, to zoom.
        </p>
      </div>
      <DistanceBars
        metric={metric}
        counts={seen.metric === metric ? (sheet?.counts ?? counts) : undefined}
        lit={lit}
        onLight={(distance) => pictureStore.dispatch({ type: "light", distance })}
      />
      <StateReading
        index={shown}
        isMine={chosen === undefined || chosen === mine}
        distance={distance}
        onIndex={goTo}
        onMakeMine={makeMine}
        onGoToMine={() => goTo(undefined)}
      />
    </Figure>
  );
}
