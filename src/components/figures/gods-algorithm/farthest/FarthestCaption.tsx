import { turnUnit } from "#kit/distances/turn-unit.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import type { TableBuild } from "#kit/distances/whole-table-store.ts";
import type { FarthestKind } from "./farthest-kinds.ts";

interface Props {
  metric: Metric;
  diameter: number;
  listIndex: number;
  size: number;
  index: number;
  nSolutions: number;
  build: TableBuild;
  /** Whether the state is known; otherwise the table is needed. */
  isKnown: boolean;
  searchedKind: FarthestKind | undefined;
  list: readonly number[] | undefined;
}

export function FarthestCaption(props: Props) {
  const {
    metric,
    diameter,
    listIndex,
    size,
    nSolutions,
    build,
    isKnown,
    searchedKind,
    list,
  } = props;
  if (!isKnown) {
    return build.phase === "failed" ? (
      <>
        The table could not be built, so the hardest states are unknown: {build.message}
        .
      </>
    ) : (
      <>Building the table in the background, to find the hardest states …</>
    );
  }
  return (
    <>
      <b>
        {formatNumber(listIndex + 1)} of {formatNumber(size)}
      </b>
      : {formatCount(diameter, turnUnit(metric))} from solved in {metric}, and no state
      is farther. It has {formatCount(nSolutions, "shortest solution")}.{" "}
      {searchedKind && list && (
        <KindCount {...{ kind: searchedKind, list, metric, size }} />
      )}
    </>
  );
}

function KindCount({
  kind,
  list,
  metric,
  size,
}: {
  kind: FarthestKind;
  list: readonly number[];
  metric: Metric;
  size: number;
}) {
  const count = list.filter((index) => kind.matches(index, metric)).length;
  return (
    <>
      <b>
        {count === 0 ? "None" : formatNumber(count)} of the {formatNumber(size)}
      </b>{" "}
      {count === 1 ? "has" : "have"} {kind.description}.
    </>
  );
}
