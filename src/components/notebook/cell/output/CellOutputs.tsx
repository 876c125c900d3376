import type { RawValue } from "../../../../notebook/inputs/inputs.ts";
import type { Output } from "../../../../notebook/show/output.ts";
import "./output.css";
import { OutputView, SAYS_ITS_LINE } from "./OutputView.tsx";
import type { ReadRows } from "./Table.tsx";

interface Props {
  /** Unique on the page: the names of all parts begin with it. */
  id: string;
  outputs: readonly Output[];
  /** Fetches rows of a table that have not come along; none can be had when left out. */
  readRows?: ReadRows;
  /** A reader has given the how manyth control of the cell a new value. */
  onInput?(index: number, value: RawValue): void;
}

/**
 * What a cell shows, each thing beside the line that showed it. The line is told only
 * where it is another than before.
 */
export function CellOutputs({ id, outputs, readRows, onInput }: Props) {
  return (
    <ol class="cell-outputs">
      {outputs.map(({ line, text, view }, i) => (
        <li key={i}>
          <span class="cell-number">
            {line === outputs[i - 1]?.line ? "" : String(line)}
          </span>
          {view === undefined ? (
            <code>{text}</code>
          ) : (
            <div class="cell-shown grid" data-kind={view.kind}>
              {view.kind !== "tree" && (
                <code hidden={SAYS_ITS_LINE.includes(view.kind)}>{text}</code>
              )}
              <OutputView
                id={`${id}-${i}`}
                text={text}
                view={view}
                readRows={readRows}
                onInput={onInput}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
