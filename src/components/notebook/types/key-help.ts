import { EditorView, keymap } from "@codemirror/view";
import type { Extension } from "@codemirror/state";
import { KEY } from "./code-keys.ts";
import { keyList, keysInWords } from "./key-list.ts";
import { showNote } from "./note.ts";

/**
 * A key lists all keys, beside the code.
 * @param tell  says them
 */
export function keyHelp(tell: (words: string) => void): Extension {
  const show = (view: EditorView) => {
    const { head } = view.state.selection.main;
    const content = keyList();
    content.classList.add("hover-text");
    showNote(view, { pos: head, content });
    tell(keysInWords());
    return true;
  };
  return [keymap.of([{ key: KEY.help, run: show }]), LOOK];
}

/** As many columns as there is room for, and no higher than the window. */
const LOOK = EditorView.theme({
  ".notebook-keys": {
    width: "min(62rem, calc(100vw - 12px))",
    maxWidth: "none",
    maxHeight: "45vh",
    overflow: "auto",
  },
  ".notebook-keys p": { fontWeight: "600" },
  ".notebook-keys dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
    gap: "0.15rem 1.5rem",
    border: "0",
  },
  ".notebook-keys dl > div": {
    display: "grid",
    gridTemplateColumns: "8.5rem 1fr",
    gap: "0.5rem",
  },
});
