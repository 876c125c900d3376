import type { ScanMode } from "#src/workers/scan-cube/camera-views.ts";
import { UNTRANSLATED } from "#kit/translation/untranslated.ts";
import { VIEW_LABELS } from "./camera-text.ts";
import type { NamedPicture } from "./scan-session.ts";

/** The file names of pictures, with the faces or corners that they show. */
export function PictureNames({
  mode,
  pictures,
}: {
  mode: ScanMode;
  pictures: readonly NamedPicture[];
}) {
  if (pictures.every(({ file }) => file === "")) return null;
  return (
    <ol class="camera-files" {...UNTRANSLATED}>
      {pictures.map(({ file, view }) => (
        <li key={view}>
          <b>{VIEW_LABELS[mode][view]}</b> {file || "camera"}
        </li>
      ))}
    </ol>
  );
}
