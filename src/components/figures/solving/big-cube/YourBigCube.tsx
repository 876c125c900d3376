import { useEffect, useState } from "preact/hooks";
import { BIG_FACELETS, CENTRE_FACELETS } from "#lib/big-cube/facelets.ts";
import { randomBigCube } from "#lib/big-cube/number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { More } from "#kit/widget/More.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { PaintNet } from "../your-cube/PaintNet.tsx";
import { PaletteToolbar } from "../your-cube/PaletteToolbar.tsx";
import { bigVerdictOf, type BigNetVerdict } from "./big-net-model.ts";
import { bigNet } from "./big-net-store.ts";
import { prepareBigCube } from "./big-cube-worker.ts";
import { BigCamera } from "./BigCamera.tsx";
import { BigCubeInputs } from "./BigCubeInputs.tsx";
import { BIG_NET_SHAPE } from "./big-net-shape.ts";
import { BigVerdictBox } from "./BigVerdictBox.tsx";
import { nextBigFacelet } from "./next-big-facelet.ts";
import "./big-cube.css";

/** Lets the reader enter a 3×3×3, checks it, and solves it in the same hold. */
export function YourBigCube() {
  const cube = useWidget(bigNet);
  useEffect(() => void prepareBigCube(), []);
  const verdict = bigVerdictOf(cube);
  const { faults, repairs, blanks } = verdict;

  const [chosenFacelet, setChosenFacelet] = useState<number>();
  const [lastPainted, setLastPainted] = useState<number>();
  const nextFacelet = nextBigFacelet(cube.colouring, lastPainted);
  const selectedFacelet = chosenFacelet ?? nextFacelet;
  const paint = (place: number, colour: string): number => {
    bigNet.dispatch({ type: "paint", place, colour });
    setChosenFacelet(undefined);
    setLastPainted(place);
    return nextBigFacelet(bigNet.state.value.colouring, place) ?? place;
  };

  const [cameraRequests, setCameraRequests] = useState(0);

  // The selection is valid for this verdict only.
  const [selection, setSelection] = useState<Selection>({ verdict });
  const { fault = 0, repair = repairs.length === 1 ? 0 : undefined } =
    selection.verdict === verdict ? selection : {};

  const marked = faults[fault]?.places ?? [];

  return (
    <Figure
      id="enter-big-cube"
      title="Your cube"
      lead="Paint your own cube the way you hold it."
      store={bigNet}
      besides={
        nextFacelet === undefined ? "" : `Next: ${BIG_NET_SHAPE.nameOf(nextFacelet)}.`
      }
      controls={
        <>
          <Button
            idle={blanks === BIG_FACELETS.length - CENTRE_FACELETS.length}
            onClick={() => bigNet.dispatch({ type: "clear" })}
          >
            Paint mine
          </Button>
          <Button
            onClick={() => bigNet.dispatch({ type: "cube", cube: randomBigCube() })}
          >
            Random
          </Button>
        </>
      }
      caption={faults.length > 0 ? faultCaption(marked) : colouredCaption(blanks)}
    >
      <div class="your-cube your-big-cube grid">
        <div class="your-net">
          <PaintNet
            net={BIG_NET_SHAPE}
            cube={cube}
            faulty={marked}
            repair={repair === undefined ? NO_OFFER : (repairs[repair] ?? NO_OFFER)}
            selected={selectedFacelet}
            onSelect={setChosenFacelet}
            onCheck={(place) => bigNet.dispatch({ type: "check", place })}
            onPaint={paint}
          />
          <PaletteToolbar
            cube={cube}
            isReady={selectedFacelet !== undefined}
            onPaint={(colour) => paint(selectedFacelet!, colour)}
          />
          <Button
            class="your-by-camera screen-only"
            onClick={() => setCameraRequests(cameraRequests + 1)}
          >
            By camera
          </Button>
        </div>
        <BigVerdictBox
          {...{ cube, verdict, selectedFacelet, repair }}
          selected={fault}
          onSelect={(one) => setSelection({ verdict, fault: one, repair })}
          onSelectRepair={(one) => setSelection({ verdict, fault, repair: one })}
        />
        <div class="your-other screen-only">
          <BigCamera palette={cube.palette} requests={cameraRequests} />
          <More title="Text, scramble, colours">
            <BigCubeInputs cube={cube} />
          </More>
        </div>
      </div>
    </Figure>
  );
}

function faultCaption(marked: readonly number[]): string {
  const hint = marked.length > 0 ? "; a thick frame marks what is wrong" : "";
  return `What you entered stays as it is${hint}.`;
}

function colouredCaption(blanks: number): string {
  const hint = blanks > 0 ? "" : " Select one to change it.";
  return `${BIG_FACELETS.length - blanks} of ${BIG_FACELETS.length} stickers have a colour.${hint}`;
}

interface Selection {
  readonly verdict: BigNetVerdict;
  readonly fault?: number;
  readonly repair?: number | undefined;
}

const NO_OFFER = { changed: [], colouring: [] };
