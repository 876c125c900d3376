import { areControlValues } from "../../../notebook/document/control-values.ts";
import type { DocumentCell } from "../../../notebook/document/document.ts";
import type { Input } from "../../../notebook/inputs/inputs.ts";
import { hasFileInput } from "../../../notebook/inputs/has-file-input.ts";
import type { NotebookCell } from "./page-notebook.ts";

/**
 * What the controls of a cell are set to, as far as others can have it: not the names of
 * the reader's files. Undefined when there is nothing, or too much.
 */
export function linkableControlValues({
  outputs,
  chosen = [],
  from,
}: NotebookCell): readonly unknown[] | undefined {
  const inputs = new Map<number, Input>();
  for (const { view } of outputs) {
    if (view?.kind === "input") inputs.set(view.index, view.input);
  }
  const values = chosen.map((value, index) => {
    const input = inputs.get(index);
    // Of a control that is not there nobody knows whether it takes a file. Those who have
    // written the cell have sent the values that came with it.
    const isForOthers = input ? !hasFileInput(input) : from !== undefined;
    return isForOthers ? value : null;
  });
  const isAny = values.some((value) => value !== null);
  return isAny && areControlValues(values) ? values : undefined;
}

/**
 * What is stored of a cell that others have written, besides its text. Once it has run, its
 * controls are kept with its results.
 */
export function importedFields(
  cell: NotebookCell,
): Pick<DocumentCell, "from" | "chosen"> {
  const { from } = cell;
  if (from === undefined) return {};
  const chosen = linkableControlValues(cell);
  return { from, ...(chosen && { chosen }) };
}
