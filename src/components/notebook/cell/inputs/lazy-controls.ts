// Rarely used controls, whose code is loaded on first use.
import type { Input } from "#notebook/inputs/inputs.ts";

interface LazyControls {
  CubeControl?: (typeof import("./CubeControl.tsx"))["CubeControl"];
  FileControl?: (typeof import("./FileControl.tsx"))["FileControl"];
  TableControl?: (typeof import("./TableControl.tsx"))["TableControl"];
}

/** The loaded controls: all at build; in the browser, those needed so far. */
export const lazyControls: LazyControls = import.meta.env.SSR
  ? {
      ...(await import("./CubeControl.tsx")),
      ...(await import("./FileControl.tsx")),
      ...(await import("./TableControl.tsx")),
    }
  : {};

const LOADERS: { readonly [Type in Input["type"]]?: () => Promise<LazyControls> } = {
  cube: () => import("./CubeControl.tsx"),
  file: () => import("./FileControl.tsx"),
  table: () => import("./TableControl.tsx"),
};
const loaded = new Set<Input["type"]>();

export async function loadLazyControls(input: Input): Promise<void> {
  await Promise.all(
    lazyTypes(input).map(async (type) => {
      Object.assign(lazyControls, await LOADERS[type]!());
      loaded.add(type);
    }),
  );
}

/** Whether the code of a control, and of a form's fields, is loaded. */
export function areControlsLoaded(input: Input): boolean {
  return import.meta.env.SSR || lazyTypes(input).every((type) => loaded.has(type));
}

function lazyTypes(input: Input): Input["type"][] {
  if (input.type === "form") return input.fields.flatMap(lazyTypes);
  return input.type in LOADERS ? [input.type] : [];
}
