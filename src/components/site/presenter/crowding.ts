// Whether words stand on words.

/** In pixels: less is the blank around letters. */
const LEAST_ACROSS = 4;
/** Of the height of a line. */
const LEAST_DOWN = 0.4;
/** What is drawn there has rules of its own, or is not read as words. */
const NO_WORDS = "svg, math, .visually-hidden, .cube-space, option";

interface Words {
  readonly element: Element;
  readonly rect: DOMRect;
}

/** The words of some places, as long as these do not change. */
export class Crowding {
  readonly #range = document.createRange();
  readonly #nodes: Node[];

  constructor(places: Iterable<Element>) {
    this.#nodes = [...places].flatMap(wordsIn);
  }

  /** How many pairs of words stand on each other now. */
  count(): number {
    const words = this.#nodes.flatMap((node) => this.#rectsOf(node));
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

  #rectsOf(node: Node): Words[] {
    this.#range.selectNodeContents(node);
    const element = node.parentElement!;
    return Array.from(this.#range.getClientRects(), (rect) => ({ element, rect }));
  }
}

function isOver({ element, rect }: Words, other: Words): boolean {
  const across =
    Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
  const down =
    Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
  const line = Math.min(rect.height, other.rect.height);
  if (across < LEAST_ACROSS || down < line * LEAST_DOWN) return false;
  return !element.contains(other.element) && !other.element.contains(element);
}

function wordsIn(place: Element): Node[] {
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
