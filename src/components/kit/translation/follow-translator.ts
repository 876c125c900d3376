// Browsers translate a page by replacing its text nodes: Chrome puts <font> elements in their
// place, and later does the same with new text. Preact would keep writing to nodes that have
// left the page, which would go on showing what is no longer true. So each replaced node goes
// back into its element, empty, beside its translation. Preact finds all its nodes where it
// put them, and once it changes what an element says, the translation is removed.
import { options, type VNode } from "preact";

/** A vnode with the names by which all releases of Preact 10 keep what they have rendered. */
interface Rendered extends Omit<VNode, "props"> {
  /** The children. */
  readonly __k: readonly (Rendered | null)[] | null;
  /** The first node. */
  readonly __e: ChildNode;
  readonly props: unknown;
}

/** An element that Preact has rendered into. */
type Root = Element & { readonly __k?: Rendered };

/** A child of an element, as Preact has rendered it; only a text node has a text. */
interface Part {
  readonly node: ChildNode;
  readonly text: string | undefined;
}

const WRAPPER = "font";

/** Translated elements with what they said when they were translated. */
const translated = new WeakMap<Element, readonly Part[]>();

/** Elements that are not translated any more, since it could not be followed. */
const refused = new WeakSet<Element>();

/** Text nodes beside their translations. */
const hidden = new WeakSet<Node>();

const observer = new MutationObserver(follow);
observer.observe(document, { childList: true, characterData: true, subtree: true });

// A translator may have replaced a node since the observer was last called.
options.debounceRendering = (renderQueue) => {
  queueMicrotask(() => {
    catchUp();
    renderQueue();
    catchUp();
  });
};
const hooks = options as { __?(vnode: VNode, root: Element): void };
const beginRoot = hooks.__;
hooks.__ = (vnode, root) => {
  catchUp();
  beginRoot?.(vnode, root);
};

function catchUp(): void {
  follow(observer.takeRecords());
}

// What was replaced before this was loaded may be out of date: it is translated again.
for (const [element, parts] of partsIn([...document.querySelectorAll(WRAPPER)])) {
  const foreign = foreignIn(element, parts);
  if (foreign.length > 0) putBack(element, parts, foreign);
}

function follow(changes: readonly MutationRecord[]): void {
  for (const [element, parts] of partsIn(changes.map(({ target }) => target))) {
    if (parts.some(isText) || translated.has(element)) followIn(element, parts);
  }
}

/** All elements that Preact has rendered where these nodes are, with their children. */
function partsIn(nodes: readonly Node[]): ReadonlyMap<Element, readonly Part[]> {
  const found = new Map<Element, Part[]>();
  for (const root of new Set(nodes.map(rootOf))) {
    if (!root) continue;
    found.set(root, []);
    addParts(root.__k!, root, found);
  }
  return found;
}

function rootOf(node: Node | null): Root | undefined {
  for (let at = node; at; at = at.parentNode) {
    if ((at as Root).__k) return at as Root;
  }
  return undefined;
}

/** Adds the rendered children of an element, and those of all elements in it. */
function addParts(
  { __k: children }: Rendered,
  element: Element,
  found: Map<Element, Part[]>,
): void {
  for (const child of children ?? []) {
    if (!child?.__e) continue;
    const { type, props, __e: node } = child;
    if (typeof type === "function") {
      addParts(child, element, found);
      continue;
    }
    const text = type === null ? String(props) : undefined;
    found.get(element)!.push({ node, text });
    if (text !== undefined) continue;
    found.set(node as Element, []);
    addParts(child, node as Element, found);
  }
}

function followIn(element: Element, parts: readonly Part[]): void {
  const foreign = foreignIn(element, parts);
  const missing = parts.filter(({ node }) => node.parentNode !== element);
  const before = translated.get(element);
  if (!before && foreign.length === 0 && missing.length === 0) return;

  // Preact needs all its elements, so no sentence can be made of several; and a text that is
  // replaced twice was read too early.
  const isStray = missing.some((part) => before !== undefined || !isText(part));
  if (isStray) {
    refused.add(element);
    (element as HTMLElement).translate = false;
  }
  const isOutdated = before && (foreign.length === 0 || !isSame(before, parts));
  if (isOutdated || refused.has(element)) {
    translated.delete(element);
    putBack(element, parts, foreign);
  } else {
    if (!before) translated.set(element, parts);
    hideBeside(element, parts);
  }
}

/** The texts in an element that Preact has not rendered, and what wraps them. */
function foreignIn(element: Element, parts: readonly Part[]): ChildNode[] {
  const nodes = new Set<Node>(parts.map(({ node }) => node));
  return [...element.childNodes].filter(
    (node) => !nodes.has(node) && (node.nodeType === Node.TEXT_NODE || isWrapper(node)),
  );
}

/** Shows what Preact has rendered, and nothing else. */
function putBack(
  element: Element,
  parts: readonly Part[],
  foreign: readonly ChildNode[],
): void {
  let next: Node | null = null;
  for (const { node, text } of parts.toReversed()) {
    if (text !== undefined) {
      node.nodeValue = text;
      hidden.delete(node);
    }
    // A text is inserted even where it is already: a translator looks for new nodes.
    if (text !== undefined || node.parentNode !== element)
      element.insertBefore(node, next);
    next = node;
  }
  for (const node of foreign) node.remove();
}

/** Returns the replaced text nodes to their element, without their text. */
function hideBeside(element: Element, parts: readonly Part[]): void {
  let next: Node | null = null;
  for (const part of parts.toReversed()) {
    const { node } = part;
    const isAway = node.parentNode !== element;
    if (isAway && !isText(part)) continue;
    if (isAway) {
      // Where it has been wrapped instead, a copy stays in the wrapper.
      node.replaceWith(node.cloneNode());
      element.insertBefore(node, next);
      hidden.add(node);
    }
    // Preact writes a zero again and again.
    if (hidden.has(node) && node.nodeValue !== "") node.nodeValue = "";
    next = node;
  }
}

function isWrapper(node: Node): boolean {
  return (node as Element).localName === WRAPPER;
}

function isText({ text }: Part): boolean {
  return text !== undefined;
}

function isSame(before: readonly Part[], now: readonly Part[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ node, text }, i) => node === now[i].node && text === now[i].text)
  );
}
