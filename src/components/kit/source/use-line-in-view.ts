import { useEffect, useRef } from "preact/hooks";

/**
 * Scrolls a code box to its marked line when the line or the size of the box changes.
 *
 * @param line  from 0
 * @returns     refs of the box and of the mark in it, which is one line high
 */
export function useLineInView(line: number) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const sized = new ResizeObserver(() => show(box.current!, mark.current!, line));
    sized.observe(box.current!);
    return () => sized.disconnect();
  }, [line]);
  return { box, mark };
}

function show(box: HTMLElement, mark: HTMLElement, line: number): void {
  const { scrollTop, clientHeight } = box;
  const { offsetTop, offsetHeight } = mark;
  const top = offsetTop + line * offsetHeight;
  const isSeen = top >= scrollTop && top + 2 * offsetHeight <= scrollTop + clientHeight;
  if (isSeen) return;
  // Scroll by whole lines.
  const above = Math.floor((clientHeight * 0.6) / offsetHeight);
  box.scrollTop = top - above * offsetHeight;
}
