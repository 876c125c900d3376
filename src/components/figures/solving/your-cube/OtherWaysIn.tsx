import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { More } from "../../../kit/widget/More.tsx";
import type { WaysIn, WaysInProps } from "./WaysIn.tsx";

interface Props extends WaysInProps {
  /** The part that is opened. */
  part: RefObject<HTMLDivElement>;
}

/** What else leads to a cube than painting it: loaded when it is asked for. */
export function OtherWaysIn({ part, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ Ways: typeof WaysIn }>();
  const load = () => {
    if (loaded) return;
    void import("./WaysIn.tsx").then(({ WaysIn: Ways }) => setLoaded({ Ways }));
  };
  return (
    <div class="your-other screen-only needs-js" ref={part}>
      <More title="Camera, pieces, scramble, famous, colours" onOpen={load}>
        {loaded && <loaded.Ways {...props} />}
      </More>
    </div>
  );
}
