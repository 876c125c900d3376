// The editor's completions: the exports of modules, which are imported when chosen, members
// after a dot, and the names of this and the other cells.
import {
  autocompletion,
  closeCompletion,
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
import { keymap, type EditorView } from "@codemirror/view";
import modules from "virtual:cell-names";
import type { CellName, Member } from "../../../../build/content/cell-types.ts";
import { addImport, boundNames } from "../../../notebook/code/add-import.ts";
import { moduleOf } from "../../../notebook/code/cell-imports.ts";
import type { SyntaxNode } from "../../../notebook/code/syntax-tree.ts";
import { completionLook } from "./completion-look.ts";
import { membersOf } from "./completion-members.ts";
import { besideKeyboard, infoSign } from "./completion-touch.ts";

/**
 * Offers completions at the caret: while a name is typed, and on Ctrl+Space. Enter accepts
 * the selected one; Tab still indents.
 *
 * @param otherNames  names that the other cells define or import
 */
export function completion(otherNames: () => readonly string[]): Extension {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  return [
    Prec.highest(keymap.of([{ key: "Enter", run: leaveFinishedWord }])),
    autocompletion({
      override: [completeFrom(otherNames)],
      icons: false,
      maxRenderedOptions: isTouched ? FITTING_BESIDE_KEYBOARD : FITTING,
      addToOptions: isTouched ? [infoSign] : [],
    }),
    isTouched ? besideKeyboard : [],
    completionLook,
  ];
}

/** For readers who typed the beginning of a word before this was loaded. */
export function offerForWord(view: EditorView): void {
  const { head } = view.state.selection.main;
  const isInWord = /[\w$.]/.test(view.state.sliceDoc(head - 1, head));
  if (view.hasFocus && isInWord) startCompletion(view);
}

/**
 * The arrow keys reach the other options, so nothing scrolls beyond the keyboard's reach.
 */
const FITTING = 8;
const FITTING_BESIDE_KEYBOARD = 4;

/** The completion source, usable without an editor. */
export function completeFrom(otherNames: () => readonly string[]): CompletionSource {
  return (context) => {
    const node = syntaxTree(context.state).resolveInner(context.pos, -1);
    if (isWithin(node, "ImportDeclaration")) return completeImport(context, node);
    if (node.parent?.name === "MemberExpression" && AFTER_DOT.test(node.name)) {
      const members = membersOf(node.parent.firstChild!, context.state.doc.toString());
      return resultOf(context, members.map(described));
    }
    if (NOT_HERE.test(node.name)) return null;
    return completeName(context, node, otherNames());
  };
}

/** Places where nothing is offered, or a new name is being declared. */
const NOT_HERE =
  /^(String|TemplateString|RegExp|Number|\w*Comment|\w*Definition|PropertyName|Label)$/;

const AFTER_DOT = /^(\.|\?\.|PropertyName)$/;

const WORD = /[\w$]*/;

function resultOf(
  context: CompletionContext,
  options: Completion[],
): CompletionResult | null {
  const from = context.matchBefore(WORD)?.from ?? context.pos;
  const isAsked = context.explicit || from < context.pos || afterDot(context);
  return isAsked && options.length > 0 ? { from, options, validFor: WORD } : null;
}

function afterDot({ state, pos }: CompletionContext): boolean {
  return state.sliceDoc(pos - 1, pos) === ".";
}

/** Between the braces the module's names, between the quotes the modules. */
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
  const declaration = closest(node, "ImportDeclaration")!;
  const module = moduleOf(declaration, source) ?? modules[0].module;
  const isOfTypes = /\btype\s+\w*$/.test(source.slice(0, context.pos));
  const names = modules.find((known) => known.module === module)?.names ?? [];
  return resultOf(
    context,
    names.map((name) => ({
      ...described(name),
      apply: isOfTypes ? name.name : importedAs(name),
    })),
  );
}

function completeName(
  context: CompletionContext,
  node: SyntaxNode,
  otherNames: readonly string[],
): CompletionResult | null {
  const source = context.state.doc.toString();
  const isType = node.name === "TypeName";
  const own =
    (localCompletionSource(context) as CompletionResult | null)?.options ?? [];
  const here = boundNames(source);
  const exported = modules.flatMap(({ module, names }) =>
    names
      .filter(({ kind }) => (kind === "type") === isType)
      .filter(({ name }) => here.get(name) !== "defined")
      .map((name): Completion => {
        const isKnown = here.has(name.name) || otherNames.includes(name.name);
        const completion = described(name);
        if (isKnown) return completion;
        const info = `${name.summary}\nImports it from ${module}.`.trim();
        return { ...completion, info, apply: importing(module, name) };
      }),
  );
  const known = new Set(own.map(({ label }) => label));
  const others = otherNames.filter((name) => !known.has(name));
  const options = new Map<string, Completion>();
  for (const name of others) {
    options.set(name, { label: name, type: "variable", detail: "of another cell" });
  }
  for (const completion of own)
    options.set(completion.label, { ...completion, boost: 1 });
  for (const completion of exported) options.set(completion.label, completion);
  return resultOf(context, [...options.values()]);
}

/** Inserts the name and, with the other imports, its import: one undoable step. */
function importing(module: string, name: CellName) {
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const source = view.state.doc.toString();
    const changes = view.state.changes([
      addImport(source, module, importedAs(name)),
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

function importedAs({ name, kind }: CellName): string {
  return kind === "type" ? `type ${name}` : name;
}

const LONG = 72;

/** A name with its type next to it and its description in the panel. */
function described({ name, type, summary }: Member): Completion {
  return {
    label: name,
    detail: type.length > LONG ? `${type.slice(0, LONG)} …` : type,
    ...(summary === "" ? {} : { info: summary }),
  };
}

/** Enter after a complete word starts a new line: there is nothing left to complete. */
function leaveFinishedWord(view: EditorView): boolean {
  const marked = selectedCompletion(view.state);
  const { head } = view.state.selection.main;
  if (marked && typeof marked.apply !== "function") {
    const before = view.state.sliceDoc(head - marked.label.length, head);
    if (before === marked.label) closeCompletion(view);
  }
  return false;
}

function closest(node: SyntaxNode, name: string): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name === name) return at;
  }
  return undefined;
}

function isWithin(node: SyntaxNode, name: string): boolean {
  return closest(node, name) !== undefined;
}
