import ts from "typescript";
import type { TypeFiles } from "./notebook-files.ts";
import { readableMessage } from "./type-problems.ts";

/** A function's signature, with the active parameter marked. */
export interface Signature {
  /** The start of the arguments. */
  readonly from: number;
  readonly parts: readonly { readonly text: string; readonly isActive: boolean }[];
  readonly docs: string;
  /** The docs of the active parameter. */
  readonly about: string;
  /** The number of this signature, from 1, and of all overloads. */
  readonly number: number;
  readonly count: number;
}

/** The most likely overload. */
export function signatureAt(
  { items, selectedItemIndex, argumentIndex, applicableSpan }: ts.SignatureHelpItems,
  modules: TypeFiles["modules"],
): Signature {
  const item = items[selectedItemIndex];
  const { parameters, isVariadic } = item;
  // A rest parameter takes all further arguments.
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
