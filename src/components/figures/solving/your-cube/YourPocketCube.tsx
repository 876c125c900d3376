import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { FACELETS } from "#lib/puzzle/corners.ts";
import { rankState } from "#lib/puzzle/coordinates.ts";
import { randomState } from "#lib/puzzle/random-state.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import { type CubeVerdict, matchingCubes } from "./check-net.ts";
import { nextFaceletToPaint } from "./next-facelet.ts";
import { OtherInputs } from "./OtherInputs.tsx";
import { PaintNet } from "./PaintNet.tsx";
import { PaletteToolbar } from "./PaletteToolbar.tsx";
import { POCKET_NET } from "./pocket-net.ts";
import {
  findTwistedCorner,
  faceletsToMark,
  type CornerTwist,
} from "./twisted-corner.ts";
import { VerdictBox, type VerdictBoxProps, YourCubeCaption } from "./VerdictBox.tsx";
import type { InputMethod } from "./InputTabs.tsx";
import { verdictOf, yourCubeModel } from "./your-cube-model.ts";
import { bindReaderCube, edit, yourCube } from "./your-cube-store.ts";
import "./paints.css";
import "./your-cube.css";

interface Props extends Pick<VerdictBoxProps, "Solvable"> {
  examples?: readonly AllSolutions[];
  /** Whether the net starts empty instead of with the example. */
  startsEmpty?: boolean;
}

/** Lets the reader enter a pocket cube, checks it, and solves it in the same hold. */
export function YourPocketCube({
  Solvable,
  examples = [],
  startsEmpty = false,
}: Props) {
  const input = useWidget(yourCube);
  const index = useWidget(readerCube);
  const [hidesExample, setHidesExample] = useState(startsEmpty);
  useLayoutEffect(
    () => setHidesExample(bindReaderCube({ hidesExample: startsEmpty })),
    [],
  );
  const cube = hidesExample && input === yourCubeModel.initial ? EMPTY_CUBE : input;
  const verdict = verdictOf(cube);
  const { faults, repairs } = verdict;
  const lastTwisted = useRef<CornerTwist>();
  const twistedCorner = findTwistedCorner(cube.colouring, lastTwisted.current);
  lastTwisted.current = twistedCorner ?? lastTwisted.current;

  const [chosenFacelet, setChosenFacelet] = useState<number>();
  const selectedFacelet =
    chosenFacelet ?? nextFaceletToPaint(cube.colouring, verdict.matching);
  const paint = (facelet: number, colour: string): number => {
    edit({ type: "paint", place: facelet, colour });
    const { colouring } = yourCube.state.value;
    setChosenFacelet(undefined);
    return (
      nextFaceletToPaint(colouring, matchingCubes(colouring)) ??
      Math.min(facelet + 1, colouring.length - 1)
    );
  };

  // The selection is valid for this verdict only.
  const [selection, setSelection] = useState<Selection>({ verdict });
  const { fault = 0, repair = repairs.length === 1 ? 0 : undefined } =
    selection.verdict === verdict ? selection : {};
  const offer = faults.length > 0 && repair !== undefined ? repairs[repair] : NO_OFFER;

  const [method, setMethod] = useState<InputMethod>("Camera");
  const [cameraRequests, setCameraRequests] = useState(0);
  const openCamera = () => {
    setMethod("Camera");
    setCameraRequests(cameraRequests + 1);
  };

  return (
    <Figure
      id="enter-cube"
      title="Your cube"
      lead="Paint your own cube the way you hold it."
      store={yourCube}
      controls={
        <>
          <Button
            idle={verdict.blanks === FACELETS.length}
            onClick={() => edit({ type: "clear" })}
          >
            Paint mine
          </Button>
          <Button
            onClick={() => edit({ type: "index", index: rankState(randomState()) })}
          >
            Random
          </Button>
        </>
      }
      caption={
        <YourCubeCaption
          {...{ cube, verdict, index }}
          isOffered={offer.changed.length > 0}
          isAlone={startsEmpty}
        />
      }
    >
      <div class="your-cube grid">
        <div class="your-net">
          <PaintNet
            net={POCKET_NET}
            cube={cube}
            faulty={fault in faults ? faceletsToMark(faults[fault], twistedCorner) : []}
            repair={offer}
            fixed={verdict.cube && CORNER_FACELETS[verdict.cube.hold.position]}
            selected={selectedFacelet}
            onSelect={setChosenFacelet}
            onCheck={(facelet) => edit({ type: "check", place: facelet })}
            onPaint={paint}
          />
          <PaletteToolbar
            cube={cube}
            isReady={selectedFacelet !== undefined}
            onPaint={(colour) => paint(selectedFacelet!, colour)}
          />
          <Button class="your-by-camera screen-only needs-js" onClick={openCamera}>
            By camera
          </Button>
        </div>
        <p class="your-cube-noscript text-muted">
          {startsEmpty
            ? "To enter your own 2×2×2 or 3×3×3, let this page use JavaScript."
            : "To enter a cube of your own, let this page use JavaScript. This is the example cube."}
        </p>
        <VerdictBox
          {...{
            cube,
            verdict,
            twistedCorner,
            selected: fault,
            repair,
            selectedFacelet,
            examples,
            Solvable,
          }}
          onSelect={(one) => setSelection({ verdict, fault: one, repair })}
          onSelectRepair={(one) => setSelection({ verdict, fault, repair: one })}
        />
        <OtherInputs
          {...{ cube, method, cameraRequests }}
          index={verdict.cube?.index}
          onMethod={setMethod}
        />
      </div>
    </Figure>
  );
}

interface Selection {
  readonly verdict: CubeVerdict;
  readonly fault?: number;
  readonly repair?: number | undefined;
}

const EMPTY_CUBE = yourCubeModel.update(yourCubeModel.initial, { type: "clear" });

const NO_OFFER = { changed: [], colouring: [] };
