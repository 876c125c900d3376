import { useEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import "./source-at.css";

interface Props {
  /** The line of the file on which the source begins. */
  firstLine: number;
  /** The line to mark, counting from 0. */
  line: number;
  children: ComponentChildren;
}

/** A source in a scrollable box, which keeps the marked line in view. */
export function SourceAt({ firstLine, line, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { scrollTop, clientHeight } = box.current!;
    const { offsetTop, offsetHeight } = mark.current!;
    const top = offsetTop + line * offsetHeight;
    const isSeen =
      top >= scrollTop && top + 2 * offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) box.current!.scrollTop = top - clientHeight * 0.6;
  }, [line]);

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
