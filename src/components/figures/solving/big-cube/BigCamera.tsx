import { useState } from "preact/hooks";
import { More } from "#kit/widget/More.tsx";
import type { CameraPanel } from "../camera/CameraPanel.tsx";
import { BIG_CUBE } from "../camera/scannable-cubes.ts";
import type { Palette } from "../your-cube/paints.ts";
import { bigNet } from "./big-net-store.ts";

interface Props {
  palette: Palette;
  /** Incremented to open the panel and turn the camera on. */
  requests: number;
}

/** The camera panel, loaded when it is opened. */
export function BigCamera({ palette, requests }: Props) {
  const [loaded, setLoaded] = useState<{ CameraPanel: typeof CameraPanel }>();
  const load = () => {
    if (!loaded) void import("../camera/CameraPanel.tsx").then(setLoaded);
  };
  return (
    <More title="Camera" opens={requests} onOpen={load}>
      {loaded && (
        <loaded.CameraPanel
          {...{ palette, requests }}
          cube={BIG_CUBE}
          isVisible
          onRead={({ colouring, uncertain: doubtful }) =>
            bigNet.dispatch({ type: "read", colouring, doubtful })
          }
        />
      )}
    </More>
  );
}
