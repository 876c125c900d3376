// Generated from the sources by build/plugins/cell-types-plugin.ts.
declare module "virtual:cell-names" {
  const names: readonly import("../../build/content/cell-types.ts").ModuleNames[];
  export default names;
}
declare module "virtual:type-files" {
  const types: import("./notebook-files.ts").TypeFiles;
  export default types;
}
declare module "virtual:drawing-types" {
  const files: import("./notebook-files.ts").TypeFiles["files"];
  export default files;
}
