import { N_STATES } from "#lib/puzzle/coordinates.ts";
import type { Form } from "#src/six-forms/form.ts";
import { formBytes, SIX_FORMS } from "#src/six-forms/six-forms.ts";
import { warmTime } from "#src/workers/run-form.ts";
import { Chart } from "#kit/chart/Chart.tsx";
import { formatBytes } from "#kit/text/format-bytes.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { BENCH_TIMES } from "./bench-times.ts";
import {
  drawTimes,
  type TimesLayout,
  timesAltText,
  type TimingRow,
} from "./draw-times.ts";
import {
  isHeavy,
  type FormOutcome,
  type FormOutcomes,
  verdictText,
} from "./form-text.ts";
import { formatTime } from "#kit/text/format-time.ts";
import "./six-forms.css";
import { type RunningForm, useFormRace } from "./use-form-race.ts";

/** Both are rendered; the width of the figure decides which is visible. */
const CHART_LAYOUTS: readonly TimesLayout[] = ["narrow", "wide"];

const LIGHT_FORMS = SIX_FORMS.filter((form) => !isHeavy(form)).map(({ name }) => name);

/** The same search in six forms, timed in the reader's browser. */
export function SixForms() {
  const { outcomes, running, job } = useFormRace(LIGHT_FORMS);
  const rows = timingRows(outcomes);
  return (
    <Figure
      id="six-forms"
      title={`One job, ${numberWord(SIX_FORMS.length)} programs`}
      lead="Compare the times: all programs find the same counts."
      controls={
        <JobButton
          job={job}
        >{`Race the last ${numberWord(LIGHT_FORMS.length)}`}</JobButton>
      }
      caption={
        <span role="status" class="six-words">
          <RaceCaption outcomes={outcomes} running={running} />
        </span>
      }
    >
      <div class="six-plots">
        {CHART_LAYOUTS.map((layout) => (
          <div key={layout} class={`six-plot six-${layout}`}>
            <Chart
              draw={drawTimes(rows, layout)}
              version={JSON.stringify(rows)}
              label={timesAltText(rows)}
            />
          </div>
        ))}
      </div>
      <Legend />
      <div class="six-scroll">
        <table class="six-table">
          <caption class="visually-hidden">
            Each program with the memory it needs and its times in this browser
          </caption>
          <thead>
            <tr>
              <th scope="col">program</th>
              <th scope="col">memory</th>
              <th scope="col">first run</th>
              <th scope="col">again</th>
              <td class="needs-js" />
            </tr>
          </thead>
          <tbody>
            {SIX_FORMS.map((form, i) => (
              <FormRow
                key={form.name}
                form={form}
                number={i + 1}
                outcome={outcomes[form.name]}
                running={running}
                onRun={() => void job.start([form.name])}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}

function Legend() {
  const { engine, machine, date } = BENCH_TIMES;
  return (
    <ul class="six-legend text-sm text-muted cluster">
      <li data-mark="first">first run here</li>
      <li data-mark="again">again, when warm</li>
      <li data-mark="bench">
        <span>
          measured beforehand
          <span class="six-where">{`: ${engine} on ${machine}, ${date}`}</span>
        </span>
      </li>
    </ul>
  );
}

interface RowProps {
  form: Form;
  number: number;
  outcome: FormOutcome | undefined;
  running: RunningForm | undefined;
  onRun: () => void;
}

function FormRow({ form, number, outcome, running, onRun }: RowProps) {
  const isRunning = running?.form === form.name;
  const times = outcome?.kind === "done" ? outcome.result.times : undefined;
  const warm = outcome?.kind === "done" ? warmTime(outcome.result) : undefined;
  return (
    <tr data-form={form.name} data-running={isRunning || undefined}>
      <th scope="row">{`${number} ${form.title}`}</th>
      <td data-label="memory">
        {`${form.memory.some(({ isEstimate }) => isEstimate) ? "about " : ""}${formatBytes(formBytes(form))}`}
      </td>
      <td data-label="first run" class="six-time">
        {isRunning ? (
          <progress max={N_STATES} value={running.states} aria-label="States found" />
        ) : times ? (
          formatTime(times[0])
        ) : outcome ? (
          outcome.kind
        ) : (
          "–"
        )}
      </td>
      <td data-label="again" class="six-time">
        {warm === undefined ? "–" : formatTime(warm)}
      </td>
      <td class="six-run screen-only needs-js">
        <Button
          // Not disabled: a disabled button would lose the keyboard focus.
          idle={running !== undefined}
          aria-label={`Run program ${number}, ${form.title}`}
          onClick={onRun}
        >
          Run
        </Button>
      </td>
    </tr>
  );
}

function timingRows(outcomes: FormOutcomes): TimingRow[] {
  return SIX_FORMS.map(({ name, title }, i): TimingRow => {
    const outcome = outcomes[name];
    const row: TimingRow = {
      title: `${i + 1} ${title}`,
      benchmark: BENCH_TIMES.milliseconds[name],
    };
    if (outcome?.kind !== "done") return row;
    const { result } = outcome;
    return { ...row, firstRun: result.times[0], warmRun: warmTime(result) };
  });
}

function RaceCaption({
  outcomes,
  running,
}: {
  outcomes: FormOutcomes;
  running: RunningForm | undefined;
}) {
  if (running) {
    const form = SIX_FORMS.find(({ name }) => name === running.form)!;
    return <>{`In the background: “${form.title}” …`}</>;
  }
  const [heavy] = SIX_FORMS.filter(isHeavy);
  const words = verdictText(outcomes);
  if (words.length > 0) {
    return (
      <>
        {words.map((sentence, i) => (
          <span key={i} data-bad={/^✗|could not/.test(sentence) || undefined}>
            {`${sentence} `}
          </span>
        ))}
      </>
    );
  }
  if (Object.values(outcomes).some((outcome) => outcome?.kind === "cancelled")) {
    return <>Cancelled. Nothing has been measured yet.</>;
  }
  return (
    <>
      {`The first run builds every table; in later runs the last two reuse them. “${heavy.title}” is left out: it needs ${formatBytes(formBytes(heavy))} or more and up to a minute, which can be too much for a phone.`}
      <span class="six-ask screen-only needs-js"> Run it by its own button.</span>
    </>
  );
}
