import { plainLine } from "#components/notebook/cell/plain-code.ts";
import type { DocumentCell } from "#notebook/document/document.ts";

/** Longer code is cut until the editor is loaded. */
const MAX_LINES = 1000;
const MAX_CHARACTERS = 10_000;
/** Limits for all cells that are created at once. */
const MAX_TOTAL_LINES = 2000;
const MAX_TOTAL_CHARACTERS = 100_000;

/**
 * Creates a slot with a cell and its toolbar from the page's templates.
 * @param count  the number of cells that are created at once
 */
export function createSlot(
  { id, kind, source, from }: DocumentCell,
  count = 1,
): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`#new-${kind}`)!;
  const slot = template.content.querySelector("div")!.cloneNode(true) as HTMLElement;
  slot.dataset["slot"] = id;
  const cell = slot.querySelector<HTMLElement>("code-cell, text-cell")!;
  for (const part of slot.querySelectorAll("[id]")) {
    part.id = part.id.replace("cell-0", id);
  }
  cell.dataset["plain"] = ""; // neither highlighted nor rendered yet
  if (from !== undefined) cell.dataset["from"] = from;
  if (kind === "text") {
    cell.dataset["source"] = source;
    return slot;
  }
  cell.dataset["code"] = source;
  delete cell.dataset["outputs"];
  cell.querySelector(".cell-results")!.replaceChildren();
  const code = cell.querySelector(".cell-code code")!;
  const beginning = source.slice(
    0,
    Math.min(MAX_CHARACTERS, Math.ceil(MAX_TOTAL_CHARACTERS / count)),
  );
  const texts = beginning
    .split("\n")
    .slice(0, Math.min(MAX_LINES, Math.ceil(MAX_TOTAL_LINES / count)));
  // Shows that the code was cut.
  if (texts.join("\n").length < source.length) texts.push("…");
  code.replaceChildren(...texts.map(plainLine));
  return slot;
}
