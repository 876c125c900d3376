import { useState } from "preact/hooks";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { Button } from "#kit/widget/Button.tsx";
import { More } from "#kit/widget/More.tsx";
import { isProblem } from "#kit/widget/parse-result.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";
import "../../kit/widget/typed-field.css";
import "./typed-state.css";

interface Props {
  current: WorkshopPuzzle;
  state: PuzzleState;
  onState(state: PuzzleState): void;
}

type StateTexts = typeof import("../puzzle/typed-state.ts");

/** A field with the state as text, to edit or replace. */
export function TypedState({ current, state, onState }: Props) {
  const [draft, setDraft] = useState<{ of: WorkshopPuzzle; text: string }>();
  const [problem, setProblem] = useState<string>();
  /** Loaded when the field is opened. */
  const [stateTexts, setStateTexts] = useState<StateTexts>();
  const draftText = draft?.of === current ? draft.text : undefined;
  const text = draftText ?? stateTexts?.stateText(current.puzzle, state) ?? "";
  const visibleProblem = draftText === undefined ? undefined : problem;

  function submit(): void {
    const reading = stateTexts?.parseTypedState(text, current);
    if (reading === undefined) return;
    setProblem(isProblem(reading) ? reading.problem : undefined);
    if (isProblem(reading)) return;
    setDraft(undefined);
    onState(reading.value);
  }

  return (
    <div class="typed-state needs-js screen-only">
      <More
        title="Type or paste a state"
        onOpen={() => void import("../puzzle/typed-state.ts").then(setStateTexts)}
      >
        <label class="text-sm text-muted" for="typed-state">
          State
        </label>
        <textarea
          id="typed-state"
          class="field"
          rows={Math.min(12, text.split("\n").length + 1)}
          spellcheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={text}
          aria-invalid={visibleProblem !== undefined}
          aria-describedby="typed-state-message"
          onInput={({ currentTarget: { value } }) => {
            setDraft({ of: current, text: value });
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            submit();
          }}
        />
        <div class="buttons">
          <Button idle={draftText === undefined} onClick={submit}>
            Show this state
          </Button>
          <Button
            idle={draftText === undefined}
            onClick={() => {
              setDraft(undefined);
              setProblem(undefined);
            }}
          >
            Discard my changes
          </Button>
        </div>
        <p class="text-xs text-muted" id="typed-state-message" aria-live="polite">
          {visibleProblem === undefined ? (
            "Change a number, or paste a row of pieces, a cubing.js pattern, or a state from a .scr file."
          ) : (
            <span class="typed-problem">{visibleProblem}</span>
          )}
        </p>
      </More>
    </div>
  );
}
