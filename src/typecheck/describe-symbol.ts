import ts from "typescript";

/** A name with its type, for completion. */
export interface SymbolDescription {
  readonly name: string;
  readonly type: string;
  /** The first sentence of its docstring. */
  readonly summary: string;
}

/** Describes a member or variable for completion. */
export function describeSymbol(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): SymbolDescription {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  return {
    name: symbol.name,
    type: signature
      ? checker.signatureToString(signature, undefined, NO_TRUNCATION)
      : checker.typeToString(type, undefined, NO_TRUNCATION),
    summary: summaryOf(checker, symbol),
  };
}

/** The first sentence of a symbol's docstring. */
export function summaryOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const docs = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const [paragraph] = docs.split(/\n{2,}/);
  const text = paragraph.replace(/\s+/g, " ").trim();
  return /^.*?[.!?](?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}

const NO_TRUNCATION = ts.TypeFormatFlags.NoTruncation;
