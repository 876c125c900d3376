import { Component } from "preact";
import type { RawValue } from "../../../../notebook/inputs/inputs.ts";
import type { Output } from "../../../../notebook/show/output.ts";
import type { DrawingLine } from "./follow-drawing.ts";
import { ErrorText } from "./ErrorText.tsx";
import "./output.css";
import { OutputView, SAYS_ITS_LINE } from "./OutputView.tsx";
import type { ReadRows } from "./read-rows.ts";

interface Props {
  /** Unique on the page: the prefix of all ids inside. */
  id: string;
  outputs: readonly Output[];
  /** Loads further rows of a table; without it only the first rows are available. */
  readRows?: ReadRows;
  /** Called with the control's index in the cell and the reader's new value. */
  onInput?(index: number, value: RawValue): void;
  /** The way to drawings that answer; without it they stay as they are. */
  drawings?: DrawingLine;
}

/**
 * The outputs of a cell, each next to its line. The line number is given only where it
 * differs from the one before.
 */
export function CellOutputs({ id, outputs, ...handlers }: Props) {
  return (
    <ol class="cell-outputs">
      {outputs.map((output, i) => (
        <OneOutput
          key={i}
          id={`${id}-${i}`}
          output={output}
          number={output.line === outputs[i - 1]?.line ? "" : String(output.line)}
          {...handlers}
        />
      ))}
    </ol>
  );
}

type OneProps = Omit<Props, "outputs"> & {
  output: Output;
  number: string;
};

/** An output never changes: those that are shown are not drawn again when more come. */
class OneOutput extends Component<OneProps> {
  override shouldComponentUpdate({ output, number }: OneProps): boolean {
    return output !== this.props.output || number !== this.props.number;
  }

  override render({ id, output, number, readRows, onInput, drawings }: OneProps) {
    const { text, view, isFailure, isWarning } = output;
    return (
      <li>
        <span class="cell-number">{number}</span>
        {isFailure ? (
          <ErrorText kind="cell-failure" text={text} />
        ) : view === undefined ? (
          <code class={isWarning ? "cell-warning" : undefined}>{text}</code>
        ) : (
          <div class="cell-shown grid" data-kind={view.kind}>
            {view.kind !== "tree" && (
              <code hidden={SAYS_ITS_LINE.includes(view.kind)}>{text}</code>
            )}
            <OutputView
              id={id}
              text={text}
              view={view}
              readRows={readRows}
              onInput={onInput}
              drawings={drawings}
            />
          </div>
        )}
      </li>
    );
  }
}
