import { useLayoutEffect, useRef } from "preact/hooks";
import { CORNER_NAMES, type Face } from "../../../../lib/puzzle/corners.ts";
import { CubeNet } from "../../../kit/cube/CubeNet.tsx";
import { CubeView } from "../../../kit/cube/CubeView.tsx";
import { COLOUR_NAMES } from "../../../kit/cube/colour-names.ts";
import { drawAny } from "../../../kit/cube/JumpButtons.tsx";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { range } from "../../../kit/widget/range.ts";
import { TypedField } from "../../../kit/widget/TypedField.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
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
  const sheet = sheetOf(reading.cube);
  const state = cubeToDraw(reading, sheet);
  const { at } = askedAt(reading.way, reading.step);
  const { verdict, found, asks } = wordsOf(reading);
  return (
    <Figure
      id="read-cube"
      captionRoom={[3.2, 3.2, 4.8]}
      title="Read this cube"
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
      <div class="read-cube grid" onKeyDown={(event) => press(event, reading)}>
        <div class="controls read-ways needs-js">
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
        <div class="buttons read-steps needs-js">
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
        <p class="figure-hint needs-js">
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

/** The seven pieces, or three twists, to choose from. Their room is kept while others ask. */
function Answers({ reading }: { reading: CubeReading }) {
  const answers = answersTo(reading);
  const isPiece = answers > 3;
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // What was pressed may be gone: the focus goes on with the reader.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const next = row.current?.querySelector<HTMLElement>("button[tabindex='0']");
    const go = row.current
      ?.closest(".read-cube")
      ?.querySelector<HTMLElement>(".primary");
    (next ?? go)?.focus({ preventScroll: true });
  }, [reading.step]);
  if (answers === 0) return <div ref={row} hidden />;
  return (
    <div class="read-answers needs-js" ref={row}>
      <Choice
        key={isPiece ? "piece" : "twist"}
        label={isPiece ? "Which piece" : "Which twist"}
        options={range(0, answers - 1)}
        value={reading.wrong}
        onChoose={(answer) => {
          pressed.current = true;
          dispatch({ type: "answer", answer });
        }}
        show={(answer) => (isPiece ? <Piece piece={answer} /> : <b>{answer}</b>)}
        button={(answer) => ({
          "aria-label": isPiece ? nameOfPiece(answer) : `Twist ${answer}`,
        })}
      />
    </div>
  );
}

const facesOf = (piece: number) => [...CORNER_NAMES[piece]] as Face[];

/** "Piece 2 UFR: white, green and red" */
const nameOfPiece = (piece: number) =>
  `Piece ${piece + 1} ${CORNER_NAMES[piece]}: ${listOf(facesOf(piece).map((face) => COLOUR_NAMES[face]))}`;

function Piece({ piece }: { piece: number }) {
  return (
    <>
      <b>{piece + 1}</b>
      <span class="read-colours">
        {facesOf(piece).map((face) => (
          <span key={face} class={`cube-sticker sticker-${face}`}>
            {face}
          </span>
        ))}
      </span>
    </>
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

const FORWARDS = ["ArrowRight", "PageDown"];
const BACKWARDS = ["ArrowLeft", "PageUp"];

/** Keys for the whole figure, but where a field or a row of buttons has its own. */
function press(event: KeyboardEvent, reading: CubeReading): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((target as Element).matches("input")) return;
  const kind = askedAt(reading.way, reading.step).kind;
  if (FORWARDS.includes(key)) dispatch("next");
  else if (BACKWARDS.includes(key)) dispatch("back");
  else if (kind === "piece" && /^[1-7]$/.test(key))
    dispatch({ type: "answer", answer: Number(key) - 1 });
  else if (kind === "twist" && /^[0-2]$/.test(key))
    dispatch({ type: "answer", answer: Number(key) });
  else return;
  event.preventDefault();
}
