/** What every host of JavaScript has, though the language's own types do not tell. */
interface Host {
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: unknown };
  };
  atob(base64: string): string;
}

/** A module whose bytes are part of the library. */
export interface LibraryModule {
  readonly base64: string;
  /** Compiled when first asked for; null where that, or to start it, cannot be done. */
  compiled?: object | null;
}

/**
 * Starts a module, with a memory of its own.
 *
 * @param use  called with what it exports; the caller knows what that is
 * @returns    what `use` returns; undefined where there is no WebAssembly, none with
 *             vectors, no memory for it, or the page's rules forbid it
 */
export function startModule<Exports, Result>(
  module: LibraryModule,
  use: (exports: Exports) => Result,
): Result | undefined {
  if (module.compiled === null) return undefined;
  const { WebAssembly } = globalThis as unknown as Host;
  try {
    module.compiled ??= new WebAssembly.Module(bytesOf(module));
    return use(new WebAssembly.Instance(module.compiled).exports as Exports);
  } catch {
    module.compiled = null;
    return undefined;
  }
}

/** A plain loop: the first search waits for it. */
function bytesOf({ base64 }: LibraryModule): Uint8Array {
  const { atob } = globalThis as unknown as Host;
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
