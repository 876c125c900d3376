import { LoadedMore } from "#kit/widget/LoadedMore.tsx";
import type { InputTabsProps } from "./InputTabs.tsx";

/** Input methods other than painting. */
export function OtherInputs(props: InputTabsProps) {
  return (
    <div class="your-other screen-only needs-js">
      <LoadedMore
        title="Camera, pieces, text, famous, scramble, colours"
        opens={props.cameraRequests}
        load={async () => (await import("./InputTabs.tsx")).InputTabs}
      >
        {(InputTabs) => <InputTabs {...props} />}
      </LoadedMore>
    </div>
  );
}
