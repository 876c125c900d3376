import { turnUnit } from "#kit/distances/turn-unit.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { SolutionSearch } from "./use-all-solutions.ts";

/** The distance of the cube and the number of its shortest solutions. */
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
        The distances of all states are computed once, in the background. After that,
        every cube is solved at once.
      </>
    );
  }
  if (search.phase === "broken") return <>The result is not shown.</>;
  const { result } = search;
  if (result.distance === 0) return <>From here every turn leads away from solved.</>;
  const distance = countWord(result.distance, turnUnit(metric));
  if (hints) {
    return (
      <>
        This cube is {distance} from solved. Reveal one move, make it on your cube, and
        continue by yourself.
      </>
    );
  }
  const { solutions, graph } = result;
  if (solutions.length === 1) {
    return (
      <>
        This cube is {distance} away, and there is <b>one shortest solution</b>: every
        other one is longer.
      </>
    );
  }
  return (
    <>
      This cube is {distance} away and has{" "}
      <b>{`${solutions.length} shortest solutions`}</b>. They pass{" "}
      {`${graph.states.length} states`}, in rows by their distance; the wider a band,
      the more of the solutions make that turn.
    </>
  );
}
