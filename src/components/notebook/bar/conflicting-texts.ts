// Stored or imported texts that conflict with the page: the author has changed or removed the
// cell, or the reader has edited it. Both texts are shown, and the reader decides.
import type { CellMatch } from "#notebook/document/match-cells.ts";
import { createButton, createElement } from "./elements.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "#kit/storage/save-file.ts";

/** Any text of this length can be laid out quickly. */
const MAX_VISIBLE_CHARS = 2000;

export interface ConflictingText {
  readonly match: CellMatch;
  /** The heading of the text: “Your edit”. */
  readonly name: string;
  use(): void;
  discard(): void;
}

/**
 * The entry for one conflicting text, with buttons to use or discard it.
 * @param onDone  called when the reader has decided
 */
export function conflictEntry(
  { match, name, use, discard }: ConflictingText,
  notebook: PageNotebook,
  onDone: () => void,
): HTMLElement {
  const index = notebook.cells.findIndex(
    ({ id }) => match.kind !== "orphan" && id === match.id,
  );
  const current = index < 0 ? undefined : notebook.cells[index];
  const entry = createElement("div", { className: "notebook-draft" });
  const decide = (action: () => void) => () => {
    action();
    entry.remove();
    onDone();
  };
  const texts = createElement(
    "div",
    { className: "notebook-texts grid" },
    text(name, match.cell.source),
  );
  const choices = createElement("div", { className: "notebook-choices" });
  if (match.cell.source.length > MAX_VISIBLE_CHARS) {
    const save = () =>
      saveFile(`${match.cell.id}.txt`, match.cell.source, "text/plain");
    choices.append(createButton("Save the whole text", save));
  }
  if (current) {
    texts.append(text("In the page now", current.source));
    choices.append(createButton(`Use ${name.toLowerCase()}`, decide(use)));
  }
  choices.append(createButton("Forget it", decide(discard)));
  entry.append(headline(match, name, index), texts, choices);
  return entry;
}

function headline(match: CellMatch, name: string, index: number): HTMLElement {
  if (match.kind === "orphan" || index < 0) {
    return createElement(
      "p",
      {},
      `${name} belongs to a cell that is no longer on this page.`,
    );
  }
  const link = createElement("a", { href: `#${match.id}` }, `Cell ${index + 1}`);
  const why =
    match.kind === "outdated"
      ? ` has been changed by its author. ${name} is based on the earlier text.`
      : ` has your own edit, and there is now another version of its text.`;
  return createElement("p", {}, link, why);
}

function text(label: string, source: string): HTMLElement {
  const shown = source.slice(0, MAX_VISIBLE_CHARS);
  const left = source.length - shown.length;
  const more = left > 0 ? ` (and ${left.toLocaleString("en")} more characters)` : "";
  const code = createElement(
    "pre",
    { tabIndex: 0, role: "group", ariaLabel: label },
    shown,
  );
  return createElement(
    "div",
    {},
    createElement("p", { className: "notebook-label" }, `${label}${more}`),
    code,
  );
}
