import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { CameraPicture } from "../../../../workers/scan-cube/camera-picture.ts";
import type { ScannedCube } from "../../../../workers/scan-cube/scan-cube.ts";
import {
  viewsIn,
  SCAN_MODES,
  type ScanMode,
} from "../../../../workers/scan-cube/camera-views.ts";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { CameraStage } from "./CameraStage.tsx";
import { noPicture, NOTHING_SEEN, sayRead, STEPS } from "./camera-words.ts";
import { type NamedPicture, PictureNames } from "./PictureNames.tsx";
import { CENTRED, type Still } from "./still.ts";
import { takeFrame, takeStill } from "./take-picture.ts";
import { useCamera } from "./use-camera.ts";
import { useReading } from "./use-reading.ts";
import "./camera.css";

interface Props {
  /** The letters of the cube's paints, in the order of `FACES`. */
  palette: readonly string[];
  /** Whether the reader can see it. */
  isShown: boolean;
  /** How often it has been asked for from elsewhere: then it begins. */
  asked: number;
  onRead(read: ScannedCube): void;
}

interface Taken {
  readonly picture: CameraPicture;
  /** The name of its file; empty for a picture from the camera. */
  readonly file: string;
}

/** The cube is shown to the camera, or in pictures, and read on this device alone. */
export function CameraPanel({ palette, isShown, asked, onRead }: Props) {
  const [way, setWay] = useState<ScanMode>(SCAN_MODES[0]);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  /** The pictures of the cube that was read last. */
  const [fitted, setFitted] = useState<readonly NamedPicture[]>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [still, setStill] = useState<Still>();
  const [says, say] = useState<ComponentChildren>();
  const panel = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const takeButton = useRef<HTMLSpanElement>(null);
  const camera = useCamera(video, panel, isShown, (why) => say(<NoCamera why={why} />));
  const reading = useReading();
  const views = viewsIn(way);
  /** All are taken, and no cube was made out: the last can be taken again, or all. */
  const isComplete = taken.length === views.length;
  const at = isComplete ? 0 : taken.length;

  function turn(isOn: boolean): void {
    say(undefined);
    setStill(undefined);
    camera.turn(isOn);
  }

  useEffect(() => {
    if (asked === 0) return;
    turn(true);
    panel.current!.scrollIntoView();
    takeButton.current!.querySelector("button")!.focus({ preventScroll: true });
  }, [asked]);

  /** Begins anew, or goes back by one picture. */
  function goBackTo(earlier: readonly Taken[]): void {
    reading.cancel();
    setTaken(earlier);
    setFitted(undefined);
    say(undefined);
  }

  /** Files for all pictures of a way start that way. */
  function choose(chosen: readonly File[]): void {
    const fits = SCAN_MODES.find((one) => viewsIn(one).length === chosen.length);
    if (fits && chosen.length >= views.length) {
      setWay(fits);
      goBackTo([]);
    }
    setFitted(undefined);
    void open(chosen);
  }

  async function open([file, ...rest]: readonly File[]): Promise<void> {
    setFiles(rest);
    setStill(undefined);
    if (!file) return;
    camera.turn(false);
    try {
      const image = await createImageBitmap(file);
      setStill({ image, name: file.name, placing: CENTRED });
      say(undefined);
    } catch {
      say(noPicture(file.name));
    }
  }

  function take(): void {
    const picture = still ? takeStill(still) : takeFrame(video.current!);
    if (!picture) return say(NOTHING_SEEN);
    const next = [...(isComplete ? [] : taken), { picture, file: still?.name ?? "" }];
    say(undefined);
    setFitted(undefined);
    setTaken(next);
    if (still) void open(files);
    if (next.length === views.length) void read(next);
  }

  async function read(all: readonly Taken[]): Promise<void> {
    camera.turn(false);
    const pictures = all.map(({ picture }) => picture);
    await reading.start({ mode: way, pictures, palette });
    const { state } = reading;
    if (state.phase === "cancelled") return;
    if (state.phase !== "done") return say("This browser could not read the pictures.");
    say(sayRead(state.result, way));
    if (!state.result.isClear) return;
    const [order] = state.result.orders;
    setFitted(all.map(({ file }, picture) => ({ file, view: order[picture] })));
    setTaken([]);
    onRead(state.result);
    panel.current!.closest("figure")!.scrollIntoView();
  }

  const waiting = still ? [still, ...files] : files;
  const named =
    fitted ??
    [
      ...(isComplete && still ? [] : taken).map(({ file }) => file),
      ...waiting.map(({ name }) => name),
    ]
      .slice(0, views.length)
      .map((file, view) => ({ file, view }));
  const isReading = reading.state.phase === "running";
  const canTake = !isReading && (camera.isOn || still !== undefined);
  return (
    <div
      ref={panel}
      class="camera grid"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <CameraStage
        view={views[at]}
        video={video}
        isCameraOn={camera.isOn}
        still={still}
        onPlace={(placing) => setStill(still && { ...still, placing })}
      />
      <div class="camera-words">
        <div class="buttons">
          <Button
            class={canTake ? "" : "primary"}
            aria-pressed={camera.isOn}
            onClick={() => turn(!camera.isOn)}
          >
            Use the camera
          </Button>
          <span ref={takeButton}>
            <Button class={canTake ? "primary" : ""} idle={!canTake} onClick={take}>
              Take
            </Button>
          </span>
          <Button
            idle={isReading || taken.length === 0}
            onClick={() => goBackTo(taken.slice(0, -1))}
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
              choose([...(currentTarget.files ?? [])]);
              currentTarget.value = "";
            }}
          />
        </div>
        <p class="camera-says" role="status">
          {isReading ? (
            "Reading …"
          ) : (
            <>
              {says}{" "}
              {(!says || (taken.length > 0 && !isComplete)) && (
                <>
                  <b>
                    Picture {at + 1} of {views.length}.
                  </b>{" "}
                  {STEPS[way][at]}
                </>
              )}
            </>
          )}
        </p>
        <PictureNames way={way} pictures={named} />
        <Choice
          label="What to show"
          class="joined"
          options={SCAN_MODES}
          value={way}
          show={capitalised}
          onChoose={(next: ScanMode) => {
            setWay(next);
            goBackTo([]);
          }}
        />
        <p class="figure-hint your-hint">
          {still ? (
            <>
              Move your picture until the cube fills the outline: drag it, and pinch it
              to change its size
              <span class="keyboard-hint">, or use the arrow keys, + and −</span>. Then
              take it.
            </>
          ) : (
            <span class="keyboard-hint">Or drop pictures here.</span>
          )}{" "}
          Pictures stay on this device: nothing is sent or kept.
        </p>
      </div>
    </div>
  );
}

function NoCamera({ why }: { why: string }) {
  return (
    <>
      {why} You can also choose pictures, or <a href="#enter-cube">paint the cube</a>.
    </>
  );
}
