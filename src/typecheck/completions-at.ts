import ts from "typescript";
import { columnsAt } from "./columns-at.ts";
import { describeSymbol, type SymbolDescription } from "./describe-symbol.ts";

/** Where a name is defined: in this cell, in another one, or by the language. */
export type CompletionOrigin = "own" | "other" | "language";

export interface CompletionName extends SymbolDescription {
  readonly origin: CompletionOrigin;
}

export interface Completions {
  /** Whether these are members of an object, or possible strings. */
  readonly areMembers: boolean;
  readonly names: readonly CompletionName[];
}

/**
 * The completions at an offset of a cell's file.
 *
 * @param end  the end of the cell's own text in the file
 */
export function completionsAt(
  service: ts.LanguageService,
  path: string,
  offset: number,
  end: number,
): Completions {
  const completions = service.getCompletionsAtPosition(path, offset, {
    includeSymbol: true,
  });
  const { entries = [], isMemberCompletion = false } = completions ?? {};
  const program = service.getProgram()!;
  const columns = entries.length === 0 ? columnsAt(program, path, offset) : [];
  if (columns.length > 0) {
    const names = columns.map((name) => ({
      name,
      type: "",
      summary: "",
      origin: OWN_ORIGIN,
    }));
    return { areMembers: true, names };
  }
  const checker = program.getTypeChecker();
  const isOfTexts = entries.some(({ kind }) => kind === ts.ScriptElementKind.string);
  const originOf = ({ declarations = [] }: ts.Symbol): CompletionOrigin => {
    const [declaration] = declarations;
    if (declaration?.getSourceFile().fileName !== path) return "language";
    return declaration.getStart() < end ? "own" : "other";
  };
  const names = entries
    .filter(({ name, kind }) => !HIDDEN_KINDS.has(kind) && !name.startsWith("__"))
    .map(({ name, symbol }): CompletionName => {
      if (!symbol) return { name, type: "", summary: "", origin: "language" };
      const origin = originOf(symbol);
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      return { ...describeSymbol(checker, target), name, origin };
    });
  return { areMembers: isMemberCompletion || isOfTexts, names };
}

const OWN_ORIGIN: CompletionOrigin = "own";

const HIDDEN_KINDS: ReadonlySet<ts.ScriptElementKind> = new Set([
  ts.ScriptElementKind.keyword,
  ts.ScriptElementKind.primitiveType,
  ts.ScriptElementKind.warning,
]);
