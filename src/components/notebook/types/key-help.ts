import { keymap } from "@codemirror/view";
import type { Extension } from "@codemirror/state";
import { KEY } from "./code-keys.ts";
import { showKeyDialog } from "./key-dialog.ts";

/** The key binding that shows the list of all keys. */
export function keyHelp(): Extension {
  const run = () => {
    showKeyDialog();
    return true;
  };
  return keymap.of([{ key: KEY.help, run }]);
}
