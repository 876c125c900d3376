// The module "every-cube" that cells import: the library, and the old names of its exports.
export * from "./index.ts";
export * from "./deprecated.ts";
