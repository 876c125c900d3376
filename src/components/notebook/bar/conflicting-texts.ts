// Texts of cells that could not simply be restored: the author has changed or removed the
// cell since, or the reader has another text. Both texts are shown.
import type { CellMatch } from "../../../notebook/document/match-cells.ts";
import { createButton, createElement } from "./elements.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "../../kit/storage/save-file.ts";

/** In characters: as much as can be laid out at once, whatever it contains. */
const MAX_VISIBLE_CHARS = 2000;

export interface ConflictingText {
  readonly match: CellMatch;
  /** The heading of the text: “Your edit”. */
  readonly name: string;
  /** Puts the text into its cell; undefined when the cell was removed. */
  use(): void;
  discard(): void;
}

/** @param onDone  called when the reader has decided */
export function conflictEntry(
  { match: found, name, use, discard: forget }: ConflictingText,
  notebook: PageNotebook,
  onDone: () => void,
): HTMLElement {
  const place = notebook.cells.findIndex(
    ({ id }) => found.kind !== "orphan" && id === found.id,
  );
  const now = place < 0 ? undefined : notebook.cells[place];
  const entry = createElement("div", { className: "notebook-draft" });
  const decide = (action: () => void) => () => {
    action();
    entry.remove();
    onDone();
  };
  const texts = createElement(
    "div",
    { className: "notebook-texts grid" },
    text(name, found.cell.source),
  );
  const choices = createElement("div", { className: "notebook-choices" });
  if (found.cell.source.length > MAX_VISIBLE_CHARS) {
    const save = () =>
      saveFile(`${found.cell.id}.txt`, found.cell.source, "text/plain");
    choices.append(createButton("Save the whole text", save));
  }
  if (now) {
    texts.append(text("In the page now", now.source));
    choices.append(createButton(`Use ${name.toLowerCase()}`, decide(use)));
  }
  choices.append(createButton("Forget it", decide(forget)));
  entry.append(headline(found, name, place), texts, choices);
  return entry;
}

function headline(found: CellMatch, name: string, place: number): HTMLElement {
  if (found.kind === "orphan" || place < 0) {
    return createElement(
      "p",
      {},
      `${name} belongs to a cell that is no longer on this page.`,
    );
  }
  const link = createElement("a", { href: `#${found.id}` }, `Cell ${place + 1}`);
  const why =
    found.kind === "outdated"
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
