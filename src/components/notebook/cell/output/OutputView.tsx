import type { DrawingChannel } from "./follow-drawing.ts";
import type { RawValue } from "#notebook/inputs/inputs.ts";
import type { ValueView } from "#notebook/output/output.ts";
import "../../../kit/widget/typed-field.css";
import "../inputs/inputs.css";
import { DrawingOutput } from "./DrawingOutput.tsx";
import { Histogram } from "./Histogram.tsx";
import { PermutationOutput } from "./PermutationOutput.tsx";
import { LazyControl, LazyCube, LazyTable } from "./lazy-views.tsx";
import type { ReadRows } from "./read-rows.ts";
import { Tree } from "./Tree.tsx";

interface Props {
  id: string;
  /** The value in one line. */
  text: string;
  view: ValueView;
  readRows?: ReadRows;
  onInput?(index: number, value: RawValue): void;
  drawings?: DrawingChannel;
}

/** Views that already contain the value's text, or have none. */
export const VIEWS_WITH_OWN_TEXT: readonly ValueView["kind"][] = ["drawing", "input"];

/** A value in its view. */
export function OutputView({ id, text, view, readRows, onInput, drawings }: Props) {
  switch (view.kind) {
    case "tree":
      return <Tree text={text} root={view.root} />;
    case "table":
      // The key resets the page of rows for another table.
      return <LazyTable key={view} id={id} view={view} readRows={readRows} />;
    case "drawing":
      return <DrawingOutput id={id} view={view} channel={drawings} />;
    case "cube":
      return <LazyCube state={view} />;
    case "permutation":
      return <PermutationOutput permutation={view.permutation} />;
    case "histogram":
      return <Histogram counts={view.counts} />;
    case "input":
      return (
        <LazyControl
          id={id}
          input={view.input}
          onInput={(value) => onInput?.(view.index, value)}
        />
      );
  }
}
