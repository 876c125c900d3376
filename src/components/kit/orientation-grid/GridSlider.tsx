import type { ComponentChildren } from "preact";
import { gridKeyStep } from "./grid-key-step.ts";
import { squareAt } from "./OrientationGrid.tsx";

interface Props {
  class?: string;
  label: string;
  min: number;
  max: number;
  value: number;
  /** The width of a row, if the values are squares; otherwise they are in a single row. */
  columns?: number;
  /** How far the Page keys go, if they move. */
  page?: number;
  /** What the value means. */
  says: string;
  /** A square has been pressed. */
  onSquare(square: number): void;
  /** A key asks for another value, which may be beyond an end. */
  onValue(value: number, options: { amend: boolean }): void;
  /** The grid. */
  children: ComponentChildren;
}

/** A grid whose squares can be chosen by pressing them, and by keys. */
export function GridSlider(props: Props) {
  const { class: own, label, min, max, value, says, onSquare, onValue } = props;
  const { columns = 1, page } = props;
  return (
    <div
      class={["grid-slider", own].filter(Boolean).join(" ")}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={says}
      onClick={(event) => {
        const box = event.currentTarget.querySelector("svg")!.getBoundingClientRect();
        onSquare(
          squareAt(
            (event.clientX - box.left) / box.width,
            (event.clientY - box.top) / box.height,
          ),
        );
      }}
      onKeyDown={(event) => {
        const { key } = event;
        const by =
          { Home: min - value, End: max - value }[key] ??
          gridKeyStep(key, { columns, page });
        if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onValue(value + by, { amend: event.repeat });
      }}
    >
      {props.children}
    </div>
  );
}
