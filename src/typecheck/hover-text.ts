import type { TypeInfo } from "./type-info.ts";

/** A piece of prose or inline code. */
export interface TextSpan {
  readonly text: string;
  readonly isCode: boolean;
}

/** The text of a hover, in reading order. */
export interface HoverText {
  readonly type: string;
  readonly paragraphs: readonly (readonly TextSpan[])[];
  readonly terms: readonly {
    readonly term: readonly TextSpan[];
    readonly meaning: readonly TextSpan[];
  }[];
}

/** Formats what the compiler knows about a name, at build and in the editor. */
export function toHoverText({ type, docs, tags }: TypeInfo): HoverText {
  // A parameter's docs are its own tag.
  const visibleTags = type.startsWith("(parameter)") ? [] : tags;
  return {
    type: readableType(type),
    paragraphs: docs?.split(/\n{2,}/).map(splitCode) ?? [],
    terms: visibleTags.map(([tag, content = ""]) => {
      const [, name, rest] = /^(\S+)\s*([^]*)$/.exec(content) ?? [];
      const [term, meaning] = tag === "param" && name ? [name, rest] : [tag, content];
      const isExample = tag === "example";
      return {
        term: splitCode(term),
        meaning: isExample ? [{ text: content, isCode: true }] : splitCode(meaning),
      };
    }),
  };
}

/** Removes the compiler's prefixes: `(parameter) n: number` becomes `n: number`. */
function readableType(type: string): string {
  return type
    .replace(/^\((?:parameter|alias|property|method)\) /, "")
    .replace(/\nimport \S+$/, "");
}

/** Splits a docstring into prose and `code`. */
function splitCode(docs: string): TextSpan[] {
  const parts = docs.replace(/^\{(\w+)\}/, "$1").split("`");
  return parts
    .map((text, i) => ({ text, isCode: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
