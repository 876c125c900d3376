import { Button } from "#kit/widget/Button.tsx";
import { siteRoot } from "#components/site/frame/site-root.ts";
import { MY_LESSON_PATH } from "#components/site/own-lesson/own-plan.ts";
import { savedLesson } from "#components/site/own-lesson/saved-lesson.ts";
import { keepLinkedLesson, lessonSource, linkProblem } from "./lesson-source.ts";

/** Says that the lesson came by a link while another one is saved, or can't be read. */
export function LessonNotice() {
  if (linkProblem.value) {
    return (
      <p class="own-notice text-sm" role="alert">
        {linkProblem.value}
      </p>
    );
  }
  if (lessonSource.value !== "visiting") return null;
  const name = savedLesson.read()?.title;
  return (
    <div class="own-notice text-sm" role="status">
      <p>
        This lesson is only in the link, with your changes. It isn’t saved in your
        browser. Your own lesson{name && ` “${name}”`} is still saved.
      </p>
      <div class="buttons">
        <a class="button" href={new URL(MY_LESSON_PATH, siteRoot()).href}>
          Open my own lesson
        </a>
        <Button onClick={keepLinkedLesson}>Replace it with this one</Button>
      </div>
    </div>
  );
}
