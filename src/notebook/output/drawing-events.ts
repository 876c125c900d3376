import type { DrawingEvent } from "./output.ts";
import { setFontSize } from "./virtual-geometry.ts";

/** The mouse event that follows each pointer event. */
const MOUSE_EVENTS: Readonly<Record<string, string>> = {
  pointermove: "mousemove",
  pointerdown: "mousedown",
  pointerup: "mouseup",
};

/** Dispatches the reader's pointer and key events to a drawing. */
export class DrawingEvents {
  readonly #root: Element;
  /** The last element under the pointer. */
  #at: Element | undefined;

  constructor(root: Element) {
    this.#root = root;
  }

  /** @throws the first error thrown by a listener, after all listeners were called */
  dispatch(target: Element, event: DrawingEvent): void {
    setFontSize(this.#root, event.fontSize);
    const failures: unknown[] = [];
    const dispatch = (at: Element, type: string, bubbles = true) => {
      try {
        at.dispatchEvent(createEvent(event, type, bubbles));
      } catch (thrown) {
        failures.push(thrown);
      }
    };
    const { type } = event;
    const isOutside = type === "pointerleave";
    if (type.startsWith("pointer"))
      this.#goTo(isOutside ? undefined : target, dispatch);
    if (!isOutside) {
      dispatch(target, type);
      if (type in MOUSE_EVENTS) dispatch(target, MOUSE_EVENTS[type]);
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Dispatches leave and enter events. */
  #goTo(
    target: Element | undefined,
    dispatch: (at: Element, type: string, bubbles?: boolean) => void,
  ): void {
    const from = this.#at;
    if (from === target) return;
    this.#at = target;
    const [left, entered] = [this.#pathTo(from), this.#pathTo(target)];
    for (const kind of ["pointer", "mouse"]) {
      if (from) dispatch(from, `${kind}out`);
      for (const element of left.filter((other) => !entered.includes(other))) {
        dispatch(element, `${kind}leave`, false);
      }
      if (target) dispatch(target, `${kind}over`);
      for (const element of entered
        .filter((other) => !left.includes(other))
        .reverse()) {
        dispatch(element, `${kind}enter`, false);
      }
    }
  }

  /** An element and its ancestors, up to the drawing. */
  #pathTo(element: Element | undefined): Element[] {
    const path: Element[] = [];
    for (let at: Element | null | undefined = element; at; at = at.parentElement) {
      path.push(at);
      if (at === this.#root) break;
    }
    return path;
  }
}

/** Creates an event object like a browser's, as far as the page has sent its data. */
function createEvent(source: DrawingEvent, type: string, bubbles: boolean): Event {
  const { x, y } = source;
  const event = {
    ...source,
    type,
    bubbles,
    cancelable: true,
    defaultPrevented: false,
    pointerId: 1,
    isPrimary: true,
    relatedTarget: null,
    timeStamp: performance.now(),
    preventDefault: () => (event.defaultPrevented = true),
  };
  for (const kind of ["client", "page", "offset", "screen"]) {
    Object.assign(event, { [`${kind}X`]: x, [`${kind}Y`]: y });
  }
  return event as unknown as Event;
}
