// Help with writing code, added to an open editor. The compiler behind most of it is loaded by
// the first change, or on focus in a text that differs from the author's.
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
import { signatures } from "./signatures.ts";
import { helpTheme } from "./help-theme.ts";
import { typeHovers } from "./type-hovers.ts";

/**
 * Completion, signatures, type errors, hovers and go to definition.
 * @param announce  speaks to screen readers
 */
export function codeHelp(cell: CellView, announce: (words: string) => void): CodeHelp {
  const types = new CellTypes(cell);
  const extension = [
    noteField,
    completion(types),
    signatures(types, announce),
    problemMarks(announce),
    typeHovers(types, announce),
    goToDefinition(types, announce),
    keyHelp(),
    helpTheme,
    EditorView.updateListener.of(({ docChanged, transactions, view }) => {
      // A text that is not the author's may have mistakes before the first change.
      if (view.hasFocus && cell.source !== cell.base) startChecking(cell);
      const isReaders = transactions.some((tr) =>
        USER_EDITS.some((event) => tr.isUserEvent(event)),
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

/** User events, as opposed to changes by the page. */
const USER_EDITS = ["input", "delete", "move", "undo", "redo"];
