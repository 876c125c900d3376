import { Paper } from "../../kit/paper/Paper.tsx";
import type { PracticeExercise } from "../endless/practice-exercise.ts";
import { PictureView } from "../practice/PictureView.tsx";
import { AnswerSpace } from "./AnswerSpace.tsx";
import { TopicHeading } from "./TopicHeading.tsx";
import type { PaperSize } from "./worksheet-address.ts";
import type { WorksheetPage } from "./worksheet-pages.ts";

interface Props {
  blocks: WorksheetPage;
  size: PaperSize;
  /** “Page 1 of 3”. */
  label: string;
  /** The page for practice, as other devices reach it, if that is known. */
  practice?: string;
}

/** A page to be filled in. */
export function ExercisePage({ blocks, size, label, practice }: Props) {
  return (
    <Paper size={size} label={label}>
      <p class="worksheet-name">
        Name <span class="worksheet-line" /> Date <span class="worksheet-line" />
      </p>
      {blocks.map(({ part, from, exercises }) => (
        <div
          key={part.topic}
          class="worksheet-block"
          style={{ "--rows": Math.ceil(exercises.length / 2) }}
        >
          <TopicHeading {...{ part, from, practice }} />
          <ol class="worksheet-exercises">
            {exercises.map((made, i) => (
              <Item
                key={i}
                made={made}
                number={from + i + 1}
                isAsked={!part.question}
              />
            ))}
          </ol>
        </div>
      ))}
      <p class="worksheet-foot">{label}</p>
    </Paper>
  );
}

interface ItemProps {
  made: PracticeExercise;
  number: number;
  /** Whether it has a question of its own. */
  isAsked: boolean;
}

function Item({ made, number, isAsked }: ItemProps) {
  const { question, picture, exercise } = made;
  return (
    <li class="worksheet-exercise">
      <b class="worksheet-number">{number}</b>
      <div class="worksheet-asked">
        {isAsked && <p>{question}</p>}
        {picture && <PictureView picture={picture} />}
      </div>
      <div class="worksheet-answers">
        {exercise.fields.map((field, i) => (
          <AnswerSpace key={i} field={field} />
        ))}
      </div>
    </li>
  );
}
