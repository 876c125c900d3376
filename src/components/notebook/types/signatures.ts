import { Prec, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import type { Signature } from "#src/typecheck/signature-at.ts";
import type { CellTypes } from "./cell-types.ts";
import { closeNote, showTextNote, showNote } from "./editor-note.ts";
import { onCellRun } from "../cell/run-effect.ts";
import { KEY } from "./code-keys.ts";

/**
 * Shows the signature above a call that is being typed, with the parameter at the caret marked:
 * after a parenthesis or a comma, and on Ctrl+Shift+Space.
 * @param announce  speaks a requested signature to screen readers
 */
export function signatures(
  types: CellTypes,
  announce: (words: string) => void,
): Extension {
  /** Whether the caret is still in the call. */
  let isOpen = false;
  const show = async (view: EditorView): Promise<Signature | undefined> => {
    isOpen = true;
    const { head } = view.state.selection.main;
    const signature = await types.signature(head).catch(() => undefined);
    // A later keystroke has requested it again.
    if (!isOpen || view.state.selection.main.head !== head) return signature;
    if (signature) {
      const note = {
        pos: signature.from,
        content: signatureContent(signature),
        above: true,
      };
      showNote(view, { ...note, isSticky: true });
    } else closeNote(view);
    isOpen = signature !== undefined;
    return signature;
  };
  const showOnKey = (view: EditorView) => {
    void show(view).then((signature) => {
      if (!signature) return showTextNote(view, "The caret is not inside a call.");
      announce(signature.parts.map(({ text }) => text).join(""));
    });
    return true;
  };
  const close = (view: EditorView) => {
    isOpen = false;
    return closeNote(view);
  };
  return [
    keymap.of([{ key: KEY.signature, run: showOnKey }]),
    // Escape first closes the note; pressed again, it lets Tab leave the editor.
    Prec.high(keymap.of([{ key: KEY.leave, run: close }])),
    onCellRun(close),
    EditorView.updateListener.of(({ view, docChanged, selectionSet, transactions }) => {
      const { head } = view.state.selection.main;
      const isTyped = transactions.some((tr) => tr.isUserEvent("input.type"));
      const begins = isTyped && /[(,]/.test(view.state.sliceDoc(head - 1, head));
      if (begins || (isOpen && (docChanged || selectionSet))) void show(view);
    }),
  ];
}

function signatureContent({
  parts,
  docs,
  about,
  number,
  count,
}: Signature): HTMLElement {
  const content = document.createElement("div");
  content.className = "hover-text signature";
  const code = document.createElement("code");
  for (const { text, isActive } of parts) {
    const part = document.createElement(isActive ? "strong" : "span");
    part.textContent = text;
    code.append(part);
  }
  content.append(code);
  const more = count > 1 ? `${number} of ${count} ways to call it.` : "";
  for (const text of [about || docs.split("\n\n")[0], more]) {
    if (text === "") continue;
    const paragraph = document.createElement("p");
    for (const [i, part] of text.split("`").entries()) {
      const piece = document.createElement(i % 2 === 1 ? "code" : "span");
      piece.textContent = part;
      paragraph.append(piece);
    }
    content.append(paragraph);
  }
  return content;
}
