// A drawing that is shown and goes on changing: by its listeners, which hear what the reader
// does, and by transitions.
import { hasListener, isPressable, unheardOf } from "./virtual-events.ts";
import { ReaderEvents } from "./reader-events.ts";
import { leftOut } from "./shown-elements.ts";
import type { DrawingEvent, Redrawing } from "./output.ts";

/** An element as it was last sent. */
interface Sent {
  readonly n: number;
  /** Its start tag. */
  readonly shell: string;
  readonly parts: readonly (Sent | string)[];
}

/** With more changes than this, the whole drawing is sent. */
const MAX_CHANGES = 100;

/** What `LIFE` in drawing.ts gives. */
export class DrawingLife {
  readonly #root: Element;
  readonly #events: ReaderEvents;
  readonly #numbers = new WeakMap<Element, number>();
  readonly #byNumber = new Map<number, WeakRef<Element>>();
  #last = 0;
  #sent: Sent | undefined;
  readonly #cleanTag: (element: Element) => string;

  /** @param cleanTag  the start tag of an element as it is shown; empty for what is not */
  constructor(root: Element, cleanTag: (element: Element) => string) {
    this.#root = root;
    this.#events = new ReaderEvents(root);
    this.#cleanTag = cleanTag;
  }

  get value(): unknown {
    return (this.#root as Element & { value?: unknown }).value;
  }

  /** Whether anything in it hears the reader. */
  get listens(): boolean {
    return this.#some((element) => hasListener(element));
  }

  /** What does not work in it, a sentence for each kind. */
  get shortcomings(): string[] {
    const all = [this.#root, ...this.#root.querySelectorAll("*")];
    const unheard = new Set(all.flatMap(unheardOf));
    const missing = leftOut(this.#root).map((name) => `<${name}>`);
    return [
      ...(unheard.size > 0 ? [`${listed(unheard)} cannot work here: ${HEARD}.`] : []),
      ...(missing.length > 0
        ? [`${listed(missing)} cannot be shown here: ${SHOWN}.`]
        : []),
    ];
  }

  /** Whether it is about to change by itself. */
  get isInTransition(): boolean {
    return this.#some((element) => "__transition" in element);
  }

  /** Calls back, in a microtask, after it has changed. */
  follow(changed: () => void): void {
    const { MutationObserver } = this.#root.ownerDocument.defaultView!;
    new MutationObserver(changed).observe(this.#root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }

  onInput(heard: () => void): void {
    this.#root.addEventListener("input", heard);
  }

  /** @throws  what a listener throws */
  hear(event: DrawingEvent): void {
    const element = this.#byNumber.get(event.n)?.deref();
    this.#events.hear(
      element && this.#root.contains(element) ? element : this.#root,
      event,
    );
  }

  /** The whole drawing as it is now, in which each element has its number. */
  whole(): string {
    this.#sent = this.#read(this.#root);
    return markupOf(this.#sent!);
  }

  /** What has changed since it was last read. */
  changes(): Redrawing[] {
    const now = this.#read(this.#root)!;
    const before = this.#sent;
    this.#sent = now;
    const found: Redrawing[] = [];
    if (before && before.n === now.n) compare(before, now, found);
    if (!before || found.length > MAX_CHANGES) {
      return [{ n: 0, parts: [markupOf(now)] }];
    }
    return found;
  }

  /** From now on the whole drawing counts as changed. */
  startOver(): void {
    this.#sent = undefined;
  }

  #some(isMeant: (element: Element) => boolean): boolean {
    return isMeant(this.#root) || [...this.#root.querySelectorAll("*")].some(isMeant);
  }

  #read(element: Element): Sent | undefined {
    const tag = this.#cleanTag(element);
    if (tag === "") return undefined;
    const n = this.#numberOf(element);
    const isButton = element !== this.#root && hasListener(element, isPressable);
    const parts: (Sent | string)[] = [];
    for (const node of element.childNodes) {
      const part =
        node.nodeType === ELEMENT ? this.#read(node as Element) : textOf(node);
      if (part !== undefined) parts.push(part);
    }
    const marks = ` data-n="${n}"${isButton ? ' data-press="1"' : ""}>`;
    return { n, shell: tag.replace(/>$/, marks), parts };
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

const HEARD =
  "a drawing receives clicks, keys and pointer movements, but not dragging, zooming, brushing or scrolling; use a control, such as Inputs.range";
const SHOWN = "a cell shows the shapes and texts of SVG, and of HTML only plain text";
/** More are not named. */
const MAX_NAMED = 4;

function listed(names: Iterable<string>): string {
  const all = [...names];
  const named = all.length > MAX_NAMED ? [...all.slice(0, MAX_NAMED - 1), "more"] : all;
  const last = named.pop()!;
  return named.length === 0 ? last : `${named.join(", ")} and ${last}`;
}

const ELEMENT = 1;
const TEXT = 3;

function textOf(node: Node): string | undefined {
  return node.nodeType === TEXT ? String(node) : undefined;
}

function markupOf({ shell, parts }: Sent): string {
  const inner = parts.map((part) => (typeof part === "string" ? part : markupOf(part)));
  const name = /^<([^\s>]+)/.exec(shell)![1];
  return `${shell}${inner.join("")}</${name}>`;
}

function compare(before: Sent, now: Sent, found: Redrawing[]): void {
  const known = new Map<number | string, Sent | string>(
    before.parts.map((part) => [keyOf(part), part]),
  );
  const isSame =
    now.parts.length === before.parts.length &&
    now.parts.every((part, i) => keyOf(part) === keyOf(before.parts[i]));
  const shell = now.shell === before.shell ? undefined : now.shell;
  const parts = isSame
    ? undefined
    : now.parts.map((part) => {
        if (typeof part === "string") return part;
        return known.has(part.n) ? part.n : markupOf(part);
      });
  if (shell !== undefined || parts) {
    found.push({
      n: now.n,
      ...(shell !== undefined && { shell }),
      ...(parts && { parts }),
    });
  }
  for (const part of now.parts) {
    const old = typeof part === "string" ? undefined : known.get(part.n);
    if (old !== undefined) compare(old as Sent, part as Sent, found);
  }
}

/** An element by its number, and a text by itself. */
function keyOf(part: Sent | string): number | string {
  return typeof part === "string" ? part : part.n;
}
