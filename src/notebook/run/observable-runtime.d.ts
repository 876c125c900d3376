// Types for the parts of Observable's runtime used here, which ships without types.
declare module "@observablehq/runtime" {
  export interface Observer {
    pending?(): void;
    fulfilled?(value: unknown): void;
    rejected?(error: unknown): void;
  }
  export interface Variable {
    define(
      name: string,
      inputs: readonly string[],
      definition: (...inputs: never[]) => unknown,
    ): Variable;
    delete(): void;
  }
  export interface Module {
    variable(observer?: Observer): Variable;
    define: Variable["define"];
  }
  export class Runtime {
    constructor(
      builtins: Readonly<Record<string, unknown>>,
      global: (name: string) => unknown,
    );
    module(): Module;
    dispose(): void;
  }
  /** Thrown if an input of a variable has no value. */
  export class RuntimeError extends Error {
    readonly input?: string;
  }
}
