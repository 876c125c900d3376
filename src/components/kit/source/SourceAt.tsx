import type { ComponentChildren } from "preact";
import "./source-at.css";
import { useLineInView } from "./use-line-in-view.ts";

interface Props {
  /** The line of the file on which the source begins. */
  firstLine: number;
  /** The line to mark, counting from 0. */
  line: number;
  children: ComponentChildren;
}

/** A scrollable source that keeps the marked line in view. */
export function SourceAt({ firstLine, line, children }: Props) {
  const { box, mark } = useLineInView(line);

  return (
    <div
      class="source-at framed numbered"
      ref={box}
      style={`--first-line: ${firstLine}; --at: ${line}`}
    >
      <div class="source-mark code-mark" ref={mark} />
      {children}
    </div>
  );
}
