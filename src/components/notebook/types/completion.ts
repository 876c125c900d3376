// Completions: exports of modules, which are imported when accepted, and the compiler's names and
// members. Until the compiler is loaded, names are read from the cells.
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
import type { CellName } from "#build/content/cell-types.ts";
import { addImport, boundNames, importedModule } from "#notebook/code/add-import.ts";
import type { SyntaxNode } from "#notebook/code/syntax-tree.ts";
import type { Completions, CompletionName } from "#src/typecheck/completions-at.ts";
import type { SymbolDescription } from "#src/typecheck/describe-symbol.ts";
import { completionTheme } from "./completion-theme.ts";
import { avoidKeyboard, infoButton } from "./completion-touch.ts";
import { onCellRun } from "../cell/run-effect.ts";
import { KEY } from "./code-keys.ts";

/** The names in the cells, as `CellTypes` provides them. */
export interface NameSource {
  /** Whether the compiler is loaded; otherwise only completions after a dot wait for it. */
  readonly isReady: boolean;
  /** Names that the other cells define or import. */
  otherNames(): readonly string[];
  completions(offset: number): Promise<Completions>;
}

/** Offers completions while a name is typed and on Ctrl+Space. Enter accepts; Tab still indents. */
export function completion(source: NameSource): Extension {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  return [
    Prec.highest(keymap.of([{ key: KEY.accept, run: closeAtFinishedWord }])),
    autocompletion({
      override: [completionSource(source)],
      icons: false,
      maxRenderedOptions: isTouched ? MAX_OPTIONS_TOUCH : MAX_OPTIONS,
      addToOptions: isTouched ? [infoButton] : [],
    }),
    onCellRun(closeCompletion),
    isTouched ? avoidKeyboard : [],
    completionTheme,
  ];
}

/** Opens the list if the caret is in a word that was typed before the help was loaded. */
export function startCompletionInWord(view: EditorView): void {
  const { head } = view.state.selection.main;
  const isInWord = /[\w$.]/.test(view.state.sliceDoc(head - 1, head));
  if (view.hasFocus && isInWord) startCompletion(view);
}

/** The number of rendered options; the arrow keys reach the rest. */
const MAX_OPTIONS = 8;
const MAX_OPTIONS_TOUCH = 4;

/** The completion source, exported for tests. */
export function completionSource(source: NameSource): CompletionSource {
  return async (context) => {
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    if (isWithin(node, "ImportDeclaration")) {
      return completeImport(context, node) ?? completeMember(context, node, source);
    }
    const isMember = node.parent?.name === "MemberExpression";
    if ((isMember && AFTER_DOT.test(node.name)) || LITERAL_NODES.test(node.name)) {
      return completeMember(context, node, source);
    }
    if (NO_COMPLETION.test(node.name)) return null;
    return completeName(context, node, source);
  };
}

/** Nodes in which nothing is offered, or a new name is declared. */
const NO_COMPLETION = /^(TemplateString|RegExp|Number|\w*Comment|\w*Definition|Label)$/;

/** Nodes in which the type may allow only certain strings or properties. */
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

/** Inside a word, accepting an option also replaces the rest of the word. */
function replacingTail(option: Completion, tail: string): Completion {
  const { apply, label } = option;
  return {
    ...option,
    apply(view, completion, from, to) {
      const hasTail = view.state.sliceDoc(to, to + tail.length) === tail;
      const end = hasTail ? to + tail.length : to;
      if (typeof apply === "function") return apply(view, completion, from, end);
      view.dispatch({
        ...insertCompletionText(view.state, apply ?? label, from, end),
        annotations: pickedCompletion.of(completion),
      });
    },
  };
}

/** Whether the caret is in a word or after a dot, or completion was requested by key. */
function shouldComplete({ explicit, state, pos }: CompletionContext): boolean {
  return explicit || /[\w$.]/.test(state.sliceDoc(pos - 1, pos));
}

/**
 * Completes the names between the braces of an import, or the module between the quotes. The
 * names in d3 and Plot come from the compiler.
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
  const module = importedModule(declaration, source) ?? "every-cube";
  const isTypeImport = /\btype\s+\w*$/.test(source.slice(0, context.pos));
  const names = modules.find((entry) => entry.module === module)?.names ?? [];
  return toResult(
    context,
    names.map((name) => ({
      ...toCompletion(name),
      apply: isTypeImport ? name.name : importSpecifier(name),
    })),
  );
}

/** Completes members after a dot, or the strings and properties that a type allows. */
async function completeMember(
  context: CompletionContext,
  { name, from }: SyntaxNode,
  source: NameSource,
): Promise<CompletionResult | null> {
  if (!shouldComplete(context) && name !== "String") return null;
  const result = await source.completions(context.pos).catch(() => undefined);
  if (!result?.areMembers) return null;
  const options = result.names.map(toCompletion);
  if (name !== "String") return toResult(context, options);
  return { from: from + 1, options, validFor: /[^"'`]*/ };
}

async function completeName(
  context: CompletionContext,
  node: SyntaxNode,
  source: NameSource,
): Promise<CompletionResult | null> {
  if (!shouldComplete(context)) return null;
  const result = source.isReady
    ? await source.completions(context.pos).catch(() => undefined)
    : undefined;
  if (result?.areMembers) return toResult(context, result.names.map(toCompletion));
  const names = result ? result.names.map(withOrigin) : namesInCells(context, source);
  const isType = node.name === "TypeName";
  const options = new Map(names.map((completion) => [completion.label, completion]));
  for (const completion of exportCompletions(context, isType, source.otherNames())) {
    options.set(completion.label, completion);
  }
  return toResult(context, [...options.values()]);
}

/** Ranks own names first, then those of other cells, then the language's. */
function withOrigin(name: CompletionName): Completion {
  const completion = toCompletion(name);
  if (name.origin === "language") return { ...completion, boost: -1 };
  if (name.origin === "own") return { ...completion, boost: 2 };
  return {
    ...completion,
    boost: 1,
    info: `${name.summary}\nFrom another cell.`.trim(),
  };
}

/** The names in cells, without the compiler: no types, no built-in names. */
function namesInCells(context: CompletionContext, source: NameSource): Completion[] {
  const others = source
    .otherNames()
    .map((label) => ({ label, info: "From another cell." }));
  const own =
    (localCompletionSource(context) as CompletionResult | null)?.options ?? [];
  return [...others, ...own.map((completion) => ({ ...completion, boost: 2 }))];
}

/** The exports of modules; accepting one also imports it. */
function exportCompletions(
  context: CompletionContext,
  isType: boolean,
  otherNames: readonly string[],
): Completion[] {
  const boundHere = boundNames(context.state.doc.toString());
  return modules.flatMap(({ module, names }) =>
    names
      .filter(({ kind }) => (kind === "type") === isType)
      .filter(({ name }) => boundHere.get(name) !== "defined")
      .map((name): Completion => {
        const isInScope = boundHere.has(name.name) || otherNames.includes(name.name);
        const completion = toCompletion(name);
        if (isInScope) return completion;
        const info = `${name.summary}\nImports it from ${module}.`.trim();
        return { ...completion, info, apply: applyWithImport(module, name) };
      }),
  );
}

/** Inserts a name and its import in one undo step. */
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

/** A completion with its type beside it and its description in the info panel. */
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

/** Closes the list if the word is complete, so that Enter starts a new line. */
function closeAtFinishedWord(view: EditorView): boolean {
  const selected = selectedCompletion(view.state);
  const { head } = view.state.selection.main;
  if (selected && typeof selected.apply !== "function") {
    const before = view.state.sliceDoc(head - selected.label.length, head);
    if (before === selected.label) closeCompletion(view);
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
