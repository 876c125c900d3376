// Whether words stand on words.

/** In pixels: less is the blank around letters. */
const LEAST_ACROSS = 4;
/** Of the height of a line. */
const LEAST_DOWN = 0.4;
/** What is drawn there has rules of its own, or is not read as words. */
const NO_WORDS = "svg, math, .visually-hidden, .cube-space, option";

interface Words {
  readonly element: Element;
  readonly rect: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
}

/** How many pairs of words of these places stand on each other now. */
export function countCrowded(places: Iterable<Element>): number {
  const words = [...places].flatMap(wordsIn);
  words.sort((a, b) => a.rect.top - b.rect.top);
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      if (words[j].rect.top >= words[i].rect.bottom) break;
      if (isOver(words[i], words[j])) count += 1;
    }
  }
  return count;
}

function isOver({ element, rect }: Words, other: Words): boolean {
  const across =
    Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
  const down =
    Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
  const line = Math.min(heightOf(rect), heightOf(other.rect));
  if (across < LEAST_ACROSS || down < line * LEAST_DOWN) return false;
  return !element.contains(other.element) && !other.element.contains(element);
}

const heightOf = ({ top, bottom }: Words["rect"]) => bottom - top;

function wordsIn(place: Element): Words[] {
  const range = document.createRange();
  // Above and below the edges of what scrolls, nothing of it is seen.
  const boxes = [...place.querySelectorAll("*")].filter((box) =>
    /auto|scroll/.test(getComputedStyle(box).overflowY),
  );
  return textsIn(place).flatMap((node) => {
    range.selectNodeContents(node);
    const edges = boxes
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

function textsIn(place: Element): Node[] {
  const found: Node[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement!;
    const isRead = /\S/.test(node.textContent!) && !element.closest(NO_WORDS);
    if (isRead && element.checkVisibility({ visibilityProperty: true }))
      found.push(node);
  }
  return found;
}
