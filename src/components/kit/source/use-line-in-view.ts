import { useEffect, useRef } from "preact/hooks";

/**
 * Scrolls a box of code to its marked line, when another line is marked or the box gets
 * another size. A box that shows all of its lines stays as it is.
 *
 * @param line  from 0
 * @returns     what the box, and the mark in it, take as their ref; the mark is a line high
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
  // By whole lines, so that none is cut.
  const above = Math.floor((clientHeight * 0.6) / offsetHeight);
  box.scrollTop = top - above * offsetHeight;
}
