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
import { changedPart } from "./changed-part.ts";
import type { PlainField } from "./plain-field.ts";
import { foundMark, markFound, type Part } from "./found-mark.ts";
import { codeColours, codeLanguage } from "./code-colours.ts";
import { longLines } from "./long-lines.ts";
import { HIDDEN_CHARACTERS, hiddenCharacter } from "./plain-code.ts";
import { KEY } from "../types/code-keys.ts";
import { runsNow } from "./runs-now.ts";

interface Options {
  /** The element that the editor replaces. */
  readonly instead: Element;
  readonly text: string;
  /** What was typed before the editor was there, in the field that it replaces. */
  readonly typed?: PlainField["typed"] | undefined;
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
  change(edits: readonly TextEdit[]): void;
  select(from: number, to: number): void;
  markFound(part: Part | undefined): void;
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
const LEAVING_TIME = 60_000;

export function openEditor(options: Options): CellEditor {
  const leave = (view: EditorView) => {
    view.setTabFocusMode(LEAVING_TIME);
    options.onLeaving(true);
    return true;
  };
  const run = (isGoingOn: boolean) => (view: EditorView) => {
    view.dispatch({ effects: runsNow.of(null) });
    options.onRun(isGoingOn);
    return true;
  };
  const comparison = new Compartment();
  const view = new EditorView({
    doc: options.typed?.steps[0].text ?? options.text,
    extensions: [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      errorLine,
      foundMark,
      highlightSpecialChars({
        addSpecialChars: HIDDEN_CHARACTERS,
        render: hiddenCharacter,
      }),
      longLines,
      codeLanguage,
      syntaxHighlighting(codeColours),
      LOOK,
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
  if (options.typed) repeat(view, options.typed);
  const isFocused = options.instead.contains(document.activeElement);
  options.instead.replaceWith(view.dom);
  if (isFocused) view.focus();
  void addHelp(view, options.help());
  const change = (changes: readonly TextEdit[]) =>
    view.dispatch({ changes, annotations: isolateHistory.of("full") });
  return {
    setText(text, isStep) {
      const part = changedPart(view.state.doc.toString(), text);
      if (isStep) change([part]);
      else
        view.dispatch({
          changes: part,
          annotations: Transaction.addToHistory.of(false),
        });
    },
    change,
    select(anchor, head) {
      view.focus();
      view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
    },
    focus(at) {
      view.focus();
      if (at === undefined) return;
      view.dispatch({ selection: { anchor: view.posAtCoords(at, false) } });
    },
    markFound: (part) => markFound(view, part),
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
function repeat(view: EditorView, { steps, selection }: PlainField["typed"]): void {
  for (const { text, time } of steps.slice(1)) {
    view.dispatch({
      changes: changedPart(view.state.doc.toString(), text),
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
    { key: KEY.stay, run: run(false) },
    { key: KEY.leave, run: leave },
    indentWithTab,
    ...defaultKeymap,
    ...historyKeymap,
  ]);
}

async function addHelp(view: EditorView, loading: Promise<CodeHelp>): Promise<void> {
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
const LOOK = EditorView.theme({
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "inherit" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0", minWidth: "0" },
  "&.cm-focused .cm-matchingBracket": { background: "var(--tint)" },
  "&.cm-focused .cm-nonmatchingBracket": { background: "none", color: "var(--bad)" },
});
