import { useState } from "preact/hooks";
import { formatMoves } from "../../../../lib/puzzle/notation.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { copyText } from "../../../kit/widget/copy-text.ts";
import { Select } from "../../../kit/widget/Select.tsx";

interface Props {
  solutions: readonly (readonly number[])[];
  chosen: number;
  onChoose(solution: number): void;
}

/** All shortest ways, the easiest first, and the chosen one as text for other programs. */
export function OtherWays({ solutions, chosen, onChoose }: Props) {
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const text = formatMoves(solutions[chosen]);
  const copy = () => void copyText(text).then((isDone) => setCopied({ text, isDone }));
  return (
    <>
      {solutions.length > 1 && (
        <Select
          label="Another shortest way"
          options={[...solutions.keys()]}
          value={chosen}
          onChoose={onChoose}
          show={(i) =>
            `${i + 1} of ${solutions.length}${i === 0 ? ", the easiest" : ""}: ${solutions[i].map(nameMove).join(" ")}`
          }
        />
      )}
      <Button onClick={copy}>
        {copied?.text !== text
          ? "Copy the moves"
          : copied.isDone
            ? "Copied"
            : "Copying is not allowed here"}
      </Button>
      {solutions.length > 1 && (
        <p class="figure-hint">
          The easiest comes first. A turn of U or R counts 1, of F 2, a half turn 1
          more, and to take hold anew 2.
        </p>
      )}
    </>
  );
}
