import { Button } from "../../kit/widget/Button.tsx";
import { Choice } from "../../kit/widget/Choice.tsx";
import { readWhole } from "../../kit/widget/read-whole.ts";
import { TypedField } from "../../kit/widget/TypedField.tsx";
import { useRoving } from "../../kit/widget/use-roving.ts";
import { LEVELS } from "../endless/practice.ts";
import { LAST_SHEET } from "../endless/sheet.ts";
import { type TopicName, TOPIC_NAMES, TOPICS } from "../endless/topics.ts";
import { LENGTHS, PAPERS, type WorksheetChoice } from "./worksheet-address.ts";

interface Props {
  choice: WorksheetChoice;
  onChoose(part: Partial<WorksheetChoice>): void;
}

/** What a worksheet is about, and what it is printed on. */
export function WorksheetControls({ choice, onChoose }: Props) {
  const { topics, level, sheet, exercises, paper, hasKey } = choice;
  const only = topics.length === 1 ? TOPICS[topics[0]] : undefined;
  return (
    <div class="worksheet-controls needs-js">
      <Topics topics={topics} onTopics={(next) => onChoose({ topics: next })} />
      <div class="worksheet-choice">
        <span aria-hidden="true">Level</span>
        <Choice
          label="Level"
          options={LEVELS}
          value={level}
          show={(option, i) => (only ? `${option}: ${only.levels[i]}` : option)}
          onChoose={(next) => onChoose({ level: next })}
        />
      </div>
      <div class="worksheet-choice">
        <span aria-hidden="true">Exercises of each topic</span>
        <Choice
          label="Exercises of each topic"
          options={LENGTHS}
          value={exercises}
          onChoose={(next) => onChoose({ exercises: next })}
        />
      </div>
      <div class="worksheet-choice">
        <span aria-hidden="true">Paper</span>
        <Choice
          label="Paper"
          options={PAPERS}
          value={paper}
          show={(option) => (option === "a4" ? "A4" : "Letter")}
          onChoose={(next) => onChoose({ paper: next })}
        />
      </div>
      <div class="worksheet-choice">
        <span aria-hidden="true">Key</span>
        <Choice
          label="Key"
          options={[true, false]}
          value={hasKey}
          show={(option) => (option ? "yes" : "no")}
          onChoose={(next) => onChoose({ hasKey: next })}
        />
      </div>
      <div class="worksheet-sheet words-below">
        <TypedField
          id="worksheet-sheet"
          label="Sheet"
          text={String(sheet)}
          hint={`1 to ${LAST_SHEET}: the same number is the same sheet on every device.`}
          width={4}
          read={(typed) => readWhole(typed, LAST_SHEET, 1)}
          onValue={(next) => onChoose({ sheet: next })}
          onStep={(by) => {
            const next = sheet + by;
            if (next >= 1 && next <= LAST_SHEET) onChoose({ sheet: next });
          }}
        />
      </div>
    </div>
  );
}

interface TopicsProps {
  topics: readonly TopicName[];
  onTopics(topics: readonly TopicName[]): void;
}

/** One topic or several, each pressed or not. */
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
              // The last one stays.
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
