import { useRoving } from "#kit/widget/use-roving.ts";
import { CameraPanel } from "../camera/CameraPanel.tsx";
import { POCKET_CUBE } from "../camera/scannable-cubes.ts";
import { ColoursPanel } from "./ColoursPanel.tsx";
import { FamousPanel } from "./FamousPanel.tsx";
import { PiecesPanel } from "./PiecesPanel.tsx";
import { RandomScramblePanel } from "./RandomScramblePanel.tsx";
import { TypePanel } from "./TypePanel.tsx";
import type { YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

const INPUT_METHODS = [
  "Camera",
  "Pieces",
  "Type",
  "Famous",
  "Scramble",
  "Colours",
] as const;
export type InputMethod = (typeof INPUT_METHODS)[number];

/** Labels of methods whose name alone would be unclear. */
const LABELS: Partial<Record<InputMethod, string>> = {
  Type: "Text",
  Scramble: "New scramble",
};

export interface InputTabsProps {
  cube: YourCubeState;
  /** The number of the net's cube, if it can be solved. */
  index: number | undefined;
  method: InputMethod;
  /** Incremented when the camera is opened from outside the tabs. */
  cameraRequests: number;
  onMethod(method: InputMethod): void;
}

/** Tabs with the input methods other than painting. */
export function InputTabs(props: InputTabsProps) {
  const { cube, index, method, cameraRequests, onMethod } = props;
  const { row, item } = useRoving(INPUT_METHODS.length, 0);
  const panels: Record<InputMethod, preact.JSX.Element> = {
    Camera: (
      <CameraPanel
        cube={POCKET_CUBE}
        palette={cube.palette}
        isVisible={method === "Camera"}
        requests={cameraRequests}
        onRead={({ colouring, uncertain: doubtful }) =>
          edit({ type: "read", colouring, doubtful })
        }
      />
    ),
    Pieces: <PiecesPanel cube={cube} />,
    Type: <TypePanel cube={cube} index={index} />,
    Famous: <FamousPanel cube={cube} index={index} />,
    Scramble: <RandomScramblePanel cube={cube} />,
    Colours: (
      <ColoursPanel
        palette={cube.palette}
        onChoose={(colour, letter) => edit({ type: "paint-of", colour, letter })}
      >
        Choose the six colours that you see, in any order. The page works out from the
        corners which are opposite each other.
      </ColoursPanel>
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
        {INPUT_METHODS.map((one, i) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`your-tab-${one}`}
            aria-controls={`your-panel-${one}`}
            aria-selected={one === method}
            onClick={() => onMethod(one)}
            {...item(i)}
          >
            {LABELS[one] ?? one}
          </button>
        ))}
      </div>
      <div class="your-panels grid">
        {INPUT_METHODS.map((one) => (
          <div
            key={one}
            id={`your-panel-${one}`}
            class="your-panel"
            role="tabpanel"
            aria-labelledby={`your-tab-${one}`}
            data-shown={one === method || undefined}
          >
            {panels[one]}
          </div>
        ))}
      </div>
    </>
  );
}
