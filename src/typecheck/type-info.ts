import ts from "typescript";

/** What the compiler knows of a name. */
export interface TypeInfo {
  /** Its type as an editor shows it. */
  readonly type: string;
  readonly docs: string | undefined;
  /** The docstring's tags, each with its text. */
  readonly tags: readonly (readonly [tag: string, text: string | undefined])[];
}

/** The texts of what the compiler answers to a question about a name. */
export function toTypeInfo(info: ts.QuickInfo): TypeInfo {
  const { displayParts, documentation = [], tags = [] } = info;
  return {
    type: ts.displayPartsToString(displayParts),
    docs: documentation.map(({ text }) => text).join("\n") || undefined,
    tags: tags.map((tag) => [tag.name, tag.text && ts.displayPartsToString(tag.text)]),
  };
}
