import { keymap } from "@codemirror/view";
import type { Extension } from "@codemirror/state";
import { KEY } from "./code-keys.ts";
import { showKeyDialog } from "./key-dialog.ts";

/** A key lists all keys, over the page; closed, it leaves the reader where they were. */
export function keyHelp(): Extension {
  const run = () => {
    showKeyDialog();
    return true;
  };
  return keymap.of([{ key: KEY.help, run }]);
}
