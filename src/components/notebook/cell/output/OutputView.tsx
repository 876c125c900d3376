import type { RawValue } from "../../../../notebook/inputs/inputs.ts";
import type { View } from "../../../../notebook/show/output.ts";
import "../../../kit/widget/typed-field.css";
import "../inputs/inputs.css";
import { CubeOutput } from "./CubeOutput.tsx";
import { Drawing } from "./Drawing.tsx";
import { Histogram } from "./Histogram.tsx";
import { PermutationOutput } from "./PermutationOutput.tsx";
import { Table, type ReadRows } from "./Table.tsx";
import { LazyControl } from "./LazyControl.tsx";
import { Tree } from "./Tree.tsx";

interface Props {
  id: string;
  /** The value in one line. */
  text: string;
  view: View;
  readRows?: ReadRows;
  onInput?(index: number, value: RawValue): void;
}

/** Views next to which the text line would be read twice. */
export const SAYS_ITS_LINE: readonly View["kind"][] = ["drawing", "input"];

/** A value in the view that suits it. */
export function OutputView({ id, text, view, readRows, onInput }: Props) {
  switch (view.kind) {
    case "tree":
      return <Tree text={text} root={view.root} />;
    case "table":
      // Another table starts on its own first page.
      return <Table key={view} id={id} view={view} readRows={readRows} />;
    case "drawing":
      return <Drawing id={id} view={view} />;
    case "cube":
      return <CubeOutput state={view} />;
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
