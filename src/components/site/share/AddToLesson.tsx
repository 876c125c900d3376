import { useState } from "preact/hooks";
import { Button } from "#kit/widget/Button.tsx";
import { siteRoot } from "../frame/site-root.ts";
import { isStopAddress } from "../own-lesson/own-lesson.ts";
import { MY_LESSON_PATH } from "../own-lesson/own-plan.ts";
import { addToSavedLesson, newStep } from "../own-lesson/saved-lesson.ts";
import { stopAddress } from "../own-lesson/stop-link.ts";

interface Props {
  /** To the figure in its present state. */
  link: URL;
  title: string;
}

/** Adds a figure to the teacher's own lesson. */
export function AddToLesson({ link, title }: Props) {
  const [says, setSays] = useState<"" | "added" | "long" | "unsaved">("");
  function add(): void {
    const address = stopAddress(link, siteRoot());
    if (!isStopAddress(address)) return setSays("long");
    const fault = addToSavedLesson(newStep(address, title));
    setSays(fault === undefined ? "added" : fault === "long" ? "long" : "unsaved");
  }
  return (
    <div class="share-lesson">
      Lesson <Button onClick={add}>Add to my lesson</Button>
      <span class="share-said" role="status">
        {says === "added" && (
          <>
            Added as the last step.{" "}
            <a href={new URL(MY_LESSON_PATH, siteRoot()).href}>Open my lesson</a>
          </>
        )}
        {says === "long" &&
          "Your lesson has no room for it: its link would be too long."}
        {says === "unsaved" && "This browser can’t save it."}
      </span>
    </div>
  );
}
