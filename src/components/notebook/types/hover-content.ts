import { highlightCode } from "@lezer/highlight";
import { toHoverText, type TextSpan } from "#src/typecheck/hover-text.ts";
import type { Hover } from "#src/typecheck/notebook-service.ts";
import { codeColours, codeLanguage } from "../cell/code-colours.ts";
import { referenceAddress } from "./reference-address.ts";

/** The content of a type hover: the editor's version of build/content/type-hovers.ts. */
export function hoverContent(hover: Hover): HTMLElement {
  const { type, paragraphs, terms } = toHoverText(hover);
  const content = element("div", [
    element("code", highlightedNodes(type)),
    ...paragraphs.map((paragraph) => element("p", formattedWords(paragraph))),
  ]);
  content.className = "hover-text";
  if (terms.length > 0) {
    const list = terms.flatMap(({ term, meaning }) => [
      element("dt", formattedWords(term)),
      element("dd", formattedWords(meaning)),
    ]);
    content.append(element("dl", list));
  }
  if (hover.address !== undefined) {
    const link = element("a", ["In the reference"]);
    Object.assign(link, { className: "hover-more" });
    (link as HTMLAnchorElement).href = referenceAddress(hover.address);
    content.append(link);
  }
  return content;
}

/** Code with the editor's highlighting. */
export function highlightedNodes(code: string): Node[] {
  const parts: Node[] = [];
  const { parser } = codeLanguage;
  highlightCode(
    code,
    parser.parse(code),
    codeColours,
    (text, classes) => {
      const part = element("span", [text]);
      part.className = classes;
      parts.push(part);
    },
    () => parts.push(document.createTextNode("\n")),
  );
  return parts;
}

function formattedWords(words: readonly TextSpan[]): (Node | string)[] {
  return words.map(({ text, isCode }) => (isCode ? element("code", [text]) : text));
}

function element(name: string, children: readonly (Node | string)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}
