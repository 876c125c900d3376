import { useRef, useState } from "preact/hooks";

/**
 * A single Tab stop for a row of controls: the left and right arrow keys move along the
 * row, Home and End go to the first and the last. Spread `item(i)` on the controls, `row`
 * on the element around them.
 *
 * @param columns  the number of columns, if the controls are in a grid: then the up and
 *                 down arrow keys move between rows
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
        // A control may handle the key itself; and Ctrl+Home belongs to the page.
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
