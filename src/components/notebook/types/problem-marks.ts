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
import { createButton } from "../bar/elements.ts";
import { addSuggestedImport } from "#notebook/code/add-import.ts";
import type { SuggestedImport } from "#notebook/code/suggested-imports.ts";
import { closeNote, showTextNote } from "./editor-note.ts";
import type { TypeProblem } from "#src/typecheck/type-problems.ts";
import { isOnMac, KEY, formatKey } from "./code-keys.ts";

/** Underlines the problems of a text; hovering one shows its message. */
export function showProblems(view: EditorView, problems: readonly TypeProblem[]): void {
  const { length } = view.state.doc;
  const marks = problems.map(
    ({ from, to, message, missingImport: missing }): Diagnostic => {
      const range = { from: Math.min(from, length), to: Math.min(to, length) };
      const actions = missing ? [importAction(missing)] : [];
      return { ...range, severity: "error", message, actions };
    },
  );
  view.dispatch(setDiagnostics(view.state, marks));
}

/** The quick fix that adds a missing import. */
function importAction(missing: SuggestedImport) {
  return {
    name: `Import it from ${missing.module} (${formatKey(KEY.quickFix, isOnMac())})`,
    apply: (view: EditorView) => {
      const changes = addSuggestedImport(view.state.doc.toString(), missing);
      view.dispatch({ changes, userEvent: "input.import" });
    },
  };
}

/**
 * Problem marks that vanish when their text is edited, with keys for the next and previous
 * problem and for quick fixes. On touch screens, tapping a mark shows its message.
 * @param announce  speaks a message to screen readers
 */
export function problemMarks(announce: (words: string) => void): Extension {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const onTap = [
    linter(null, { tooltipFilter: () => [] }), // there is nothing to hover with
    EditorView.domEventHandlers({
      click({ clientX, clientY }, view) {
        const offset = view.posAtCoords({ x: clientX, y: clientY }, false);
        setTimeout(() => {
          const marks = marksAt(view.state, offset);
          if (marks.length === 0) return;
          const buttons = marks.flatMap(({ actions = [], from, to }) =>
            actions.map(({ name, apply }) =>
              createButton(name.replace(/ \(.*$/, ""), () => {
                closeNote(view);
                apply(view, from, to);
              }),
            ),
          );
          showTextNote(view, joinMessages(marks), ...buttons);
        }, CARET_DELAY_MS);
      },
    }),
  ];
  const goBy = (move: Command) => (view: EditorView) => {
    if (!move(view)) return false;
    const marks = marksAt(view.state, view.state.selection.main.from);
    const actions = marks.flatMap(({ actions = [] }) =>
      actions.map(({ name }) => name),
    );
    announce([joinMessages(marks), ...actions].join("\n"));
    return true;
  };
  const quickFix: Command = (view) => {
    const { main } = view.state.selection;
    const mark = marksAt(view.state, main.from).find(({ actions }) => actions?.length);
    mark?.actions![0].apply(view, mark.from, mark.to);
    return mark !== undefined;
  };
  return [
    keymap.of([
      {
        key: KEY.nextMistake,
        run: goBy(nextDiagnostic),
        shift: goBy(previousDiagnostic),
      },
      { key: KEY.quickFix, run: quickFix },
    ]),
    EditorState.transactionExtender.of(({ docChanged, changes, startState }) => {
      if (!docChanged) return null;
      const remaining: Diagnostic[] = [];
      forEachDiagnostic(startState, (mark, from, to) => {
        if (changes.touchesRange(from, to)) return;
        remaining.push({ ...mark, from: changes.mapPos(from), to: changes.mapPos(to) });
      });
      return { effects: setDiagnosticsEffect.of(remaining) };
    }),
    isTouched ? onTap : [],
    PROBLEM_THEME,
  ];
}

/** How long the browser takes to set the caret after a tap. */
const CARET_DELAY_MS = 150;

function marksAt(state: EditorState, offset: number): Diagnostic[] {
  const marks: Diagnostic[] = [];
  forEachDiagnostic(state, (mark, from, to) => {
    if (from <= offset && offset <= to) marks.push({ ...mark, from, to });
  });
  return marks;
}

function joinMessages(marks: readonly Diagnostic[]): string {
  return marks.map(({ message }) => message).join("\n");
}

const PROBLEM_THEME = EditorView.theme({
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "wavy underline var(--bad) 1px",
  },
  ".cm-lintRange-active": { background: "var(--tint)" },
  ".cm-lintPoint:after": { borderBottomColor: "var(--bad)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--bad)" },
  ".cm-diagnosticAction": {
    display: "block",
    minHeight: "2rem",
    margin: "0.4rem 0 0",
    padding: "0.2rem 0.7rem",
    border: "1px solid var(--edge)",
    borderRadius: "0.5rem",
    background: "var(--card)",
    color: "var(--accent)",
    font: "inherit",
    cursor: "pointer",
  },
  ".cm-diagnostic": {
    padding: "0.4rem 0.75rem",
    font: "400 0.8125rem/1.5 var(--sans)",
  },
});
