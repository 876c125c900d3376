import { expect, test } from "vitest";
import { BIG_CUBE, POCKET_CUBE } from "#figures/solving/camera/scannable-cubes.ts";
import {
  capture,
  queueFiles,
  chooseMode,
  namedPictures,
  placeFile,
  recognise,
  type ScanSession,
  startSession,
  takeBack,
  withoutFile,
} from "#figures/solving/camera/scan-session.ts";

const PICTURE = { size: 0, data: new Uint8ClampedArray() };
const filesNamed = (...names: string[]) => names.map((name) => new File([], name));
const queued = ({ queue }: ScanSession) => queue.map(({ file }) => file.name);
const listed = (session: ScanSession, cube = POCKET_CUBE) =>
  namedPictures(session, cube).map(({ file }) => file);
const FACES = ["F", "R", "B", "L", "U", "D"];

test("a picture that is taken again comes back with its placement, before the files that wait", () => {
  const placement = { x: 1, y: 0, zoom: 2 };
  let session = queueFiles(startSession("six faces"), filesNamed(...FACES), BIG_CUBE);
  const before = (session = placeFile(session, placement));
  session = capture(capture(session, PICTURE, BIG_CUBE), PICTURE, BIG_CUBE);
  expect(queued(session)).toEqual(["B", "L", "U", "D"]);
  expect(listed(session, BIG_CUBE)).toEqual(FACES);
  session = takeBack(takeBack(session));
  expect(session).toEqual(before);
  expect(session.queue[0].placement).toEqual(placement);
});

test("a picture from the camera that is taken again leaves the files as they are", () => {
  const captured = capture(startSession("two corners"), PICTURE, POCKET_CUBE);
  const session = queueFiles(captured, filesNamed("a"), POCKET_CUBE);
  expect(listed(session)).toEqual(["", "a"]);
  expect(queued(takeBack(session))).toEqual(["a"]);
});

test("a full set of files starts over, in a mode with more views too; others follow what is captured", () => {
  const start = startSession("two corners");
  expect(queueFiles(start, filesNamed(...FACES), POCKET_CUBE).mode).toBe("six faces");
  const one = capture(start, PICTURE, POCKET_CUBE);
  const two = queueFiles(one, filesNamed("a", "b", "c"), POCKET_CUBE);
  expect(two.mode).toBe("two corners");
  expect(listed(two)).toEqual(["", "a"]);
  expect(queueFiles(one, filesNamed("a", "b"), POCKET_CUBE).captured).toEqual([]);
});

test("a file that can't be opened is left out, and the next one follows", () => {
  const files = filesNamed("bad", "good");
  const session = queueFiles(startSession("two corners"), files, POCKET_CUBE);
  expect(queued(withoutFile(session, files[0]))).toEqual(["good"]);
});

test("another mode begins again with the same files", () => {
  let session = queueFiles(
    startSession("two corners"),
    filesNamed("a", "b"),
    POCKET_CUBE,
  );
  session = capture(session, PICTURE, POCKET_CUBE);
  const other = chooseMode(session, "six faces");
  expect(queued(other)).toEqual(["a", "b"]);
  expect(other.captured).toEqual([]);
});

test("pictures without a cube stay until the next one, and scanned ones are named by their views", () => {
  let session = queueFiles(
    startSession("two corners"),
    filesNamed("a", "b"),
    POCKET_CUBE,
  );
  session = capture(capture(session, PICTURE, POCKET_CUBE), PICTURE, POCKET_CUBE);
  expect(listed(session)).toEqual(["a", "b"]);
  const scanned = recognise(session, [1, 0]);
  expect(namedPictures(scanned, POCKET_CUBE)).toEqual([
    { file: "a", view: 1 },
    { file: "b", view: 0 },
  ]);
  expect(scanned.captured).toEqual([]);
  const next = queueFiles(session, filesNamed("c"), POCKET_CUBE);
  expect(listed(next)).toEqual(["c"]);
  expect(capture(next, PICTURE, POCKET_CUBE).captured).toHaveLength(1);
});
