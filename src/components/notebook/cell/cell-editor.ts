// The editor of a cell: loaded when a reader first edits some code.
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
import type { TypeProblem } from "../../../typecheck/type-problems.ts";
import type { TextEdit } from "../bar/cell-view.ts";
import { minimalChange } from "./minimal-change.ts";
import type { PlainField } from "./plain-field.ts";
import { matchHighlight, highlightMatch, type TextRange } from "./match-highlight.ts";
import { codeColours, codeLanguage } from "./code-colours.ts";
import { longLineFolding } from "./long-lines.ts";
import { HIDDEN_CHARACTERS, hiddenCharacterMark } from "./plain-code.ts";
import { KEY } from "../types/code-keys.ts";
import { cellRun } from "./run-effect.ts";

interface EditorOptions {
  /** The element that the editor replaces. */
  readonly replacedElement: Element;
  readonly text: string;
  /** What was typed before the editor was there, in the field that it replaces. */
  readonly fieldState?: PlainField["state"] | undefined;
  label(): string;
  /** The id of the hint on how to leave the editor. */
  readonly describedBy: string;
  onChange(text: string): void;
  /** @param isGoingOn  whether the reader goes on to the next cell */
  onRun(isGoingOn: boolean): void;
  /** What helps to write code, loaded with the editor, which works without. */
  help(): Promise<CodeHelp>;
  /** Whether Tab would now leave the editor has changed. */
  onLeaving(leaving: boolean): void;
}

export interface CodeHelp {
  readonly extension: Extension;
  /** The reader has written before this was there. */
  catchUp(view: EditorView): void;
}

export interface CellEditor {
  /** @param isStep  whether it is a step that Undo takes back */
  setText(text: string, isStep: boolean): void;
  /** The same for some parts of it, as one step. */
  applyEdits(edits: readonly TextEdit[]): void;
  select(from: number, to: number): void;
  highlightMatch(part: TextRange | undefined): void;
  /** Puts the caret at a point of the window; without one, leaves it where it is. */
  focus(at?: { x: number; y: number }): void;
  caret(): number;
  /** Marks the line until the text changes. */
  markError(line: number | undefined): void;
  /** The cell's label has changed. */
  relabel(): void;
  /** Shows the changes since this text; undefined ends the comparison. */
  compare(original: string | undefined): Promise<void>;
  /** Marks the problems until what they are about changes. */
  showProblems(problems: readonly TypeProblem[]): Promise<void>;
}

/** How long after Escape Tab leaves the editor, if no other key is pressed. */
const LEAVE_MODE_MS = 60_000;

export function openEditor(options: EditorOptions): CellEditor {
  const leave = (view: EditorView) => {
    view.setTabFocusMode(LEAVE_MODE_MS);
    options.onLeaving(true);
    return true;
  };
  const run = (isGoingOn: boolean) => (view: EditorView) => {
    view.dispatch({ effects: cellRun.of(null) });
    options.onRun(isGoingOn);
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
  const applyEdits = (changes: readonly TextEdit[]) =>
    view.dispatch({ changes, annotations: isolateHistory.of("full") });
  return {
    setText(text, isStep) {
      const part = minimalChange(view.state.doc.toString(), text);
      if (isStep) applyEdits([part]);
      else
        view.dispatch({
          changes: part,
          annotations: Transaction.addToHistory.of(false),
        });
    },
    applyEdits,
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

/** Takes the steps that were typed elsewhere, so that they can be undone here. */
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
  const { length } = view.state.doc; // a field has other line ends
  const anchor = Math.min(selection.anchor, length);
  view.dispatch({ selection: { anchor, head: Math.min(selection.head, length) } });
}

/** What the keys of a cell do, before those that help to write code. */
export function cellKeymap(run: (isGoingOn: boolean) => Command, leave: Command) {
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
