import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { readerPermutation } from "../../../kit/reader/reader-permutation.ts";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { StepperCards } from "./StepperCards.tsx";
import { ROUTINE_FUNCTIONS, traceOf, type Routine } from "./routines.ts";
import { wordsFor } from "./step-words.ts";
import { onCards, stepperStore } from "./stepper-model.ts";
import "./stepper.css";
import { Variables } from "./Variables.tsx";

/** Time to see what moved; the words are for those who step. */
const PACE = 700;

const ROUTINES = Object.keys(ROUTINE_FUNCTIONS) as Routine[];

interface Props {
  /** The highlighted source of each function. */
  rank?: ComponentChildren;
  unrank?: ComponentChildren;
  /** The line of the file on which each source begins. */
  firstLines: Record<Routine, number>;
}

/** The library's own function, one step at a time, on the reader's cards. */
export function StepperFigure({ rank, unrank, firstLines }: Props) {
  const { permutation } = useWidget(readerPermutation);
  const { routine, step } = onCards(useWidget(stepperStore), permutation);
  const trace = useMemo(() => traceOf(routine, permutation), [routine, permutation]);
  const { steps } = trace;
  const now = steps[step];
  const last = steps.length - 1;

  const [playing, setPlaying] = useState(false);
  const go = (target: number, amend: boolean) =>
    stepperStore.dispatch({ type: "go", step: target, permutation }, { amend });
  const move = (by: number, amend: boolean) => {
    setPlaying(false);
    stepperStore.dispatch({ type: "move", by, permutation }, { amend });
  };
  const choose = (chosen: Routine) => {
    setPlaying(false);
    stepperStore.dispatch({ type: "routine", routine: chosen, permutation });
  };
  const play = () => {
    if (!playing) go(step === last ? 0 : step + 1, false);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (!playing) return;
    if (step === last) return setPlaying(false);
    const timer = setTimeout(() => go(step + 1, true), PACE);
    return () => clearTimeout(timer);
  }, [playing, step, permutation]);

  const choice = (
    <div class="step-routines" role="group" aria-label="Which program">
      {ROUTINES.map((each) => (
        <button
          key={each}
          type="button"
          class="button"
          aria-pressed={each === routine}
          onClick={() => choose(each)}
        >
          {ROUTINE_FUNCTIONS[each]}
        </button>
      ))}
    </div>
  );
  const sources: Record<Routine, ComponentChildren> = { rank, unrank };
  return (
    <Figure
      id="fig-stepper"
      title="The program, step by step"
      store={stepperStore}
      controls={choice}
      caption={
        <span class="step-words">{wordsFor(routine, now, steps[step - 1])}</span>
      }
    >
      <StepperCards steps={steps} step={step} n={permutation.length} />
      <div class="step-panes">
        <div class="step-sources">
          {ROUTINES.map((each) => (
            <div
              key={each}
              class="step-source numbered"
              data-shown={each === routine || undefined}
              style={{
                "--first-line": firstLines[each],
                "--at": each === routine ? now.line - firstLines[each] : 0,
              }}
            >
              <div class="step-mark" />
              {sources[each]}
            </div>
          ))}
        </div>
        <Variables steps={steps} step={step} />
      </div>
      <div class="step-controls">
        <HoldButton label="Step back" onStep={({ amend }) => move(-1, amend)}>
          ◂ Back
        </HoldButton>
        <HoldButton label="Step on" onStep={({ amend }) => move(1, amend)}>
          Step ▸
        </HoldButton>
        <button type="button" class="button step-play" onClick={play}>
          {playing ? "Pause" : "Play"}
        </button>
        <p class="step-count">
          <span class="step-word">Step </span>
          {step + 1} of {steps.length}
        </p>
        <StepSlider
          step={step}
          last={last}
          line={now.line}
          onStep={(target, amend) => {
            setPlaying(false);
            go(target, amend);
          }}
        />
      </div>
    </Figure>
  );
}

interface SliderProps {
  step: number;
  last: number;
  line: number;
  onStep(target: number, amend: boolean): void;
}

/** To any step. A drag, or a held key, is undone as one. */
function StepSlider({ step, last, line, onStep }: SliderProps) {
  const moving = useRef(false);
  const start = () => (moving.current = false);
  return (
    <input
      class="step-slider"
      type="range"
      min={0}
      max={last}
      value={step}
      aria-label="Step"
      aria-valuetext={`Step ${step + 1} of ${last + 1}, line ${line}`}
      onPointerDown={start}
      onKeyDown={(event) => !event.repeat && start()}
      onInput={(event) => {
        onStep(Number(event.currentTarget.value), moving.current);
        moving.current = true;
      }}
    />
  );
}
