// The changes of a drawing that is shown: they are priced with the rest of it, and then
// made in its elements, of which the others stay.
import { whyTooExpensive } from "../../../../notebook/output/render-cost.ts";
import {
  type MarkupElement,
  type MarkupNode,
  readMarkup,
} from "../../../../notebook/output/markup.ts";
import type { DrawingChange } from "../../../../notebook/output/output.ts";
import { withPrefixedIds } from "./prefix-ids.ts";
import { createDrawingPart } from "./insert-drawing.ts";

/** An element whose content can be replaced. */
interface MutableElement extends MarkupElement {
  attributes: ReadonlyMap<string, string>;
  children: readonly MarkupNode[];
}

export class DrawingPatcher {
  readonly #container: HTMLElement;
  readonly #prefix: string;
  #nodes: readonly MarkupNode[];

  /** @param markup  untrusted: what the place shows now */
  constructor(place: HTMLElement, markup: string, prefix: string) {
    this.#container = place;
    this.#prefix = prefix;
    this.#nodes = this.#read(markup);
  }

  /** @returns  why the drawing cannot be shown any more; undefined when it is */
  async apply(changes: readonly DrawingChange[]): Promise<string | undefined> {
    const known = nodesByNumber(this.#nodes);
    const parts = changes.map(({ children: parts = [] }) =>
      parts.map((part) => (typeof part === "number" ? part : this.#read(part))),
    );
    for (const [i, { n, startTag: shell }] of changes.entries()) {
      const children = parts[i].flatMap((part) =>
        typeof part === "number" ? (known.get(part) ?? []) : part,
      );
      if (n === 0) this.#nodes = children;
      const node = known.get(n);
      if (!node) continue;
      if (shell !== undefined) node.attributes = this.#attributesOf(shell);
      if (changes[i].children) node.children = children;
    }
    const excess = whyTooExpensive(this.#nodes);
    if (excess !== undefined) return excess;
    const focused = this.#container.contains(document.activeElement)
      ? numberOf(document.activeElement)
      : undefined;
    const shown = elementsByNumber(this.#container);
    for (const [i, { n, startTag: shell, children: changed }] of changes.entries()) {
      const element = n === 0 ? this.#container : shown.get(n);
      if (!element) continue; // it is of a kind that is not drawn
      if (shell !== undefined) await this.#replaceAttributes(element, shell);
      if (!changed) continue;
      const content: Node[] = [];
      for (const part of parts[i]) {
        if (typeof part === "number") {
          const kept = shown.get(part);
          if (kept) content.push(kept);
        } else {
          const within = n === 0 ? undefined : element;
          const made = await createDrawingPart(part, this.#prefix, within);
          content.push(...made.childNodes);
        }
      }
      replaceContent(element, content);
    }
    const place = this.#container;
    if (focused !== undefined && !place.contains(document.activeElement)) {
      elementsByNumber(place).get(focused)?.focus();
    }
    return undefined;
  }

  /** Gives an element the attributes of a start tag. */
  async #replaceAttributes(element: Element, shell: string): Promise<void> {
    const parent = element.parentElement ?? undefined;
    const within = parent === this.#container ? undefined : parent;
    const nodes = this.#read(shell);
    const made = (await createDrawingPart(nodes, this.#prefix, within))
      .firstElementChild;
    if (!made) return;
    for (const { name } of [...element.attributes]) {
      if (!made.hasAttribute(name)) element.removeAttribute(name);
    }
    for (const { name, value } of made.attributes) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }

  #read(markup: string): readonly MarkupNode[] {
    return readMarkup(withPrefixedIds(markup, this.#prefix));
  }

  #attributesOf(shell: string): ReadonlyMap<string, string> {
    const [node] = this.#read(shell);
    return typeof node === "object" ? node.attributes : new Map();
  }
}

/** What stays is not moved: it would lose the focus. */
function replaceContent(element: Element, content: readonly Node[]): void {
  const kept = new Set(content);
  for (const child of [...element.childNodes]) if (!kept.has(child)) child.remove();
  let next = element.firstChild;
  for (const node of content) {
    if (node === next) next = next.nextSibling;
    else element.insertBefore(node, next);
  }
}

function nodesByNumber(
  nodes: readonly MarkupNode[],
  index = new Map<number, MutableElement>(),
): Map<number, MutableElement> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    index.set(Number(node.attributes.get("data-n")), node);
    nodesByNumber(node.children, index);
  }
  return index;
}

function elementsByNumber(place: HTMLElement): Map<number, SVGElement> {
  const all = [...place.querySelectorAll<SVGElement>("[data-n]")];
  return new Map(all.map((element) => [numberOf(element)!, element]));
}

function numberOf(element: Element | null): number | undefined {
  const n = element?.getAttribute("data-n");
  return n ? Number(n) : undefined;
}
