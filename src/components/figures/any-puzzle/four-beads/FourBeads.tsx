import { numberWord } from "#kit/text/number-word.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import { FOUR_BEADS, type Row } from "./four-beads.ts";
import "./four-beads.css";

const [first, second] = FOUR_BEADS.questions;
/** What each question leaves in place. */
const KEPT = ["", "Position 0 stays. ", "Positions 0 and 1 stay. "];

/** The chain of questions for four beads, worked out; rendered at build time. */
export function FourBeads() {
  return (
    <FigureFrame
      id="four-beads"
      title="Four beads, one question at a time"
      lead="A cycles the beads in positions 0, 1, 2; B those in 1, 2, 3."
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
        {FOUR_BEADS.questions.map(({ position, answers }) => (
          <li key={position}>
            <p>
              <b>{position + 1}.</b> {KEPT[position]}Which beads can come to position{" "}
              {position}?
            </p>
            <ul>
              {answers.map(({ bead, moves, row }) => (
                <li key={bead}>
                  <Beads row={row} fixed={position} />
                  <span class="text-muted">
                    {answers.length === 1
                      ? `only bead ${bead}`
                      : moves.join(" ") || "solved"}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
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
