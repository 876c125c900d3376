import { EditorView, keymap } from "@codemirror/view";
import type { Extension } from "@codemirror/state";
import { button, make } from "../bar/elements.ts";
import { KEY } from "./code-keys.ts";
import { keyList } from "./key-list.ts";

/** A key lists all keys, over the page; closed, it leaves the reader where they were. */
export function keyHelp(): Extension {
  const show = (view: EditorView) => {
    const list = keyList();
    // What is too long for the window is scrolled by the arrows.
    Object.assign(list, { tabIndex: 0, role: "group", ariaLabel: "All keys" });
    const head = make(
      "div",
      { className: "key-help-head" },
      "Keys",
      button("Close", () => dialog.close()),
    );
    const dialog = make("dialog", { className: "key-help", ariaLabel: "Keys" }, head);
    dialog.append(list);
    dialog.onclick = ({ target }) => target === dialog && dialog.close();
    dialog.onclose = () => {
      dialog.remove();
      view.focus();
    };
    view.dom.append(dialog);
    dialog.showModal();
    list.focus();
    return true;
  };
  return [keymap.of([{ key: KEY.help, run: show }]), LOOK];
}

/** As many columns as there is room for, and no higher than the window. */
const LOOK = EditorView.theme({
  ".key-help": {
    width: "min(66rem, calc(100vw - 1.5rem))",
    maxWidth: "none",
    maxHeight: "calc(100dvh - 1.5rem)",
    padding: "0",
    overflow: "hidden",
    border: "1px solid var(--edge)",
    borderRadius: "0.6rem",
    background: "var(--card)",
    color: "var(--ink)",
    font: "400 0.875rem/1.45 var(--sans)",
  },
  ".key-help[open]": { display: "flex", flexDirection: "column" },
  ".key-help-head": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    padding: "0.4rem 0.6rem 0.4rem 1rem",
    borderBottom: "1px solid var(--line)",
    fontWeight: "600",
  },
  ".notebook-keys": { padding: "0.6rem 1rem 1rem", overflow: "auto" },
  ".notebook-keys:focus-visible": { outlineOffset: "-2px" },
  ".notebook-keys p": { margin: "0.4rem 0", fontWeight: "600" },
  ".notebook-keys dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
    gap: "0.25rem 1.5rem",
    margin: "0",
  },
  ".notebook-keys dl > div": {
    display: "grid",
    gridTemplateColumns: "8.5rem 1fr",
    gap: "0.5rem",
  },
  ".notebook-keys dd": { margin: "0" },
});
