import { useMemo, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { readerPermutation } from "#kit/reader/reader-permutation.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useLineInView } from "#kit/source/use-line-in-view.ts";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { PlayButton } from "#kit/widget/PlayButton.tsx";
import { Slider } from "#kit/widget/Slider.tsx";
import { usePlaying } from "#kit/widget/use-playing.ts";
import { useStartWhenPresented } from "#kit/widget/use-start-when-presented.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { StepperCards } from "./StepperCards.tsx";
import { ROUTINE_FUNCTIONS, traceRoutine, type Routine } from "./routines.ts";
import { stepText } from "./step-text.ts";
import { stateForCards, stepperStore } from "./stepper-model.ts";
import "./stepper.css";
import "./stepper-presented.css";
import { Variables } from "./Variables.tsx";

/** Long enough to see what changes, too short to read the explanations. */
const STEP_MS = 700;

const ROUTINES = Object.keys(ROUTINE_FUNCTIONS) as Routine[];

interface Props {
  /** The highlighted source of each function. */
  rank?: ComponentChildren;
  unrank?: ComponentChildren;
  /** The first line of each source in its file. */
  firstLines: Record<Routine, number>;
}

/** The library's own function, executed step by step on the reader's cards. */
export function StepperFigure({ rank, unrank, firstLines }: Props) {
  const { permutation } = useWidget(readerPermutation);
  const { routine, step } = stateForCards(useWidget(stepperStore), permutation);
  const trace = useMemo(
    () => traceRoutine(routine, permutation),
    [routine, permutation],
  );
  const { steps } = trace;
  const now = steps[step];
  const last = steps.length - 1;
  const { box, mark } = useLineInView(now.line - firstLines[routine]);

  const go = (target: number, amend: boolean) =>
    stepperStore.dispatch({ type: "go", step: target, permutation }, { amend });
  const playing = usePlaying({
    pace: STEP_MS,
    isOver: step === last,
    onStep: ({ amend }) => go(step === last ? 0 : step + 1, amend),
  });
  const inside = useRef<HTMLDivElement>(null);
  useStartWhenPresented(inside, stepperStore, () => go(0, false));
  const move = (by: number, amend: boolean) => {
    playing.stop();
    stepperStore.dispatch({ type: "move", by, permutation }, { amend });
  };
  const choose = (chosen: Routine) => {
    playing.stop();
    stepperStore.dispatch({ type: "routine", routine: chosen, permutation });
  };

  const sources: Record<Routine, ComponentChildren> = { rank, unrank };
  return (
    <Figure
      id="fig-stepper"
      title="The program, step by step"
      lead="Follow the marked line, and see what it changes."
      store={stepperStore}
      controls={
        <Choice
          label="Which program"
          options={ROUTINES}
          value={routine}
          onChoose={choose}
          show={(each) => ROUTINE_FUNCTIONS[each]}
          class="step-routines"
        />
      }
      caption={
        <span class="step-words">{stepText(routine, now, steps[step - 1])}</span>
      }
    >
      <StepperCards steps={steps} step={step} n={permutation.length} />
      <div class="step-panes framed grid" ref={inside}>
        <div class="step-sources grid" ref={box}>
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
              <div
                class="step-mark code-mark"
                ref={each === routine ? mark : undefined}
              />
              {sources[each]}
            </div>
          ))}
        </div>
        <Variables steps={steps} step={step} />
      </div>
      <div class="controls step-controls">
        <HoldButton label="Step back" onStep={({ amend }) => move(-1, amend)}>
          ◂ Back
        </HoldButton>
        <HoldButton label="Step on" onStep={({ amend }) => move(1, amend)}>
          Step ▸
        </HoldButton>
        <PlayButton playing={playing} class="step-play" />
        <p class="step-count text-xs text-muted">
          <span class="step-word">Step </span>
          {step + 1} of {steps.length}
        </p>
        <Slider
          label="Step"
          says={`Step ${step + 1} of ${steps.length}, line ${now.line}`}
          max={last}
          value={step}
          onValue={(target, { amend }) => {
            playing.stop();
            go(target, amend);
          }}
        />
      </div>
    </Figure>
  );
}
