import {
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
  setDiagnosticsEffect,
} from "@codemirror/lint";
import {
  EditorState,
  Facet,
  StateEffect,
  type Extension,
  type Text,
} from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import type { TypeProblem } from "../../../typecheck/check-cells.ts";

/**
 * Underlines the problems in the code until it changes. Hovering over one shows its
 * message; F8 goes to the next one, Shift+F8 to the previous one.
 */
export function showProblems(view: EditorView, problems: readonly TypeProblem[]): void {
  const { state } = view;
  const { doc } = state;
  if (!state.facet(hasMarks)) {
    view.dispatch({ effects: StateEffect.appendConfig.of(problemMarks) });
  }
  const marks = problems.map(({ line, column, endLine, endColumn, message }) => ({
    from: offsetOf(doc, line, column),
    to: offsetOf(doc, endLine, endColumn),
    severity: "error" as const,
    message,
  }));
  view.dispatch(setDiagnostics(view.state, marks));
}

/** The text may be shorter now than when the problems were found. */
function offsetOf(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return Math.min(from + column - 1, to);
}

const WAVE = "wavy underline var(--bad) 1px";

const hasMarks = Facet.define<boolean, boolean>({
  combine: (values) => values.length > 0,
});

/** Added to an editor when it first has problems to show. */
const problemMarks: Extension = [
  hasMarks.of(true),
  keymap.of([{ key: "F8", run: nextDiagnostic, shift: previousDiagnostic }]),
  EditorState.transactionExtender.of(({ docChanged }) =>
    docChanged ? { effects: setDiagnosticsEffect.of([]) } : null,
  ),
  EditorView.theme({
    ".cm-lintRange-error": { backgroundImage: "none", textDecoration: WAVE },
    ".cm-lintRange-active": { background: "var(--tint)" },
    ".cm-lintPoint:after": { borderBottomColor: "var(--bad)" },
    ".cm-tooltip:has(.cm-diagnostic)": {
      border: "1px solid var(--edge)",
      borderRadius: "0.5rem",
      background: "var(--card)",
      color: "var(--ink)",
    },
    ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
    ".cm-diagnostic": {
      padding: "0.4rem 0.75rem",
      font: "400 0.8125rem/1.5 var(--sans)",
    },
  }),
];
