import { useState } from "preact/hooks";
import { permutationPuzzle } from "#src/puzzles/permutation-puzzle.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { Select } from "#kit/widget/Select.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { MoveButtons } from "../figures/MoveButtons.tsx";
import { openOwnPuzzle } from "../puzzle/open-own-puzzle.ts";
import { DrawingField } from "./DrawingField.tsx";
import { toolHint, openCycleHint, reachableText } from "./drawing-messages.ts";
import { drawingStore } from "./drawing-store.ts";
import { DrawPlane } from "./DrawPlane.tsx";
import {
  drawnDefinition,
  type PuzzleDrawing,
  MAX_PUZZLE_MOVES,
  MAX_SIDES,
  moveName,
  pointsByOrbit,
  type Tool,
} from "./drawn-puzzle.ts";
import { pressPlane } from "./press-plane.ts";
import "./draw-puzzle.css";

const TOOL_NAMES = { place: "Place", remove: "Remove", sides: "Sides" };
const SIDES = Array.from({ length: MAX_SIDES }, (_, i) => i + 1);

/** Beads on a plane: the reader places them, and presses them in order to make moves. */
export function DrawPuzzle() {
  const drawing = useWidget(drawingStore);
  const { tool, newSides, moves } = drawing;
  // Why the last press did nothing, until the drawing changes.
  const [refusal, setRefusal] = useState<{ drawing: PuzzleDrawing; message: string }>();
  const definition = drawnDefinition(drawing);
  const tools: Tool[] = ["place", "remove", "sides", ...moves.keys()];
  return (
    <Figure
      id="draw-puzzle"
      title="Draw a puzzle"
      lead="Draw beads and moves, and see how many permutations they reach."
      store={drawingStore}
      caption={<b>{reachableText(drawing)}</b>}
    >
      <div class="controls draw-tools row">
        <Choice
          label="What a press on the plane does"
          options={tools}
          value={tool}
          onChoose={(one) => drawingStore.dispatch({ type: "tool", tool: one })}
          show={(one) =>
            typeof one === "number" ? `Move ${moveName(one)}` : TOOL_NAMES[one]
          }
        />
        <div class="buttons draw-more">
          <span class="draw-given text-sm row-center">
            <span aria-hidden="true">Sides</span>
            <Select
              label="Number of sides"
              options={SIDES}
              value={newSides}
              onChoose={(sides) => drawingStore.dispatch({ type: "given", sides })}
            />
          </span>
          <Button
            idle={moves.length === MAX_PUZZLE_MOVES}
            onClick={() => drawingStore.dispatch({ type: "new move" })}
          >
            New move
          </Button>
          <Button
            idle={typeof tool !== "number"}
            onClick={() => drawingStore.dispatch({ type: "clear move" })}
          >
            Clear move
          </Button>
        </div>
      </div>
      <p class="figure-hint draw-hint" aria-live="polite">
        {refusal?.drawing === drawing ? (
          <span class="definition-problem">{refusal.message}</span>
        ) : (
          openCycleHint(drawing) || toolHint(drawing)
        )}
      </p>
      <DrawPlane
        drawing={drawing}
        onPress={(at) => {
          const now = drawingStore.state.value;
          const next = pressPlane(now, at);
          setRefusal(
            typeof next === "string" ? { drawing: now, message: next } : undefined,
          );
          drawingStore.dispatch({ type: "press", at });
        }}
      />
      {definition !== undefined && (
        <MoveButtons
          puzzle={permutationPuzzle(definition)}
          onMove={(move) =>
            drawingStore.dispatch({
              type: "turn",
              move: move[0],
              isBack: move.length > 1,
            })
          }
          onReset={() => drawingStore.dispatch({ type: "solve" })}
        />
      )}
      <DrawingField drawing={drawing} />
      <div class="buttons draw-open page-only needs-js">
        <Button
          class="primary"
          idle={definition === undefined}
          onClick={() => {
            openOwnPuzzle({ definition: definition!, points: pointsByOrbit(drawing) });
            const target = document.getElementById("turn-puzzle");
            target?.scrollIntoView({ block: "start" });
            target
              ?.querySelector<HTMLElement>("button:not([aria-disabled=true])")
              ?.focus({
                preventScroll: true,
              });
          }}
        >
          Work on it above
        </Button>
      </div>
    </Figure>
  );
}
