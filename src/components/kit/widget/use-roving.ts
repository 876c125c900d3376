import { useRef, useState } from "preact/hooks";

/**
 * One Tab stop for a row of controls: the left and right arrows go along the row, Home and
 * End to the first and the last.
 * Spread `item(i)` on the controls, `row` on the element around them.
 *
 * @param columns  when the controls stand in a grid, how many stand side by side: then
 *                 the up and down arrows go from line to line
 */
export function useRoving(count: number, first: number, columns?: number) {
  const [chosen, setChosen] = useState(first);
  const row = useRef<HTMLDivElement>(null);
  const active = Math.min(chosen, count - 1);

  function focus(i: number): void {
    if (i < 0 || i >= count) return;
    setChosen(i);
    row.current?.querySelector<HTMLElement>(`[data-roving="${i}"]`)?.focus();
  }

  return {
    active,
    focus,
    row: {
      ref: row,
      onKeyDown(event: KeyboardEvent) {
        const { roving } = (event.target as HTMLElement).dataset;
        // A control may have its own use for a key; and Ctrl+Home is the page's.
        if (roving === undefined || event.defaultPrevented) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const from = Number(roving);
        const to = {
          ArrowRight: from + 1,
          ArrowLeft: from - 1,
          ArrowDown: columns && from + columns,
          ArrowUp: columns && from - columns,
          Home: 0,
          End: count - 1,
        }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        focus(to);
      },
    },
    item: (i: number) => ({
      "data-roving": i,
      tabIndex: i === active ? 0 : -1,
      onFocus: () => setChosen(i),
    }),
  };
}
