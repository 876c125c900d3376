import { useEffect, useState } from "preact/hooks";

/** Long enough that a drag is announced once, when it ends, and after the choice itself. */
const SPEECH_DELAY = 900;

/** Announces the result to screen readers. */
export function LiveSpeech({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPEECH_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span class="visually-hidden" role="status">
      {spoken}
    </span>
  );
}
