import { useState } from "preact/hooks";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { Button } from "../widget/Button.tsx";
import { copyText } from "../widget/copy-text.ts";

interface Props {
  /** The label of the button. */
  children: string;
  /** Whose moves they are, where several are listed: "Sune". */
  of?: string;
}

/** Copies moves in the notation that timers and other programs take: R U2 F'. */
export function CopyMoves({ moves, ...props }: Props & { moves: readonly number[] }) {
  return <CopyText text={formatMoves(moves)} {...props} />;
}

/** Copies a text, and says so on the button. */
export function CopyText({ text, children, of }: Props & { text: string }) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const copy = () => void copyText(text).then((isDone) => setCopied({ text, isDone }));
  return (
    <Button
      aria-label={of && copied?.text !== text ? `${children} ${of}` : undefined}
      onClick={copy}
    >
      {copied?.text !== text
        ? children
        : copied.isDone
          ? "Copied"
          : "Copying is not allowed here"}
    </Button>
  );
}
