// A displayed drawing that keeps changing: by its event listeners and transitions.
import { hasListener, isPressable, unsupportedUses } from "./virtual-events.ts";
import { DrawingEvents } from "./drawing-events.ts";
import { unsupportedElements } from "./allowed-elements.ts";
import type { DrawingEvent, DrawingChange } from "./output.ts";

/** An element as it was last sent. */
interface SentElement {
  readonly n: number;
  readonly startTag: string;
  readonly children: readonly (SentElement | string)[];
}

const MAX_CHANGES = 100;

/** Finds the changes of a drawing and dispatches events to it. */
export class LiveDrawing {
  readonly #root: Element;
  readonly #events: DrawingEvents;
  readonly #numbers = new WeakMap<Element, number>();
  readonly #byNumber = new Map<number, WeakRef<Element>>();
  #last = 0;
  #sent: SentElement | undefined;
  readonly #cleanTag: (element: Element) => string;

  /**
   * @param cleanTag  returns the start tag of an element as displayed; empty for a
   *                  removed element
   */
  constructor(root: Element, cleanTag: (element: Element) => string) {
    this.#root = root;
    this.#events = new DrawingEvents(root);
    this.#cleanTag = cleanTag;
  }

  get value(): unknown {
    return (this.#root as Element & { value?: unknown }).value;
  }

  /** Whether any element handles the reader's events. */
  get listens(): boolean {
    return this.#some((element) => hasListener(element));
  }

  /** The unsupported features that it uses, a sentence for each kind. */
  get problems(): string[] {
    const all = [this.#root, ...this.#root.querySelectorAll("*")];
    const uses = new Set(all.flatMap(unsupportedUses));
    const elementNames = unsupportedElements(this.#root).map((name) => `<${name}>`);
    return [
      ...(uses.size > 0
        ? [`${joinNames(uses)} cannot work here: ${SUPPORTED_EVENTS}.`]
        : []),
      ...(elementNames.length > 0
        ? [`${joinNames(elementNames)} cannot be shown here: ${SUPPORTED_ELEMENTS}.`]
        : []),
    ];
  }

  /** Whether a transition is running. */
  get isInTransition(): boolean {
    return this.#some((element) => "__transition" in element);
  }

  /** Calls back, in a microtask, after each change. */
  follow(callback: () => void): void {
    const { MutationObserver } = this.#root.ownerDocument.defaultView!;
    new MutationObserver(callback).observe(this.#root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }

  onInput(callback: () => void): void {
    this.#root.addEventListener("input", callback);
  }

  /** @throws what a listener throws */
  handleEvent(event: DrawingEvent): void {
    const element = this.#byNumber.get(event.n)?.deref();
    this.#events.dispatch(
      element && this.#root.contains(element) ? element : this.#root,
      event,
    );
  }

  /** The markup of the whole drawing, with a number for each element. */
  fullMarkup(): string {
    this.#sent = this.#read(this.#root);
    return markupOf(this.#sent!);
  }

  /** The changes since the last call; the whole drawing if they are too many. */
  changes(): DrawingChange[] {
    const now = this.#read(this.#root)!;
    const before = this.#sent;
    this.#sent = now;
    const changes: DrawingChange[] = [];
    if (before && before.n === now.n) collectChanges(before, now, changes);
    if (!before || changes.length > MAX_CHANGES) {
      return [{ n: 0, children: [markupOf(now)] }];
    }
    return changes;
  }

  /** Makes the next changes contain the whole drawing. */
  resendAll(): void {
    this.#sent = undefined;
  }

  #some(isMeant: (element: Element) => boolean): boolean {
    return isMeant(this.#root) || [...this.#root.querySelectorAll("*")].some(isMeant);
  }

  #read(element: Element): SentElement | undefined {
    const tag = this.#cleanTag(element);
    if (tag === "") return undefined;
    const n = this.#numberOf(element);
    const isButton = element !== this.#root && hasListener(element, isPressable);
    const children: (SentElement | string)[] = [];
    for (const node of element.childNodes) {
      const child =
        node.nodeType === ELEMENT ? this.#read(node as Element) : textOf(node);
      if (child !== undefined) children.push(child);
    }
    const attributes = ` data-n="${n}"${isButton ? ' data-press="1"' : ""}>`;
    return { n, startTag: tag.replace(/>$/, attributes), children };
  }

  #numberOf(element: Element): number {
    let n = this.#numbers.get(element);
    if (n === undefined) {
      n = ++this.#last;
      this.#numbers.set(element, n);
      this.#byNumber.set(n, new WeakRef(element));
    }
    return n;
  }
}

const SUPPORTED_EVENTS =
  "a drawing receives clicks, keys and pointer movements, but not dragging, zooming, brushing or scrolling; use a control, such as Inputs.range";
const SUPPORTED_ELEMENTS =
  "a cell shows the shapes and texts of SVG, and of HTML only plain text";
const MAX_LISTED_NAMES = 4;

function joinNames(names: Iterable<string>): string {
  const list = [...names];
  const named =
    list.length > MAX_LISTED_NAMES
      ? [...list.slice(0, MAX_LISTED_NAMES - 1), "more"]
      : list;
  const last = named.pop()!;
  return named.length === 0 ? last : `${named.join(", ")} and ${last}`;
}

const ELEMENT = 1;
const TEXT = 3;

function textOf(node: Node): string | undefined {
  return node.nodeType === TEXT ? String(node) : undefined;
}

function markupOf({ startTag, children }: SentElement): string {
  const inner = children.map((part) =>
    typeof part === "string" ? part : markupOf(part),
  );
  const name = /^<([^\s>]+)/.exec(startTag)![1];
  return `${startTag}${inner.join("")}</${name}>`;
}

function collectChanges(
  before: SentElement,
  now: SentElement,
  changes: DrawingChange[],
): void {
  const previous = new Map<number | string, SentElement | string>(
    before.children.map((part) => [childKey(part), part]),
  );
  const isSame =
    now.children.length === before.children.length &&
    now.children.every((part, i) => childKey(part) === childKey(before.children[i]));
  const startTag = now.startTag === before.startTag ? undefined : now.startTag;
  const children = isSame
    ? undefined
    : now.children.map((part) => {
        if (typeof part === "string") return part;
        return previous.has(part.n) ? part.n : markupOf(part);
      });
  if (startTag !== undefined || children) {
    changes.push({
      n: now.n,
      ...(startTag !== undefined && { startTag }),
      ...(children && { children }),
    });
  }
  for (const part of now.children) {
    const old = typeof part === "string" ? undefined : previous.get(part.n);
    if (old !== undefined)
      collectChanges(old as SentElement, part as SentElement, changes);
  }
}

/** Identifies an element by its number, and a text by itself. */
function childKey(part: SentElement | string): number | string {
  return typeof part === "string" ? part : part.n;
}
