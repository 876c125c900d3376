import { useState } from "preact/hooks";
import { N_STATES, unrankState } from "#lib/puzzle/coordinates.ts";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { shortestSolutions } from "#lib/solver/shortest-solutions.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { asDistanceTable } from "#kit/distances/distances-of.ts";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import { useJobState } from "#kit/job/use-job.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { NumberField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import {
  classResults,
  countReported,
  MAX_PUPILS,
  numberOfPupil,
} from "./class-results-model.ts";
import { myCube } from "./my-cube-model.ts";
import { PupilNumber } from "./PupilNumber.tsx";
import { LoadedQrCode } from "#kit/qr/LoadedQrCode.tsx";
import { formatResult } from "./result-code.ts";

const { dispatch } = myCube;

/** A pupil’s cube, its distance, and a code that hands the distance to the teacher. */
export function MyCube() {
  const { first, pupil } = useWidget(myCube);
  const results = useWidget(classResults);
  /** The cube whose distance the pupil has asked for. */
  const [asked, ask] = useState<number>();
  const build = useJobState(wholeTables.HTM);
  const index = numberOfPupil(first, pupil);
  const isAsked = asked === index;
  const table = isAsked && build.phase === "done" ? build.result : undefined;
  const state = unrankState(index);
  const distance = table?.distance[index];
  const [way] = table ? shortestSolutions(state, asDistanceTable(table)) : [];
  const step = (by: 1 | -1) => (options: { amend: boolean }) => {
    const next = myCube.state.value.pupil + by;
    if (next >= 1 && next <= MAX_PUPILS) dispatch({ pupil: next }, options);
  };
  /** The class has one number, in the teacher's figure too, unless that has results. */
  const begin = (value: number, options: { amend: boolean }) => {
    dispatch({ first: value }, options);
    if (sumOf(countReported(results)) > 0) return;
    classResults.dispatch({ type: "first", first: value }, options);
  };
  return (
    <Figure
      id="my-cube"
      title="Your cube"
      lead="Find out how far your own cube is from solved."
      store={myCube}
      captionRoom={[5, 6, 10]}
      caption={
        way === undefined || distance === undefined ? (
          <>
            <PupilNumber first={first} pupil={pupil} /> How many turns is it from
            solved? Guess first. A half turn counts as one turn.
            {build.phase === "failed" &&
              ` The distance could not be computed: ${build.message}.`}
          </>
        ) : (
          <>
            Cube number {n(index)} is <b>{countWord(distance, "turn")}</b> from solved
            {distance > 0 && (
              <>
                : <b>{formatMoves(way)}</b> is a shortest solution
              </>
            )}
            . Show your code, or tell your teacher: pupil {pupil}, {distance}.{" "}
            <a href={`../../solving/?cube=1.${index}`}>See all shortest solutions</a>
          </>
        )
      }
    >
      <div class="controls needs-js">
        <NumberField
          id="my-first"
          label="The class’s number"
          value={first}
          last={N_STATES - 1}
          text={n(first)}
          hint={
            first === results.first
              ? "The same for everybody"
              : `The results below are for ${n(results.first)}`
          }
          width={9}
          onValue={begin}
        />
        <NumberField
          id="my-pupil"
          label="Your number in the register"
          value={pupil}
          first={1}
          last={MAX_PUPILS}
          width={3}
          onValue={(value, options) => dispatch({ pupil: value }, options)}
        />
        <HoldButton label="The number before it" onStep={step(-1)}>
          −
        </HoldButton>
        <HoldButton label="The number after it" onStep={step(1)}>
          +
        </HoldButton>
        <Button
          class="primary"
          idle={isAsked && build.phase !== "failed"}
          onClick={() => {
            ask(index);
            void wholeTables.HTM.startOnce();
          }}
        >
          Find its distance
        </Button>
      </div>
      <div class="my-cube">
        <CubeView state={state} />
        <CubeNet state={state} />
        <div class="my-code">
          {distance !== undefined && (
            <LoadedQrCode
              text={formatResult({ first, pupil, distance })}
              label={`QR code: pupil ${pupil}, ${countWord(distance, "turn")}`}
            />
          )}
        </div>
      </div>
    </Figure>
  );
}
