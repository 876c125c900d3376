// Modules that build/plugins/trace-plugin.ts generates from source files.
declare module "*?trace" {
  export const traced: Record<
    string,
    (...args: unknown[]) => import("./trace.ts").Trace<unknown>
  >;
}
