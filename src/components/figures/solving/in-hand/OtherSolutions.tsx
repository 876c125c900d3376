import { CopyMoves } from "#kit/cube/CopyMoves.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { Select } from "#kit/widget/Select.tsx";

interface Props {
  solutions: readonly (readonly number[])[];
  selected: number;
  onSelect(solution: number): void;
}

/** Chooses another shortest solution, and copies the selected one. */
export function OtherSolutions({ solutions, selected, onSelect }: Props) {
  return (
    <>
      {solutions.length > 1 && (
        <Select
          label="Another shortest solution"
          options={[...solutions.keys()]}
          value={selected}
          onChoose={onSelect}
          show={(i) =>
            `${i + 1} of ${solutions.length}${i === 0 ? ", the easiest" : ""}: ${solutions[i].map(moveLabel).join(" ")}`
          }
        />
      )}
      <CopyMoves moves={solutions[selected]}>Copy the moves</CopyMoves>
      {solutions.length > 1 && (
        <p class="figure-hint">
          The easiest comes first. A turn of U or R counts 1 and a turn of F counts 2. A
          half turn adds 1, and a change of grip adds 2.
        </p>
      )}
    </>
  );
}
