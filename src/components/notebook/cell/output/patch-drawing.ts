import { whyTooExpensive } from "#notebook/output/render-cost.ts";
import {
  type MarkupElement,
  type MarkupNode,
  readMarkup,
} from "#notebook/output/markup.ts";
import type { DrawingChange } from "#notebook/output/output.ts";
import { withPrefixedIds } from "./prefix-ids.ts";
import { createDrawingPart } from "./insert-drawing.ts";

/** A markup element that can be changed in place. */
interface MutableElement extends MarkupElement {
  attributes: ReadonlyMap<string, string>;
  children: readonly MarkupNode[];
}

/**
 * Applies changes to a displayed drawing. The cost of the whole is checked first; unchanged
 * elements are kept.
 */
export class DrawingPatcher {
  readonly #container: HTMLElement;
  readonly #prefix: string;
  #nodes: readonly MarkupNode[];

  /** @param markup  the untrusted markup that was inserted */
  constructor(place: HTMLElement, markup: string, prefix: string) {
    this.#container = place;
    this.#prefix = prefix;
    this.#nodes = this.#read(markup);
  }

  /** @returns  why the drawing can't be shown any more; undefined on success */
  async apply(changes: readonly DrawingChange[]): Promise<string | undefined> {
    const nodes = nodesByNumber(this.#nodes);
    const parts = changes.map(({ children: parts = [] }) =>
      parts.map((part) => (typeof part === "number" ? part : this.#read(part))),
    );
    for (const [i, { n, startTag: shell }] of changes.entries()) {
      const children = parts[i].flatMap((part) =>
        typeof part === "number" ? (nodes.get(part) ?? []) : part,
      );
      if (n === 0) this.#nodes = children;
      const node = nodes.get(n);
      if (!node) continue;
      if (shell !== undefined) node.attributes = this.#attributesOf(shell);
      if (changes[i].children) node.children = children;
    }
    const excess = whyTooExpensive(this.#nodes);
    if (excess !== undefined) return excess;
    const focused = this.#container.contains(document.activeElement)
      ? numberOf(document.activeElement)
      : undefined;
    const elements = elementsByNumber(this.#container);
    for (const [i, { n, startTag: shell, children: changed }] of changes.entries()) {
      const element = n === 0 ? this.#container : elements.get(n);
      if (!element) continue; // removed by the sanitiser
      if (shell !== undefined) await this.#replaceAttributes(element, shell);
      if (!changed) continue;
      const content: Node[] = [];
      for (const part of parts[i]) {
        if (typeof part === "number") {
          const kept = elements.get(part);
          if (kept) content.push(kept);
        } else {
          const within = n === 0 ? undefined : element;
          const created = await createDrawingPart(part, this.#prefix, within);
          content.push(...created.childNodes);
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

  /** Replaces an element's attributes by those of a start tag. */
  async #replaceAttributes(element: Element, shell: string): Promise<void> {
    const parent = element.parentElement ?? undefined;
    const within = parent === this.#container ? undefined : parent;
    const nodes = this.#read(shell);
    const created = (await createDrawingPart(nodes, this.#prefix, within))
      .firstElementChild;
    if (!created) return;
    for (const { name } of [...element.attributes]) {
      if (!created.hasAttribute(name)) element.removeAttribute(name);
    }
    for (const { name, value } of created.attributes) {
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

/** Replaces children without moving those that stay, which would lose the focus. */
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
  const elements = [...place.querySelectorAll<SVGElement>("[data-n]")];
  return new Map(elements.map((element) => [numberOf(element)!, element]));
}

function numberOf(element: Element | null): number | undefined {
  const n = element?.getAttribute("data-n");
  return n ? Number(n) : undefined;
}
