import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { N_STATES, unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { FACELETS, FACES } from "../../../../lib/puzzle/corners.ts";
import { HOME } from "../../../kit/cube/holds.ts";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { FamousPanel } from "./FamousPanel.tsx";
import { type Brush, brushed, PaintPanel } from "./PaintPanel.tsx";
import { PaintNet } from "./PaintNet.tsx";
import { PiecesPanel } from "./PiecesPanel.tsx";
import { TypePanel } from "./TypePanel.tsx";
import { VerdictBox, YourCaption } from "./VerdictBox.tsx";
import { PaintedCube } from "./PaintedCube.tsx";
import { verdictOf } from "./your-cube-model.ts";
import { bindReaderCube, edit, yourCube } from "./your-cube-store.ts";
import "./paints.css";
import "./your-cube.css";

const WAYS = ["Paint", "Pieces", "Type", "Famous"] as const;
type Way = (typeof WAYS)[number];

/** The reader's own cube, entered in any way: all views stay in sync. */
export function YourCube() {
  const cube = useWidget(yourCube);
  const index = useWidget(readerCube);
  useLayoutEffect(bindReaderCube, []);
  const verdict = verdictOf(cube);
  const { faults, nearest, scheme } = verdict;

  const [way, setWay] = useState<Way>("Paint");
  const [brush, setBrush] = useState<Brush>({ colour: FACES[0] });
  const [choice, setChoice] = useState({ faults, chosen: 0 });
  const chosen = choice.faults === faults ? choice.chosen : 0;

  const paint = (place: number, colour: string) =>
    edit({ type: "paint", place, colour });
  const tap = (place: number) => {
    if (way === "Paint") paint(place, brushed(brush, cube.colouring[place]));
    else if (way === "Pieces") {
      edit({ type: "twist", position: FACELETS[place].position, thirds: 1 });
    } else setWay("Paint");
  };

  const panels: Record<Way, preact.JSX.Element> = {
    Paint: (
      <PaintPanel
        cube={cube}
        brush={brush}
        scheme={scheme}
        isCertain={verdict.cube !== undefined}
        onBrush={setBrush}
      />
    ),
    Pieces: <PiecesPanel cube={cube} />,
    Type: <TypePanel cube={cube} index={index} />,
    Famous: <FamousPanel cube={cube} index={verdict.cube?.index} />,
  };

  return (
    <Figure
      id="enter-cube"
      title="Enter your cube"
      store={yourCube}
      controls={
        <Button
          onClick={() =>
            edit({ type: "index", index: Math.floor(Math.random() * N_STATES) })
          }
        >
          Random
        </Button>
      }
      caption={<YourCaption {...{ cube, verdict, index }} />}
    >
      <div class="your-cube grid">
        <Ways way={way} onWay={setWay} />
        <div class="your-left">
          <PaintNet
            cube={cube}
            wrong={faults[chosen]?.places ?? []}
            offered={faults.length > 0 ? nearest : NO_OFFER}
            fixed={verdict.cube?.hold.position}
            onTap={tap}
            onPaint={paint}
          />
          <InSpace {...{ verdict, index }} />
        </div>
        <p class="your-no-js soft">
          To enter a cube of your own, let this page use JavaScript. This is the cube
          that it begins with.
        </p>
        <div class="your-right">
          <div class="your-panels screen-only grid needs-js">
            {WAYS.map((one) => (
              <div
                key={one}
                id={`your-panel-${one}`}
                class="your-panel"
                role="tabpanel"
                aria-labelledby={`your-tab-${one}`}
                data-shown={one === way || undefined}
              >
                {panels[one]}
              </div>
            ))}
          </div>
          <VerdictBox
            {...{ cube, verdict, chosen }}
            onChoose={(fault) => setChoice({ faults, chosen: fault })}
          />
        </div>
      </div>
    </Figure>
  );
}

const NO_OFFER = { changed: [], colouring: [] };

/** The four ways to enter a cube, as tabs. */
function Ways({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  const { row, item } = useRoving(WAYS.length, 0);
  return (
    <div
      class="your-ways screen-only framed grid needs-js"
      role="tablist"
      aria-label="Ways to enter it"
      {...row}
    >
      {WAYS.map((one, i) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`your-tab-${one}`}
          aria-controls={`your-panel-${one}`}
          aria-selected={one === way}
          onClick={() => onWay(one)}
          {...item(i)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}

/** The cube as the reader holds it; if the net isn't a cube, the page's last cube. */
function InSpace({
  verdict,
  index,
}: {
  verdict: ReturnType<typeof verdictOf>;
  index: number;
}) {
  const solvable = verdict.cube;
  const state = useMemo(
    () => unrankState(solvable?.index ?? index),
    [solvable?.index, index],
  );
  return (
    <div class="your-view centred-across" data-past={solvable ? undefined : true}>
      <PaintedCube state={state} hold={solvable?.hold ?? HOME} />
      <p>{solvable ? "as you hold it" : "the page’s cube, until yours can be"}</p>
    </div>
  );
}
