// Build-time only.
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { optimalSolutions } from "../../../../lib/solver/optimal-solutions.ts";
import { buildDistanceTable } from "../../../../lib/tables/distance-table.ts";
import { countLostSolutions } from "../../../../workers/lost-solutions.ts";
import { SWAPPED } from "../solutions/remarkable-cubes.ts";
import { GUIDE_VARIANT, guideSearch } from "./guide-search.ts";
import { compareSearches } from "./compare-searches.ts";

/** The results that the section is rendered with. */
export function guideExamples() {
  const table = buildDistanceTable({ metric: "HTM" });
  const quarterTurns = buildDistanceTable({ metric: "QTM" });
  const solutions = [...optimalSolutions(unrankState(SWAPPED), table)];
  return {
    swapped: compareSearches(SWAPPED, table, GUIDE_VARIANT),
    /** The number of turns cut by the test on faces in QTM. */
    cutInQtm: guideSearch(SWAPPED, quarterTurns, { ...GUIDE_VARIANT, rounding: "down" })
      .cutLater,
    beginningWithU: solutions.filter(([first]) => first >= 6),
    lost: countLostSolutions(null, () => {}),
  };
}
