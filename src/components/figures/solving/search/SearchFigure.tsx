import { useMemo, useState } from "preact/hooks";
import { EXAMPLE_CUBE } from "#kit/reader/example-cube.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { TableProgress } from "#kit/distances/TableProgress.tsx";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { integersFrom } from "#kit/widget/integers-from.ts";
import { Select } from "#kit/widget/Select.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { TREE_HEIGHT, TREE_WIDTH } from "./tree-layout.ts";
import { forCube, searchStore } from "./search-model.ts";
import { SearchClock } from "./SearchClock.tsx";
import { buildSearches, type SearchDrawing, KNOWLEDGE_LEVELS } from "./search-trees.ts";
import type { SearchNode } from "./search-tree.ts";
import {
  KNOWLEDGE_NAMES,
  searchCounts,
  visitCaption,
  searchesCaption,
} from "./search-text.ts";
import { type StoredDistances, useDistances } from "./use-distances.ts";
import { treeSnapshot } from "./tree-snapshot.ts";
import { TreeDrawing } from "./TreeDrawing.tsx";
import { TreeLegend } from "./TreeLegend.tsx";
import "./search.css";

const PACE_MS = 120;

interface Props {
  /** The distances that the search needs for the example cube. */
  distances: StoredDistances;
}

interface SelectedBranch {
  readonly search: SearchDrawing;
  readonly node: SearchNode;
}

/** Three searches for the same cube as trees: with exact distances, lower bounds, and no table. */
export function SearchFigure({ distances }: Props) {
  const cube = useWidget(readerCube);
  const { turns, moves } = forCube(useWidget(searchStore), cube);
  const [selected, select] = useState<SelectedBranch>();
  const distance = useDistances(
    cube === EXAMPLE_CUBE ? distances : undefined,
    cube !== 0,
  );
  const searches = useMemo(
    () => (cube === 0 || !distance ? undefined : buildSearches(cube, turns, distance)),
    [cube, turns, distance],
  );
  const last = searches?.moves ?? 0;
  const kept = Math.min(moves === "end" ? last : moves, last);
  const snapshots = useMemo(
    () => searches?.trees.map(({ tree }) => treeSnapshot(tree, kept)),
    [searches, kept],
  );

  const at = searches?.trees.findIndex((search) => search === selected?.search) ?? -1;
  const visit = snapshots?.[at]?.latest[selected!.node.id];
  return (
    <Figure
      id="fig-search"
      title="The search, move by move"
      lead="Compare how much each of the three searches has to try."
      store={searchStore}
      captionRoom={[3.4, 3.4, 6]}
      controls={
        <label>
          turns from solved
          <Select
            options={integersFrom(1, searches?.distance ?? turns)}
            value={searches?.turns ?? turns}
            disabled={!searches}
            onChoose={(value) =>
              searchStore.dispatch({ type: "turns", turns: value, cube })
            }
          />
        </label>
      }
      caption={
        <p>
          {!searches
            ? cube === 0
              ? "This cube is solved. Turn the cube at the top of this chapter to start the searches."
              : "The searches start as soon as the distances of all states are known."
            : visit
              ? visitCaption(visit, selected!.search.knowledge)
              : searchesCaption(searches, snapshots!)}
        </p>
      }
    >
      <div class="search-body">
        <div class="search-trees grid">
          {KNOWLEDGE_LEVELS.map((knowledge, i) => {
            const search = searches?.trees[i];
            return (
              <div key={knowledge} class="text-centre">
                <p class="semibold text-sm">{KNOWLEDGE_NAMES[knowledge]}</p>
                {search ? (
                  <TreeDrawing
                    search={search}
                    snapshot={snapshots![i]}
                    moves={kept}
                    selected={i === at ? selected!.node : undefined}
                    onSelect={(node) => select({ search, node })}
                  />
                ) : (
                  <svg
                    class="search-tree w-full"
                    viewBox={`0 0 ${TREE_WIDTH} ${TREE_HEIGHT}`}
                  />
                )}
                <p class="search-below text-sm text-muted">
                  {search && searchCounts(search, snapshots![i])}
                </p>
              </div>
            );
          })}
        </div>
        {!searches && (
          <div class="search-nothing centred text-centre">
            {cube === 0 ? (
              <p>This cube is solved: there is nothing to search for.</p>
            ) : (
              <TableProgress metric="HTM" build={wholeTables.HTM.state} />
            )}
          </div>
        )}
      </div>
      <SearchClock
        store={searchStore}
        label="Moves kept"
        now={kept}
        says={`${formatNumber(kept)} of ${formatCount(last, "move")} kept`}
        last={last}
        pace={PACE_MS}
        ends={endsOf(searches?.trees)}
        onGo={(target, options) => {
          if (!searches) return;
          select(undefined);
          const moment = target === last ? "end" : target;
          searchStore.dispatch({ type: "go", moves: moment, cube }, options);
        }}
      />
      <TreeLegend />
      <p class="visually-hidden" role="status">
        {visit && visitCaption(visit, selected!.search.knowledge)}
      </p>
      <p class="figure-hint page-only needs-js screen-only" id="search-keys">
        Press a branch
        <span class="keyboard-hint">
          , or point at it. Keys: ↓ to a child, ↑ to the parent, ← → to a sibling, Home
          to where the search is
        </span>
        .
      </p>
    </Figure>
  );
}

const endsOf = (trees: readonly SearchDrawing[] = []) =>
  [...new Set(trees.map(({ tree }) => tree.kept))].sort((a, b) => a - b);
