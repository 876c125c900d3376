import { useEffect, useState } from "preact/hooks";

/** Long enough to announce a whole drag once, after the choice itself. */
const SPEECH_DELAY_MS = 900;

/** Announces the result to screen readers. */
export function LiveAnnouncer({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span class="visually-hidden" role="status">
      {announcement}
    </span>
  );
}
