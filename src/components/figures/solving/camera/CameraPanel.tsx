import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ScannedCube } from "#src/workers/scan-cube/scan-pictures.ts";
import { viewsIn, type ScanMode } from "#src/workers/scan-cube/camera-views.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { CameraStage } from "./CameraStage.tsx";
import {
  failedScanMessage,
  unreadablePictureMessage,
  NO_FRAME_MESSAGE,
  scanMessage,
  SCAN_STEPS,
} from "./camera-text.ts";
import { PictureNames } from "./PictureNames.tsx";
import {
  capture,
  queueFiles,
  chooseMode,
  isComplete,
  namedPictures,
  placeFile,
  recognise,
  type ScanSession,
  startSession,
  takeBack,
  withoutFile,
  withoutFiles,
} from "./scan-session.ts";
import type { ScannableCube } from "./scannable-cubes.ts";
import { captureFrame, captureStill } from "./capture-picture.ts";
import { useCamera } from "./use-camera.ts";
import { useCubeScan } from "./use-cube-scan.ts";
import { useFileImage } from "./use-file-image.ts";
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

/** Scans the cube with the camera or from picture files, on this device only. */
export function CameraPanel({ cube, palette, isVisible, requests, onRead }: Props) {
  const [session, setSession] = useState(() => startSession(cube.modes[0]));
  const [message, setMessage] = useState<ComponentChildren>();
  const panel = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const takeButton = useRef<HTMLSpanElement>(null);
  const scan = useCubeScan(cube);
  const { mode, captured, queue } = session;
  const [chosen] = queue;
  const image = useFileImage(chosen?.file, (file) => {
    setMessage(unreadablePictureMessage(file.name));
    setSession((now) => withoutFile(now, file));
  });
  const still = image && { image, placement: chosen.placement };
  const camera = useCamera(video, panel, isVisible && !chosen, (why) =>
    setMessage(<NoCamera why={why} cube={cube} />),
  );
  const views = viewsIn(mode, cube.perEdge);
  /** All pictures are taken, and no cube is recognised in them, or not yet. */
  const isFull = isComplete(session, cube);
  const at = isFull ? 0 : captured.length;

  /** Each change by the reader cancels the scan of the pictures before it. */
  function change(next: ScanSession): void {
    scan.cancel();
    setMessage(undefined);
    setSession(next);
  }

  function turnCamera(isOn: boolean): void {
    change(withoutFiles(session));
    camera.turn(isOn);
  }

  useEffect(() => {
    if (requests === 0) return;
    turnCamera(true);
    panel.current!.scrollIntoView();
    takeButton.current!.querySelector("button")!.focus({ preventScroll: true });
  }, [requests]);

  function addFiles(files: FileList | null | undefined): void {
    // Text can be dropped, too.
    if (files?.length) change(queueFiles(session, [...files], cube));
  }

  function takePicture(): void {
    const picture = still ? captureStill(still) : captureFrame(video.current!);
    if (!picture) return setMessage(NO_FRAME_MESSAGE);
    const next = capture(session, picture, cube);
    change(next);
    if (!isComplete(next, cube)) return;
    camera.turn(false);
    const pictures = next.captured.map((one) => one.picture);
    void scan.start({ mode, pictures, palette });
  }

  useEffect(() => {
    const { state } = scan;
    if (state.phase === "failed") setMessage(failedScanMessage(state.message));
    if (state.phase !== "done") return;
    const { result } = state;
    setMessage(scanMessage(result, mode, cube.modes));
    if (!result.isClear) return;
    setSession(recognise(session, result.orders[0]));
    onRead(result);
    const figure = panel.current!.closest("figure")!;
    figure.scrollIntoView();
    figure.querySelector<HTMLElement>(".verdict")!.focus({ preventScroll: true });
  }, [scan.state]);

  const isScanning = scan.state.phase === "running";
  const canTake = !isScanning && (camera.isOn || still);
  return (
    <div
      ref={panel}
      class="camera grid"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        addFiles(event.dataTransfer?.files);
      }}
    >
      <CameraStage
        view={views[at]}
        video={video}
        isCameraOn={camera.isOn}
        still={still}
        onPlace={(placement) => setSession(placeFile(session, placement))}
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
            <Button
              class={canTake ? "primary" : ""}
              idle={!canTake}
              onClick={takePicture}
            >
              Take
            </Button>
          </span>
          <Button
            idle={isScanning || captured.length === 0}
            onClick={() => change(takeBack(session))}
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
              addFiles(currentTarget.files);
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
              {(!message || (captured.length > 0 && !isFull)) && (
                <>
                  <b>
                    Picture {at + 1} of {views.length}.
                  </b>{" "}
                  {SCAN_STEPS[mode][at]}
                  {captured.length > 0 &&
                    !canTake &&
                    ` Choose ${countWord(views.length - at, "more picture")}, or use the camera.`}
                </>
              )}
            </>
          )}
        </p>
        <PictureNames mode={mode} pictures={namedPictures(session, cube)} />
        {cube.modes.length > 1 && (
          <Choice
            label="What to show"
            class="joined"
            options={cube.modes}
            value={mode}
            show={capitalised}
            onChoose={(next: ScanMode) => change(chooseMode(session, next))}
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
