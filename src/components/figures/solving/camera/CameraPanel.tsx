import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { CameraPicture } from "#src/workers/scan-cube/camera-picture.ts";
import type { ScannedCube } from "#src/workers/scan-cube/scan-pictures.ts";
import { viewsIn, type ScanMode } from "#src/workers/scan-cube/camera-views.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { CameraStage } from "./CameraStage.tsx";
import {
  unreadablePictureMessage,
  NO_FRAME_MESSAGE,
  scanMessage,
  SCAN_STEPS,
} from "./camera-text.ts";
import { type NamedPicture, PictureNames } from "./PictureNames.tsx";
import type { ScannableCube } from "./scannable-cubes.ts";
import { INITIAL_PLACEMENT, type StillPicture } from "./still-picture.ts";
import { captureFrame, captureStill } from "./capture-picture.ts";
import { useCamera } from "./use-camera.ts";
import { useCubeScan } from "./use-cube-scan.ts";
import "./camera.css";

interface Props {
  cube: ScannableCube;
  /** The letters of the cube's paints, in the order of `FACES`. */
  palette: readonly string[];
  /** Whether the tab is selected. */
  isVisible: boolean;
  /** Incremented to turn the camera on from outside the panel. */
  requests: number;
  onRead(read: ScannedCube): void;
}

interface CapturedPicture {
  readonly picture: CameraPicture;
  /** The file name; empty for a picture from the camera. */
  readonly file: string;
}

/** Scans the cube with the camera or from picture files, on this device only. */
export function CameraPanel({ cube, palette, isVisible, requests, onRead }: Props) {
  const [mode, setMode] = useState<ScanMode>(cube.modes[0]);
  const [captured, setCaptured] = useState<readonly CapturedPicture[]>([]);
  /** The pictures of the last scanned cube. */
  const [scanned, setScanned] = useState<readonly NamedPicture[]>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [still, setStill] = useState<StillPicture>();
  const [message, setMessage] = useState<ComponentChildren>();
  const panel = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const takeButton = useRef<HTMLSpanElement>(null);
  const camera = useCamera(video, panel, isVisible, (why) =>
    setMessage(<NoCamera why={why} cube={cube} />),
  );
  const scan = useCubeScan(cube);
  const views = viewsIn(mode, cube.perEdge);
  /** All pictures were captured without recognising a cube. */
  const isComplete = captured.length === views.length;
  const at = isComplete ? 0 : captured.length;

  function turnCamera(isOn: boolean): void {
    setMessage(undefined);
    setStill(undefined);
    camera.turn(isOn);
  }

  useEffect(() => {
    if (requests === 0) return;
    turnCamera(true);
    panel.current!.scrollIntoView();
    takeButton.current!.querySelector("button")!.focus({ preventScroll: true });
  }, [requests]);

  /** Goes back to fewer pictures. */
  function restartFrom(earlier: readonly CapturedPicture[]): void {
    scan.cancel();
    setCaptured(earlier);
    setScanned(undefined);
    setMessage(undefined);
  }

  /** Opens files; enough files for another mode switch to it. */
  function chooseFiles(chosen: readonly File[]): void {
    const matchingMode = cube.modes.find(
      (one) => viewsIn(one, cube.perEdge).length === chosen.length,
    );
    if (matchingMode && chosen.length >= views.length) {
      setMode(matchingMode);
      restartFrom([]);
    }
    setScanned(undefined);
    void open(chosen);
  }

  async function open([file, ...rest]: readonly File[]): Promise<void> {
    setFiles(rest);
    setStill(undefined);
    if (!file) return;
    camera.turn(false);
    try {
      const image = await createImageBitmap(file);
      setStill({ image, name: file.name, placement: INITIAL_PLACEMENT });
      setMessage(undefined);
    } catch {
      setMessage(unreadablePictureMessage(file.name));
    }
  }

  function capture(): void {
    const picture = still ? captureStill(still) : captureFrame(video.current!);
    if (!picture) return setMessage(NO_FRAME_MESSAGE);
    const next = [
      ...(isComplete ? [] : captured),
      { picture, file: still?.name ?? "" },
    ];
    setMessage(undefined);
    setScanned(undefined);
    setCaptured(next);
    if (still) void open(files);
    if (next.length === views.length) void scanPictures(next);
  }

  async function scanPictures(all: readonly CapturedPicture[]): Promise<void> {
    camera.turn(false);
    const pictures = all.map(({ picture }) => picture);
    await scan.start({ mode, pictures, palette });
    const { state } = scan;
    if (state.phase === "cancelled") return;
    if (state.phase !== "done")
      return setMessage("This browser couldn’t read the pictures.");
    setMessage(scanMessage(state.result, mode, cube.modes));
    if (!state.result.isClear) return;
    const [order] = state.result.orders;
    setScanned(all.map(({ file }, picture) => ({ file, view: order[picture] })));
    setCaptured([]);
    onRead(state.result);
    panel.current!.closest("figure")!.scrollIntoView();
  }

  const pending = still ? [still, ...files] : files;
  const pictureNames =
    scanned ??
    [
      ...(isComplete && still ? [] : captured).map(({ file }) => file),
      ...pending.map(({ name }) => name),
    ]
      .slice(0, views.length)
      .map((file, view) => ({ file, view }));
  const isScanning = scan.state.phase === "running";
  const canTake = !isScanning && (camera.isOn || still !== undefined);
  return (
    <div
      ref={panel}
      class="camera grid"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        chooseFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <CameraStage
        view={views[at]}
        video={video}
        isCameraOn={camera.isOn}
        still={still}
        onPlace={(placing) => setStill(still && { ...still, placement: placing })}
      />
      <div class="camera-words">
        <div class="buttons">
          <Button
            class={canTake ? "" : "primary"}
            aria-pressed={camera.isOn}
            onClick={() => turnCamera(!camera.isOn)}
          >
            Use the camera
          </Button>
          <span ref={takeButton}>
            <Button class={canTake ? "primary" : ""} idle={!canTake} onClick={capture}>
              Take
            </Button>
          </span>
          <Button
            idle={isScanning || captured.length === 0}
            onClick={() => restartFrom(captured.slice(0, -1))}
          >
            Take again
          </Button>
          <Button onClick={() => input.current!.click()}>Choose pictures</Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label="Pictures of your cube"
            onChange={({ currentTarget }) => {
              chooseFiles([...(currentTarget.files ?? [])]);
              currentTarget.value = "";
            }}
          />
        </div>
        <p class="camera-says" role="status">
          {isScanning ? (
            "Reading …"
          ) : (
            <>
              {message}{" "}
              {(!message || (captured.length > 0 && !isComplete)) && (
                <>
                  <b>
                    Picture {at + 1} of {views.length}.
                  </b>{" "}
                  {SCAN_STEPS[mode][at]}
                </>
              )}
            </>
          )}
        </p>
        <PictureNames mode={mode} pictures={pictureNames} />
        {cube.modes.length > 1 && (
          <Choice
            label="What to show"
            class="joined"
            options={cube.modes}
            value={mode}
            show={capitalised}
            onChoose={(next: ScanMode) => {
              setMode(next);
              restartFrom([]);
            }}
          />
        )}
        <p class="figure-hint your-hint">
          {still ? (
            <>
              Drag and pinch your picture
              <span class="keyboard-hint">, or use the arrow keys, + and −,</span> until
              the cube fills the outline. Then take it.
            </>
          ) : (
            <span class="keyboard-hint">Or drop pictures here.</span>
          )}{" "}
          Pictures stay on this device. Nothing is sent or saved.
        </p>
      </div>
    </div>
  );
}

function NoCamera({ why, cube }: { why: string; cube: ScannableCube }) {
  return (
    <>
      {why} You can also choose pictures, or{" "}
      <a href={`#${cube.figure}`}>paint the cube</a>.
    </>
  );
}
