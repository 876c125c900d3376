// Controls that few notebooks have are loaded by themselves.
import type { Input } from "../../../../notebook/inputs/inputs.ts";

interface RareParts {
  CubeControl?: (typeof import("./CubeControl.tsx"))["CubeControl"];
  FileControl?: (typeof import("./FileControl.tsx"))["FileControl"];
  TableControl?: (typeof import("./TableControl.tsx"))["TableControl"];
}

/** At build all are there; in the browser, those that were needed. */
export const rareParts: RareParts = import.meta.env.SSR
  ? {
      ...(await import("./CubeControl.tsx")),
      ...(await import("./FileControl.tsx")),
      ...(await import("./TableControl.tsx")),
    }
  : {};

const LOAD: { readonly [Type in Input["type"]]?: () => Promise<RareParts> } = {
  cube: () => import("./CubeControl.tsx"),
  file: () => import("./FileControl.tsx"),
  table: () => import("./TableControl.tsx"),
};
const loaded = new Set<Input["type"]>();

export async function loadRareParts(input: Input): Promise<void> {
  await Promise.all(
    rareTypes(input).map(async (type) => {
      Object.assign(rareParts, await LOAD[type]!());
      loaded.add(type);
    }),
  );
}

/** Whether all that a control needs is there. */
export function hasRareParts(input: Input): boolean {
  return import.meta.env.SSR || rareTypes(input).every((type) => loaded.has(type));
}

function rareTypes(input: Input): Input["type"][] {
  if (input.type === "form") return input.fields.flatMap(rareTypes);
  return input.type in LOAD ? [input.type] : [];
}
