import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { StorageNotice } from "#kit/storage/StorageNotice.tsx";
import { Button } from "#kit/widget/Button.tsx";
import { useHydrated } from "#kit/widget/use-widget.ts";
import {
  fitsInLink,
  MAX_TITLE,
  type OwnStep,
} from "#components/site/own-lesson/own-lesson.ts";
import { ownPlan } from "#components/site/own-lesson/own-plan.ts";
import { savedLesson } from "#components/site/own-lesson/saved-lesson.ts";
import { siteRoot } from "#components/site/frame/site-root.ts";
import { AddStep } from "./AddStep.tsx";
import { LessonField } from "./LessonField.tsx";
import { LessonLink } from "./LessonLink.tsx";
import { LessonNotice } from "./LessonNotice.tsx";
import { openLesson } from "./lesson-source.ts";
import { type LessonAction, ownLesson, ownLessonModel } from "./own-lesson-model.ts";
import { StepEditor } from "./StepEditor.tsx";
import "./own-lesson.css";

const FULL =
  "The lesson is full: its link can’t get longer. Shorten a question, or remove a step.";

/** The step in the address was not on the page when the browser looked for it. */
function scrollToStep(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** A lesson to put together from the figures of the site. */
export function OwnLessonEditor() {
  const hydrated = useHydrated();
  const lesson = hydrated ? ownLesson.state.value : ownLessonModel.initial;
  const [says, setSays] = useState("");
  const editor = useRef<HTMLDivElement>(null);
  /** Selects what gets the focus after the next change, because its row has moved. */
  const focusNext = useRef<string>();
  useEffect(() => {
    void openLesson().then(() => requestAnimationFrame(scrollToStep));
  }, []);
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    editor.current!.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  /** @returns whether there is room for the change */
  function change(action: LessonAction, options?: { amend: boolean }): boolean {
    const fits = fitsInLink(ownLessonModel.update(lesson, action));
    setSays(fits ? "" : FULL);
    if (fits) ownLesson.dispatch(action, options);
    return fits;
  }
  function add(step: OwnStep): void {
    if (change({ type: "add", step })) {
      setSays(`“${step.title}” is now step ${steps.length + 1}.`);
    }
  }
  function move(at: number, by: 1 | -1): void {
    change({ type: "move", at, by });
    focusNext.current = `[data-step="${at + by}"] [data-move="${by}"]`;
    setSays(`“${steps[at].title}” is now step ${at + by + 1} of ${steps.length}.`);
  }
  function remove(at: number): void {
    change({ type: "remove", at });
    const next = Math.min(at, steps.length - 2);
    focusNext.current = next < 0 ? "select" : `[data-step="${next}"] [data-remove]`;
    setSays(`“${steps[at].title}” is removed. Undo brings it back.`);
  }

  const { title, steps } = lesson;
  const plan = ownPlan(lesson);
  return (
    <div ref={editor} class="own-lesson needs-js" data-hydrated={hydrated || undefined}>
      <LessonNotice />
      <StorageNotice work={savedLesson} what="Your lesson" file="my-lesson" />
      <LessonField
        label="Title of the lesson"
        text={title}
        max={MAX_TITLE}
        onText={(text, options) => change({ type: "rename", title: text }, options)}
      />
      <ol class="own-steps">
        {steps.map((step, i) => (
          <StepEditor
            key={i}
            {...{ step, at: i, count: steps.length }}
            begins={plan.steps[i].begins}
            onChange={(to, options) => change({ type: "change", at: i, to }, options)}
            onMove={(by) => move(i, by)}
            onRemove={() => remove(i)}
          />
        ))}
      </ol>
      <p class="own-total text-sm" role="status">
        {steps.length === 0
          ? "No steps yet. Choose the first figure below."
          : ownLessonModel.describe(lesson)}{" "}
        {says}
      </p>
      <div class="buttons">
        {hydrated && steps.length > 0 && (
          <a
            class="button primary"
            href={new URL(plan.steps[0].address, siteRoot()).href}
          >
            Present this lesson
          </a>
        )}
        <Button onClick={ownLesson.undo} idle={!hydrated || !ownLesson.canUndo.value}>
          Undo
        </Button>
        <Button onClick={ownLesson.redo} idle={!hydrated || !ownLesson.canRedo.value}>
          Redo
        </Button>
        <Button onClick={ownLesson.reset} idle={!hydrated || !ownLesson.edited.value}>
          Start again
        </Button>
      </div>
      <h2 id="add">Add a step</h2>
      <AddStep onAdd={add} />
      {steps.length > 0 && <LessonLink lesson={lesson} />}
    </div>
  );
}
