import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { formatCount, formatNumber } from "../../../kit/text/format-number.ts";
import type { TableBuild } from "../../../kit/distances/whole-table-store.ts";
import type { Kind } from "./farthest-kinds.ts";

interface Props {
  metric: Metric;
  diameter: number;
  place: number;
  size: number;
  index: number;
  ways: number;
  build: TableBuild;
  /** Whether the cube at this place is known, or depends on the table. */
  isFound: boolean;
  /** What the reader last searched for. */
  sought: Kind | undefined;
  list: readonly number[] | undefined;
}

export function FarthestCaption(props: Props) {
  const { metric, diameter, place, size, ways, build, isFound, sought, list } = props;
  if (!isFound) {
    return build.phase === "failed" ? (
      <>
        The table could not be built, so the farthest cannot be found: {build.message}.
      </>
    ) : (
      <>
        Building the table, in the background: it alone knows which positions are
        farthest …
      </>
    );
  }
  return (
    <>
      <b>
        {formatNumber(place + 1)} of {formatNumber(size)}
      </b>
      : {diameter} turns from solved in {metric}, and nothing is farther. It has{" "}
      {formatCount(ways, "shortest solution")}.{" "}
      {sought && list && <Sought {...{ sought, list, metric, size }} />}
    </>
  );
}

function Sought({
  sought,
  list,
  metric,
  size,
}: {
  sought: Kind;
  list: readonly number[];
  metric: Metric;
  size: number;
}) {
  const count = list.filter((index) => sought.isOne(index, metric)).length;
  return (
    <>
      <b>
        {count === 0 ? "None" : formatNumber(count)} of the {formatNumber(size)}
      </b>{" "}
      {count === 1 ? "has" : "have"} {sought.what}.
    </>
  );
}
