import { depthInk } from "#kit/distances/depth-colours.ts";
import { useRoving } from "#kit/widget/use-roving.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";
import { distanceColour } from "./distance-colour.ts";

interface Props {
  log: BreadthFirstLog;
  snapshot: SearchSnapshot;
  onDepth(depth: number): void;
}

/** A button for each depth, in its colour: goes to the time when it is complete. */
export function DepthChips({ log, snapshot, onDepth }: Props) {
  const depths = log.histogram.length;
  const { row, item } = useRoving(depths + 1, 0);
  const isOver = snapshot.stepKind === "end";
  return (
    <div
      class="depth-chips needs-js"
      role="toolbar"
      aria-label="Jump to a depth"
      {...row}
    >
      {log.histogram.map((_, depth) => {
        const count = snapshot.histogram[depth] ?? "–";
        return (
          <button
            key={depth}
            type="button"
            class="depth-chip"
            aria-current={(!isOver && depth === snapshot.depth) || undefined}
            style={`--shade: ${distanceColour(depth)}; color: ${depthInk(depth)}`}
            onClick={() => onDepth(depth)}
            {...item(depth)}
          >
            <span class="visually-hidden">{"Depth "}</span>
            {depth}
            <span class="visually-hidden">{" complete: "}</span>
            <span class="depth-count">{count}</span>
          </button>
        );
      })}
      <button
        type="button"
        class="depth-chip depth-end"
        aria-current={isOver || undefined}
        onClick={() => onDepth(depths)}
        {...item(depths)}
      >
        end
      </button>
    </div>
  );
}
