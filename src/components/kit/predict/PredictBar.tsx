import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { keepDigitsTogether } from "../text/keep-digits-together.ts";
import { Button } from "../widget/Button.tsx";
import { usePresentedSteps } from "../widget/use-presented-steps.ts";
import type { RevealState } from "./reveal-state.ts";
import type { Feedback, PredictionQuestion } from "./prediction.ts";

interface Props {
  /** The figure's id. */
  figure: string;
  hidden: readonly PredictionQuestion[];
  revealState: RevealState;
  /** The number of answers. */
  count: number;
  /** @param guess  "" for none */
  onGuess(guess: string): void;
  /** Judges the guess if it can be parsed, and reveals the answer in any case. */
  onContinue(guess: string): void;
  onRevealAll(): void;
  onHide(): void;
}

/** Unsubmitted guesses by question: a lesson may leave a question and return to it. */
const drafts = new Map<string, string>();

/** Asks for the next answer, takes a guess and shows feedback. */
export function PredictBar(props: Props) {
  const {
    figure,
    hidden,
    revealState,
    count,
    onGuess,
    onContinue,
    onRevealAll,
    onHide,
  } = props;
  const [question] = hidden;
  const { lastFeedback } = revealState;
  /** An unreadable guess that has been changed since. */
  const [corrected, setCorrected] = useState<Feedback>();
  const feedback = lastFeedback === corrected ? undefined : lastFeedback;
  const [guess, setGuess] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const ask = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isAsking = question !== undefined;
  const draft = `${figure} ${question?.text} ${question?.answer}`;
  // A layout effect runs before the next key is handled.
  useLayoutEffect(() => setGuess(drafts.get(draft) ?? ""), [question]);
  useLayoutEffect(() => {
    // Typing replaces an unreadable guess.
    if (feedback?.verdict === "unreadable") field.current?.select();
  }, [feedback]);
  /** On touch screens the keyboard would cover the figure. */
  const focusField = () =>
    !matchMedia("(pointer: coarse)").matches &&
    field.current?.focus({ preventScroll: true });
  useEffect(() => void focusField(), [isAsking]);
  useLayoutEffect(() => {
    // The button or field that had the focus was removed with its answer.
    if (document.activeElement !== document.body) return;
    focusField();
    if (document.activeElement === document.body)
      ask.current!.focus({ preventScroll: true });
  }, [hidden.length]);
  const type = (typed: string) => {
    drafts.set(draft, typed);
    setGuess(typed);
    if (feedback?.verdict === "unreadable") setCorrected(feedback);
  };
  /** @param take  judges it */
  const judge = (take: (guess: string) => void) => {
    drafts.delete(draft);
    take(guess);
  };
  usePresentedSteps({
    inside: bar,
    next: isAsking ? () => judge(onContinue) : undefined,
  });
  useEffect(() => {
    const figure = bar.current!.closest("figure")!;
    // The presenter refits the figure when this bar appears or disappears.
    const fit = () =>
      figure.dispatchEvent(new Event("presenterfit", { bubbles: true }));
    fit();
    return () => queueMicrotask(fit);
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isPresented = field.current?.closest("[data-stop]") !== null;
    // The presenter handles keys while the field is empty.
    if (isPresented && guess === "" && event.key !== "Enter") return;
    const isAtEnd = field.current?.selectionStart === guess.length;
    const goesOn =
      event.key === "Enter" ||
      event.key === "PageDown" ||
      ((event.key === " " || event.key === "ArrowDown") && guess === "") ||
      (event.key === "ArrowRight" && isAtEnd);
    if (!goesOn) return;
    event.preventDefault();
    judge(event.key === "PageDown" ? onContinue : onGuess);
  }

  return (
    <div class="predict-bar" ref={bar} data-asking={isAsking || undefined}>
      <p class="predict-ask" ref={ask} tabIndex={-1}>
        {question ? (
          <label for={`${figure}-guess`}>
            <b>{keepDigitsTogether(question.text)}</b>
          </label>
        ) : (
          <b>
            {count > 0
              ? "Everything is shown. Change something, or hide it again."
              : "There is nothing to predict here: change something."}
          </b>
        )}
      </p>
      <div class="controls">
        {question ? (
          <>
            <input
              ref={field}
              id={`${figure}-guess`}
              class="field"
              data-guess
              placeholder="your guess"
              autoComplete="off"
              spellcheck={false}
              value={guess}
              aria-invalid={feedback?.verdict === "unreadable"}
              aria-describedby={`${figure}-feedback`}
              onInput={(event) => type(event.currentTarget.value)}
              onKeyDown={press}
            />
            <Button class="primary" onClick={() => judge(onGuess)}>
              Show ▷
            </Button>
            <Button onClick={onRevealAll}>Show all</Button>
          </>
        ) : (
          <Button idle={count === 0} onClick={onHide}>
            Hide again
          </Button>
        )}
      </div>
      <p class="predict-feedback" role="status">
        <span id={`${figure}-feedback`}>
          {feedback ? (
            <FeedbackText {...feedback} />
          ) : (
            isAsking && (
              <span class="predict-hint">
                Type a guess<span class="keyboard-hint"> and press Enter</span>, or show
                one answer with its “?”.
              </span>
            )
          )}
        </span>
        {feedback && question && <span class="visually-hidden"> {question.text}</span>}
      </p>
      <p class="predict-count text-muted">
        {count - hidden.length} of {count} shown
      </p>
    </div>
  );
}

/** The feedback on the last guess. */
function FeedbackText({ verdict, says }: Feedback) {
  return (
    <>
      {verdict === "right" && <b class="predict-right">Right. </b>}
      {verdict === "wrong" && <b>Not quite. </b>}
      {keepDigitsTogether(says)}
    </>
  );
}
