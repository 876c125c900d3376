import { useRef, useState } from "preact/hooks";

/**
 * One Tab stop for a row of controls: the left and right arrows go along the row.
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
        const by = {
          ArrowRight: 1,
          ArrowLeft: -1,
          ArrowDown: columns,
          ArrowUp: columns && -columns,
        }[event.key];
        const from = (event.target as HTMLElement).dataset["roving"];
        if (by === undefined || from === undefined) return;
        event.preventDefault();
        focus(Number(from) + by);
      },
    },
    item: (i: number) => ({
      "data-roving": i,
      tabIndex: i === active ? 0 : -1,
      onFocus: () => setChosen(i),
    }),
  };
}
