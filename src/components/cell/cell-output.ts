import type { CellError, Output } from "../../notebook/run-cell.ts";

/** What a cell shows, as Cell.astro writes it. Text is all that it can hold. */
export function outputList(outputs: readonly Output[]): HTMLElement {
  const list = element("ol", "cell-outputs");
  outputs.forEach(({ line, text }, i) => {
    const item = document.createElement("li");
    item.append(
      lineNumber(line === outputs[i - 1]?.line ? undefined : line),
      element("code", "", text),
    );
    list.append(item);
  });
  return list;
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
