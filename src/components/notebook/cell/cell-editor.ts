// The CodeMirror editor of a cell. Loaded when a reader first edits code.
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from "@codemirror/commands";
import {
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import {
  Compartment,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
} from "@codemirror/state";
import {
  type Command,
  Decoration,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { TypeProblem } from "#src/typecheck/type-problems.ts";
import { minimalChange } from "./minimal-change.ts";
import type { PlainField } from "./plain-field.ts";
import { matchHighlight, highlightMatch, type TextRange } from "./match-highlight.ts";
import { codeColours, codeLanguage } from "./code-colours.ts";
import { longLineFolding } from "./long-lines.ts";
import { HIDDEN_CHARACTERS, hiddenCharacterMark } from "./plain-code.ts";
import { KEY } from "../types/code-keys.ts";
import { cellRun } from "./run-effect.ts";

interface EditorOptions {
  readonly replacedElement: Element;
  readonly text: string;
  /** The edits made in the plain field that the editor replaces. */
  readonly fieldState?: PlainField["state"] | undefined;
  label(): string;
  /** The id of the hint on how to leave the editor. */
  readonly describedBy: string;
  onChange(text: string): void;
  /** @param isAdvancing  whether to go on to the next cell */
  onRun(isAdvancing: boolean): void;
  /** Loads completion, hovers and the like, without which the editor works too. */
  help(): Promise<CodeHelp>;
  /** Called when Tab starts or stops leaving the editor. */
  onLeaving(leaving: boolean): void;
}

/** Completion, hovers, type errors and other help, as an extension of the editor. */
export interface CodeHelp {
  readonly extension: Extension;
  /** Called if the reader has typed before the help was loaded. */
  catchUp(view: EditorView): void;
}

export interface CellEditor {
  /** @param isStep  whether Undo reverts it */
  setText(text: string, isStep: boolean): void;
  select(from: number, to: number): void;
  highlightMatch(part: TextRange | undefined): void;
  /** @param at  a point of the window at which to put the caret */
  focus(at?: { x: number; y: number }): void;
  caret(): number;
  /** Marks the line until the text changes. */
  markError(line: number | undefined): void;
  /** To be called when the cell's label has changed. */
  relabel(): void;
  /** Shows the differences from a text; undefined ends the comparison. */
  compare(original: string | undefined): Promise<void>;
  /** Underlines the problems until their code changes. */
  showProblems(problems: readonly TypeProblem[]): Promise<void>;
}

/** How long after Escape the Tab key leaves the editor. */
const LEAVE_MODE_MS = 60_000;

export function openEditor(options: EditorOptions): CellEditor {
  const leave = (view: EditorView) => {
    view.setTabFocusMode(LEAVE_MODE_MS);
    options.onLeaving(true);
    return true;
  };
  const run = (isAdvancing: boolean) => (view: EditorView) => {
    view.dispatch({ effects: cellRun.of(null) });
    options.onRun(isAdvancing);
    return true;
  };
  const comparison = new Compartment();
  const view = new EditorView({
    doc: options.fieldState?.steps[0].text ?? options.text,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      errorLine,
      matchHighlight,
      highlightSpecialChars({
        addSpecialChars: HIDDEN_CHARACTERS,
        render: hiddenCharacterMark,
      }),
      longLineFolding,
      codeLanguage,
      syntaxHighlighting(codeColours),
      EDITOR_THEME,
      comparison.of([]),
      EditorView.lineWrapping,
      EditorState.tabSize.of(2),
      EditorView.contentAttributes.of(() => ({
        "aria-label": options.label(),
        "aria-describedby": options.describedBy,
      })),
      EditorView.domEventObservers({
        keydown: ({ key }) => {
          if (key !== "Escape") options.onLeaving(false);
        },
        blur: () => options.onLeaving(false),
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) options.onChange(state.doc.toString());
      }),
      cellKeymap(run, leave),
    ],
  });
  if (options.fieldState) replayEdits(view, options.fieldState);
  const isFocused = options.replacedElement.contains(document.activeElement);
  options.replacedElement.replaceWith(view.dom);
  if (isFocused) view.focus();
  void addCodeHelp(view, options.help());
  return {
    setText(text, isStep) {
      view.dispatch({
        changes: minimalChange(view.state.doc.toString(), text),
        annotations: isStep
          ? isolateHistory.of("full")
          : Transaction.addToHistory.of(false),
      });
    },
    select(anchor, head) {
      view.focus();
      view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
    },
    focus(at) {
      view.focus();
      if (at === undefined) return;
      view.dispatch({ selection: { anchor: view.posAtCoords(at, false) } });
    },
    highlightMatch: (part) => highlightMatch(view, part),
    caret: () => view.state.selection.main.head,
    markError(line) {
      view.dispatch({ effects: setErrorLine.of(line) });
    },
    relabel() {
      view.dispatch({}); // makes CodeMirror read the attributes again
    },
    async compare(original) {
      const extension =
        original === undefined
          ? []
          : (await import("./comparison.ts")).compareWith(original);
      view.dispatch({ effects: comparison.reconfigure(extension) });
    },
    async showProblems(problems) {
      const { showProblems } = await import("../types/problem-marks.ts");
      showProblems(view, problems);
    },
  };
}

/** Replays the edits of the plain field, so that they can be undone in the editor. */
function replayEdits(
  view: EditorView,
  { steps, selection }: PlainField["state"],
): void {
  for (const { text, time } of steps.slice(1)) {
    view.dispatch({
      changes: minimalChange(view.state.doc.toString(), text),
      annotations: [Transaction.time.of(time), Transaction.userEvent.of("input.type")],
    });
  }
  const { length } = view.state.doc; // line breaks may differ from the field's
  const anchor = Math.min(selection.anchor, length);
  view.dispatch({ selection: { anchor, head: Math.min(selection.head, length) } });
}

/** The basic key bindings of a cell's editor. */
export function cellKeymap(run: (isAdvancing: boolean) => Command, leave: Command) {
  return keymap.of([
    { key: KEY.run, run: run(true) },
    { key: KEY.runAndStay, run: run(false) },
    { key: KEY.leave, run: leave },
    indentWithTab,
    ...defaultKeymap,
    ...historyKeymap,
  ]);
}

async function addCodeHelp(
  view: EditorView,
  loading: Promise<CodeHelp>,
): Promise<void> {
  const opened = view.state.doc;
  const help = await loading.catch(() => undefined);
  if (help === undefined) return;
  const isWritten = view.state.doc !== opened;
  view.dispatch({ effects: StateEffect.appendConfig.of(help.extension) });
  if (isWritten) help.catchUp(view);
}

const setErrorLine = StateEffect.define<number | undefined>();

const errorLine = StateField.define({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state: { doc } }) {
    const effect = effects.find((candidate) => candidate.is(setErrorLine));
    if (effect === undefined) return docChanged ? Decoration.none : marks;
    const line = effect.value;
    if (line === undefined || line > doc.lines) return Decoration.none;
    return Decoration.set(ERROR_LINE.range(doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

const ERROR_LINE = Decoration.line({ class: "cm-error-line" });

/** Resets CodeMirror's default styles; the rest is in cell.css. */
const EDITOR_THEME = EditorView.theme({
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "inherit" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0", minWidth: "0" },
  "&.cm-focused .cm-matchingBracket": { background: "var(--tint)" },
  "&.cm-focused .cm-nonmatchingBracket": { background: "none", color: "var(--bad)" },
});
