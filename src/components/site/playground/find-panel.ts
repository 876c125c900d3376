// Find and replace over all cells of the notebook.
import { button, make } from "../../notebook/bar/elements.ts";
import type { PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { type Match, matchesIn, replaceAll } from "./find-text.ts";

/** @param show  brings a cell into view */
export function findPanel(
  notebook: PageNotebook,
  show: (cell: string) => void,
): HTMLElement {
  const wanted = make("input", { className: "field", type: "text", ariaLabel: "Find" });
  const instead = make("input", {
    className: "field",
    type: "text",
    ariaLabel: "Replace with",
  });
  wanted.placeholder = "Find";
  instead.placeholder = "Replace with";
  const isExact = make("input", { type: "checkbox" });
  const status = make("p", { role: "status" });
  let at = -1;

  const found = (): Match[] =>
    matchesIn(notebook.cells, wanted.value, { isExact: isExact.checked });
  const tell = () => {
    const matches = found();
    const cells = new Set(matches.map(({ cell }) => cell)).size;
    status.textContent =
      wanted.value === ""
        ? ""
        : matches.length === 0
          ? `“${wanted.value}” is in no cell.`
          : `${count(matches.length, "place")} in ${count(cells, "cell")}.`;
  };
  const next = () => {
    const matches = found();
    if (matches.length === 0) return tell();
    at = (at + 1) % matches.length;
    const { cell, line, text } = matches[at];
    const place = notebook.cells.findIndex(({ id }) => id === cell) + 1;
    show(cell);
    status.textContent = `${at + 1} of ${matches.length}: cell ${place}, line ${line}: ${text}`;
  };
  const replace = () => {
    const matches = found();
    for (const { id, source } of notebook.cells) {
      const replaced = replaceAll(source, wanted.value, instead.value, {
        isExact: isExact.checked,
      });
      if (replaced !== source) notebook.edit(id, replaced, "reader");
    }
    at = -1;
    status.textContent = `${count(matches.length, "place")} replaced. Undo it in each cell’s code.`;
  };
  wanted.oninput = isExact.onchange = () => {
    at = -1;
    tell();
  };
  wanted.onkeydown = (event) => {
    if (event.key === "Enter") next();
  };
  return make(
    "div",
    { className: "notebook-find grid" },
    wanted,
    instead,
    make("label", { className: "notebook-exact" }, isExact, " same capitals"),
    make(
      "div",
      { className: "notebook-choices" },
      button("Next", next),
      button("Replace all", replace),
    ),
    status,
  );
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? "" : "s"}`;
}
