// Only at build: browsers leave the tables to a worker.
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { optimalSolutions } from "../../../../lib/solver/optimal-solutions.ts";
import { buildDistanceTable } from "../../../../lib/tables/distance-table.ts";
import { countLostSolutions } from "../../../../workers/lost-solutions.ts";
import { SWAPPED } from "../solutions/remarkable-cubes.ts";
import { GUIDE, searchAsTheGuide } from "./guide-search.ts";
import { runBothWays } from "./run-both-ways.ts";

/** The section's initial results. */
export function runExamples() {
  const table = buildDistanceTable({ metric: "HTM" });
  const quarterTurns = buildDistanceTable({ metric: "QTM" });
  const solutions = [...optimalSolutions(unrankState(SWAPPED), table)];
  return {
    swapped: runBothWays(SWAPPED, table, GUIDE),
    /** Turns rejected by the test on faces in QTM, for the same cube. */
    cutInQtm: searchAsTheGuide(SWAPPED, quarterTurns, { ...GUIDE, rounding: "down" })
      .cutLater,
    beginningWithU: solutions.filter(([first]) => first >= 6),
    lost: countLostSolutions(null, () => {}),
  };
}
