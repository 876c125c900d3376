import { turnUnit } from "#kit/distances/turn-unit.ts";
import { type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { MetricChoice } from "#kit/distances/MetricChoice.tsx";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord, numberWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { DEPTHS, type RadialAction, selectedNode } from "./radial-model.ts";
import { radialLayout } from "./radial-layout.ts";
import { radialStore } from "./radial-store.ts";
import "./radial.css";
import { RingDrawing } from "./RingDrawing.tsx";
import { ringMismatchMessage, RingTable } from "./RingTable.tsx";
import {
  isMeeting,
  shortestSequences,
  type TurnNode,
  type TurnTree,
} from "./turn-tree.ts";

const KEYS: Readonly<Record<string, RadialAction>> = {
  ArrowRight: { type: "around", by: 1 },
  ArrowLeft: { type: "around", by: -1 },
  ArrowUp: { type: "out" },
  ArrowDown: { type: "in" },
  Home: { type: "select", index: 0 },
};

/** The states within a few turns of solved, in rings around it. */
export function RadialTree() {
  const radial = useWidget(radialStore);
  const { metric, depth } = radial;
  const layout = radialLayout(metric, depth);
  const node = selectedNode(radial);
  const { dispatch } = radialStore;
  return (
    <Figure
      id="fig-rings"
      captionRoom={[5.6, 5.6, 8.6]}
      title="The first rings"
      lead="Solved is in the middle; each ring is one turn farther away."
      store={radialStore}
      caption={
        <p role="status">
          {ringMismatchMessage(layout.tree) ?? ringsCaption(layout.tree)}
        </p>
      }
    >
      <div class="rings-controls cluster needs-js">
        <MetricChoice
          metric={metric}
          onChoose={(each) => dispatch({ type: "metric", metric: each })}
        />
        <Choice
          label="Rings"
          options={DEPTHS}
          value={depth}
          onChoose={(each) => dispatch({ type: "depth", depth: each })}
          show={(each) => `${each} turns`}
        />
      </div>
      <div class="rings-layout grid">
        <div>
          <RingDrawing
            layout={layout}
            selected={node}
            label={`States within ${numberWord(depth)} turns of solved, in rings. Arrow keys go from one to the next.`}
            onSelect={(index) => dispatch({ type: "select", index })}
            onKey={(key) => {
              const action = KEYS[key];
              if (action) dispatch(action);
              return action !== undefined;
            }}
          />
          <p class="figure-hint rings-keys needs-js" id="rings-keys">
            Select a dot.{" "}
            <span class="keyboard-hint">
              Keys: ← → along the ring, ↑ out, ↓ in, Home for the middle.
            </span>
          </p>
        </div>
        <div class="rings-side grid">
          <SelectedState node={node} metric={metric} />
          <RingTable tree={layout.tree} />
        </div>
      </div>
    </Figure>
  );
}

const MAX_LISTED = 3;

function SelectedState({ node, metric }: { node: TurnNode; metric: Metric }) {
  const sequences = shortestSequences(node);
  return (
    <div class="rings-reading grid">
      <CubeNet state={node.state} />
      <div class="rings-words">
        <p class="rings-title">
          {node.depth === 0
            ? "Solved"
            : `${capitalised(countWord(node.depth, turnUnit(metric)))} from solved, ${countWord(sequences.length, "shortest sequence")}`}
        </p>
        <ol>
          {sequences.slice(0, MAX_LISTED).map((way) => (
            <li key={way.join()}>
              {way.length === 0 ? "no move at all" : way.map(moveLabel).join(" ")}
            </li>
          ))}
        </ol>
        {sequences.length > MAX_LISTED && (
          <p>{`and ${sequences.length - MAX_LISTED} more`}</p>
        )}
        <p>{`Index ${formatNumber(node.index)}`}</p>
      </div>
      <Button
        class="needs-js"
        onClick={() => readerCube.dispatch({ type: "index", index: node.index })}
      >
        Make it my cube
      </Button>
    </div>
  );
}

/** Compares the last ring with the number of turns from the ring before. */
function ringsCaption({ metric, rings, depth }: TurnTree): string {
  const [before, last] = [rings[depth - 1].length, rings[depth].length];
  const choices =
    metric === "HTM" ? movesOf(metric).length - 3 : movesOf(metric).length - 1;
  const rule =
    metric === "HTM"
      ? `After each turn, ${numberWord(choices)} turns of another face can follow`
      : `After each quarter turn, ${numberWord(choices)} can follow that do not undo it`;
  const maximum = before * choices;
  const missing = maximum - last;
  const meetings = rings[depth].filter(isMeeting).length;
  if (missing === 0) {
    return `${rule}, so ring ${depth} can have ${formatNumber(before)} × ${choices} = ${formatNumber(maximum)} states. It has them all: no two sequences meet yet.`;
  }
  return `${rule}, so ring ${depth} could have ${formatNumber(before)} × ${choices} = ${formatNumber(maximum)} states. It has ${formatNumber(last)}, because sequences meet. Diamonds mark the ${formatNumber(meetings)} states with more than one neighbour in the ring before.`;
}
