// Modules that build/trace-plugin.ts makes of a source file.
declare module "*?trace" {
  export const traced: Record<
    string,
    (...args: any[]) => import("./trace.ts").Trace<any>
  >;
}
