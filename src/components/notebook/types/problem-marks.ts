import {
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
  setDiagnosticsEffect,
  type Diagnostic,
} from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, type Command } from "@codemirror/view";
import { noteInWords } from "./note.ts";
import type { TypeProblem } from "../../../typecheck/type-problems.ts";
import { KEY } from "./code-keys.ts";

/** Underlines the problems of a text: pointing at one tells it. */
export function showProblems(view: EditorView, problems: readonly TypeProblem[]): void {
  const { length } = view.state.doc;
  const marks = problems.map(({ from, to, message }): Diagnostic => {
    const place = { from: Math.min(from, length), to: Math.min(to, length) };
    return { ...place, severity: "error", message };
  });
  view.dispatch(setDiagnostics(view.state, marks));
}

/**
 * Marks that go when what they mark is changed, and the keys F8 and Shift+F8, which go to
 * the next and the last one. On touch screens, a tap on one tells it.
 *
 * @param tell  says the message there
 */
export function problemMarks(tell: (words: string) => void): Extension {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const byTap = [
    linter(null, { tooltipFilter: () => [] }), // there is nothing to hover with
    EditorView.domEventHandlers({
      click({ clientX, clientY }, view) {
        const offset = view.posAtCoords({ x: clientX, y: clientY }, false);
        setTimeout(() => {
          const messages = messagesAt(view.state, offset);
          if (messages !== "") noteInWords(view, messages);
        }, SETTLED);
      },
    }),
  ];
  const goBy = (move: Command) => (view: EditorView) => {
    if (!move(view)) return false;
    tell(messagesAt(view.state, view.state.selection.main.from));
    return true;
  };
  return [
    keymap.of([
      {
        key: KEY.nextMistake,
        run: goBy(nextDiagnostic),
        shift: goBy(previousDiagnostic),
      },
    ]),
    EditorState.transactionExtender.of(({ docChanged, changes, startState }) => {
      if (!docChanged) return null;
      const kept: Diagnostic[] = [];
      forEachDiagnostic(startState, (mark, from, to) => {
        if (changes.touchesRange(from, to)) return;
        kept.push({ ...mark, from: changes.mapPos(from), to: changes.mapPos(to) });
      });
      return { effects: setDiagnosticsEffect.of(kept) };
    }),
    isTouched ? byTap : [],
    LOOK,
  ];
}

/** After a tap the browser takes so many milliseconds to set the caret. */
const SETTLED = 150;

function messagesAt(state: EditorState, offset: number): string {
  const messages: string[] = [];
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from <= offset && offset <= to) messages.push(message);
  });
  return messages.join("\n");
}

const LOOK = EditorView.theme({
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "wavy underline var(--bad) 1px",
  },
  ".cm-lintRange-active": { background: "var(--tint)" },
  ".cm-lintPoint:after": { borderBottomColor: "var(--bad)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-diagnostic": {
    padding: "0.4rem 0.75rem",
    font: "400 0.8125rem/1.5 var(--sans)",
  },
});
