import ts from "typescript";
import type { TypeFiles } from "./notebook-files.ts";
import { readableMessage } from "./type-problems.ts";

/** How a function is called, and which of its parameters is being written. */
export interface Signature {
  /** The offset at which the arguments begin. */
  readonly from: number;
  readonly parts: readonly { readonly text: string; readonly isActive: boolean }[];
  readonly docs: string;
  /** Of the parameter that is being written. */
  readonly about: string;
  /** Which of several signatures this is, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
}

/** The most likely of a function's signatures. */
export function signatureAt(
  { items, selectedItemIndex, argumentIndex, applicableSpan }: ts.SignatureHelpItems,
  modules: TypeFiles["modules"],
): Signature {
  const item = items[selectedItemIndex];
  const { parameters, isVariadic } = item;
  // All further arguments belong to the last parameter, if it takes many.
  const active = isVariadic
    ? Math.min(argumentIndex, parameters.length - 1)
    : argumentIndex;
  const textOf = (parts: ts.SymbolDisplayPart[] | undefined) =>
    readableMessage(ts.displayPartsToString(parts), modules);
  const parameterParts = parameters.flatMap(({ displayParts }, i) => [
    ...(i > 0 ? [{ text: textOf(item.separatorDisplayParts), isActive: false }] : []),
    { text: textOf(displayParts), isActive: i === active },
  ]);
  return {
    from: applicableSpan.start,
    parts: [
      { text: textOf(item.prefixDisplayParts), isActive: false },
      ...parameterParts,
      { text: textOf(item.suffixDisplayParts), isActive: false },
    ],
    docs: ts.displayPartsToString(item.documentation),
    about: ts.displayPartsToString(parameters[active]?.documentation),
    number: selectedItemIndex + 1,
    count: items.length,
  };
}
