// Events of elements that no browser shows. The library of the virtual document has some of
// its own, which call listeners with the target as `this`; d3 relies on the listener's own
// element.

type Listener = ((event: object) => unknown) | { handleEvent(event: object): unknown };

/** By element and type: each listener, and whether it hears one event only. */
const listeners = new WeakMap<object, Map<string, Map<Listener, boolean>>>();

/** Whether a reader's events could reach a listener of this element itself. */
export function hasListener(element: object, matches = isPointerOrKey): boolean {
  const types = listeners.get(element);
  return types !== undefined && [...types.keys()].some(matches);
}

/** By element: what was asked of it that no drawing does, such as “d3.zoom”. */
const unsupported = new WeakMap<object, string>();

/** Notes that an element was to do something that no drawing does. */
export function noteUnsupported(element: object, feature: string): void {
  unsupported.set(element, feature);
}

/** What the reader may expect of an element in vain. */
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

/** Whether it is there to be pressed. */
export function isPressable(type: string): boolean {
  return /^(click|pointerdown|pointerup|mousedown|mouseup)$/.test(type);
}

/** Gives all elements with this prototype listeners that are called as in a browser. */
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
 * Calls the listeners of an element, and of those around it if the event bubbles.
 * @throws  what the first listener that failed has thrown, after the others were called
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
