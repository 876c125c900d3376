import { N_STATES } from "../../../lib/puzzle/coordinates.ts";
import { meanOf, sumOf } from "../../kit/distances/histogram-sums.ts";
import { wholeTables } from "../../kit/distances/whole-table-store.ts";
import { JobButton } from "../../kit/job/JobButton.tsx";
import { useJobState } from "../../kit/job/use-job.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { capitalised } from "../../kit/text/capitalised.ts";
import { countWord } from "../../kit/text/number-word.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { Figure } from "../../kit/widget/Figure.tsx";
import { HoldButton } from "../../kit/widget/HoldButton.tsx";
import { NumberField } from "../../kit/widget/TypedField.tsx";
import { useWidget } from "../../kit/widget/use-widget.ts";
import { chanceOfFarthest, expectedCounts } from "./chances.ts";
import {
  classResults,
  countReported,
  MAX_PUPILS,
  numberOfPupil,
} from "./class-results-model.ts";
import { PupilHistogram } from "./PupilHistogram.tsx";
import { Register } from "./Register.tsx";
import { ScanResults } from "./ScanResults.tsx";
import { ShareNumber } from "./ShareNumber.tsx";
import "./gods-number.css";

const { dispatch } = classResults;

/** How many wrong results are put right in words. */
const MOST_NAMED = 3;

/** @param props.all  how many positions there are at each distance, as the page has found */
export function ClassResults({ all }: { all: readonly number[] }) {
  const state = useWidget(classResults);
  const { first, reported } = state;
  const build = useJobState(wholeTables.HTM);
  const table = build.phase === "done" ? build.result : undefined;
  const counts = countReported(state);
  const total = sumOf(counts);
  const right = (pupil: number) => table?.distance[numberOfPupil(first, pupil)];
  const pupils = reported.map((_, i) => i + 1);
  const wrong = table
    ? pupils.filter((pupil) => {
        const said = reported[pupil - 1];
        return said !== undefined && said !== right(pupil);
      })
    : [];
  const enrol = (by: 1 | -1) => (options: { amend: boolean }) => {
    const count = reported.length + by;
    if (count >= 1 && count <= MAX_PUPILS) dispatch({ type: "pupils", count }, options);
  };
  const contradict = (pupils: readonly number[]) => {
    const sentences = pupils
      .slice(0, MOST_NAMED)
      .map(
        (pupil) =>
          `Pupil ${pupil}: number ${n(numberOfPupil(first, pupil))} is ${right(pupil)} turns away, not ${reported[pupil - 1]}.`,
      );
    const others = pupils.length - sentences.length;
    if (others > 0) {
      const are = countWord(others, "other result is", "other results are");
      sentences.push(`${capitalised(are)} wrong, too.`);
    }
    return sentences.join(" ");
  };
  return (
    <Figure
      id="class-results"
      title="The class finds God’s number"
      store={classResults}
      captionRoom={[6, 7, 11]}
      caption={
        <>
          {total === 0
            ? `Of all ${n(N_STATES)} positions, the mean is ${meanOf(all).toFixed(2)} turns and the farthest are ${all.length - 1} away. `
            : `${total} of ${reported.length} results: the class’s mean is ${meanOf(counts).toFixed(2)}, that of all ${n(N_STATES)} positions ${meanOf(all).toFixed(2)}. The farthest in the class is ${counts.findLastIndex((count) => count > 0)}, the farthest of all ${all.length - 1}. `}
          That one of {reported.length} pupils meets such a position has a chance of{" "}
          {percent(chanceOfFarthest(all, reported.length))}. The lines show how many to
          expect.
          {wrong.length > 0 && ` ${contradict(wrong)}`}
          {table &&
            wrong.length === 0 &&
            total > 0 &&
            " The table agrees with all of them."}
        </>
      }
    >
      <div class="controls">
        <NumberField
          id="class-first"
          label="The class’s number"
          value={first}
          last={N_STATES - 1}
          text={n(first)}
          hint="Pupil 1 has the next one"
          width={9}
          onValue={(value, options) =>
            dispatch({ type: "first", first: value }, options)
          }
        />
        <NumberField
          id="class-pupils"
          label="Pupils"
          value={reported.length}
          last={MAX_PUPILS}
          hint={`up to ${MAX_PUPILS}`}
          onValue={(count, options) => dispatch({ type: "pupils", count }, options)}
        />
        <HoldButton label="One pupil fewer" onStep={enrol(-1)}>
          −
        </HoldButton>
        <HoldButton label="One pupil more" onStep={enrol(1)}>
          +
        </HoldButton>
        <Button
          onClick={() =>
            dispatch({ type: "first", first: Math.floor(Math.random() * N_STATES) })
          }
        >
          Another number
        </Button>
        <ScanResults
          first={first}
          onResult={({ pupil, distance }) =>
            dispatch({ type: "report", pupil, distance })
          }
        />
        <JobButton job={wholeTables.HTM} plain idle={total === 0}>
          Check the results
        </JobButton>
      </div>
      <ShareNumber first={first} />
      <PupilHistogram
        reported={reported}
        expected={expectedCounts(all, total)}
        wrong={wrong}
      />
      <Register
        reported={reported}
        wrong={wrong}
        onReport={(pupil, distance) => dispatch({ type: "report", pupil, distance })}
      />
    </Figure>
  );
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(1)} %`;
}
