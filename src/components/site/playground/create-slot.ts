import { plainLine } from "../../notebook/cell/plain-code.ts";
import type { DocumentCell } from "../../../notebook/document/document.ts";

/** Of so much, the page shows the beginning until the editor is loaded. */
const MAX_LINES = 1000;
const MAX_CHARACTERS = 10_000;
/** Of each of so many cells, less. */
const MAX_TOTAL_LINES = 2000;
const MAX_TOTAL_CHARACTERS = 100_000;

/**
 * A cell with its row of buttons, made from the page's templates.
 * @param count  how many cells are made at once
 */
export function createSlot(
  { id, kind, source, from }: DocumentCell,
  count = 1,
): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`#new-${kind}`)!;
  const place = template.content.querySelector("div")!.cloneNode(true) as HTMLElement;
  place.dataset["slot"] = id;
  const cell = place.querySelector<HTMLElement>("code-cell, text-cell")!;
  for (const part of place.querySelectorAll("[id]")) {
    part.id = part.id.replace("cell-0", id);
  }
  cell.dataset["plain"] = ""; // neither highlighted nor rendered yet
  if (from !== undefined) cell.dataset["from"] = from;
  if (kind === "text") {
    cell.dataset["source"] = source;
    return place;
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
  // Nobody is to take the beginning for the whole.
  if (texts.join("\n").length < source.length) texts.push("…");
  code.replaceChildren(...texts.map(plainLine));
  return place;
}
