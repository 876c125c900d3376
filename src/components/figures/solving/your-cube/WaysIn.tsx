import { useRoving } from "../../../kit/widget/use-roving.ts";
import { CameraPanel } from "../camera/CameraPanel.tsx";
import { ColoursPanel } from "./ColoursPanel.tsx";
import { FamousPanel } from "./FamousPanel.tsx";
import { PiecesPanel } from "./PiecesPanel.tsx";
import { ScramblePanel } from "./ScramblePanel.tsx";
import { TypePanel } from "./TypePanel.tsx";
import type { YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

const WAYS = ["Camera", "Pieces", "Type", "Famous", "Scramble", "Colours"] as const;
export type Way = (typeof WAYS)[number];

export interface WaysInProps {
  cube: YourCubeState;
  /** The number of the net's cube, when it can be solved. */
  index: number | undefined;
  /** The one that is shown. */
  way: Way;
  /** How often the camera has been asked for from elsewhere. */
  cameraAsked: number;
  onWay(way: Way): void;
}

/** By camera, piece by piece, typed, famous or in other colours: as tabs. */
export function WaysIn(props: WaysInProps) {
  const { cube, index, way, cameraAsked, onWay } = props;
  const { row, item } = useRoving(WAYS.length, 0);
  const panels: Record<Way, preact.JSX.Element> = {
    Camera: (
      <CameraPanel
        palette={cube.palette}
        isShown={way === "Camera"}
        asked={cameraAsked}
        onRead={({ colouring, doubtful }) =>
          edit({ type: "read", colouring, doubtful })
        }
      />
    ),
    Pieces: <PiecesPanel cube={cube} />,
    Type: <TypePanel cube={cube} index={index} />,
    Famous: <FamousPanel cube={cube} index={index} />,
    Scramble: <ScramblePanel cube={cube} />,
    Colours: <ColoursPanel cube={cube} />,
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
            onClick={() => onWay(one)}
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
