import { useLayoutEffect, useRef } from "preact/hooks";
import { CubeNet } from "../../../kit/cube/CubeNet.tsx";
import { CubeView } from "../../../kit/cube/CubeView.tsx";
import { drawAny } from "../../../kit/cube/JumpButtons.tsx";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { TypedField } from "../../../kit/widget/TypedField.tsx";
import { usePresentedSteps } from "../../../kit/widget/use-presented-steps.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { Answers, go } from "./Answers.tsx";
import { answersTo } from "./read-cube-model.ts";
import { cubeToDraw, dealtOf, sheetOf } from "./read-cube-sheet.ts";
import { askedAt, type CubeReading, STEPS, type Way, WAYS } from "./read-cube-state.ts";
import { bindPageCube, readCubeStore } from "./read-cube-store.ts";
import { wordsOf } from "./read-cube-words.ts";
import "./read-cube.css";
import { ReadingTable } from "./ReadingTable.tsx";
import { readBirthday } from "./typed-birthday.ts";

const { dispatch } = readCubeStore;

const NAMES: Readonly<Record<Way, string>> = {
  rank: "cube → number",
  unrank: "number → cube",
};

/** From a cube to its number and back, corner by corner, at the pace of whoever presses. */
export function ReadCube() {
  const reading = useWidget(readCubeStore);
  useLayoutEffect(bindPageCube, []);
  const inside = useRef<HTMLDivElement>(null);
  const press = usePresentedSteps({
    inside,
    next: reading.step < STEPS[reading.way] ? () => go("next") : undefined,
    back: reading.step > 0 ? () => go("back") : undefined,
    onDigit(digit) {
      const { kind } = askedAt(reading.way, reading.step);
      const [first, last] = kind === "piece" ? [1, 7] : kind === "twist" ? [0, 2] : [];
      const isAnswer = digit >= first! && digit <= last!;
      if (isAnswer) go({ type: "answer", answer: digit - first! });
      return isAnswer;
    },
  });
  const sheet = sheetOf(reading.cube);
  const state = cubeToDraw(reading, sheet);
  const { at } = askedAt(reading.way, reading.step);
  const { verdict, found, asks } = wordsOf(reading);
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
          onClick={() => dispatch({ type: "cube", cube: drawAny() })}
        >
          Another
        </Button>
      }
      caption={found}
    >
      <div class="read-cube grid" ref={inside} onKeyDown={press}>
        <div class="controls read-ways screen-only needs-js">
          <Choice
            label="Which way"
            options={WAYS}
            value={reading.way}
            onChoose={(way) => dispatch({ type: "way", way })}
            show={(way) => NAMES[way]}
            class="joined"
          />
          {reading.way === "unrank" && <Birthday cube={reading.cube} />}
        </div>
        <div class="read-pictures row">
          <CubeView
            state={state}
            dealt={dealtOf(reading)}
            highlight={at}
            towards={at}
          />
          <CubeNet state={state} dealt={dealtOf(reading)} highlight={at} />
        </div>
        <div class="read-work grid">
          <p class="read-asks" data-wrong={verdict !== undefined || undefined}>
            {verdict ?? asks ?? <Result reading={reading} />}
          </p>
          <Answers reading={reading} />
          <ReadingTable reading={reading} sheet={sheet} />
        </div>
        <div class="buttons read-steps screen-only needs-js">
          <Button
            idle={reading.step === 0 && reading.wrong === undefined}
            onClick={() => dispatch("again")}
          >
            From the start
          </Button>
          <Button idle={reading.step === 0} onClick={() => dispatch("back")}>
            ◁ Back
          </Button>
          <Button
            class="primary"
            idle={reading.step === STEPS[reading.way]}
            onClick={() => dispatch("next")}
          >
            {answersTo(reading) > 0 ? "Show me ▷" : "Next step ▷"}
          </Button>
        </div>
        <p class="figure-hint screen-only needs-js">
          Answer with the buttons, or type the digit. → and ← take a step. Drag the cube
          to look round it.
        </p>
      </div>
    </Figure>
  );
}

/** A number to make a cube of. */
function Birthday({ cube }: { cube: number }) {
  return (
    <TypedField
      id="read-number"
      label="Your birthday, or any number"
      text={formatNumber(cube)}
      hint="day.month.year, such as 24.07.86"
      width={9}
      inputMode="text"
      read={readBirthday}
      onValue={(value, options) => dispatch({ type: "cube", cube: value }, options)}
    />
  );
}

/** The end: the number, or where the cube's turns are found. */
function Result({ reading: { way, cube } }: { reading: CubeReading }) {
  if (way === "rank") {
    return (
      <>
        This cube is number <b>{formatNumber(cube)}</b>.
      </>
    );
  }
  return (
    <>
      This is cube <b>{formatNumber(cube)}</b>.{" "}
      <a href={`../solving/?cube=1.${cube}#fig-solutions`}>Its solutions</a>, played
      backwards, make it.
    </>
  );
}
