// Detects changed built-ins: cells can change them, but the code that runs cells
// depends on them.

const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
const { ownKeys } = Reflect;

interface OriginalProperty {
  readonly holder: object;
  readonly key: PropertyKey;
  readonly name: string;
  readonly value: unknown;
  readonly get: unknown;
  readonly set: unknown;
}

const CONSTRUCTORS =
  "Object Function Array String Number Boolean Symbol BigInt Date RegExp Error TypeError RangeError SyntaxError ReferenceError Promise Map Set WeakMap WeakSet Proxy Uint8Array Int32Array Float64Array ArrayBuffer MessageChannel MessagePort".split(
    " ",
  );
const NAMESPACES = ["JSON", "Math", "Reflect"];
const FUNCTIONS =
  "setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone".split(
    " ",
  );

/**
 * Records the built-ins of a global object. Call it before any cell runs.
 * @returns  a function that returns the first built-in changed, removed or added since,
 * such as “Array.prototype.map”; it uses nothing that a cell could have changed
 */
export function watchGlobals(world: Record<string, unknown>): () => string | undefined {
  const properties: OriginalProperty[] = [];
  const sizes: { holder: object; name: string; count: number }[] = [];

  const record = (holder: object, key: PropertyKey, name: string) => {
    const { value, get, set } = getOwnPropertyDescriptor(holder, key)!;
    properties.push({ holder, key, name, value, get, set });
  };
  const recordAll = (holder: object, name: string) => {
    const keys = ownKeys(holder);
    for (const key of keys) {
      const isName = typeof key === "string";
      record(holder, key, isName ? `${name}.${key}` : `${name}[${key.description}]`);
    }
    sizes.push({ holder, name, count: keys.length });
  };

  for (const name of [...CONSTRUCTORS, ...NAMESPACES]) {
    const holder = world[name] as { prototype?: object };
    record(world, name, name);
    recordAll(holder, name);
    if (holder.prototype) recordAll(holder.prototype, `${name}.prototype`);
  }
  const functions = FUNCTIONS.map((name) => ({ name, value: inherited(world, name) }));
  recordAll(getPrototypeOf([][Symbol.iterator]()), "the iterators of arrays");
  recordAll(getPrototypeOf(getPrototypeOf([][Symbol.iterator]())), "iterators");

  return () => {
    for (let i = 0; i < properties.length; i++) {
      const { holder, key, name, value, get, set } = properties[i];
      const current = getOwnPropertyDescriptor(holder, key);
      if (current === undefined) return name;
      if (get === undefined && set === undefined) {
        if (current.value !== value && value === value) return name;
      } else if (current.get !== get || current.set !== set) return name;
    }
    for (let i = 0; i < functions.length; i++) {
      const { name, value } = functions[i];
      if (inherited(world, name) !== value) return name;
    }
    for (let i = 0; i < sizes.length; i++) {
      const { holder, name, count } = sizes[i];
      if (ownKeys(holder).length !== count) return name;
    }
    return undefined;
  };
}

/** The value of a global, which browsers define on a prototype of the global object. */
function inherited(world: object, name: string): unknown {
  for (let at: object | null = world; at; at = getPrototypeOf(at) as object | null) {
    const property = getOwnPropertyDescriptor(at, name);
    if (property) return property.value;
  }
  return undefined;
}
