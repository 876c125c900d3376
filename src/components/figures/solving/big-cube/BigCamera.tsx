import { LoadedMore } from "#kit/widget/LoadedMore.tsx";
import { BIG_CUBE } from "../camera/scannable-cubes.ts";
import type { Palette } from "../your-cube/paints.ts";
import { bigNet } from "./big-net-store.ts";

interface Props {
  palette: Palette;
  /** Incremented to open the panel and turn the camera on. */
  requests: number;
}

export function BigCamera({ palette, requests }: Props) {
  return (
    <LoadedMore
      title="Camera"
      opens={requests}
      load={async () => (await import("../camera/CameraPanel.tsx")).CameraPanel}
    >
      {(CameraPanel) => (
        <CameraPanel
          {...{ palette, requests }}
          cube={BIG_CUBE}
          isVisible
          onRead={({ colouring, uncertain: doubtful }) =>
            bigNet.dispatch({ type: "read", colouring, doubtful })
          }
        />
      )}
    </LoadedMore>
  );
}
