import { numberWord } from "../../../kit/text/number-word.ts";
import { FigureFrame } from "../../../kit/widget/Figure.tsx";
import { FOUR_BEADS, type Row } from "./four-beads.ts";
import "./four-beads.css";

const { first, second } = FOUR_BEADS;

/** The chain of questions for four beads, worked out; rendered at build time. */
export function FourBeads() {
  return (
    <FigureFrame
      id="four-beads"
      title="Four beads, one question at a time"
      lead="A cycles the beads in positions 0, 1 and 2; B those in 1, 2 and 3."
      caption={
        <>
          Question 1 has {numberWord(first.answers.length)} answers, question 2 has{" "}
          {numberWord(second.answers.length)}, and question 3 has one: so there are{" "}
          <b>
            {first.answers.length} × {second.answers.length} × 1 ={" "}
            {first.answers.length * second.answers.length} states
          </b>
          , half of the {4 * 3 * 2} permutations.
        </>
      }
    >
      <ol class="four-beads">
        <li>
          <p>
            <b>1.</b> Which beads can come to position 0?
          </p>
          <ul>
            {first.answers.map(({ bead, moves, row }) => (
              <li key={bead}>
                <Beads row={row} fixed={0} />
                <span class="text-muted">{[...moves].join(" ") || "solved"}</span>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <p>
            <b>2.</b> Position 0 stays. Which beads can come to position 1?
          </p>
          <ul>
            {second.answers.map(({ bead, row }) => (
              <li key={bead}>
                <Beads row={row} fixed={1} />
                <span class="text-muted">{["solved", "B′", "B"][bead - 1]}</span>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <p>
            <b>3.</b> Positions 0 and 1 stay. Which beads can come to position 2?
          </p>
          <ul>
            <li>
              <Beads row={[0, 1, 2, 3]} fixed={2} />
              <span class="text-muted">only bead 2</span>
            </li>
          </ul>
        </li>
      </ol>
    </FigureFrame>
  );
}

function Beads({ row, fixed }: { row: Row; fixed: number }) {
  return (
    <span class="four-beads-row">
      {row.map((bead, at) => (
        <span
          key={at}
          data-fixed={at < fixed || undefined}
          data-asked={at === fixed || undefined}
        >
          {bead}
        </span>
      ))}
    </span>
  );
}
