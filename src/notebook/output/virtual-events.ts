// Events of a virtual document's elements. linkedom's own implementation calls
// listeners with the target as `this`; d3 needs the listener's element.

type Listener = ((event: object) => unknown) | { handleEvent(event: object): unknown };

/** The listeners by element and type, each with whether it is called only once. */
const listeners = new WeakMap<object, Map<string, Map<Listener, boolean>>>();

/** Whether an element itself has a listener for the reader's events. */
export function hasListener(element: object, matches = isPointerOrKey): boolean {
  const types = listeners.get(element);
  return types !== undefined && [...types.keys()].some(matches);
}

/** The unsupported feature used with an element, such as “d3.zoom”. */
const unsupported = new WeakMap<object, string>();

/** Records that an unsupported feature was used with an element. */
export function noteUnsupported(element: object, feature: string): void {
  unsupported.set(element, feature);
}

/** The unsupported event types and features used with an element. */
export function unsupportedUses(element: object): string[] {
  const types = [...(listeners.get(element)?.keys() ?? [])].filter((type) =>
    /^(wheel|mousewheel|touch|drag|drop|contextmenu)/.test(type),
  );
  const feature = unsupported.get(element);
  return [
    ...types.map((type) => `“${type}”`),
    ...(feature === undefined ? [] : [feature]),
  ];
}

function isPointerOrKey(type: string): boolean {
  return /^(pointer|mouse|key|click$|dblclick$)/.test(type);
}

/** Whether a listener for this event makes an element a button. */
export function isPressable(type: string): boolean {
  return /^(click|pointerdown|pointerup|mousedown|mouseup)$/.test(type);
}

/** Adds event methods that work as in a browser to a prototype of elements. */
export function installEvents(prototype: object): void {
  const methods = {
    addEventListener(
      this: object,
      type: string,
      listener: Listener | null,
      options?: boolean | { once?: boolean },
    ) {
      if (listener === null) return;
      const types = listeners.get(this) ?? new Map();
      listeners.set(this, types);
      const typeListeners = types.get(type) ?? new Map();
      types.set(type, typeListeners);
      const isOnce = typeof options === "object" && options?.once === true;
      if (!typeListeners.has(listener)) typeListeners.set(listener, isOnce);
    },
    removeEventListener(this: object, type: string, listener: Listener) {
      const types = listeners.get(this);
      const typeListeners = types?.get(type);
      typeListeners?.delete(listener);
      if (typeListeners?.size === 0) types!.delete(type);
    },
    dispatchEvent(this: Element, event: Event) {
      return dispatch(this, event);
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value,
    });
  }
}

/**
 * Calls an element's listeners and, if the event bubbles, its ancestors'.
 * @throws the first error thrown by a listener, after all listeners were called
 */
function dispatch(target: Element, event: Event): boolean {
  let [isStopped, isEnded] = [false, false];
  const set = (name: string, value: unknown) =>
    Object.defineProperty(event, name, { configurable: true, value });
  set("target", target);
  set("stopPropagation", () => (isStopped = true));
  set("stopImmediatePropagation", () => (isStopped = isEnded = true));
  const failures: unknown[] = [];
  for (let at: Element | null = target; at && !isStopped; at = at.parentElement) {
    set("currentTarget", at);
    const typeListeners = listeners.get(at)?.get(event.type);
    for (const [listener, isOnce] of [...(typeListeners ?? [])]) {
      if (isEnded) break;
      if (isOnce) typeListeners!.delete(listener);
      try {
        if (typeof listener === "function") listener.call(at, event);
        else listener.handleEvent(event);
      } catch (thrown) {
        failures.push(thrown);
      }
    }
    if (!event.bubbles) break;
  }
  set("currentTarget", null);
  if (failures.length > 0) throw failures[0];
  return !event.defaultPrevented;
}
