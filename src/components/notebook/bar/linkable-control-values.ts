import { areControlValues } from "#notebook/document/control-values.ts";
import type { DocumentCell } from "#notebook/document/document.ts";
import type { Input } from "#notebook/inputs/inputs.ts";
import { hasFileInput } from "#notebook/inputs/has-file-input.ts";
import type { NotebookCell } from "./page-notebook.ts";

/**
 * The values of a cell's controls that can be put into a link: file names are left out.
 * Undefined if there are none, or too many.
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
    // A control that is not displayed could be a file control. Values that were imported with
    // the cell are safe: they came from a link or file.
    const isLinkable = input ? !hasFileInput(input) : from !== undefined;
    return isLinkable ? value : null;
  });
  const isAny = values.some((value) => value !== null);
  return isAny && areControlValues(values) ? values : undefined;
}

/**
 * The fields that are stored of an imported cell, in addition to its text. Once it has run, its
 * control values are stored with its results.
 */
export function importedFields(
  cell: NotebookCell,
): Pick<DocumentCell, "from" | "chosen"> {
  const { from } = cell;
  if (from === undefined) return {};
  const chosen = linkableControlValues(cell);
  return { from, ...(chosen && { chosen }) };
}
