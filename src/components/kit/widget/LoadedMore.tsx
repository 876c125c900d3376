import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { More } from "./More.tsx";

interface Props<Content> {
  /** What is there to be opened. */
  title: string;
  /** As for `More`. */
  opens?: boolean | number | undefined;
  load(): Promise<Content>;
  children(content: Content): ComponentChildren;
}

/** A collapsible part of a figure whose content is loaded when it is opened. */
export function LoadedMore<Content>({ title, opens, load, children }: Props<Content>) {
  const [loaded, setLoaded] = useState<{ content: Content }>();
  const [isMissing, setIsMissing] = useState(false);
  const loadOnce = () => {
    if (loaded) return;
    load().then(
      (content) => setLoaded({ content }),
      () => setIsMissing(true),
    );
  };
  return (
    <More title={title} opens={opens} onOpen={loadOnce}>
      {loaded && children(loaded.content)}
      {isMissing && (
        <p role="status">
          This part could not be loaded. Load the page again when you are connected.
          What you have entered is kept.
        </p>
      )}
    </More>
  );
}
