import type { ComponentChildren } from "preact";
import { Paper } from "#kit/paper/Paper.tsx";
import "./cut-out.css";

interface Props {
  id: string;
  title: string;
  /** What to do with it. */
  use: string;
  /** In millimetres, of the drawing. */
  height: number;
  /** Drawn in millimetres. */
  children: ComponentChildren;
}

/** The width of all drawings, in millimetres. */
export const CUT_OUT_WIDTH = 180;

/** A sheet to cut up, in its true size. */
export function CutOut({ id, title, use, height, children }: Props) {
  return (
    <Paper size="any" label={title} id={id}>
      <h2 class="cut-title">{title}</h2>
      <p class="cut-use">{use}</p>
      <svg
        class="cut-out true-colours"
        viewBox={`0 0 ${CUT_OUT_WIDTH} ${height}`}
        style={{ "--height": height }}
        role="img"
        aria-label={title}
      >
        {children}
      </svg>
    </Paper>
  );
}
