import { useEffect, useState } from "preact/hooks";

/** Long enough that a drag is spoken once, when it ends, and after what was chosen. */
const SPEECH_DELAY = 900;

/** What was found, for those who listen. */
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
