import type { CellError, Output } from "../../notebook/output.ts";

/** The list of what a cell shows, as Cell.astro writes it. Text is all that it can hold. */
export function emptyList(): HTMLElement {
  return element("ol", "cell-outputs");
}

/** One thing that a cell shows; its line is told only where it is another than before. */
export function outputRow(output: Output, previous: Output | undefined): HTMLElement {
  const row = document.createElement("li");
  const { line, text } = output;
  row.append(
    lineNumber(line === previous?.line ? undefined : line),
    element("code", "", text),
  );
  return row;
}

/** Why a cell has ended, beside the line on which it did. */
export function errorRow({ message, line }: CellError): HTMLElement {
  const row = element("p", "cell-error");
  row.append(lineNumber(line), element("span", "", message));
  return row;
}

export function note(text: string): HTMLElement {
  return element("p", "cell-note", text);
}

function lineNumber(line: number | undefined): HTMLElement {
  return element("span", "cell-number", line === undefined ? "" : String(line));
}

function element(tag: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.textContent = text;
  return made;
}
