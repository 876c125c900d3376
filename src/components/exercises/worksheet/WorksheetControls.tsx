import { Button } from "#kit/widget/Button.tsx";
import { Choice, type ChoiceProps } from "#kit/widget/Choice.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";
import { LEVELS } from "../endless/practice-exercise.ts";
import { type TopicName, TOPIC_NAMES, TOPICS } from "../endless/topics.ts";
import { SheetField } from "../practice/SheetField.tsx";
import { LENGTHS, PAPERS, type WorksheetChoice } from "./worksheet-address.ts";

interface Props {
  choice: WorksheetChoice;
  onChoose(part: Partial<WorksheetChoice>): void;
}

/** The controls for a worksheet's topics and paper. */
export function WorksheetControls({ choice, onChoose }: Props) {
  const { topics, level, sheet, exercises, paper, hasKey } = choice;
  const only = topics.length === 1 ? TOPICS[topics[0]] : undefined;
  return (
    <div class="worksheet-controls needs-js">
      <Topics topics={topics} onTopics={(next) => onChoose({ topics: next })} />
      <LabelledChoice
        label="Level"
        options={LEVELS}
        value={level}
        show={(option, i) => (only ? `${option}: ${only.levels[i]}` : option)}
        onChoose={(next) => onChoose({ level: next })}
      />
      <LabelledChoice
        label="Exercises of each topic"
        options={LENGTHS}
        value={exercises}
        onChoose={(next) => onChoose({ exercises: next })}
      />
      <LabelledChoice
        label="Paper"
        options={PAPERS}
        value={paper}
        show={(option) => (option === "a4" ? "A4" : "Letter")}
        onChoose={(next) => onChoose({ paper: next })}
      />
      <LabelledChoice
        label="Key"
        options={[true, false]}
        value={hasKey}
        show={(option) => (option ? "yes" : "no")}
        onChoose={(next) => onChoose({ hasKey: next })}
      />
      <div class="worksheet-sheet words-below">
        <SheetField
          id="worksheet-sheet"
          sheet={sheet}
          onSheet={(next) => onChoose({ sheet: next })}
        />
      </div>
    </div>
  );
}

/** A choice with its label above it. */
function LabelledChoice<Option>(choice: ChoiceProps<Option>) {
  return (
    <div class="worksheet-choice">
      <span aria-hidden="true">{choice.label}</span>
      <Choice {...choice} />
    </div>
  );
}

interface TopicsProps {
  topics: readonly TopicName[];
  onTopics(topics: readonly TopicName[]): void;
}

/** Toggle buttons for the topics, at least one pressed. */
function Topics({ topics, onTopics }: TopicsProps) {
  const { row, item } = useRoving(TOPIC_NAMES.length, TOPIC_NAMES.indexOf(topics[0]));
  const toggle = (topic: TopicName) =>
    TOPIC_NAMES.filter((name) => topics.includes(name) !== (name === topic));
  return (
    <div class="worksheet-choice worksheet-topics">
      <span aria-hidden="true">Topics</span>
      <div class="buttons close" role="toolbar" aria-label="Topics" {...row}>
        {TOPIC_NAMES.map((topic, i) => {
          const next = toggle(topic);
          return (
            <Button
              key={topic}
              aria-pressed={topics.includes(topic)}
              // At least one topic stays selected.
              onClick={() => next.length > 0 && onTopics(next)}
              {...item(i)}
            >
              {TOPICS[topic].title}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
