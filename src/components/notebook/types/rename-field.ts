import type { Extension } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";
import type { CellView } from "../bar/cell-view.ts";
import type { CellTypes } from "./cell-types.ts";
import { closeNote, showTextNote, showNote } from "./editor-note.ts";
import { KEY } from "./code-keys.ts";

/**
 * Renames a name in all cells on F2, as one undo step in each.
 * @param announce  speaks the result to screen readers
 */
export function renameField(
  types: CellTypes,
  announce: (words: string) => void,
): Extension {
  const begin = (view: EditorView) => {
    const { head } = view.state.selection.main;
    const word = view.state.wordAt(head);
    if (!word) showTextNote(view, "There is no name here.");
    else open(view, head, view.state.sliceDoc(word.from, word.to));
    return true;
  };
  const open = (view: EditorView, offset: number, former: string) => {
    const { form, input, refuse } = createRenameForm(former);
    const close = () => {
      closeNote(view);
      view.focus();
    };
    form.onsubmit = (event) => {
      event.preventDefault();
      rename(types, offset, input.value.trim()).then(
        (message) => {
          close();
          announce(message);
        },
        (error: Error) => refuse(error.message),
      );
    };
    form.onkeydown = (event) => {
      event.stopPropagation(); // not for the editor's key bindings
      if (event.key === "Escape") close();
    };
    showNote(view, { pos: offset, content: form });
    requestAnimationFrame(() => input.select());
  };
  return keymap.of([{ key: KEY.rename, run: begin }]);
}

/** @throws {Error} with the reason for the reader if the name can't be changed */
async function rename(types: CellTypes, offset: number, name: string): Promise<string> {
  const cells = types.visibleCells;
  const texts = cells.map(({ source }) => source);
  const result = await types.rename(offset, name);
  if ("refusal" in result) throw new Error(result.refusal);
  const changed = [...new Set(result.edits.map(({ index }) => index))];
  for (const index of changed) {
    const reason = whyNotRenamable(cells[index], texts[index]);
    if (reason !== undefined) throw new Error(reason);
  }
  for (const index of changed) {
    await cells[index].applyEdits!(result.edits.filter((edit) => edit.index === index));
    cells[index].identifiersRenamed?.(texts[index]);
  }
  return `Renamed: ${countLabel(result.edits, "place")} in ${countLabel(changed, "cell")}.`;
}

function whyNotRenamable(cell: CellView, text: string): string | undefined {
  if (!cell.applyEdits) return "The exercise’s checker needs this name.";
  if (cell.from)
    return `The name is used in ${cell.label}, whose code came from a link or a file: run that cell first.`;
  if (cell.source !== text) return `${cell.label} has changed: try again.`;
  return undefined;
}

function countLabel(all: readonly unknown[], name: string): string {
  return `${all.length} ${name}${all.length === 1 ? "" : "s"}`;
}

function createRenameForm(former: string) {
  const form = document.createElement("form");
  form.className = "hover-text rename";
  const label = document.createElement("label");
  const input = document.createElement("input");
  Object.assign(input, { value: former, autocomplete: "off", spellcheck: false });
  label.append(`Rename ${former} to `, input);
  const reason = document.createElement("p");
  reason.role = "alert";
  form.append(label, reason);
  const refuse = (words: string) => {
    reason.textContent = words;
    input.select();
  };
  return { form, input, refuse };
}
