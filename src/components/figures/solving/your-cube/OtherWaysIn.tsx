import { useState } from "preact/hooks";
import { More } from "../../../kit/widget/More.tsx";
import type { WaysIn, WaysInProps } from "./WaysIn.tsx";

/** What else leads to a cube than painting it: loaded when it is asked for. */
export function OtherWaysIn(props: WaysInProps) {
  const [loaded, setLoaded] = useState<{ Ways: typeof WaysIn }>();
  const load = () => {
    if (loaded) return;
    void import("./WaysIn.tsx").then(({ WaysIn: Ways }) => setLoaded({ Ways }));
  };
  return (
    <div class="your-other screen-only needs-js">
      <More title="By camera, in pieces, typed, scrambled" onOpen={load}>
        {loaded && <loaded.Ways {...props} />}
      </More>
    </div>
  );
}
