// The package "every-cube": all of its entry points except "every-cube/big-cube" and
// "every-cube/lessons".
export * from "./indexing.ts";
export * from "./cube.ts";
export * from "./puzzles.ts";
export * from "./scan.ts";
