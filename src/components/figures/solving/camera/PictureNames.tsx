import type { ScanMode } from "../../../../workers/scan-cube/camera-views.ts";
import { VIEW_NAMES } from "./camera-words.ts";

/** A picture's file, and the number of the view that it is taken for. */
export interface NamedPicture {
  /** Empty for a picture from the camera. */
  readonly file: string;
  readonly view: number;
}

/** The file names of pictures beside the faces or corners that they show. */
export function PictureNames({
  way,
  pictures,
}: {
  way: ScanMode;
  pictures: readonly NamedPicture[];
}) {
  if (pictures.every(({ file }) => file === "")) return null;
  return (
    <ol class="camera-files" translate={false}>
      {pictures.map(({ file, view }) => (
        <li key={view}>
          <b>{VIEW_NAMES[way][view]}</b> {file || "camera"}
        </li>
      ))}
    </ol>
  );
}
