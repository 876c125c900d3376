// The editor's completions: the exports of modules, which are imported when chosen, and what
// the compiler knows, members and names. Until it is loaded, names are read from the cells.
import {
  autocompletion,
  closeCompletion,
  insertCompletionText,
  pickedCompletion,
  selectedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
} from "@codemirror/autocomplete";
import { localCompletionSource } from "@codemirror/lang-javascript";
import { syntaxTree } from "@codemirror/language";
import { Prec, type Extension } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";
import modules from "virtual:cell-names";
import type { CellName } from "../../../../build/content/cell-types.ts";
import {
  addImport,
  boundNames,
  importedModule,
} from "../../../notebook/code/add-import.ts";
import type { SyntaxNode } from "../../../notebook/code/syntax-tree.ts";
import type { Completions, CompletionName } from "../../../typecheck/completions-at.ts";
import type { SymbolDescription } from "../../../typecheck/describe-symbol.ts";
import { completionTheme } from "./completion-theme.ts";
import { avoidKeyboard, infoButton } from "./completion-touch.ts";
import { onCellRun } from "../cell/run-effect.ts";
import { KEY } from "./code-keys.ts";

/** What is known of the cells. */
export interface NameSource {
  /** Whether the compiler is loaded: otherwise it is waited for after a dot only. */
  readonly isReady: boolean;
  /** Names that the other cells define or import. */
  otherNames(): readonly string[];
  completions(offset: number): Promise<Completions>;
}

/**
 * Offers completions at the caret: while a name is typed, and on Ctrl+Space. Enter accepts
 * the selected one; Tab still indents.
 */
export function completion(known: NameSource): Extension {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  return [
    Prec.highest(keymap.of([{ key: KEY.accept, run: closeAtFinishedWord }])),
    autocompletion({
      override: [completionSource(known)],
      icons: false,
      maxRenderedOptions: isTouched ? MAX_OPTIONS_TOUCH : MAX_OPTIONS,
      addToOptions: isTouched ? [infoButton] : [],
    }),
    onCellRun(closeCompletion),
    isTouched ? avoidKeyboard : [],
    completionTheme,
  ];
}

/** For readers who typed the beginning of a word before this was loaded. */
export function startCompletionInWord(view: EditorView): void {
  const { head } = view.state.selection.main;
  const isInWord = /[\w$.]/.test(view.state.sliceDoc(head - 1, head));
  if (view.hasFocus && isInWord) startCompletion(view);
}

/**
 * The arrow keys reach the other options, so nothing scrolls beyond the keyboard's reach.
 */
const MAX_OPTIONS = 8;
const MAX_OPTIONS_TOUCH = 4;

/** The completion source, usable without an editor. */
export function completionSource(known: NameSource): CompletionSource {
  return async (context) => {
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    if (isWithin(node, "ImportDeclaration")) {
      return completeImport(context, node) ?? completeMember(context, node, known);
    }
    const isMember = node.parent?.name === "MemberExpression";
    if ((isMember && AFTER_DOT.test(node.name)) || LITERAL_NODES.test(node.name)) {
      return completeMember(context, node, known);
    }
    if (NO_COMPLETION.test(node.name)) return null;
    return completeName(context, node, known);
  };
}

/** Places where nothing is offered, or a new name is being declared. */
const NO_COMPLETION = /^(TemplateString|RegExp|Number|\w*Comment|\w*Definition|Label)$/;

/** Places where a type may allow only some texts or names. */
const LITERAL_NODES = /^(String|PropertyName|PropertyDefinition)$/;

const AFTER_DOT = /^(\.|\?\.|PropertyName)$/;

const WORD = /[\w$]*/;

function toResult(
  context: CompletionContext,
  options: Completion[],
): CompletionResult | null {
  const from = context.matchBefore(WORD)?.from ?? context.pos;
  if (!shouldComplete(context) || options.length === 0) return null;
  const tail = /^[\w$]*/.exec(
    context.state.sliceDoc(context.pos, context.pos + MAX_WORD_CHARS),
  )![0];
  const whole = tail === "" ? options : options.map((one) => replacingTail(one, tail));
  return { from, options: whole, validFor: WORD };
}

const MAX_WORD_CHARS = 200;

/** Inside a word, its end goes: what is chosen stands in its place. */
function replacingTail(option: Completion, tail: string): Completion {
  const { apply, label } = option;
  return {
    ...option,
    apply(view, completion, from, to) {
      const isThere = view.state.sliceDoc(to, to + tail.length) === tail;
      const end = isThere ? to + tail.length : to;
      if (typeof apply === "function") return apply(view, completion, from, end);
      view.dispatch({
        ...insertCompletionText(view.state, apply ?? label, from, end),
        annotations: pickedCompletion.of(completion),
      });
    },
  };
}

/** Whether the reader is in a word or after a dot, or has asked by key. */
function shouldComplete({ explicit, state, pos }: CompletionContext): boolean {
  return explicit || /[\w$.]/.test(state.sliceDoc(pos - 1, pos));
}

/**
 * Between the braces the module's names, between the quotes the modules. Those of the
 * drawing libraries only the compiler knows.
 */
function completeImport(
  context: CompletionContext,
  node: SyntaxNode,
): CompletionResult | null {
  if (node.name === "String") {
    const options = modules.map(({ module }) => ({ label: module }));
    return { from: node.from + 1, options, validFor: /[^"'`]*/ };
  }
  if (!isWithin(node, "ImportGroup")) return null;
  const source = context.state.doc.toString();
  const declaration = enclosingNode(node, "ImportDeclaration")!;
  const module = importedModule(declaration, source) ?? modules[0].module;
  const isOfTypes = /\btype\s+\w*$/.test(source.slice(0, context.pos));
  const names = modules.find((known) => known.module === module)?.names ?? [];
  return toResult(
    context,
    names.map((name) => ({
      ...toCompletion(name),
      apply: isOfTypes ? name.name : importSpecifier(name),
    })),
  );
}

/** Members after a dot, the texts or the properties that a place takes. */
async function completeMember(
  context: CompletionContext,
  { name, from }: SyntaxNode,
  known: NameSource,
): Promise<CompletionResult | null> {
  if (!shouldComplete(context) && name !== "String") return null;
  const found = await known.completions(context.pos).catch(() => undefined);
  if (!found?.areMembers) return null;
  const options = found.names.map(toCompletion);
  if (name !== "String") return toResult(context, options);
  return { from: from + 1, options, validFor: /[^"'`]*/ };
}

async function completeName(
  context: CompletionContext,
  node: SyntaxNode,
  known: NameSource,
): Promise<CompletionResult | null> {
  if (!shouldComplete(context)) return null;
  const found = known.isReady
    ? await known.completions(context.pos).catch(() => undefined)
    : undefined;
  if (found?.areMembers) return toResult(context, found.names.map(toCompletion));
  const names = found ? found.names.map(withOrigin) : namesInCells(context, known);
  const isType = node.name === "TypeName";
  const options = new Map(names.map((completion) => [completion.label, completion]));
  for (const completion of exportCompletions(context, isType, known.otherNames())) {
    options.set(completion.label, completion);
  }
  return toResult(context, [...options.values()]);
}

/** Own names come first, then those of other cells, and the language's last. */
function withOrigin(found: CompletionName): Completion {
  const completion = toCompletion(found);
  if (found.origin === "language") return { ...completion, boost: -1 };
  if (found.origin === "own") return { ...completion, boost: 2 };
  return {
    ...completion,
    boost: 1,
    info: `${found.summary}\nFrom another cell.`.trim(),
  };
}

/** Without the compiler: the same, without types and without the language's names. */
function namesInCells(context: CompletionContext, known: NameSource): Completion[] {
  const others = known
    .otherNames()
    .map((label) => ({ label, info: "From another cell." }));
  const own =
    (localCompletionSource(context) as CompletionResult | null)?.options ?? [];
  return [...others, ...own.map((completion) => ({ ...completion, boost: 2 }))];
}

/** The exports of the modules, which are imported when they are chosen. */
function exportCompletions(
  context: CompletionContext,
  isType: boolean,
  otherNames: readonly string[],
): Completion[] {
  const here = boundNames(context.state.doc.toString());
  return modules.flatMap(({ module, names }) =>
    names
      .filter(({ kind }) => (kind === "type") === isType)
      .filter(({ name }) => here.get(name) !== "defined")
      .map((name): Completion => {
        const isKnown = here.has(name.name) || otherNames.includes(name.name);
        const completion = toCompletion(name);
        if (isKnown) return completion;
        const info = `${name.summary}\nImports it from ${module}.`.trim();
        return { ...completion, info, apply: applyWithImport(module, name) };
      }),
  );
}

/** Inserts the name and, with the other imports, its import: one undoable step. */
function applyWithImport(module: string, name: CellName) {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const source = view.state.doc.toString();
    const changes = view.state.changes([
      addImport(source, module, importSpecifier(name)),
      { from, to, insert: name.name },
    ]);
    view.dispatch({
      changes,
      selection: { anchor: changes.mapPos(to, 1) },
      annotations: pickedCompletion.of(completion),
      userEvent: "input.complete",
      scrollIntoView: true,
    });
  };
}

function importSpecifier({ name, kind }: CellName): string {
  return kind === "type" ? `type ${name}` : name;
}

const MAX_TYPE_CHARS = 72;

/** A name with its type next to it and its description in the panel. */
function toCompletion({ name, type, summary }: SymbolDescription): Completion {
  return {
    label: name,
    ...(type === "" ? {} : { detail: truncated(type) }),
    ...(summary === "" ? {} : { info: summary }),
  };
}

function truncated(type: string): string {
  return type.length > MAX_TYPE_CHARS ? `${type.slice(0, MAX_TYPE_CHARS)} …` : type;
}

/** Enter after a complete word starts a new line: there is nothing left to complete. */
function closeAtFinishedWord(view: EditorView): boolean {
  const marked = selectedCompletion(view.state);
  const { head } = view.state.selection.main;
  if (marked && typeof marked.apply !== "function") {
    const before = view.state.sliceDoc(head - marked.label.length, head);
    if (before === marked.label) closeCompletion(view);
  }
  return false;
}

function enclosingNode(node: SyntaxNode, name: string): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name === name) return at;
  }
  return undefined;
}

function isWithin(node: SyntaxNode, name: string): boolean {
  return enclosingNode(node, name) !== undefined;
}
