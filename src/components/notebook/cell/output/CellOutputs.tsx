import { Component } from "preact";
import type { RawValue } from "#notebook/inputs/inputs.ts";
import type { Output, ValueView } from "#notebook/output/output.ts";
import type { DrawingChannel } from "./follow-drawing.ts";
import { ErrorText } from "./ErrorText.tsx";
import "./output.css";
import { OutputView, VIEWS_WITH_OWN_TEXT } from "./OutputView.tsx";
import type { ReadRows } from "./read-rows.ts";

interface Props {
  /** Unique on the page: the prefix of all ids inside. */
  id: string;
  outputs: readonly Output[];
  readRows?: ReadRows;
  /** Called with the control's index in the cell and the reader's new value. */
  onInput?(index: number, value: RawValue): void;
  /** The connection to interactive drawings; without it they are static. */
  drawings?: DrawingChannel;
}

/**
 * The outputs of a cell, each next to its line number, which is left out if the output before has
 * the same.
 */
export function CellOutputs({ id, outputs, ...handlers }: Props) {
  return (
    <ol class="cell-outputs">
      {outputs.map((output, i) => (
        <OutputItem
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

type OutputItemProps = Omit<Props, "outputs"> & {
  output: Output;
  number: string;
};

/** Outputs are immutable: they are not rendered again when more are added. */
class OutputItem extends Component<OutputItemProps> {
  override shouldComponentUpdate({ output, number }: OutputItemProps): boolean {
    return output !== this.props.output || number !== this.props.number;
  }

  override render({
    id,
    output,
    number,
    readRows,
    onInput,
    drawings,
  }: OutputItemProps) {
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
            {view.kind !== "tree" && <code hidden={hasHiddenText(view)}>{text}</code>}
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

function hasHiddenText(view: ValueView): boolean {
  const isTable = view.kind === "table";
  return isTable ? view.hidesText === true : VIEWS_WITH_OWN_TEXT.includes(view.kind);
}
