import { useState } from "preact/hooks";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { MOST_TURNS } from "./class-results-model.ts";

interface Props {
  reported: readonly (number | undefined)[];
  /** The pupils whose results the table contradicts. */
  wrong: readonly number[];
  onReport(pupil: number, distance: number | undefined): void;
}

/** What is typed and is not reported, by pupil. */
type Drafts = Readonly<Record<number, string>>;

/** A field for each pupil’s result, as in a register. */
export function Register({ reported, wrong, onReport }: Props) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [typing, setTyping] = useState<number>();

  function type(pupil: number, typed: string): void {
    setTyping(pupil);
    const reading = parseWholeNumber(typed, MOST_TURNS);
    const isValid = !isProblem(reading);
    // A 1 may become 10 or more.
    const isWhole = isValid && reading.value !== 1;
    setDrafts((others) => ({ ...others, [pupil]: isWhole ? "" : typed }));
    onReport(pupil, isWhole ? reading.value : undefined);
  }

  function finish(pupil: number): void {
    setTyping(undefined);
    if (drafts[pupil]?.trim() !== "1") return;
    setDrafts((others) => ({ ...others, [pupil]: "" }));
    onReport(pupil, 1);
  }

  const problems = Object.entries(drafts).flatMap(([pupil, typed]) => {
    const reading = parseWholeNumber(typed, MOST_TURNS);
    const isBad =
      typed.trim() !== "" && isProblem(reading) && Number(pupil) <= reported.length;
    return isBad ? [{ pupil: Number(pupil), says: reading.problem }] : [];
  });
  const problem = problems.find(({ pupil }) => pupil === typing) ?? problems[0];
  const isBad = (pupil: number) => problems.some((each) => each.pupil === pupil);

  return (
    <div class="class-register needs-js">
      <p class="text-sm text-muted">How many turns does each pupil’s cube need?</p>
      <ol>
        {reported.map((distance, i) => {
          const pupil = i + 1;
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
                  value={drafts[pupil] || (distance ?? "")}
                  aria-invalid={isBad(pupil) || wrong.includes(pupil)}
                  aria-describedby={isBad(pupil) ? "class-register-problem" : undefined}
                  onInput={({ currentTarget }) => type(pupil, currentTarget.value)}
                  onBlur={() => finish(pupil)}
                  onKeyDown={({ key }) => key === "Enter" && finish(pupil)}
                />
              </label>
            </li>
          );
        })}
      </ol>
      <p class="class-problem text-sm" id="class-register-problem" role="status">
        {problem && `Pupil ${problem.pupil}: ${problem.says}`}
      </p>
    </div>
  );
}
