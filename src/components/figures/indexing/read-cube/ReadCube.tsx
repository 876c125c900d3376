import { useLayoutEffect, useRef } from "preact/hooks";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { randomCubeNumber } from "#kit/cube/JumpButtons.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { scrollPresented } from "#kit/widget/scroll-presented.ts";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { usePresentedSteps } from "#kit/widget/use-presented-steps.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { AnswerButtons, dispatchReading } from "./AnswerButtons.tsx";
import { countAnswers } from "./read-cube-model.ts";
import { displayedState, countPlacedPieces, readingSheet } from "./read-cube-sheet.ts";
import { type Direction, DIRECTIONS } from "../direction.ts";
import { readingQuestionAt, type CubeReading, STEP_COUNTS } from "./read-cube-state.ts";
import { syncWithReaderCube, readCubeStore } from "./read-cube-store.ts";
import { readingText } from "./read-cube-text.ts";
import "./read-cube.css";
import { CubeReadingTable } from "./CubeReadingTable.tsx";
import { parseDateAsNumber } from "./parse-date-as-number.ts";

const { dispatch } = readCubeStore;

const DIRECTION_LABELS: Readonly<Record<Direction, string>> = {
  rank: "cube → index",
  unrank: "index → cube",
};

/** Ranks or unranks the reader's cube, corner by corner. */
export function ReadCube() {
  const reading = useWidget(readCubeStore);
  useLayoutEffect(syncWithReaderCube, []);
  const inside = useRef<HTMLDivElement>(null);
  const press = usePresentedSteps({
    inside,
    next:
      reading.step < STEP_COUNTS[reading.direction]
        ? () => dispatchReading("next")
        : undefined,
    back: reading.step > 0 ? () => dispatchReading("back") : undefined,
    onDigit(digit) {
      const { kind } = readingQuestionAt(reading.direction, reading.step);
      const [first, last] = kind === "piece" ? [1, 7] : kind === "twist" ? [0, 2] : [];
      const isAnswer = digit >= first! && digit <= last!;
      if (isAnswer) dispatchReading({ type: "answer", answer: digit - first! });
      return isAnswer;
    },
  });
  useLayoutEffect(() => {
    if (reading.step === 0) return;
    const { current } = inside;
    const [...now] = current!.querySelectorAll("td[data-now]");
    scrollPresented(now.at(-1) ?? current!.querySelector("table")!);
  }, [reading.step]);
  const sheet = readingSheet(reading.cube);
  const state = displayedState(reading, sheet);
  const { at } = readingQuestionAt(reading.direction, reading.step);
  const { feedback, result, question } = readingText(reading);
  return (
    <Figure
      id="read-cube"
      captionRoom={[3.2, 3.2, 4.8]}
      title="Read this cube"
      lead="Take one corner at a time: first its piece, then its twist."
      store={readCubeStore}
      controls={
        <Button
          aria-label="Another cube"
          onClick={() => dispatch({ type: "cube", cube: randomCubeNumber() })}
        >
          Another
        </Button>
      }
      caption={result}
    >
      <div class="read-cube grid" ref={inside} onKeyDown={press}>
        <div class="controls read-ways screen-only needs-js">
          <Choice
            label="Which way"
            options={DIRECTIONS}
            value={reading.direction}
            onChoose={(direction) => dispatch({ type: "direction", direction })}
            show={(direction) => DIRECTION_LABELS[direction]}
            class="joined"
          />
          {reading.direction === "unrank" && <CubeNumberField cube={reading.cube} />}
        </div>
        <div class="read-pictures row">
          <CubeView
            state={state}
            dealt={countPlacedPieces(reading)}
            highlight={at}
            towards={at}
          />
          <CubeNet state={state} dealt={countPlacedPieces(reading)} highlight={at} />
        </div>
        <div class="read-work grid">
          <p class="read-asks" data-wrong={feedback !== undefined || undefined}>
            {feedback ?? question ?? <FinalResult reading={reading} />}
          </p>
          <AnswerButtons reading={reading} />
          <CubeReadingTable reading={reading} sheet={sheet} />
        </div>
        <div class="buttons read-steps screen-only needs-js">
          <Button
            idle={reading.step === 0 && reading.wrongAnswer === undefined}
            onClick={() => dispatch("again")}
          >
            From the start
          </Button>
          <Button idle={reading.step === 0} onClick={() => dispatch("back")}>
            ◁ Back
          </Button>
          <Button
            class="primary"
            idle={reading.step === STEP_COUNTS[reading.direction]}
            onClick={() => dispatch("next")}
          >
            {countAnswers(reading) > 0 ? "Show me ▷" : "Next step ▷"}
          </Button>
        </div>
        <p class="figure-hint screen-only needs-js">
          Answer with the buttons
          <span class="keyboard-hint">, or type the digit; → and ← take a step</span>.
          Drag the cube to look round it.
        </p>
      </div>
    </Figure>
  );
}

/** A field for the index of a cube, or for a date that is read as one. */
function CubeNumberField({ cube }: { cube: number }) {
  return (
    <TypedField
      id="read-number"
      label="Your birthday, or any number"
      text={formatNumber(cube)}
      hint="day.month.year, such as 24.07.86"
      width={9}
      inputMode="text"
      read={parseDateAsNumber}
      onValue={(value, options) => dispatch({ type: "cube", cube: value }, options)}
    />
  );
}

/** The final answer: the index, or the cube with a link to its solutions. */
function FinalResult({ reading: { direction, cube } }: { reading: CubeReading }) {
  if (direction === "rank") {
    return (
      <>
        This cube has the index <b>{formatNumber(cube)}</b>.
      </>
    );
  }
  return (
    <>
      This is the cube with the index <b>{formatNumber(cube)}</b>.{" "}
      <a href={`../solving/?cube=1.${cube}#fig-solutions`}>Its solutions</a>, played
      backwards, make it.
    </>
  );
}
