import type { RawValue } from "../../../../notebook/inputs/inputs.ts";
import type { Output } from "../../../../notebook/show/output.ts";
import "./output.css";
import { OutputView, SAYS_ITS_LINE } from "./OutputView.tsx";
import type { ReadRows } from "./Table.tsx";

interface Props {
  /** Unique on the page: the prefix of all ids inside. */
  id: string;
  outputs: readonly Output[];
  /** Loads further rows of a table; without it only the first rows are available. */
  readRows?: ReadRows;
  /** Called with the control's index in the cell and the reader's new value. */
  onInput?(index: number, value: RawValue): void;
}

/**
 * The outputs of a cell, each next to its line. The line number is given only where it
 * differs from the one before.
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
