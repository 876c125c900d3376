// Build-time only.
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import { SWAPPED } from "../solutions/remarkable-cubes.ts";
import { compareSearches } from "./compare-searches.ts";
import { GUIDE_VARIANT } from "./guide-search.ts";
import { countLostSolutions } from "./lost-solutions.ts";

/** The results that the section is rendered with. */
export function guideExamples() {
  const table = buildDistanceTable({ metric: "HTM" });
  return {
    swapped: compareSearches(SWAPPED, table, GUIDE_VARIANT),
    lost: countLostSolutions(table),
  };
}
