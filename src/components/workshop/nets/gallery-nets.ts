import { EIGHT_PUZZLE } from "#src/puzzles/eight-puzzle.ts";
import type { Net } from "./net.ts";
import { hungarianRingsNet, topSpinNet } from "./gallery-bead-nets.ts";
import { dinoCubeNet } from "./dino-cube-net.ts";
import { floppyCubeNet } from "./floppy-cube-net.ts";
import { ivyCubeNet } from "./ivy-cube-net.ts";
import { pocketCubeNet, pyramorphixNet } from "./pocket-cube-net.ts";
import { pyraminxNet } from "./pyraminx-net.ts";
import { pancakesNet, smallClockNet } from "./pancake-clock-nets.ts";
import { skewbNet } from "./skewb-net.ts";
import { slidingNet } from "./sliding-net.ts";
import { towerNet } from "./tower-net.ts";

/** The nets of the gallery, by slug. */
const NETS: Readonly<Record<string, () => Net>> = {
  pyraminx: pyraminxNet,
  skewb: skewbNet,
  "ivy-cube": ivyCubeNet,
  "dino-cube": dinoCubeNet,
  "floppy-cube": floppyCubeNet,
  tower: towerNet,
  pyramorphix: pyramorphixNet,
  "small-clock": smallClockNet,
  "hungarian-rings": hungarianRingsNet,
  "top-spin": topSpinNet,
  pancakes: () => pancakesNet(8, false),
  "burnt-pancakes": () => pancakesNet(6, true),
  "pocket-cube": () => pocketCubeNet(),
  "two-faces": () => pocketCubeNet(),
  "half-turns": () => pocketCubeNet(),
  "eight-puzzle": () => slidingNet(EIGHT_PUZZLE),
};

const netCache = new Map<string, Net>();

/** The net of a puzzle of the gallery. */
export function galleryNet(slug: string): Net {
  if (!netCache.has(slug)) netCache.set(slug, NETS[slug]());
  return netCache.get(slug)!;
}
