import { typescriptLanguage } from "@codemirror/lang-javascript";
import { HighlightStyle } from "@codemirror/language";
import { styleTags, tags } from "@lezer/highlight";

/** TypeScript, with method names as functions and `void` as a type. */
export const codeLanguage = typescriptLanguage.configure({
  props: [
    styleTags({
      "MethodDeclaration/PropertyDefinition": tags.function(tags.propertyName),
      "VoidType/void": tags.typeName,
    }),
  ],
});

/** The editor's version of build/content/code-theme.ts. */
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
