import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { FACELETS } from "../../../../lib/puzzle/corners.ts";
import { rankState } from "../../../../lib/puzzle/coordinates.ts";
import { randomState } from "../../../../lib/puzzle/random-state.ts";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import { type CubeVerdict, fitsOf } from "./judge.ts";
import { nextToPaint } from "./next-to-paint.ts";
import { OtherWaysIn } from "./OtherWaysIn.tsx";
import { PaintNet } from "./PaintNet.tsx";
import { Palette } from "./Palette.tsx";
import { findTwistBack, markedOf, type TwistBack } from "./twisted-corner.ts";
import { VerdictBox, YourCaption } from "./VerdictBox.tsx";
import type { Way } from "./WaysIn.tsx";
import { verdictOf, yourCubeModel } from "./your-cube-model.ts";
import { bindReaderCube, edit, yourCube } from "./your-cube-store.ts";
import "./paints.css";
import "./your-cube.css";

interface Props {
  /** Solved at build. */
  examples?: readonly AllSolutions[];
  /** Whether the net is empty until the reader enters a cube. */
  beginsEmpty?: boolean;
}

/** From a cube in the hand to its solution: painted, judged, and solved in the same hold. */
export function YourCube({ examples = [], beginsEmpty = false }: Props) {
  const entered = useWidget(yourCube);
  const index = useWidget(readerCube);
  const [hidesExample, setHidesExample] = useState(beginsEmpty);
  useLayoutEffect(
    () => setHidesExample(bindReaderCube({ hidesExample: beginsEmpty })),
    [],
  );
  const cube = hidesExample && entered === yourCubeModel.initial ? EMPTY_CUBE : entered;
  const verdict = verdictOf(cube);
  const { faults, repairs } = verdict;
  const named = useRef<TwistBack>();
  const back = findTwistBack(cube.colouring, named.current);
  named.current = back ?? named.current;

  // Where the reader has gone; else the place that is asked for.
  const [chosenPlace, setChosenPlace] = useState<number>();
  const lit = chosenPlace ?? nextToPaint(cube.colouring, verdict.fits);
  const paint = (place: number, colour: string): number => {
    edit({ type: "paint", place, colour });
    const { colouring } = yourCube.state.value;
    setChosenPlace(undefined);
    return (
      nextToPaint(colouring, fitsOf(colouring)) ??
      Math.min(place + 1, colouring.length - 1)
    );
  };

  // What the reader looks at holds for this verdict only.
  const [looked, setLooked] = useState<Looked>({ verdict });
  const { fault = 0, repair = repairs.length === 1 ? 0 : undefined } =
    looked.verdict === verdict ? looked : {};
  const offer = faults.length > 0 && repair !== undefined ? repairs[repair] : NO_OFFER;

  const otherWays = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState<Way>("Camera");
  const [cameraAsked, setCameraAsked] = useState(0);
  const askForCamera = () => {
    setWay("Camera");
    setCameraAsked(cameraAsked + 1);
    otherWays.current!.querySelector("details")!.open = true;
  };

  return (
    <Figure
      id="enter-cube"
      title="Your cube"
      lead="Paint your own cube, as you hold it."
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
        <YourCaption
          {...{ cube, verdict, index }}
          isOffered={offer.changed.length > 0}
          isAlone={beginsEmpty}
        />
      }
    >
      <div class="your-cube grid">
        <div class="your-net">
          <PaintNet
            cube={cube}
            wrong={fault in faults ? markedOf(faults[fault], back) : []}
            offered={offer}
            fixed={verdict.cube?.hold.position}
            lit={lit}
            onLight={setChosenPlace}
            onCheck={(place) => edit({ type: "check", place })}
            onPaint={paint}
          />
          <Palette
            cube={cube}
            isReady={lit !== undefined}
            onPaint={(colour) => paint(lit!, colour)}
          />
          <Button class="your-by-camera screen-only needs-js" onClick={askForCamera}>
            By camera
          </Button>
        </div>
        <p class="your-cube-noscript text-muted">
          To enter a cube of your own, let this page use JavaScript.
          {!beginsEmpty && " This is the cube that it begins with."}
        </p>
        <VerdictBox
          {...{ cube, verdict, back, chosen: fault, repair, lit, examples }}
          onChoose={(one) => setLooked({ verdict, fault: one, repair })}
          onRepair={(one) => setLooked({ verdict, fault, repair: one })}
        />
        <OtherWaysIn
          part={otherWays}
          {...{ cube, way, cameraAsked }}
          index={verdict.cube?.index}
          onWay={setWay}
        />
      </div>
    </Figure>
  );
}

interface Looked {
  readonly verdict: CubeVerdict;
  readonly fault?: number;
  readonly repair?: number | undefined;
}

const EMPTY_CUBE = yourCubeModel.update(yourCubeModel.initial, { type: "clear" });

const NO_OFFER = { changed: [], colouring: [] };
