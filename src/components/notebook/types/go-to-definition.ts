import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import type { CellTypes } from "./cell-types.ts";
import { showTextNote } from "./editor-note.ts";
import { referenceAddress } from "./reference-address.ts";
import { KEY } from "./code-keys.ts";

/**
 * Go to definition, in a cell or in the reference, on F12, Ctrl+click or Cmd+click.
 * @param announce  speaks to screen readers
 */
export function goToDefinition(
  types: CellTypes,
  announce: (words: string) => void,
): Extension {
  const go = async (view: EditorView, offset: number) => {
    const definition = await types.definition(offset);
    if ("address" in definition) window.open(referenceAddress(definition.address));
    else if ("index" in definition) {
      await types.visibleCells[definition.index].select?.(
        definition.from,
        definition.to,
      );
    } else {
      showTextNote(view, definition.refusal);
      announce(definition.refusal);
    }
  };
  const goOrSay = (view: EditorView, offset: number) => {
    go(view, offset).catch((error: Error) => showTextNote(view, error.message));
    return true;
  };
  return [
    keymap.of([
      {
        key: KEY.definition,
        run: (view) => goOrSay(view, view.state.selection.main.head),
      },
    ]),
    EditorView.domEventHandlers({
      mousedown({ ctrlKey, metaKey, button, clientX, clientY }, view) {
        if (!(ctrlKey || metaKey) || button !== 0) return false;
        return goOrSay(view, view.posAtCoords({ x: clientX, y: clientY }, false));
      },
    }),
  ];
}
