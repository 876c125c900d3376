import { createButton, createElement } from "#components/notebook/bar/elements.ts";
import type {
  CellOrigin,
  NotebookCell,
  PageNotebook,
} from "#components/notebook/bar/page-notebook.ts";
import { findMatches, searchPattern, replaceAll } from "./find-text.ts";
import { type MatchHighlight, revealMatch } from "./reveal-match.ts";
import { splitPictureData } from "./picture-data.ts";
import type { PlaygroundCell } from "./playground-cells.ts";

/** The panel's element, which reports when it is removed from the page. */
class FindElement extends HTMLElement {
  onEnd = () => {};
  disconnectedCallback(): void {
    this.onEnd();
  }
}
customElements.define("notebook-find", FindElement);

interface Replacement {
  readonly id: string;
  readonly before: string;
  readonly origin: CellOrigin;
  readonly after: string;
}

/**
 * The panel to find and replace in all cells of a notebook.
 * @param close  called when Escape goes to the current match in its cell
 */
export function findPanel(notebook: PageNotebook, close: () => void): HTMLElement {
  const query = createElement("input", {
    className: "field",
    type: "text",
    ariaLabel: "Find",
  });
  const replacement = createElement("input", {
    className: "field",
    type: "text",
    ariaLabel: "Replace with",
  });
  query.placeholder = "Find";
  replacement.placeholder = "Replace with";
  const matchCaseBox = createElement("input", { type: "checkbox" });
  const status = createElement("p", { role: "status" });
  let at = -1;
  let highlight: MatchHighlight | undefined;
  let lastSearch = 0;

  const options = () => ({ matchCase: matchCaseBox.checked });
  const findAll = () => {
    const texts = notebook.cells.map((cell) => {
      const { id, kind } = cell;
      return { id, kind, source: textOf(cell)[0] };
    });
    return findMatches(texts, query.value, options());
  };
  const clearHighlight = () => {
    lastSearch++;
    highlight?.unmark();
    highlight = undefined;
  };
  const showCount = () => {
    const matches = findAll();
    const cells = new Set(matches.map(({ cell }) => cell)).size;
    status.textContent =
      query.value === ""
        ? ""
        : matches.length === 0
          ? `“${query.value}” was not found in any cell.`
          : `${countLabel(matches.length, "place")} in ${countLabel(cells, "cell")}.`;
  };
  const go = async (by: -1 | 1) => {
    clearHighlight();
    const matches = findAll();
    if (matches.length === 0) return showCount();
    at =
      at < 0 && by < 0
        ? matches.length - 1
        : (at + by + matches.length) % matches.length;
    const { cell, line, text, range } = matches[at];
    const number = notebook.cells.findIndex(({ id }) => id === cell) + 1;
    status.textContent = `${at + 1} of ${matches.length}: cell ${number}, line ${line}: ${text}`;
    const search = lastSearch;
    const ofCell = matches.filter((match) => match.cell === cell);
    const place = await revealMatch(
      document.getElementById(cell) as unknown as PlaygroundCell,
      {
        range,
        index: ofCell.indexOf(matches[at]),
        count: ofCell.length,
        pattern: searchPattern(query.value, options()),
      },
    ).catch(() => undefined); // the editor could not be loaded: the cell says so
    if (search === lastSearch) highlight = place;
    else place?.unmark();
  };
  const replace = () => {
    clearHighlight();
    const matches = findAll();
    replacements = [];
    for (const cell of notebook.cells) {
      const { id, kind, from, source: before } = cell;
      const [source, pictures] = textOf(cell);
      const after =
        replaceAll({ kind, source }, query.value, replacement.value, options()) +
        pictures;
      if (after === before) continue;
      replacements.push({ id, before, origin: from ?? "reader", after });
      notebook.edit(id, after, "reader");
    }
    at = -1;
    if (replacements.length > 0) replacing.append(undo);
    status.textContent = `${countLabel(matches.length, "place")} replaced.`;
  };
  /** Leaves cells alone that were changed since. */
  const undoReplace = () => {
    clearHighlight();
    const sources = new Map(notebook.cells.map(({ id, source }) => [id, source]));
    const same = replacements.filter(({ id, after }) => sources.get(id) === after);
    for (const { id, before, origin } of same) notebook.edit(id, before, origin);
    const changed = replacements.length - same.length;
    replacements = [];
    at = -1;
    replaceButton.focus();
    undo.remove();
    const others =
      changed > 0
        ? ` Not undone, because changed since: ${countLabel(changed, "cell")}.`
        : "";
    status.textContent = `Undone in ${countLabel(same.length, "cell")}.${others}`;
  };
  let replacements: Replacement[] = [];
  const replaceButton = createButton("Replace all", replace);
  const undo = createButton("Undo", undoReplace);
  const replacing = createElement(
    "div",
    { className: "notebook-choices" },
    replaceButton,
  );
  query.oninput = matchCaseBox.onchange = () => {
    at = -1;
    clearHighlight();
    showCount();
  };
  query.onkeydown = ({ key, shiftKey }) => {
    if (key === "Enter") void go(shiftKey ? -1 : 1);
  };
  const goBy = (label: string, by: -1 | 1) => createButton(label, () => void go(by));
  const element = new FindElement();
  Object.assign(element, {
    className: "notebook-find grid",
    role: "search",
    ariaLabel: "Find in all cells",
  });
  element.append(
    query,
    createElement(
      "div",
      { className: "notebook-choices" },
      goBy("Next", 1),
      goBy("Previous", -1),
    ),
    replacement,
    replacing,
    createElement(
      "div",
      { className: "notebook-found" },
      createElement(
        "label",
        { className: "notebook-exact" },
        matchCaseBox,
        " match case",
      ),
      status,
    ),
  );
  element.onkeydown = (event) => {
    if (event.key !== "Escape" || !highlight) return;
    event.preventDefault(); // otherwise the focus would go to the bar's button
    const { focus } = highlight;
    close();
    focus();
  };
  element.onEnd = clearHighlight;
  return element;
}

/** A cell's searchable text, and the data of its pictures. */
function textOf({ kind, source }: NotebookCell): [text: string, pictures: string] {
  return kind === "text" ? splitPictureData(source) : [source, ""];
}

function countLabel(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? "" : "s"}`;
}
