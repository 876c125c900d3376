import { permutationPuzzle } from "../../../puzzles/permutation-puzzle.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { Choice } from "../../kit/widget/Choice.tsx";
import { Figure } from "../../kit/widget/Figure.tsx";
import { useWidget } from "../../kit/widget/use-widget.ts";
import { MoveButtons } from "../figures/MoveButtons.tsx";
import { writeOwnPuzzle } from "../puzzle/own-puzzle-text.ts";
import { workshop } from "../puzzle/workshop-store.ts";
import { DrawingField } from "./DrawingField.tsx";
import { openInWords, sizeInWords } from "./drawing-model.ts";
import { drawing } from "./drawing-store.ts";
import { DrawPlane } from "./DrawPlane.tsx";
import {
  definitionOf,
  MAX_MOVES,
  nameOfMove,
  placesOf,
  type Tool,
} from "./drawn-puzzle.ts";
import "./draw-puzzle.css";

/** Beads on a plane: the reader places them, and clicks them in order to make moves. */
export function DrawPuzzle() {
  const drawn = useWidget(drawing);
  const { tool, moves } = drawn;
  const definition = definitionOf(drawn);
  const tools: Tool[] = ["place", "remove", ...moves.keys()];
  return (
    <Figure
      id="draw-puzzle"
      title="Draw a puzzle"
      lead="Draw beads and moves, and see how few orders they reach."
      store={drawing}
      controls={
        <Button onClick={drawing.redo} idle={!drawing.canRedo.value}>
          Redo
        </Button>
      }
      caption={<b>{sizeInWords(drawn)}</b>}
    >
      <div class="controls draw-tools row">
        <Choice
          label="What a press on the plane does"
          options={tools}
          value={tool}
          onChoose={(one) => drawing.dispatch({ type: "tool", tool: one })}
          show={(one) =>
            one === "place"
              ? "Place"
              : one === "remove"
                ? "Remove"
                : `Move ${nameOfMove(one)}`
          }
        />
        <Button
          idle={moves.length === MAX_MOVES}
          onClick={() => drawing.dispatch({ type: "new move" })}
        >
          New move
        </Button>
        <Button
          idle={typeof tool !== "number"}
          onClick={() => drawing.dispatch({ type: "clear move" })}
        >
          Clear move
        </Button>
      </div>
      <p class="figure-hint draw-hint" aria-live="polite">
        {openInWords(drawn) || hintFor(tool)}
      </p>
      <DrawPlane drawn={drawn} />
      {definition !== undefined && (
        <MoveButtons
          puzzle={permutationPuzzle(definition)}
          onMove={(move) =>
            drawing.dispatch({
              type: "turn",
              move: move[0],
              isBack: move.length > 1,
            })
          }
          onReset={() => drawing.dispatch({ type: "solve" })}
        />
      )}
      <DrawingField drawn={drawn} />
      <div class="buttons draw-open reads-alone needs-js">
        <Button
          class="primary"
          idle={definition === undefined}
          onClick={() => {
            const text = writeOwnPuzzle({
              definition: definition!,
              places: { BEADS: placesOf(drawn) },
            });
            workshop.dispatch({ type: "choose", source: { kind: "own", text } });
            document.getElementById("turn-puzzle")?.scrollIntoView({ block: "start" });
          }}
        >
          Work on it above
        </Button>
      </div>
    </Figure>
  );
}

function hintFor(tool: Tool): string {
  if (tool === "place") return "Press where a bead should lie; drag a bead to move it.";
  if (tool === "remove")
    return "Press a bead to remove it, and the cycles that it is in.";
  return `Press beads in the order in which move ${nameOfMove(tool)} sends them on, and the first again at the end.`;
}
