// Find and replace over all cells of the notebook.
import { button, make } from "../../notebook/bar/elements.ts";
import type { NotebookCell, PageNotebook } from "../../notebook/bar/page-notebook.ts";
import { matchesIn, patternOf, replaceAll } from "./find-text.ts";
import { type ShownPlace, showPlace } from "./found-place.ts";
import { cutPictures } from "./pictures.ts";
import type { PlacedCell } from "./placed-cells.ts";

export interface FindPanel {
  readonly element: HTMLElement;
  /** Takes the mark of the last place away. */
  end(): void;
}

/** @param close  called when the reader goes on in the cell of a place */
export function findPanel(notebook: PageNotebook, close: () => void): FindPanel {
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
  let shown: ShownPlace | undefined;
  let lastAsked = 0;

  const options = () => ({ isExact: isExact.checked });
  const found = () => {
    const texts = notebook.cells.map((cell) => ({
      id: cell.id,
      source: textOf(cell)[0],
    }));
    return matchesIn(texts, wanted.value, options());
  };
  const forget = () => {
    lastAsked++;
    shown?.unmark();
    shown = undefined;
  };
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
  const go = async (by: -1 | 1) => {
    forget();
    const matches = found();
    if (matches.length === 0) return tell();
    at =
      at < 0 && by < 0
        ? matches.length - 1
        : (at + by + matches.length) % matches.length;
    const { cell, line, text, part } = matches[at];
    const number = notebook.cells.findIndex(({ id }) => id === cell) + 1;
    status.textContent = `${at + 1} of ${matches.length}: cell ${number}, line ${line}: ${text}`;
    const asked = lastAsked;
    const ofCell = matches.filter((match) => match.cell === cell);
    const place = await showPlace(
      document.getElementById(cell) as unknown as PlacedCell,
      {
        part,
        index: ofCell.indexOf(matches[at]),
        count: ofCell.length,
        pattern: patternOf(wanted.value, options()),
      },
    ).catch(() => undefined); // the editor could not be loaded: the cell says so
    if (asked === lastAsked) shown = place;
    else place?.unmark();
  };
  const replace = () => {
    forget();
    const matches = found();
    for (const cell of notebook.cells) {
      const [text, pictures] = textOf(cell);
      const replaced = replaceAll(text, wanted.value, instead.value, options());
      if (replaced !== text) notebook.edit(cell.id, replaced + pictures, "reader");
    }
    at = -1;
    status.textContent = `${count(matches.length, "place")} replaced. Undo it in each cell’s code.`;
  };
  wanted.oninput = isExact.onchange = () => {
    at = -1;
    forget();
    tell();
  };
  wanted.onkeydown = ({ key, shiftKey }) => {
    if (key === "Enter") void go(shiftKey ? -1 : 1);
  };
  const goBy = (label: string, by: -1 | 1) => button(label, () => void go(by));
  const element = make(
    "div",
    { className: "notebook-find grid", role: "search", ariaLabel: "Find in all cells" },
    wanted,
    make(
      "div",
      { className: "notebook-choices" },
      goBy("Next", 1),
      goBy("Previous", -1),
    ),
    instead,
    make("div", { className: "notebook-choices" }, button("Replace all", replace)),
    make(
      "div",
      { className: "notebook-found" },
      make("label", { className: "notebook-exact" }, isExact, " same capitals"),
      status,
    ),
  );
  element.onkeydown = (event) => {
    if (event.key !== "Escape" || !shown) return;
    event.preventDefault(); // or the focus would go to the button in the bar
    const { focus } = shown;
    close();
    focus();
  };
  return { element, end: forget };
}

/** What there is to read of a cell, and the rest. */
function textOf({ kind, source }: NotebookCell): [text: string, pictures: string] {
  return kind === "text" ? cutPictures(source) : [source, ""];
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? "" : "s"}`;
}
