/** In characters and in lines: an error with its calls and its cause has less. */
const MAX_LENGTH = 600;
const MAX_LINES = 14;

/** The words of an error; long ones are folded to their first lines until they are pressed. */
export function ErrorText({ text }: { text: string }) {
  const isLong = text.length > MAX_LENGTH || text.split("\n").length > MAX_LINES;
  if (!isLong) return <span class="cell-failure">{text}</span>;
  return (
    <details class="cell-tree cell-failure">
      <summary>
        <span>{text}</span>
      </summary>
    </details>
  );
}
