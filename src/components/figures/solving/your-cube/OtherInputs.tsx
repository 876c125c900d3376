import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { More } from "#kit/widget/More.tsx";
import type { InputTabs, InputTabsProps } from "./InputTabs.tsx";

interface Props extends InputTabsProps {
  /** Receives the element, so that others can open the panel. */
  container: RefObject<HTMLDivElement>;
}

/** Input methods other than painting, loaded on demand. */
export function OtherInputs({ container, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ Tabs: typeof InputTabs }>();
  const load = () => {
    if (loaded) return;
    void import("./InputTabs.tsx").then(({ InputTabs: Tabs }) => setLoaded({ Tabs }));
  };
  return (
    <div class="your-other screen-only needs-js" ref={container}>
      <More title="Camera, pieces, text, famous, scramble, colours" onOpen={load}>
        {loaded && <loaded.Tabs {...props} />}
      </More>
    </div>
  );
}
