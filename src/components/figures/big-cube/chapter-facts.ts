import { N_BIG_CUBES } from "#lib/big-cube/number.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { buildDepthTable } from "#src/workers/depth-table.ts";
import { depthsModel } from "./coordinate-depths/depths-model.ts";
import {
  definePhasePuzzle,
  FIRST_PHASE,
  SECOND_PHASE,
} from "./two-puzzles/phase-puzzle.ts";

/** The size of one disk in the chapter's comparison. */
const DISK_BYTES = 1e13;

/** The numbers of the chapter’s prose. */
export function bigCubeFacts() {
  const { histogram, classes, classHistogram } = buildDepthTable(depthsModel.initial);
  return {
    states: formatNumber(N_BIG_CUBES),
    /** Of ten terabytes, for two bits for each state. */
    disks: Number((Number(N_BIG_CUBES) / 4 / DISK_BYTES).toPrecision(1)),
    firstPhase: definePhasePuzzle(FIRST_PHASE).size,
    secondPhase: definePhasePuzzle(SECOND_PHASE).size,
    /** The table that the figure opens with. */
    depths: { histogram, classes, classHistogram },
  };
}
