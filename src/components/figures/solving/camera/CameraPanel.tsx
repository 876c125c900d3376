import { useRef, useState } from "preact/hooks";
import type { Picture } from "../../../../workers/read-cube/picture.ts";
import type { ReadCube } from "../../../../workers/read-cube/read-cube.ts";
import {
  viewsOf,
  WAYS_TO_SHOW,
  type WayToShow,
} from "../../../../workers/read-cube/views.ts";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { CameraStage } from "./CameraStage.tsx";
import { NO_CAMERA, NO_PICTURE, NOTHING_SEEN, sayRead, STEPS } from "./camera-words.ts";
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
  onRead(read: ReadCube): void;
}

/** The cube is shown to the camera, or in pictures, and read on this device alone. */
export function CameraPanel({ palette, isShown, onRead }: Props) {
  const [way, setWay] = useState<WayToShow>(WAYS_TO_SHOW[0]);
  const [taken, setTaken] = useState<readonly Picture[]>([]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [still, setStill] = useState<Still>();
  const [says, say] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useCamera(video, panel, isShown, () => say(NO_CAMERA));
  const reading = useReading();
  const views = viewsOf(way);
  const at = Math.min(taken.length, views.length - 1);

  /** Begins anew, or goes back by one picture. */
  function goBackTo(pictures: readonly Picture[]): void {
    reading.cancel();
    setTaken(pictures);
    say("");
  }

  async function open([file, ...rest]: readonly File[]): Promise<void> {
    setFiles(rest);
    setStill(undefined);
    if (!file) return;
    camera.turn(false);
    try {
      setStill({ image: await createImageBitmap(file), placing: CENTRED });
      say("");
    } catch {
      say(NO_PICTURE);
    }
  }

  function take(): void {
    const picture = still ? takeStill(still) : takeFrame(video.current!);
    if (!picture) return say(NOTHING_SEEN);
    const pictures = [...taken, picture];
    say("");
    setTaken(pictures);
    if (still) void open(files);
    if (pictures.length === views.length) void read(pictures);
  }

  async function read(pictures: readonly Picture[]): Promise<void> {
    camera.turn(false);
    await reading.start({ way, pictures, palette });
    const { state } = reading;
    if (state.phase === "cancelled") return;
    setTaken([]);
    if (state.phase !== "done") return say("This browser could not read the pictures.");
    say(sayRead(state.result));
    if (state.result.isClear) onRead(state.result);
  }

  const isReading = reading.state.phase === "running";
  return (
    <div
      ref={panel}
      class="camera grid"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void open([...(event.dataTransfer?.files ?? [])]);
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
        <Choice
          label="What to show"
          class="joined"
          options={WAYS_TO_SHOW}
          value={way}
          show={capitalised}
          onChoose={(next: WayToShow) => {
            setWay(next);
            goBackTo([]);
          }}
        />
        <p class="camera-says" role="status">
          {isReading ? (
            "Reading …"
          ) : (
            <>
              {says}{" "}
              {(!says || taken.length > 0) && (
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
        <div class="buttons">
          <Button
            aria-pressed={camera.isOn}
            onClick={() => {
              say("");
              setStill(undefined);
              camera.turn(!camera.isOn);
            }}
          >
            Use the camera
          </Button>
          <Button
            class="primary"
            idle={isReading || !(camera.isOn || still)}
            onClick={take}
          >
            Take
          </Button>
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
              void open([...(currentTarget.files ?? [])]);
              currentTarget.value = "";
            }}
          />
        </div>
        <p class="figure-hint your-hint">
          {still
            ? "Move your picture until the cube fills the outline: drag it, or use the arrow keys, + and −. Then take it."
            : "Or drop pictures here."}{" "}
          Pictures stay on this device: nothing is sent or kept.
        </p>
      </div>
    </div>
  );
}
