import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { More } from "#kit/widget/More.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { DistanceBars } from "./DistanceBars.tsx";
import { applyGesture } from "./apply-gesture.ts";
import { MeansLegend } from "./MeansLegend.tsx";
import "./picture.css";
import { PictureCanvas } from "./PictureCanvas.tsx";
import { PictureControls } from "./PictureControls.tsx";
import { DrawPanel } from "./DrawPanel.tsx";
import type { PictureState } from "./picture-model.ts";
import { pictureStore } from "./picture-store.ts";
import {
  checkCounts,
  distanceLabel,
  dotLegend,
  pictureCaption,
} from "./picture-text.ts";
import { StateDetails } from "./StateDetails.tsx";
import { windowOf } from "./picture-window.ts";
import type { Gesture } from "./use-picture-gestures.ts";
import { useSheet } from "./use-sheet.ts";
import { pixelOfState, type ArrangedDistances } from "#src/workers/arrange-states.ts";

function distanceIn(
  { arrangement, distance }: ArrangedDistances,
  index: number,
): number {
  const { column, row } = pixelOfState(arrangement, index);
  return distance[row * N_PERMUTATIONS + column];
}

/** Whether two pictures have the same colours in the same places. */
function looksTheSame(a: PictureState, b: PictureState): boolean {
  return (["metric", "order", "highlight", "zoom"] as const).every(
    (key) => a[key] === b[key],
  );
}

interface Props {
  counts: readonly number[];
  children?: ComponentChildren;
}

/**
 * All states as one picture: one column per permutation, one row per orientation, one pixel
 * per state.
 */
export function StatePicture({ counts, children }: Props) {
  const picture = useWidget(pictureStore);
  const mine = useWidget(readerCube);
  const [isRequested, setRequested] = useState(false);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const { metric, order, zoom, highlight, selected } = picture;
  const frame = useRef<HTMLDivElement>(null);
  const { build, sheet, isUpToDate, failure, retry } = useSheet(
    metric,
    order,
    isRequested,
  );
  const { initial } = pictureStore.model;
  const displayed: PictureState = sheet
    ? { ...picture, metric: sheet.metric, order: sheet.arrangement.order }
    : initial;
  const selectedIndex = selected ?? mine;
  const check = sheet && isUpToDate ? checkCounts(sheet) : undefined;
  const isOutdated = !looksTheSame(displayed, picture);
  const distance = sheet && isUpToDate ? distanceIn(sheet, selectedIndex) : undefined;

  const goTo = (index: number | undefined, options?: { amend: boolean }) => {
    const place = sheet && pixelOfState(sheet.arrangement, index ?? mine);
    pictureStore.dispatch({ type: "choose", index, place }, options);
  };
  const makeMine = () => {
    readerCube.dispatch({ type: "index", index: selectedIndex });
    pictureStore.dispatch({ type: "choose", index: undefined });
  };
  const follow = (gesture: Gesture) => {
    if (!sheet || !size) return;
    const view = windowOf(picture, size.width, size.height);
    applyGesture(gesture, { picture, sheet, view, selectedIndex, goTo, makeMine });
  };

  return (
    <Figure
      id="fig-picture"
      title="All states at once"
      lead="Look for a pattern: the colour of a dot is its distance."
      store={pictureStore}
      besides={selected === undefined ? undefined : distanceLabel(distance, metric)}
      caption={
        <>
          <p>
            {pictureCaption(displayed)}{" "}
            <span class="page-only">{dotLegend(displayed, sheet && size)}</span>
          </p>
          <p
            role="status"
            class={`picture-check ${check?.agrees === false ? "" : "page-only"}`}
            data-agrees={check?.agrees}
          >
            {check?.text ?? (
              <>
                {sheet
                  ? "This is still the earlier picture."
                  : "Drawn when this page was made."}
                <span class="needs-js screen-only">
                  {" "}
                  {isRequested
                    ? "The one that you chose is being drawn."
                    : isOutdated
                      ? "The button draws the one that you chose."
                      : "The button draws it again, with a table built in your browser."}
                </span>
              </>
            )}
          </p>
        </>
      }
    >
      <PictureControls
        picture={picture}
        isDrawn={sheet !== undefined}
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
            isRequested={isRequested}
            isOutdated={isOutdated}
            failure={failure}
            picture={frame}
            onDraw={() => {
              void wholeTables[metric].startOnce();
              retry();
              setRequested(true);
            }}
            onCancel={() => {
              wholeTables[metric].cancel();
              setRequested(false);
            }}
          />
        )}
      </div>
      <div class="picture-below cluster">
        <MeansLegend
          metric={metric}
          isVisible={zoom === 0 && highlight === undefined}
        />
        <p class="figure-hint picture-keys screen-only needs-js" id="picture-keys">
          Select a state to read it. Drag to move it.{" "}
          <span class="keyboard-hint">
            Ctrl and the wheel zoom. Keys: arrows, Shift, + − 0, Home, Enter.
          </span>
        </p>
      </div>
      <DistanceBars
        metric={metric}
        counts={displayed.metric === metric ? (sheet?.counts ?? counts) : undefined}
        highlight={highlight}
        onHighlight={(distance) => pictureStore.dispatch({ type: "light", distance })}
      />
      <More title="One state" opens={selected !== undefined}>
        <StateDetails
          index={selectedIndex}
          isMine={selected === undefined || selected === mine}
          distance={distance}
          onIndex={goTo}
          onMakeMine={makeMine}
          onGoToMine={() => goTo(undefined)}
        />
      </More>
    </Figure>
  );
}
