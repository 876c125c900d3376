import { useState } from "preact/hooks";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import type { Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { formatCount } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { More } from "#kit/widget/More.tsx";
import { isProblem } from "#kit/widget/parse-result.ts";
import { parseIgnoredPieces } from "../puzzle/ignored-pieces.ts";
import { openOwnPuzzle } from "../puzzle/open-own-puzzle.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import "../../kit/widget/typed-field.css";

interface Props {
  workshop: Workshop;
  group: Puzzle;
  goals: readonly PuzzleState[];
  onGoals(goals: readonly PuzzleState[]): void;
}

/** An editor for goals: further states, and pieces that don't matter. */
export function GoalEditor({ workshop, group, goals, onGoals }: Props) {
  const { puzzle } = workshop.current;
  const isGoal = goals.some((goal) => isSamePuzzleState(puzzle, goal, workshop.state));
  return (
    <div class="solved-choice needs-js screen-only">
      <More title="What counts as solved">
        <p class="text-sm">
          {goals.length === 1
            ? "Only the solved state counts as solved."
            : `${formatCount(goals.length, "state")} count as solved.`}
        </p>
        <div class="buttons">
          <Button idle={isGoal} onClick={() => onGoals([...goals, workshop.state])}>
            Count the state above as solved
          </Button>
          <Button idle={goals.length === 1} onClick={() => onGoals([group.solved])}>
            Only the solved state
          </Button>
        </div>
        <IgnoredPieces group={group} />
      </More>
    </div>
  );
}

/** A field for pieces that may be anywhere in a solved puzzle. */
function IgnoredPieces({ group }: Pick<Props, "group">) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();

  function submit(): void {
    const reading = parseIgnoredPieces(text, group);
    setProblem(isProblem(reading) ? reading.problem : undefined);
    if (!isProblem(reading)) openOwnPuzzle({ definition: reading.value });
  }

  const first = Object.keys(group.definition.orbits)[0];
  return (
    <div class="typed-moves">
      <label class="text-sm text-muted" for="ignored-pieces">
        Pieces that don’t matter
      </label>
      <div class="controls">
        <input
          id="ignored-pieces"
          class="field"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby="ignored-pieces-message"
          onInput={({ currentTarget: { value } }) => {
            setText(value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") submit();
          }}
        />
        <Button onClick={submit}>Ignore these</Button>
      </div>
      <p
        class="typed-message text-xs text-muted"
        id="ignored-pieces-message"
        aria-live="polite"
      >
        {problem === undefined ? (
          `Pieces are numbered from 1: “${first} 1 2”, or “${first}” for all of them. This makes a puzzle of your own, in which they look alike.`
        ) : (
          <span class="typed-problem">{problem}</span>
        )}
      </p>
    </div>
  );
}
