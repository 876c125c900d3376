import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";
import { randomPuzzleState } from "../puzzle/random-puzzle-state.ts";
import { GalleryPicker } from "./GalleryPicker.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { PuzzleNet } from "./PuzzleNet.tsx";
import { stateLabel, TurnCaption } from "./turn-caption.tsx";
import { TypedMoves } from "./TypedMoves.tsx";
import { TypedState } from "./TypedState.tsx";
import "./turn-puzzle.css";

/** The current puzzle as a drawing, with its moves. */
export function TurnPuzzle() {
  const workshop = useWidget(workshopStore);
  const { current, state, turn } = workshop;
  const { puzzle, net, name } = current;
  const { pressControls } = puzzle;
  const make = (move: string | undefined) => {
    if (move !== undefined) workshopStore.dispatch({ type: "move", move });
  };
  return (
    <Figure
      id="turn-puzzle"
      title="A puzzle to turn"
      lead="Pick a puzzle, and make some moves."
      store={workshopStore}
      controls={
        <Button
          onClick={() =>
            workshopStore.dispatch({
              type: "place",
              state: randomPuzzleState(current),
            })
          }
        >
          Random
        </Button>
      }
      caption={<TurnCaption workshop={workshop} />}
      captionRoom={[4.5, 6, 8.5]}
    >
      <GalleryPicker
        current={current}
        onChoose={(slug) =>
          workshopStore.dispatch({ type: "choose", source: { kind: "gallery", slug } })
        }
      />
      <div class="puzzle-stage centred">
        {net === undefined ? (
          <p class="text-muted">{name} has too many pieces to draw.</p>
        ) : (
          <PuzzleNet
            key={
              current.source.kind === "gallery"
                ? current.source.slug
                : current.source.text
            }
            net={net}
            state={state}
            label={`${name}: ${stateLabel(workshop)}`}
            turn={turn}
            motion={() => puzzle.motion(state, turn!.moves)}
            press={
              pressControls && {
                arrows: Object.keys(pressControls.arrows),
                onArrow: (key) => make(pressControls.arrows[key]),
                onPress: ({ position }) => make(pressControls.moveAt(state, position)),
              }
            }
          />
        )}
      </div>
      {pressControls !== undefined && (
        <p class="figure-hint puzzle-touch">
          {pressControls.hint}{" "}
          <span class="keyboard-hint">
            When the puzzle has the focus, arrow keys slide tiles, too.
          </span>
        </p>
      )}
      <MoveButtons
        puzzle={puzzle}
        whyIllegal={(move) => puzzle.whyIllegal(state, move)}
        onMove={make}
        onReset={() => workshopStore.dispatch({ type: "place", state: puzzle.solved })}
      />
      <TypedMoves
        key={name}
        puzzle={puzzle}
        state={state}
        onMoves={(moves) => workshopStore.dispatch({ type: "moves", moves })}
      />
      <TypedState
        current={current}
        state={state}
        onState={(next) => workshopStore.dispatch({ type: "place", state: next })}
      />
    </Figure>
  );
}
