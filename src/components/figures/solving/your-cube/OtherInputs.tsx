import { useState } from "preact/hooks";
import { More } from "#kit/widget/More.tsx";
import type { InputTabs, InputTabsProps } from "./InputTabs.tsx";

/** Input methods other than painting, loaded on demand. */
export function OtherInputs(props: InputTabsProps) {
  const [loaded, setLoaded] = useState<{ Tabs: typeof InputTabs }>();
  const load = () => {
    if (loaded) return;
    void import("./InputTabs.tsx").then(({ InputTabs: Tabs }) => setLoaded({ Tabs }));
  };
  return (
    <div class="your-other screen-only needs-js">
      <More
        title="Camera, pieces, text, famous, scramble, colours"
        opens={props.cameraRequests}
        onOpen={load}
      >
        {loaded && <loaded.Tabs {...props} />}
      </More>
    </div>
  );
}
