import { type EditorView, keymap } from "@codemirror/view";
import type { Extension } from "@codemirror/state";
import { showNote } from "./note.ts";

const KEYS = [
  ["Shift+Enter", "runs the cell and goes on"],
  ["Ctrl+Enter", "runs it"],
  ["Ctrl+Space", "lists what can stand here"],
  ["Ctrl+Shift+Space", "shows how the call at the caret is made"],
  ["Ctrl+K Ctrl+I", "shows the type of the name at the caret"],
  ["F8, Shift+F8", "go to the next mistake, the last one"],
  ["F12, Ctrl+click", "go to where a name is defined"],
  ["F2", "renames a name in all cells"],
  ["Esc, then Tab", "leaves the code"],
] as const;

/**
 * F1 lists the keys of the editor.
 *
 * @param tell  says them
 */
export function editorKeys(tell: (words: string) => void): Extension {
  const show = (view: EditorView) => {
    const { head } = view.state.selection.main;
    showNote(view, { pos: head, content: listOfKeys() });
    tell(KEYS.map(([key, does]) => `${ofSystem(key)} ${does}.`).join("\n"));
    return true;
  };
  return keymap.of([{ key: "F1", run: show }]);
}

function listOfKeys(): HTMLElement {
  const content = document.createElement("div");
  content.className = "hover-text";
  const list = document.createElement("dl");
  for (const [key, does] of KEYS) {
    const term = document.createElement("dt");
    const meaning = document.createElement("dd");
    term.textContent = ofSystem(key);
    meaning.textContent = does;
    list.append(term, meaning);
  }
  content.append(list);
  return content;
}

/** On a Mac, Cmd takes the place of Ctrl. */
function ofSystem(key: string): string {
  return /Mac|iP(hone|ad)/.test(navigator.platform)
    ? key.replaceAll(/Ctrl(?!\+Space|\+Shift)/g, "Cmd")
    : key;
}
