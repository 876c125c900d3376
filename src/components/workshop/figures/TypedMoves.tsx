import { useEffect, useState } from "preact/hooks";
import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import type { PlayablePuzzle } from "../../../puzzles/playable-puzzle.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { isProblem } from "../../kit/widget/reading.ts";
import { returnsToState, parseTypedMoves } from "../puzzle/typed-moves.ts";
import { MAX_BUTTONS } from "./MoveButtons.tsx";
import "../../kit/widget/typed-field.css";

interface Props {
  puzzle: PlayablePuzzle;
  /** The position from which the moves are made. */
  state: PuzzleState;
  onMoves(moves: readonly string[]): void;
}

/** A field for any moves, several at once: they stay in it, to be made again or changed. */
export function TypedMoves({ puzzle, state, onMoves }: Props) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<{ puzzle: PlayablePuzzle; words: string }>();
  // The position that the moves led back to.
  const [unchanged, setUnchanged] = useState<PuzzleState>();
  // Whoever comes back to it later, by Undo, has typed nothing there.
  useEffect(() => setUnchanged(undefined), [state]);
  if (puzzle.moves.length === 0) return null;

  function make(): void {
    const read = parseTypedMoves(typed, puzzle, state);
    if (isProblem(read)) {
      setProblem({ puzzle, words: read.problem });
      return;
    }
    setProblem(undefined);
    setUnchanged(returnsToState(read.value, puzzle, state) ? state : undefined);
    onMoves(read.value);
  }

  const shown = problem?.puzzle === puzzle ? problem.words : undefined;
  const hint =
    unchanged === state
      ? "This leads back to the same position: nothing has changed."
      : typedMovesHint(puzzle);
  return (
    <div class="typed-moves needs-js screen-only">
      <label class="text-sm text-muted" for="typed-moves">
        Moves to make
      </label>
      <div class="controls">
        <input
          id="typed-moves"
          class="field"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          value={typed}
          aria-invalid={shown !== undefined}
          aria-describedby="typed-moves-message"
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            setProblem(undefined);
            setUnchanged(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") make();
          }}
        />
        <Button onClick={make}>Make them</Button>
      </div>
      <p
        class="typed-message text-xs text-muted"
        id="typed-moves-message"
        aria-live="polite"
      >
        {shown === undefined ? hint : <span class="typed-problem">{shown}</span>}
      </p>
    </div>
  );
}

function typedMovesHint(puzzle: PlayablePuzzle): string {
  const { moves, example: some } = puzzle;
  if (some.length === 1) return `The puzzle has one move, “${some[0]}”.`;
  const example = `Several at once, as in “${some.join(" ")}”.`;
  const missing = moves.slice(MAX_BUTTONS);
  if (missing.length === 0) return example;
  const which =
    missing.length === 1
      ? `Move ${missing[0]} has no button`
      : `${formatNumber(missing.length)} moves, from ${missing[0]} to ${missing.at(-1)}, have no buttons`;
  return `${which}: type them. ${example}`;
}
