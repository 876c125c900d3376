import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { SolutionSearch } from "./use-all-solutions.ts";

/** How far the cube is, and how many shortest solutions it has. */
export function SolutionsCaption({
  search,
  hints,
  metric,
}: {
  search: SolutionSearch;
  hints: boolean;
  metric: Metric;
}) {
  if (search.phase === "waiting") {
    return (
      <>
        The distances of all positions are measured once, in the background; then every
        cube is solved at once.
      </>
    );
  }
  if (search.phase === "broken") return <>What was found is not shown.</>;
  const { result } = search;
  if (result.distance === 0) return <>From here every turn leads away.</>;
  const distance = countWord(
    result.distance,
    metric === "HTM" ? "turn" : "quarter turn",
  );
  if (hints) {
    return (
      <>
        This cube is {distance} from solved. Ask for one move, make it on your cube, and
        go on alone.
      </>
    );
  }
  const { solutions, graph } = result;
  if (solutions.length === 1) {
    return (
      <>
        This cube is {distance} away, and there is <b>one shortest solution</b>: every
        other way is longer.
      </>
    );
  }
  return (
    <>
      This cube is {distance} away and has{" "}
      <b>{`${solutions.length} shortest solutions`}</b>. They pass{" "}
      {`${graph.states.length} positions`}, in rows by their distance; the wider a band,
      the more of the solutions make that turn.
    </>
  );
}
