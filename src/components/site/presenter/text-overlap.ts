// Detects text that overlaps other text.

/** Smaller overlaps are only the space around letters. */
const MIN_WIDTH_PX = 4;
const MIN_HEIGHT_LINES = 0.4;
/** Drawings, formulas and hidden text. */
const IGNORED = "svg, math, .visually-hidden, .cube-space, option";

interface TextBox {
  readonly element: Element;
  readonly rect: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
}

/** Counts the pairs of text boxes that overlap inside these elements. */
export function countOverlaps(elements: Iterable<Element>): number {
  const words = [...elements].flatMap(textBoxesIn);
  words.sort((a, b) => a.rect.top - b.rect.top);
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      if (words[j].rect.top >= words[i].rect.bottom) break;
      if (areOverlapping(words[i], words[j])) count += 1;
    }
  }
  return count;
}

function areOverlapping({ element, rect }: TextBox, other: TextBox): boolean {
  const width =
    Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
  const height =
    Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
  const line = Math.min(heightOf(rect), heightOf(other.rect));
  if (width < MIN_WIDTH_PX || height < line * MIN_HEIGHT_LINES) return false;
  return !element.contains(other.element) && !other.element.contains(element);
}

const heightOf = ({ top, bottom }: TextBox["rect"]) => bottom - top;

function textBoxesIn(element: Element): TextBox[] {
  const range = document.createRange();
  // Scrolling boxes clip their text.
  const scrollers = [...element.querySelectorAll("*")].filter((box) =>
    /auto|scroll/.test(getComputedStyle(box).overflowY),
  );
  return textNodesIn(element).flatMap((node) => {
    range.selectNodeContents(node);
    const edges = scrollers
      .filter((box) => box.contains(node))
      .map((box) => box.getBoundingClientRect());
    return Array.from(range.getClientRects(), ({ left, right, top, bottom }) => ({
      element: node.parentElement!,
      rect: {
        ...{ left, right },
        top: Math.max(top, ...edges.map((edge) => edge.top)),
        bottom: Math.min(bottom, ...edges.map((edge) => edge.bottom)),
      },
    })).filter(({ rect }) => rect.bottom > rect.top);
  });
}

function textNodesIn(root: Element): Node[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement!;
    const isRead = /\S/.test(node.textContent!) && !element.closest(IGNORED);
    if (isRead && element.checkVisibility({ visibilityProperty: true }))
      nodes.push(node);
  }
  return nodes;
}
