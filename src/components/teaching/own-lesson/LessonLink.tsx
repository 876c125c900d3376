import { useState } from "preact/hooks";
import { LOCAL_HOSTS } from "#kit/qr/local-hosts.ts";
import { LoadedQrCode } from "#kit/qr/LoadedQrCode.tsx";
import { Button } from "#kit/widget/Button.tsx";
import { copyAndTell } from "#kit/widget/copy-and-tell.ts";
import { siteRoot } from "#components/site/frame/site-root.ts";
import type { OwnLesson } from "#components/site/own-lesson/own-lesson.ts";
import { ownLessonAddress } from "#components/site/own-lesson/own-plan.ts";

/** The link that holds a lesson, to copy or to scan; only in a browser. */
export function LessonLink({ lesson }: { lesson: OwnLesson }) {
  const [says, setSays] = useState("");
  const link = new URL(ownLessonAddress(lesson), siteRoot()).href;
  async function copy(): Promise<void> {
    setSays(await copyAndTell(link));
  }
  return (
    <>
      <h2 id="link">Keep it as a link</h2>
      <label class="lesson-field">
        Link
        <input
          class="field"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="own-copy row">
        <Button onClick={() => void copy()}>Copy the link</Button>
        <span class="text-sm text-muted" role="status">
          {says}
        </span>
      </div>
      {LOCAL_HOSTS.test(location.hostname) && (
        <p class="text-sm text-muted">
          This site is running on your device, so the link works only here.
        </p>
      )}
      <LoadedQrCode text={link} label="QR code of the link to this lesson" />
    </>
  );
}
