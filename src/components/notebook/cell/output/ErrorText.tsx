/** In characters and in lines: an error with its calls and its cause has less. */
const MAX_LENGTH = 600;
const MAX_LINES = 14;

interface Props {
  /** What is shown so: its class. */
  kind: "cell-failure" | "cell-message";
  text: string;
}

/** The words of an error; long ones are folded to their first lines until they are pressed. */
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
