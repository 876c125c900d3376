import { useState } from "preact/hooks";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { copyText } from "#kit/widget/copy-text.ts";
import { Select } from "#kit/widget/Select.tsx";
import { LEVELS } from "../endless/practice-exercise.ts";
import { MAX_SHEET, type SheetChoice } from "../endless/sheet.ts";
import { TOPIC_NAMES, TOPICS } from "../endless/topics.ts";
import { SheetField } from "./SheetField.tsx";
import { formatSheetQuery } from "./sheet-address.ts";

interface Props {
  choice: SheetChoice;
  onChoose(part: Partial<SheetChoice>): void;
}

/** Topic, level and number of the sheet. */
export function SheetControls({ choice, onChoose }: Props) {
  const { topic, level, sheet } = choice;
  const [copied, setCopied] = useState<{ link: string; isDone: boolean }>();
  const link = formatSheetQuery(choice);

  async function copy(): Promise<void> {
    const isDone = await copyText(new URL(link, location.href.split("#")[0]).href);
    setCopied({ link, isDone });
  }

  return (
    <div class="practice-controls needs-js screen-only">
      <label class="practice-topic grid">
        Topic
        <Select
          options={TOPIC_NAMES}
          value={topic}
          show={(name) => TOPICS[name].title}
          onChoose={(next) => onChoose({ topic: next })}
        />
      </label>
      <div class="grid practice-level">
        <span aria-hidden="true">Level</span>
        <Choice
          label="Level"
          options={LEVELS}
          value={level}
          show={(option, i) => `${option}: ${TOPICS[topic].levels[i]}`}
          onChoose={(next) => onChoose({ level: next })}
        />
      </div>
      <div class="practice-sheet words-below">
        <SheetField
          id="practice-sheet"
          sheet={sheet}
          onSheet={(next) => onChoose({ sheet: next })}
        />
      </div>
      <div class="buttons practice-buttons">
        <Button
          onClick={() => onChoose({ sheet: 1 + Math.floor(Math.random() * MAX_SHEET) })}
        >
          Another sheet
        </Button>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <a class="button" href={`../worksheet/${link}`}>
          On paper
        </a>
        <span class="practice-copied text-sm text-muted" role="status">
          {copied?.link === link &&
            (copied.isDone
              ? "Copied."
              : "The browser does not allow it: copy the address.")}
        </span>
      </div>
    </div>
  );
}
