import { useState } from "preact/hooks";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import { CameraPanel } from "../camera/CameraPanel.tsx";
import { ColoursPanel } from "./ColoursPanel.tsx";
import { FamousPanel } from "./FamousPanel.tsx";
import { PiecesPanel } from "./PiecesPanel.tsx";
import { ScramblePanel } from "./ScramblePanel.tsx";
import { TypePanel } from "./TypePanel.tsx";
import type { YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

const WAYS = ["Pieces", "Type", "Famous", "Scramble", "Colours", "Camera"] as const;
type Way = (typeof WAYS)[number];

export interface WaysInProps {
  cube: YourCubeState;
  /** The page's cube. */
  index: number;
  /** The number of the net's cube, when it can be solved. */
  solvable: number | undefined;
}

/** Piece by piece, typed, famous, in other colours, or by camera: as tabs. */
export function WaysIn({ cube, index, solvable }: WaysInProps) {
  const [way, setWay] = useState<Way>(WAYS[0]);
  const { row, item } = useRoving(WAYS.length, 0);
  const panels: Record<Way, preact.JSX.Element> = {
    Pieces: <PiecesPanel cube={cube} />,
    Type: <TypePanel cube={cube} index={index} />,
    Famous: <FamousPanel cube={cube} index={solvable} />,
    Scramble: <ScramblePanel cube={cube} />,
    Colours: <ColoursPanel cube={cube} />,
    Camera: (
      <CameraPanel
        palette={cube.palette}
        isShown={way === "Camera"}
        onRead={({ colouring, doubtful }) =>
          edit({ type: "read", colouring, doubtful })
        }
      />
    ),
  };
  return (
    <>
      <div
        class="your-ways framed grid"
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
            onClick={() => setWay(one)}
            {...item(i)}
          >
            {one}
          </button>
        ))}
      </div>
      <div class="your-panels grid">
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
    </>
  );
}
