/** Longer error texts are folded; an error with stack and cause is usually shorter. */
const MAX_LENGTH = 600;
const MAX_LINES = 14;

interface Props {
  kind: "cell-failure" | "cell-message";
  text: string;
}

/** The text of an error; long texts are folded to their first lines. */
export function ErrorText({ kind, text }: Props) {
  const isLong = text.length > MAX_LENGTH || text.split("\n").length > MAX_LINES;
  if (!isLong) return <span class={kind}>{text}</span>;
  return (
    <details class={`cell-tree ${kind}`}>
      <summary>
        <span>{text}</span>
      </summary>
    </details>
  );
}
