// What helps a reader to write code, added to the editor when it is there. The compiler
// behind most of it is loaded by the first change, or as soon as a text is edited that is not
// the author's.
import { EditorView } from "@codemirror/view";
import type { CodeHelp } from "../cell/cell-editor.ts";
import type { CellView } from "../bar/cell-view.ts";
import { CellTypes } from "./cell-types.ts";
import { completion, offerForWord } from "./completion.ts";
import { keyHelp } from "./key-help.ts";
import { goToDefinition } from "./go-to-definition.ts";
import { followEdits, followSoon } from "./live-problems.ts";
import { noteField } from "./note.ts";
import { problemMarks } from "./problem-marks.ts";
import { renameField } from "./rename-field.ts";
import { signatures } from "./signatures.ts";
import { helpLook } from "./help-look.ts";
import { typeHovers } from "./type-hovers.ts";

/** @param tell  says something to screen readers */
export function codeHelp(cell: CellView, tell: (words: string) => void): CodeHelp {
  const types = new CellTypes(cell);
  const extension = [
    noteField,
    completion(types),
    signatures(types, tell),
    problemMarks(tell),
    typeHovers(types, tell),
    goToDefinition(types, tell),
    renameField(types, tell),
    keyHelp(),
    helpLook,
    EditorView.updateListener.of(({ docChanged, transactions, view }) => {
      // A text of the reader's, or of others, may have mistakes before anybody types.
      if (view.hasFocus && cell.source !== cell.base) followSoon(cell);
      const isReaders = transactions.some((tr) =>
        EDITS.some((act) => tr.isUserEvent(act)),
      );
      if (docChanged && isReaders) followEdits(cell);
    }),
  ];
  const catchUp = (view: EditorView) => {
    followEdits(cell);
    offerForWord(view);
  };
  return { extension, catchUp };
}

/** What a reader does to a text, as opposed to what the page does. */
const EDITS = ["input", "delete", "move", "undo", "redo"];
