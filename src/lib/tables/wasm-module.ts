/** Globals of all hosts that the language's own types do not declare. */
interface Host {
  readonly WebAssembly?: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: unknown };
  };
  atob(base64: string): string;
}

/** A WebAssembly module embedded in the library. */
export interface LibraryModule {
  readonly base64: string;
  /** The compiled module, cached; null if compiling or instantiating failed. */
  compiled?: object | null;
}

/**
 * Instantiates a module with a memory of its own.
 *
 * @returns its exports, whose type the caller knows
 * @throws {Error} without WebAssembly or one of its features that the module uses, without
 *         enough memory, or if the page's content security policy forbids it
 */
export function instantiateModule<Exports>(module: LibraryModule): Exports {
  const { WebAssembly } = globalThis as unknown as Host;
  if (WebAssembly === undefined) throw new Error("there is no WebAssembly");
  module.compiled ??= new WebAssembly.Module(bytesOf(module));
  return new WebAssembly.Instance(module.compiled).exports as Exports;
}

/**
 * Instantiates a module that can be done without.
 *
 * @param use  called with the exports, whose type the caller knows
 * @returns    the result of `use`; undefined without WebAssembly SIMD, without enough memory,
 *             or if the page's content security policy forbids it
 */
export function startModule<Exports, Result>(
  module: LibraryModule,
  use: (exports: Exports) => Result,
): Result | undefined {
  if (module.compiled === null) return undefined;
  try {
    return use(instantiateModule<Exports>(module));
  } catch {
    module.compiled = null;
    return undefined;
  }
}

/** Decodes the module with a plain loop, for speed: the first search waits for it. */
function bytesOf({ base64 }: LibraryModule): Uint8Array {
  const { atob } = globalThis as unknown as Host;
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
