// Find and replace over all cells of the notebook.
import { createButton, createElement } from "../../notebook/bar/elements.ts";
import type {
  CellOrigin,
  NotebookCell,
  PageNotebook,
} from "../../notebook/bar/page-notebook.ts";
import { matchesIn, patternOf, replaceAll } from "./find-text.ts";
import { type ShownPlace, showPlace } from "./found-place.ts";
import { cutPictures } from "./pictures.ts";
import type { PlacedCell } from "./placed-cells.ts";

/** A search ends when its panel leaves the page, whatever takes its place. */
class FindElement extends HTMLElement {
  onEnd = () => {};
  disconnectedCallback(): void {
    this.onEnd();
  }
}
customElements.define("notebook-find", FindElement);

interface Replaced {
  readonly id: string;
  readonly before: string;
  readonly origin: CellOrigin;
  readonly after: string;
}

/** @param close  called when the reader goes on in the cell of a place */
export function findPanel(notebook: PageNotebook, close: () => void): HTMLElement {
  const wanted = createElement("input", {
    className: "field",
    type: "text",
    ariaLabel: "Find",
  });
  const instead = createElement("input", {
    className: "field",
    type: "text",
    ariaLabel: "Replace with",
  });
  wanted.placeholder = "Find";
  instead.placeholder = "Replace with";
  const isExact = createElement("input", { type: "checkbox" });
  const status = createElement("p", { role: "status" });
  let at = -1;
  let shown: ShownPlace | undefined;
  let lastAsked = 0;

  const options = () => ({ isExact: isExact.checked });
  const found = () => {
    const texts = notebook.cells.map((cell) => {
      const { id, kind } = cell;
      return { id, kind, source: textOf(cell)[0] };
    });
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
          ? `“${wanted.value}” was not found in any cell.`
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
    last = [];
    for (const cell of notebook.cells) {
      const { id, kind, from, source: before } = cell;
      const [source, pictures] = textOf(cell);
      const after =
        replaceAll({ kind, source }, wanted.value, instead.value, options()) + pictures;
      if (after === before) continue;
      last.push({ id, before, origin: from ?? "reader", after });
      notebook.edit(id, after, "reader");
    }
    at = -1;
    if (last.length > 0) replacing.append(undo);
    status.textContent = `${count(matches.length, "place")} replaced.`;
  };
  /** What has been changed since is left as it is. */
  const takeBack = () => {
    forget();
    const sources = new Map(notebook.cells.map(({ id, source }) => [id, source]));
    const same = last.filter(({ id, after }) => sources.get(id) === after);
    for (const { id, before, origin } of same) notebook.edit(id, before, origin);
    const changed = last.length - same.length;
    last = [];
    at = -1;
    replaceButton.focus();
    undo.remove();
    const others =
      changed > 0
        ? ` Not undone, because changed since: ${count(changed, "cell")}.`
        : "";
    status.textContent = `Undone in ${count(same.length, "cell")}.${others}`;
  };
  let last: Replaced[] = [];
  const replaceButton = createButton("Replace all", replace);
  const undo = createButton("Undo", takeBack);
  const replacing = createElement(
    "div",
    { className: "notebook-choices" },
    replaceButton,
  );
  wanted.oninput = isExact.onchange = () => {
    at = -1;
    forget();
    tell();
  };
  wanted.onkeydown = ({ key, shiftKey }) => {
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
    wanted,
    createElement(
      "div",
      { className: "notebook-choices" },
      goBy("Next", 1),
      goBy("Previous", -1),
    ),
    instead,
    replacing,
    createElement(
      "div",
      { className: "notebook-found" },
      createElement("label", { className: "notebook-exact" }, isExact, " match case"),
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
  element.onEnd = forget;
  return element;
}

/** What there is to read of a cell, and the rest. */
function textOf({ kind, source }: NotebookCell): [text: string, pictures: string] {
  return kind === "text" ? cutPictures(source) : [source, ""];
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? "" : "s"}`;
}
