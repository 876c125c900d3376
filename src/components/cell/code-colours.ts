import { HighlightStyle } from "@codemirror/language";
import { tags } from "@lezer/highlight";

/** The colours of build/code-theme.ts for the editor: code looks alike in both. */
export const codeColours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.function(tags.punctuation)],
    color: "var(--code-keyword)",
  },
  { tag: tags.self, color: "var(--code-plain)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: tags.comment, color: "var(--code-comment)" },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.className, // in `new Name()`
    ],
    color: "var(--code-function)",
  },
  {
    tag: [tags.typeName, tags.definition(tags.className)],
    color: "var(--code-type)",
  },
  { tag: [tags.string, tags.escape, tags.regexp], color: "var(--code-string)" },
]);
