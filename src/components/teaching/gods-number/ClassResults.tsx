import { useState } from "preact/hooks";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { wholeTables } from "#kit/distances/whole-table-store.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJobState } from "#kit/job/use-job.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { NumberField } from "#kit/widget/TypedField.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { ClassResultsCaption } from "./ClassResultsCaption.tsx";
import { expectedCounts } from "./chances.ts";
import {
  classResults,
  countReported,
  MAX_PUPILS,
  numberOfPupil,
} from "./class-results-model.ts";
import { myCube } from "./my-cube-model.ts";
import { PupilHistogram } from "./PupilHistogram.tsx";
import { Register } from "./Register.tsx";
import { ScanResults } from "./ScanResults.tsx";
import { ShareNumber } from "./ShareNumber.tsx";
import "./gods-number.css";

const { dispatch } = classResults;

/** What a page has found of all positions: see `ClassCaption`. */
interface Props {
  all: readonly number[];
  chances: readonly number[];
}

/** The results of a class and, behind a button, what is true of all positions. */
export function ClassResults({ all, chances }: Props) {
  const state = useWidget(classResults);
  const { first, reported } = state;
  const build = useJobState(wholeTables.HTM);
  const table = build.phase === "done" ? build.result : undefined;
  const total = sumOf(countReported(state));
  const [isCompared, compare] = useState(false);
  const right = (pupil: number) => table?.distance[numberOfPupil(first, pupil)];
  const pupils = reported.map((_, i) => i + 1);
  const wrong = table
    ? pupils.filter((pupil) => {
        const said = reported[pupil - 1];
        return said !== undefined && said !== right(pupil);
      })
    : [];
  /** The class has one number, in the pupils' figure too. */
  const begin = (value: number, options?: { amend: boolean }) => {
    dispatch({ type: "first", first: value }, options);
    myCube.dispatch({ first: value }, options);
  };
  const enrol = (by: 1 | -1) => (options: { amend: boolean }) => {
    const count = classResults.state.value.reported.length + by;
    if (count >= 1 && count <= MAX_PUPILS) dispatch({ type: "pupils", count }, options);
  };
  return (
    <Figure
      id="class-results"
      title="The class finds God’s number"
      lead="Collect the results, guess God’s number, and then compare."
      store={classResults}
      captionRoom={[6, 7, 12]}
      caption={
        <ClassResultsCaption
          state={state}
          isCompared={isCompared}
          all={all}
          chances={chances}
          table={table}
          wrong={wrong}
        />
      }
    >
      <div class="controls needs-js">
        <NumberField
          id="class-first"
          label="The class’s number"
          value={first}
          last={N_STATES - 1}
          text={n(first)}
          hint="Pupil 1 has the next one"
          width={9}
          onValue={begin}
        />
        <NumberField
          id="class-pupils"
          label="Pupils"
          value={reported.length}
          first={1}
          last={MAX_PUPILS}
          width={3}
          onValue={(count, options) => dispatch({ type: "pupils", count }, options)}
        />
        <HoldButton label="One pupil fewer" onStep={enrol(-1)}>
          −
        </HoldButton>
        <HoldButton label="One pupil more" onStep={enrol(1)}>
          +
        </HoldButton>
        <Button onClick={() => begin(Math.floor(Math.random() * N_STATES))}>
          Another number
        </Button>
      </div>
      <PupilHistogram
        reported={reported}
        expected={isCompared ? expectedCounts(all, total) : []}
        wrong={wrong}
      />
      <div class="class-actions buttons needs-js">
        <Button aria-pressed={isCompared} onClick={() => compare(!isCompared)}>
          Compare
        </Button>
        <JobButton job={wholeTables.HTM} plain idle={total === 0}>
          Check the results
        </JobButton>
        <ScanResults
          first={first}
          onResult={({ pupil, distance }) =>
            dispatch({ type: "report", pupil, distance })
          }
        />
      </div>
      <Register
        reported={reported}
        wrong={wrong}
        onReport={(pupil, distance) => dispatch({ type: "report", pupil, distance })}
      />
      <ShareNumber first={first} />
    </Figure>
  );
}
