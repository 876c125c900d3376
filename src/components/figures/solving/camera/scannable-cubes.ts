import {
  SCAN_MODES,
  type ScanMode,
  type StickersPerEdge,
} from "#src/workers/scan-cube/camera-views.ts";

/** What the camera panel has to know about a cube. */
export interface ScannableCube {
  readonly perEdge: StickersPerEdge;
  /** The modes that the reader can choose from, the first one by default. */
  readonly modes: readonly ScanMode[];
  readonly job: "scan-cube" | "scan-big-cube";
  /** The id of the figure with the net to paint. */
  readonly figure: string;
}

export const POCKET_CUBE: ScannableCube = {
  perEdge: 2,
  modes: SCAN_MODES,
  job: "scan-cube",
  figure: "enter-cube",
};

/** In a corner view, the stickers of a 3×3×3 would be too small. */
export const BIG_CUBE: ScannableCube = {
  perEdge: 3,
  modes: ["six faces"],
  job: "scan-big-cube",
  figure: "enter-big-cube",
};
