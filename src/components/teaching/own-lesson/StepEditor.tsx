import { Button } from "#kit/widget/Button.tsx";
import { NumberField } from "#kit/widget/TypedField.tsx";
import {
  MAX_MINUTES,
  MAX_QUESTION,
  MAX_TITLE,
  type OwnStep,
} from "#components/site/own-lesson/own-lesson.ts";
import { OWN_SLUG, stepAnchor } from "#components/site/presenter/plan.ts";
import { siteRoot } from "#components/site/frame/site-root.ts";
import { LessonField } from "./LessonField.tsx";

interface Props {
  step: OwnStep;
  /** Its index, from 0. */
  at: number;
  /** The number of steps. */
  count: number;
  /** In minutes from the start of the lesson. */
  begins: number;
  /** @returns whether there is room for the change */
  onChange(to: Partial<OwnStep>, options: { amend: boolean }): boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** A step of the lesson: what it opens, and what the teacher adds. */
export function StepEditor(props: Props) {
  const { step, at, count, begins, onChange, onMove, onRemove } = props;
  const { address, title, minutes, question } = step;
  return (
    <li class="own-step framed rounded" id={stepAnchor(OWN_SLUG, at)} data-step={at}>
      <p class="own-step-head text-muted text-sm row space-between">
        <span>
          Step {at + 1}, {begins} to {begins + minutes} min
        </span>
        <a href={new URL(address, siteRoot()).href}>Open the figure</a>
      </p>
      <LessonField
        label="Title"
        text={title}
        max={MAX_TITLE}
        onText={(text, options) => onChange({ title: text }, options)}
      />
      <NumberField
        id={`minutes-${at}`}
        label="Minutes"
        value={minutes}
        first={1}
        last={MAX_MINUTES}
        onValue={(value, options) => onChange({ minutes: value }, options)}
      />
      <LessonField
        label="Question for the class (optional)"
        text={question}
        max={MAX_QUESTION}
        isLong
        onText={(text, options) => onChange({ question: text }, options)}
      />
      <div class="buttons">
        <Button
          data-move="-1"
          aria-label={`Move up: ${title}`}
          idle={at === 0}
          onClick={() => onMove(-1)}
        >
          Move up
        </Button>
        <Button
          data-move="1"
          aria-label={`Move down: ${title}`}
          idle={at === count - 1}
          onClick={() => onMove(1)}
        >
          Move down
        </Button>
        <Button data-remove aria-label={`Remove: ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
