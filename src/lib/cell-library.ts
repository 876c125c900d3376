// The module "every-cube" that cells import: all of the library, and the old names of its
// exports.
export * from "./index.ts";
export * from "./lessons.ts";
export * from "./deprecated.ts";
