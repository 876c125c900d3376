import { Fragment } from "preact";
import { Paper } from "#kit/paper/Paper.tsx";
import { TOPICS } from "../endless/topics.ts";
import type { PaperSize } from "./worksheet-address.ts";
import type { WorksheetPage } from "./worksheet-pages.ts";
import { answerKey } from "./worksheet-part.ts";

interface Props {
  blocks: WorksheetPage;
  size: PaperSize;
  /** “Key, page 1 of 1”. */
  label: string;
}

/** A page of the key: each answer with its working. */
export function KeyPage({ blocks, size, label }: Props) {
  return (
    <Paper size={size} label={label}>
      <p class="worksheet-name">For the teacher</p>
      {blocks.map(({ part: { topic, sheet, level }, exercises }) => (
        <Fragment key={topic}>
          <p class="worksheet-title">
            {TOPICS[topic].title}{" "}
            <small>
              · key to sheet {sheet}, level {level}
            </small>
          </p>
          <ol class="worksheet-key">
            {exercises.map((exercise, i) => (
              <li key={i}>
                <b class="worksheet-number">{i + 1}</b>
                <b>{answerKey(exercise)}</b>
                <p>{exercise.working}</p>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      <p class="worksheet-foot">{label}</p>
    </Paper>
  );
}
