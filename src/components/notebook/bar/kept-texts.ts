// Texts of cells that could not simply be restored: the author has changed or removed the
// cell since, or the reader has another text. Both texts are shown.
import type { FoundCell } from "../../../notebook/document/match-cells.ts";
import { button, make } from "./elements.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "../../kit/storage/save-file.ts";

/** In characters: as much as can be laid out at once, whatever it contains. */
const MAX_SHOWN = 2000;

export interface KeptText {
  readonly found: FoundCell;
  /** The heading of the text: “Your edit”. */
  readonly name: string;
  /** Puts the text into its cell; undefined when the cell was removed. */
  use(): void;
  forget(): void;
}

/** @param onDone  called when the reader has decided */
export function keptText(
  { found, name, use, forget }: KeptText,
  notebook: PageNotebook,
  onDone: () => void,
): HTMLElement {
  const place = notebook.cells.findIndex(
    ({ id }) => found.kind !== "orphan" && id === found.id,
  );
  const now = place < 0 ? undefined : notebook.cells[place];
  const entry = make("div", { className: "notebook-draft" });
  const decide = (action: () => void) => () => {
    action();
    entry.remove();
    onDone();
  };
  const texts = make(
    "div",
    { className: "notebook-texts grid" },
    text(name, found.cell.source),
  );
  const choices = make("div", { className: "notebook-choices" });
  if (found.cell.source.length > MAX_SHOWN) {
    const save = () =>
      saveFile(`${found.cell.id}.txt`, found.cell.source, "text/plain");
    choices.append(button("Save the whole text", save));
  }
  if (now) {
    texts.append(text("In the page now", now.source));
    choices.append(button(`Use ${name.toLowerCase()}`, decide(use)));
  }
  choices.append(button("Forget it", decide(forget)));
  entry.append(headline(found, name, place), texts, choices);
  return entry;
}

function headline(found: FoundCell, name: string, place: number): HTMLElement {
  if (found.kind === "orphan" || place < 0) {
    return make("p", {}, `${name} belongs to a cell that is no longer on this page.`);
  }
  const link = make("a", { href: `#${found.id}` }, `Cell ${place + 1}`);
  const why =
    found.kind === "outdated"
      ? ` has been changed by its author. ${name} is based on the earlier text.`
      : ` has your own edit, and there is now another version of its text.`;
  return make("p", {}, link, why);
}

function text(label: string, source: string): HTMLElement {
  const shown = source.slice(0, MAX_SHOWN);
  const left = source.length - shown.length;
  const more = left > 0 ? ` (and ${left.toLocaleString("en")} more characters)` : "";
  const code = make("pre", { tabIndex: 0, role: "group", ariaLabel: label }, shown);
  return make(
    "div",
    {},
    make("p", { className: "notebook-label" }, `${label}${more}`),
    code,
  );
}
