import { useEffect, useRef, useState } from "preact/hooks";

interface Props {
  /** Milliseconds from one step to the next. */
  pace: number;
  /** There is nothing left to play: playback stops by itself. */
  isOver?: boolean;
  /**
   * `amend` is true from the second step on, so that one playback is undone as one step.
   */
  onStep(options: { amend: boolean }): void;
}

/** Automatic playback of steps, until they are finished or stopped. */
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
    /** Waits for the duration of a step, then steps. */
    start: () => setPlaying(true),
    stop: () => setPlaying(false),
    /** Stops, or starts with the first step at once. */
    toggle(): void {
      if (!isPlaying) onStep({ amend: false });
      setPlaying(!isPlaying);
    },
  };
}
