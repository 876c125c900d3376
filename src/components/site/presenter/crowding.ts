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

interface Text {
  readonly node: Node;
  /** What scrolls it: above and below the edges of these, nothing of it is seen. */
  readonly boxes: readonly Element[];
}

/** The words of some places, as long as these do not change. */
export class Crowding {
  readonly #range = document.createRange();
  readonly #texts: Text[];

  constructor(places: Iterable<Element>) {
    this.#texts = [...places].flatMap((place) => {
      const boxes = [...place.querySelectorAll("*")].filter((box) =>
        /auto|scroll/.test(getComputedStyle(box).overflowY),
      );
      return wordsIn(place).map((node) => ({
        node,
        boxes: boxes.filter((box) => box.contains(node)),
      }));
    });
  }

  /** How many pairs of words stand on each other now. */
  count(): number {
    const words = this.#texts.flatMap((text) => this.#rectsOf(text));
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

  #rectsOf({ node, boxes }: Text): Words[] {
    this.#range.selectNodeContents(node);
    const element = node.parentElement!;
    const edges = boxes.map((box) => box.getBoundingClientRect());
    return Array.from(this.#range.getClientRects(), (rect) => {
      const { left, right } = rect;
      const top = Math.max(rect.top, ...edges.map((edge) => edge.top));
      const bottom = Math.min(rect.bottom, ...edges.map((edge) => edge.bottom));
      return { element, rect: { left, right, top, bottom } };
    }).filter(({ rect }) => rect.bottom > rect.top);
  }
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
