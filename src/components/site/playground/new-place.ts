import type { DocumentCell } from "../../../notebook/document/document.ts";

/** Of so many, the page shows the beginning until the editor is loaded. */
const MAX_LINES = 1000;

/** A cell with its row of buttons, made from the page's templates. */
export function newPlace({ id, kind, source, from }: DocumentCell): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`#new-${kind}`)!;
  const place = template.content.querySelector("div")!.cloneNode(true) as HTMLElement;
  place.dataset["place"] = id;
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
  const texts = source.split("\n");
  if (texts.length > MAX_LINES) {
    code.textContent = texts.slice(0, MAX_LINES).join("\n");
    return place;
  }
  const lines = texts.map((text) => {
    const line = document.createElement("span");
    line.className = "line";
    line.textContent = text;
    return line;
  });
  code.replaceChildren(...lines);
  return place;
}
