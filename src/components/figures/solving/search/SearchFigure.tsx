import { useEffect, useMemo, useState } from "preact/hooks";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { Waiting } from "../../../kit/distances/Waiting.tsx";
import { wholeTables } from "../../../kit/distances/whole-table-store.ts";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { range } from "../../../kit/widget/range.ts";
import { Select } from "../../../kit/widget/Select.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { HEIGHT, WIDTH } from "./lay-out-tree.ts";
import { onCube, searchStore } from "./search-model.ts";
import { SearchClock } from "./SearchClock.tsx";
import { growTrees, type GrownTree, KNOWLEDGES } from "./search-trees.ts";
import type { TreeNode } from "./search-tree.ts";
import {
  KNOWLEDGE_NAMES,
  wordsBelow,
  wordsForLook,
  wordsForMoment,
} from "./search-words.ts";
import { treeAt } from "./tree-at.ts";
import { TreeDrawing } from "./TreeDrawing.tsx";
import { TreeLegend } from "./TreeLegend.tsx";
import "./search.css";

const PAGES_CUBE = readerCube.model.initial;

interface Props {
  /** The distances that the search looks up for the page's own cube: state and distance. */
  distances: readonly (readonly [number, number])[];
}

/** A branch that the reader looks at. */
interface Selected {
  readonly grown: GrownTree;
  readonly node: TreeNode;
}

/** The same search three times, knowing all, a little and nothing, as trees. */
export function SearchFigure({ distances }: Props) {
  const cube = useWidget(readerCube);
  const { turns, moves } = onCube(useWidget(searchStore), cube);
  const [selected, select] = useState<Selected>();
  const distance = useDistances(cube, distances);
  const searches = useMemo(
    () => (cube === 0 || !distance ? undefined : growTrees(cube, turns, distance)),
    [cube, turns, distance],
  );
  const last = searches?.moves ?? 0;
  const kept = Math.min(moves === "end" ? last : moves, last);
  const now = useMemo(
    () => searches?.trees.map(({ tree }) => treeAt(tree, kept)),
    [searches, kept],
  );

  const at = searches?.trees.findIndex((grown) => grown === selected?.grown) ?? -1;
  const look = now?.[at]?.latest[selected!.node.id];
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
            options={range(1, searches?.distance ?? turns)}
            value={searches?.turns ?? turns}
            disabled={!searches}
            onChoose={(chosen) =>
              searchStore.dispatch({ type: "turns", turns: chosen, cube })
            }
          />
        </label>
      }
      caption={
        <p>
          {!searches
            ? cube === 0
              ? "Enter another cube at the head of this chapter, and the searches begin."
              : "As soon as the distances of all positions are there, the searches begin."
            : look
              ? wordsForLook(look, selected!.grown.knowledge)
              : wordsForMoment(searches, now!)}
        </p>
      }
    >
      <div class="search-body">
        <div class="search-trees grid">
          {KNOWLEDGES.map((knowledge, i) => {
            const grown = searches?.trees[i];
            return (
              <div key={knowledge} class="text-centre">
                <p class="semibold text-sm">{KNOWLEDGE_NAMES[knowledge]}</p>
                {grown ? (
                  <TreeDrawing
                    grown={grown}
                    now={now![i]}
                    moves={kept}
                    selected={i === at ? selected!.node : undefined}
                    onSelect={(node) => select({ grown, node })}
                  />
                ) : (
                  <svg class="search-tree w-full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} />
                )}
                <p class="search-below text-sm text-muted">
                  {grown && wordsBelow(grown, now![i])}
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
              <Waiting metric="HTM" build={wholeTables.HTM.state} />
            )}
          </div>
        )}
      </div>
      <SearchClock
        kept={kept}
        last={last}
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
        {look && wordsForLook(look, selected!.grown.knowledge)}
      </p>
      <p class="figure-hint page-only needs-js screen-only" id="search-keys">
        Point at a branch or tap it. Keys: ↓ on, ↑ back, ← → beside it, Home where the
        search stands.
      </p>
    </Figure>
  );
}

const endsOf = (trees: readonly GrownTree[] = []) =>
  [...new Set(trees.map(({ tree }) => tree.kept))].sort((a, b) => a - b);

/** Exact distances: the shipped ones for the page's own cube, else the whole table. */
function useDistances(
  cube: number,
  shipped: Props["distances"],
): ((index: number) => number) | undefined {
  const isPages = cube === PAGES_CUBE;
  const build = wholeTables.HTM.state;
  useEffect(() => {
    if (!isPages && cube !== 0) void wholeTables.HTM.startOnce();
  }, [isPages, cube]);
  return useMemo(() => {
    if (isPages) {
      const known = new Map(shipped);
      return (index) => known.get(index)!;
    }
    if (build.phase !== "done") return undefined;
    const { distance } = build.result;
    return (index) => distance[index];
  }, [isPages, shipped, build]);
}
