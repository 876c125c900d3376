import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { scrollPresented } from "../widget/scroll-presented.ts";
import { PredictionContext } from "./prediction.ts";

interface Props {
  /** The name of the question that it answers. */
  question: string;
  /** Names the answer in the button's label: “the digit of card 3”. */
  label: string;
  /**
   * The space around it: a cell, a cell wide enough for the label, or none to spare. By
   * default it is inline.
   */
  room?: "cell" | "wide" | "tight";
  /** Shows the same answer a second time, without the guess. */
  isRepeat?: boolean;
  children: ComponentChildren;
}

/**
 * An answer that prediction hides. A “?” button of the same size covers it and reveals
 * it.
 */
export function HiddenAnswer({ question, label, room, isRepeat, children }: Props) {
  const prediction = useContext(PredictionContext);
  const isHidden = prediction?.isOn ? prediction.isHidden(question) : undefined;
  const answer = useRef<HTMLSpanElement>(null);
  const wasHidden = useRef(isHidden);
  useLayoutEffect(() => {
    if (wasHidden.current && isHidden === false) scrollPresented(answer.current!);
    wasHidden.current = isHidden;
  }, [isHidden]);
  if (!prediction?.isOn) return children;
  const { guess, verdict } = (!isRepeat && prediction.revealed(question)) || {};
  return (
    <span
      ref={answer}
      class="hidden-answer"
      data-room={room}
      data-hidden={isHidden || undefined}
    >
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
