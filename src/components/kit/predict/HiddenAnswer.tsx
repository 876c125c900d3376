import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { PredictionContext } from "./prediction.ts";

interface Props {
  /** The name of the question whose result it is. */
  question: string;
  /** What the result is: “the digit of card 3”. */
  label: string;
  /**
   * Where it stands: in a cell of its own, which may be wide enough to say what is hidden,
   * or where there is no room to spare; by default in a line.
   */
  room?: "cell" | "wide" | "tight";
  /** It stands in a second place: the guess is shown at the first. */
  isRepeat?: boolean;
  children: ComponentChildren;
}

/**
 * A result that can be hidden: then a “?” stands in its place, and in its room, and shows
 * it when pressed.
 */
export function HiddenAnswer({ question, label, room, isRepeat, children }: Props) {
  const prediction = useContext(PredictionContext);
  if (!prediction?.isOn) return children;
  const isHidden = prediction.isHidden(question);
  const { guess, verdict } = (!isRepeat && prediction.revealed(question)) || {};
  return (
    <span class="hidden-answer" data-room={room} data-hidden={isHidden || undefined}>
      {children}
      {isHidden && (
        <button
          type="button"
          class="reveal-button"
          aria-label={`Show ${label}`}
          onClick={() => prediction.reveal(question)}
        >
          {room === "wide" ? `${label}: ?` : "?"}
        </button>
      )}
      {guess !== undefined && (
        <span
          class="guess"
          aria-label={verdict === "right" ? "as predicted" : `predicted: ${guess}`}
        >
          {verdict === "right" ? "✓" : `≠ ${guess}`}
        </span>
      )}
    </span>
  );
}
