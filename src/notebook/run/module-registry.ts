import type { Exports, LazyModules, Modules } from "./modules.ts";

/** The modules of a notebook. Some are loaded when a cell first imports them. */
export class ModuleRegistry {
  readonly #own: Modules;
  readonly #lazy: LazyModules;
  readonly #fetched: Map<string, Promise<Exports>>;
  readonly #ready: Map<string, Exports>;

  constructor(
    own: Modules,
    lazy: LazyModules,
    fetched = new Map<string, Promise<Exports>>(),
    ready = new Map<string, Exports>(),
  ) {
    this.#own = own;
    this.#lazy = lazy;
    this.#fetched = fetched;
    this.#ready = ready;
  }

  /** A copy with additional modules for one cell. */
  with(more: Modules): ModuleRegistry {
    return new ModuleRegistry(
      { ...this.#own, ...more },
      this.#lazy,
      this.#fetched,
      this.#ready,
    );
  }

  /** All modules by name; empty if not loaded yet. */
  get modules(): Modules {
    const lazy = Object.keys(this.#lazy).map((name): [string, Exports] => [
      name,
      this.#ready.get(name) ?? {},
    ]);
    return { ...this.#own, ...Object.fromEntries(lazy) };
  }

  /** Loads modules; ignores unknown names, which `importModule` reports. */
  async fetch(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#fetchOne(name)));
  }

  async #fetchOne(name: string): Promise<void> {
    if (!Object.hasOwn(this.#lazy, name)) return;
    let loading = this.#fetched.get(name);
    if (!loading) {
      loading = this.#lazy[name]();
      this.#fetched.set(name, loading);
      loading.catch(() => this.#fetched.delete(name)); // the next cell tries again
    }
    this.#ready.set(name, await loading);
  }
}
