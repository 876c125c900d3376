import { Paper } from "#kit/paper/Paper.tsx";
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
  /** The URL of the practice page as other devices reach it, if known. */
  practice?: string;
}

/** A page of exercises with room for the answers. */
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
            {exercises.map((exercise, i) => (
              <Item
                key={i}
                generated={exercise}
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
  generated: PracticeExercise;
  number: number;
  /** Whether it prints its own question. */
  isAsked: boolean;
}

function Item({ generated, number, isAsked }: ItemProps) {
  const { question, picture, exercise } = generated;
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
