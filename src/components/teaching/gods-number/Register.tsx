import { useState } from "preact/hooks";
import { readWhole } from "../../kit/widget/read-whole.ts";
import { isProblem } from "../../kit/widget/reading.ts";
import { GODS_NUMBER } from "./class-results-model.ts";

interface Props {
  reported: readonly (number | undefined)[];
  /** The pupils whose results the table contradicts. */
  wrong: readonly number[];
  onReport(pupil: number, distance: number | undefined): void;
}

/** A field for each pupil’s result, as in a register. */
export function Register({ reported, wrong, onReport }: Props) {
  /** What is typed and can’t be a distance. */
  const [draft, setDraft] = useState<{ pupil: number; typed: string; says: string }>();

  function type(pupil: number, typed: string): void {
    const reading = readWhole(typed, GODS_NUMBER);
    if (typed.trim() === "") {
      setDraft(undefined);
      onReport(pupil, undefined);
    } else if (isProblem(reading)) {
      setDraft({ pupil, typed, says: reading.problem });
    } else {
      setDraft(undefined);
      onReport(pupil, reading.value);
    }
  }

  return (
    <div class="class-register needs-js">
      <p class="small soft">How many turns has each pupil found?</p>
      <ol>
        {reported.map((distance, i) => {
          const pupil = i + 1;
          const own = draft?.pupil === pupil ? draft : undefined;
          return (
            <li key={pupil}>
              <label>
                <span>
                  <span class="visually-hidden">Pupil </span>
                  {pupil}
                </span>
                <input
                  class="field"
                  inputMode="numeric"
                  autoComplete="off"
                  value={own ? own.typed : (distance ?? "")}
                  aria-invalid={own !== undefined || wrong.includes(pupil)}
                  aria-describedby={own && "class-register-problem"}
                  onInput={({ currentTarget }) => type(pupil, currentTarget.value)}
                  onBlur={() => setDraft(undefined)}
                />
              </label>
            </li>
          );
        })}
      </ol>
      <p class="class-problem small" id="class-register-problem" role="status">
        {draft && `Pupil ${draft.pupil}: ${draft.says}`}
      </p>
    </div>
  );
}
