import { useRef, useState } from "preact/hooks";
import { formatOrder } from "#kit/cards/order-text.ts";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { formatList } from "#kit/text/format-list.ts";
import { Button } from "#kit/widget/Button.tsx";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useStartWhenPresented } from "#kit/widget/use-start-when-presented.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  BY_RING,
  inversionsOf,
  LAST_RING,
  permutationAt,
  RING_OF,
  RING_SIZES,
  shortestSwapPath,
} from "./permutation-rings.ts";
import "./permutation-rings.css";
import { SwapDrawing } from "./SwapDrawing.tsx";
import { ringsStore } from "./rings-model.ts";

/** The permutations of four pieces, in rings around 1 2 3 4. */
export function PermutationRings() {
  const { ring, index } = useWidget(ringsStore);
  const { dispatch } = ringsStore;
  const [pointed, setPointed] = useState<number>();
  const goTo = (to: number) => {
    setPointed(undefined);
    dispatch({ type: "ring", ring: to });
  };
  const prediction = usePrediction(
    "permutation-rings",
    RING_SIZES,
    () => import("./ring-questions.ts").then(({ ringQuestions }) => ringQuestions),
    { onStart: () => goTo(0), onReveal: (place) => goTo(place + 1) },
  );

  const inside = useRef<HTMLDivElement>(null);
  const next = ring < LAST_RING ? () => goTo(ring + 1) : undefined;
  const back = ring > 0 ? () => goTo(ring - 1) : undefined;
  usePresentedSteps({ inside, next, ...(back && { back }) });
  useStartWhenPresented(inside, ringsStore, () => goTo(0));

  const displayed = pointed ?? index;
  return (
    <PredictableFigure
      prediction={prediction}
      id="permutation-rings"
      captionRoom={[3.3, 3.3, 4.65]}
      title="Four pieces, ring by ring"
      lead="Add the next ring: each line is one swap."
      store={ringsStore}
      caption={captionText(ring)}
    >
      <div class="swap-rings grid" ref={inside}>
        <SwapDrawing
          shown={BY_RING.filter((each) => RING_OF[each] <= ring)}
          ring={ring}
          selected={index}
          displayed={displayed}
          onPoint={setPointed}
          onSelect={(each) => dispatch({ type: "select", index: each })}
        />
        <div>
          <div class="swap-buttons row needs-js reveals-answer">
            <Button class="primary" idle={!next} onClick={next}>
              Next ring
            </Button>
            <Button idle={!back} onClick={back}>
              Ring back
            </Button>
          </div>
          <PermutationFacts index={displayed} />
        </div>
      </div>
    </PredictableFigure>
  );
}

/** A permutation's distance, a shortest path to it, and its inversions. */
function PermutationFacts({ index }: { index: number }) {
  const permutation = permutationAt(index);
  const inversions = inversionsOf(permutation);
  const path = shortestSwapPath(index);
  return (
    <dl class="swap-facts">
      <dt>permutation</dt>
      <dd class="swap-name">{formatOrder(permutation)}</dd>
      <dt>distance</dt>
      <dd>
        <b>{RING_OF[index]}</b>
        {` swap${RING_OF[index] === 1 ? "" : "s"} from 1 2 3 4`}
      </dd>
      <dt>inversions (larger piece first)</dt>
      <dd>
        <b>{inversions.length}</b>
        {inversions.flatMap((pair) => [
          " ",
          <span key={pair.join()} class="nowrap">
            {pair.map((piece) => piece + 1).join(" > ")}
          </span>,
        ])}
      </dd>
      <dt>a shortest path</dt>
      <dd class="swap-path">
        {path.flatMap((each) => [
          <span key={each}>{formatOrder(permutationAt(each))}</span>,
          " ",
        ])}
      </dd>
    </dl>
  );
}

function captionText(ring: number): string {
  if (ring === 0)
    return "Only 1 2 3 4 so far, at distance 0. Three swaps are possible.";
  const sizes = RING_SIZES.slice(0, ring + 1);
  const reached = sizes.reduce((sum, size) => sum + size);
  const rings = `From the middle, the rings have ${formatList(sizes.map(String))} ${
    ring === LAST_RING ? "permutations: all 24." : "permutations."
  }`;
  return ring === LAST_RING
    ? `${rings} Compare the two numbers of any of them: its distance and its inversions.`
    : `${rings} So far ${reached} of 24 have a distance.`;
}
