import { useEffect, useRef, useState } from "preact/hooks";

interface Props {
  /** Milliseconds from one step to the next. */
  pace: number;
  /** Nothing is left to play: it stops by itself. */
  isOver?: boolean;
  /** `amend` is true from the second step on, so that a run is undone as one step. */
  onStep(options: { amend: boolean }): void;
}

/** Steps that follow each other by themselves, until they are over or stopped. */
export function usePlaying({ pace, isOver = false, onStep }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  const step = useRef(onStep);
  step.current = onStep;

  useEffect(() => {
    if (!isPlaying) return;
    if (isOver) return setPlaying(false);
    const timer = setInterval(() => step.current({ amend: true }), pace);
    return () => clearInterval(timer);
  }, [isPlaying, isOver, pace]);

  return {
    isPlaying,
    /** Waits for as long as a step takes, and then steps. */
    start: () => setPlaying(true),
    stop: () => setPlaying(false),
    /** Stops, or makes the first step at once. */
    toggle(): void {
      if (!isPlaying) onStep({ amend: false });
      setPlaying(!isPlaying);
    },
  };
}
