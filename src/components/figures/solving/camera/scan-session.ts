// The pictures of a scan, captured or still to be captured.
import type { CameraPicture } from "#src/workers/scan-cube/camera-picture.ts";
import { viewsIn, type ScanMode } from "#src/workers/scan-cube/camera-views.ts";
import type { ScannableCube } from "./scannable-cubes.ts";
import { INITIAL_PLACEMENT, type Placement } from "./still-picture.ts";

/** A file that the reader has chosen, and its placement under the outline. */
export interface ChosenFile {
  readonly file: File;
  readonly placement: Placement;
}

export interface CapturedPicture {
  readonly picture: CameraPicture;
  /** Undefined for a picture from the camera. */
  readonly chosen?: ChosenFile | undefined;
}

/** The file of a picture, and the index of its view. */
export interface NamedPicture {
  /** Empty for a picture from the camera. */
  readonly file: string;
  readonly view: number;
}

export interface ScanSession {
  readonly mode: ScanMode;
  /** In the order of the views. There is one for each if no cube was recognised in them. */
  readonly captured: readonly CapturedPicture[];
  /** Files to capture. The first one is under the outline. */
  readonly queue: readonly ChosenFile[];
  /** The pictures of the cube that was scanned last, until the next change. */
  readonly scanned?: readonly NamedPicture[];
}

export function startSession(mode: ScanMode): ScanSession {
  return { mode, captured: [], queue: [] };
}

/**
 * Puts files in the queue. A full set for this mode, or for one with more views, starts over
 * in that mode.
 */
export function queueFiles(
  { mode, captured }: ScanSession,
  files: readonly File[],
  { modes, perEdge }: ScannableCube,
): ScanSession {
  const queue = files.map((file) => ({ file, placement: INITIAL_PLACEMENT }));
  const nViews = viewsIn(mode, perEdge).length;
  const matchingMode = modes.find(
    (one) => viewsIn(one, perEdge).length === files.length,
  );
  return matchingMode && files.length >= nViews
    ? { mode: matchingMode, captured: [], queue }
    : { mode, captured, queue };
}

/** Empties the queue: the next picture comes from the camera. */
export function withoutFiles({ mode, captured }: ScanSession): ScanSession {
  return { mode, captured, queue: [] };
}

/** Leaves out a file that the browser can't open. */
export function withoutFile(session: ScanSession, file: File): ScanSession {
  return { ...session, queue: session.queue.filter((one) => one.file !== file) };
}

/** Places the first file of the queue. */
export function placeFile(session: ScanSession, placement: Placement): ScanSession {
  const [first, ...rest] = session.queue;
  return { ...session, queue: [{ ...first, placement }, ...rest] };
}

/** Adds a picture of the next view: of the first file of the queue, or from the camera. */
export function capture(
  { mode, captured, queue }: ScanSession,
  picture: CameraPicture,
  cube: ScannableCube,
): ScanSession {
  const before = isComplete({ mode, captured }, cube) ? [] : captured;
  const [chosen, ...rest] = queue;
  return { mode, captured: [...before, { picture, chosen }], queue: rest };
}

/** Takes back the last picture. Its file is the first of the queue again. */
export function takeBack({ mode, captured, queue }: ScanSession): ScanSession {
  const { chosen } = captured.at(-1)!;
  return {
    ...{ mode, captured: captured.slice(0, -1) },
    queue: chosen ? [chosen, ...queue] : queue,
  };
}

/** Starts over in another mode, with the same files. */
export function chooseMode(
  { captured, queue }: ScanSession,
  mode: ScanMode,
): ScanSession {
  const taken = captured.flatMap(({ chosen }) => chosen ?? []);
  return { mode, captured: [], queue: [...taken, ...queue] };
}

/**
 * Names the pictures of the recognised cube, and starts over.
 *
 * @param order  the index of the view of each picture
 */
export function recognise(session: ScanSession, order: readonly number[]): ScanSession {
  const { mode, captured, queue } = session;
  const scanned = captured.map((one, i) => ({ file: fileName(one), view: order[i] }));
  return { mode, captured: [], queue, scanned };
}

/** Whether there is a picture of each view. */
export function isComplete(
  { mode, captured }: Pick<ScanSession, "mode" | "captured">,
  { perEdge }: ScannableCube,
): boolean {
  return captured.length === viewsIn(mode, perEdge).length;
}

/** The pictures to list: those that were scanned, or those captured and to be captured. */
export function namedPictures(
  session: ScanSession,
  cube: ScannableCube,
): readonly NamedPicture[] {
  const { mode, captured, queue, scanned } = session;
  if (scanned) return scanned;
  const startsAgain = isComplete(session, cube) && queue.length > 0;
  return [
    ...(startsAgain ? [] : captured).map(fileName),
    ...queue.map(({ file }) => file.name),
  ]
    .slice(0, viewsIn(mode, cube.perEdge).length)
    .map((file, view) => ({ file, view }));
}

function fileName({ chosen }: CapturedPicture): string {
  return chosen?.file.name ?? "";
}
