// What helps a reader to write code, added to the editor when it is there. The compiler
// behind most of it is loaded by the first change, or as soon as a text is edited that is not
// the author's.
import { EditorView } from "@codemirror/view";
import type { CodeHelp } from "../cell/cell-editor.ts";
import type { CellView } from "../bar/cell-view.ts";
import { CellTypes } from "./cell-types.ts";
import { completion, startCompletionInWord } from "./completion.ts";
import { keyHelp } from "./key-help.ts";
import { goToDefinition } from "./go-to-definition.ts";
import { cellEdited, startChecking } from "./live-problems.ts";
import { noteField } from "./editor-note.ts";
import { problemMarks } from "./problem-marks.ts";
import { renameField } from "./rename-field.ts";
import { signatures } from "./signatures.ts";
import { helpTheme } from "./help-theme.ts";
import { typeHovers } from "./type-hovers.ts";

/** @param announce  says something to screen readers */
export function codeHelp(cell: CellView, announce: (words: string) => void): CodeHelp {
  const types = new CellTypes(cell);
  const extension = [
    noteField,
    completion(types),
    signatures(types, announce),
    problemMarks(announce),
    typeHovers(types, announce),
    goToDefinition(types, announce),
    renameField(types, announce),
    keyHelp(),
    helpTheme,
    EditorView.updateListener.of(({ docChanged, transactions, view }) => {
      // A text of the reader's, or of others, may have mistakes before anybody types.
      if (view.hasFocus && cell.source !== cell.base) startChecking(cell);
      const isReaders = transactions.some((tr) =>
        USER_EDITS.some((act) => tr.isUserEvent(act)),
      );
      if (docChanged && isReaders) cellEdited(cell);
    }),
  ];
  const catchUp = (view: EditorView) => {
    cellEdited(cell);
    startCompletionInWord(view);
  };
  return { extension, catchUp };
}

/** What a reader does to a text, as opposed to what the page does. */
const USER_EDITS = ["input", "delete", "move", "undo", "redo"];
