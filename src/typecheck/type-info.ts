import ts from "typescript";

/** The compiler's information about a name. */
export interface TypeInfo {
  /** Its type, as editors display it. */
  readonly type: string;
  readonly docs: string | undefined;
  /** The docstring's tags with their texts. */
  readonly tags: readonly (readonly [tag: string, text: string | undefined])[];
}

/** Converts the compiler's answer to plain texts. */
export function toTypeInfo(info: ts.QuickInfo): TypeInfo {
  const { displayParts, documentation = [], tags = [] } = info;
  return {
    type: ts.displayPartsToString(displayParts),
    docs: documentation.map(({ text }) => text).join("\n") || undefined,
    tags: tags.map((tag) => [tag.name, tag.text && ts.displayPartsToString(tag.text)]),
  };
}
