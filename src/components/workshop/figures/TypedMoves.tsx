import { useEffect, useState } from "preact/hooks";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { isProblem } from "#kit/widget/parse-result.ts";
import { returnsToState, parseTypedMoves } from "../puzzle/typed-moves.ts";
import { MAX_BUTTONS } from "./MoveButtons.tsx";
import "../../kit/widget/typed-field.css";

interface Props {
  puzzle: PlayablePuzzle;
  /** The state from which the moves are made. */
  state: PuzzleState;
  onMoves(moves: readonly string[]): void;
}

/** A field for sequences of moves; the text stays for reuse. */
export function TypedMoves({ puzzle, state, onMoves }: Props) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<{ puzzle: PlayablePuzzle; message: string }>();
  // The state that the moves led back to.
  const [unchangedState, setUnchangedState] = useState<PuzzleState>();
  // Undo may return to this state later: then the message no longer applies.
  useEffect(() => setUnchangedState(undefined), [state]);
  if (puzzle.moves.length === 0) return null;

  function submit(): void {
    const reading = parseTypedMoves(text, puzzle, state);
    if (isProblem(reading)) {
      setProblem({ puzzle, message: reading.problem });
      return;
    }
    setProblem(undefined);
    setUnchangedState(returnsToState(reading.value, puzzle, state) ? state : undefined);
    onMoves(reading.value);
  }

  const message = problem?.puzzle === puzzle ? problem.message : undefined;
  const hint =
    unchangedState === state
      ? "These moves lead back to the same state, so nothing has changed."
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
          value={text}
          aria-invalid={message !== undefined}
          aria-describedby="typed-moves-message"
          onInput={({ currentTarget: { value } }) => {
            setText(value);
            setProblem(undefined);
            setUnchangedState(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") submit();
          }}
        />
        <Button onClick={submit}>Make these moves</Button>
      </div>
      <p
        class="typed-message text-xs text-muted"
        id="typed-moves-message"
        aria-live="polite"
      >
        {message === undefined ? hint : <span class="typed-problem">{message}</span>}
      </p>
    </div>
  );
}

function typedMovesHint(puzzle: PlayablePuzzle): string {
  const { moves, exampleMoves } = puzzle;
  if (exampleMoves.length === 1)
    return `The puzzle has only one move, “${exampleMoves[0]}”.`;
  const example = `You can type several at once, such as “${exampleMoves.join(" ")}”.`;
  const missing = moves.slice(MAX_BUTTONS);
  if (missing.length === 0) return example;
  const buttonless =
    missing.length === 1
      ? `Move ${missing[0]} has no button`
      : `${formatNumber(missing.length)} moves, from ${missing[0]} to ${missing.at(-1)}, have no buttons`;
  return `${buttonless}: type them. ${example}`;
}
