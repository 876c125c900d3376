import { createButton, createElement } from "#components/notebook/bar/elements.ts";
import type { DocumentCell } from "#notebook/document/document.ts";
import { firstWords, notebookTitle } from "./notebook-title.ts";
import type { SavedNotebook } from "./saved-notebooks.ts";

/** Longer lists would slow down the page; older notebooks appear when newer ones are deleted. */
export const MAX_LISTED = 100;

interface Choices {
  goBack(notebook: SavedNotebook): void;
  discard(notebook: SavedNotebook): void;
}

/** A summary line that opens to the list of saved notebooks. */
export function savedNotebooksList(
  notebooks: readonly SavedNotebook[],
  { goBack, discard }: Choices,
  isOpen: boolean,
): HTMLElement {
  const entries = notebooks.slice(0, MAX_LISTED).map((notebook) => {
    const name = savedNotebookLabel(notebook, notebooks.slice(0, MAX_LISTED));
    const choice = (label: string, act: () => void) => {
      const one = createButton(label, act);
      one.ariaLabel = `${label}: ${name}`;
      return one;
    };
    return createElement(
      "li",
      {},
      createElement("span", {}, name),
      createElement(
        "span",
        { className: "notebook-choices" },
        choice("Go back to it", () => goBack(notebook)),
        choice("Forget it", () => discard(notebook)),
      ),
    );
  });
  const count = notebooks.length;
  const title = count === 1 ? "1 notebook is" : `${count} notebooks are`;
  const listed = count > MAX_LISTED ? `: the latest ${MAX_LISTED} are listed` : "";
  const list = createElement("details", { className: "notebook-shelf", open: isOpen });
  list.append(
    createElement("summary", {}, `${title} put aside${listed}`),
    createElement("ul", {}, ...entries),
  );
  return list;
}

/**
 * The label of a saved notebook: "“My heading”, 4 cells, today at 14:05". If several have the same
 * title, it also quotes a line that the others lack: "“My heading” with “const n = 5;”, …".
 */
export function savedNotebookLabel(
  { cells, at }: SavedNotebook,
  notebooks: readonly SavedNotebook[],
  now = Date.now(),
): string {
  const count = cells.length === 1 ? "1 cell" : `${cells.length} cells`;
  const heading = notebookTitle(cells);
  const others = notebooks.filter(
    (other) => other.cells !== cells && notebookTitle(other.cells) === heading,
  );
  const texts = new Set(others.flatMap((other) => other.cells.map(textOf)));
  const own = others.length > 0 && cells.filter((cell) => !texts.has(textOf(cell)));
  const words = own && firstWords(own);
  const title = `“${heading}”${words ? ` with “${words}”` : ""}`;
  const name = `${title}, ${count}`;
  return at === undefined ? name : `${name}, ${timeLabel(new Date(at), new Date(now))}`;
}

function textOf({ source }: DocumentCell): string {
  return source;
}

function timeLabel(at: Date, now: Date): string {
  const time = at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const isToday = at.toDateString() === now.toDateString();
  const day = isToday
    ? "today"
    : at.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  return `${day} at ${time}`;
}
