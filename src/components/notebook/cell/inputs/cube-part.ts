// The control for a cube, which few notebooks have, is loaded by itself.
type CubeControl = (typeof import("./CubeControl.tsx"))["CubeControl"];

/** At build it is there; in the browser, once it was needed. */
export const cubePart: { CubeControl?: CubeControl } = import.meta.env.SSR
  ? { CubeControl: (await import("./CubeControl.tsx")).CubeControl }
  : {};

export async function loadCubeControl(): Promise<void> {
  cubePart.CubeControl = (await import("./CubeControl.tsx")).CubeControl;
}
