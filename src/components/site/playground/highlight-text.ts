// Highlights of search matches in rendered text and in text fields.
import { createElement } from "#components/notebook/bar/elements.ts";
import type { TextRange } from "#components/notebook/cell/match-highlight.ts";

/**
 * Finds a pattern in the text of an element, across element boundaries. Formulas are left out:
 * a mark would break them.
 */
export function findDomRanges(root: Element, pattern: RegExp): Range[] {
  const nodes: { readonly node: Text; readonly from: number }[] = [];
  let text = "";
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement!.closest("math")) continue;
    nodes.push({ node: node as Text, from: text.length });
    text += node.nodeValue;
  }
  const nodeAt = (offset: number, isEnd: boolean) =>
    nodes.findLast(({ from }) => (isEnd ? from < offset : from <= offset))!;
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => {
    const range = document.createRange();
    const [first, last] = [index, index + match.length];
    const [start, end] = [nodeAt(first, false), nodeAt(last, true)];
    range.setStart(start.node, first - start.from);
    range.setEnd(end.node, last - end.from);
    return range;
  });
}

/**
 * Highlights a range of the page.
 * @returns  the marks, and a function that removes them
 */
export function highlightRange(range: Range): {
  readonly marks: readonly HTMLElement[];
  unmark(): void;
} {
  const marks = textNodesIn(range).map((part) => {
    const mark = document.createElement("mark");
    mark.className = "match";
    part.replaceWith(mark);
    mark.append(part);
    return mark;
  });
  const unmark = () => {
    for (const mark of marks) {
      const { parentNode } = mark;
      mark.replaceWith(...mark.childNodes);
      parentNode?.normalize();
    }
  };
  return { marks, unmark };
}

function textNodesIn({
  startContainer,
  startOffset,
  endContainer,
  endOffset,
  commonAncestorContainer,
}: Range): Text[] {
  const [first, last] = [startContainer as Text, endContainer as Text];
  if (endOffset < last.length) last.splitText(endOffset);
  const begin = startOffset > 0 ? first.splitText(startOffset) : first;
  if (first === last) return [begin];
  const texts: Text[] = [];
  const walker = document.createTreeWalker(
    commonAncestorContainer,
    NodeFilter.SHOW_TEXT,
  );
  walker.currentNode = begin;
  for (let node: Node | null = begin; node; node = walker.nextNode()) {
    if (node.nodeValue !== "") texts.push(node as Text);
    if (node === last) break;
  }
  return texts;
}

/**
 * Highlights part of a field's text until the text changes. A selection would be visible only
 * while the field has the focus.
 */
export function highlightInField(
  field: HTMLTextAreaElement,
  { from, to }: TextRange,
): { readonly marks: readonly HTMLElement[]; unmark(): void } {
  const { value, offsetLeft, offsetTop, offsetWidth } = field;
  const mark = createElement("mark", { className: "match" }, value.slice(from, to));
  const copy = createElement(
    "div",
    { className: `${field.className} text-copy`, ariaHidden: "true" },
    value.slice(0, from),
    mark,
    value.slice(to),
  );
  Object.assign(copy.style, {
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
  });
  // Before the field: the preview must stay its next sibling.
  field.before(copy);
  const unmark = () => {
    copy.remove();
    field.removeEventListener("input", unmark);
  };
  field.addEventListener("input", unmark);
  return { marks: [mark], unmark };
}
