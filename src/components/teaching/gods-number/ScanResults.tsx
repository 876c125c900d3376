import { useEffect, useRef, useState } from "preact/hooks";
import { whyNoCamera } from "#kit/camera/why-no-camera.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { parseResult, type Result } from "./result-code.ts";

interface Props {
  /** The first number of the class. */
  first: number;
  onResult(result: Result): void;
}

/** Reads the pupils’ QR codes with the camera, one after the other, on this device alone. */
export function ScanResults({ first, onResult }: Props) {
  const [isOn, setIsOn] = useState(false);
  const [says, say] = useState("");
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onResult);
  latest.current = onResult;

  useEffect(() => {
    if (!isOn) return;
    const stopping = new AbortController();
    let last = "";
    const found = (code: string) => {
      if (code === last) return;
      last = code;
      const result = parseResult(code);
      if (!result) say("That is not a pupil’s code.");
      else if (result.first !== first) {
        say(`Pupil ${result.pupil} works with another class’s number.`);
      } else {
        latest.current(result);
        say(`Pupil ${result.pupil}: ${countWord(result.distance, "turn")}.`);
      }
    };
    say("Hold a pupil’s code up to the camera.");
    const end = (why: string) => {
      if (stopping.signal.aborted) return;
      setIsOn(false);
      say(`${why} You can also type the results below.`);
    };
    import("./read-codes.ts").then(
      ({ scanCodes }) =>
        scanCodes(video.current!, found, stopping.signal).catch((error: unknown) =>
          end(whyNoCamera(error)),
        ),
      () => end("The code scanner could not be loaded: load the page again."),
    );
    return () => stopping.abort();
  }, [isOn, first]);

  return (
    <div class="scan-results needs-js">
      <Button
        aria-pressed={isOn}
        onClick={() => {
          say("");
          setIsOn(!isOn);
        }}
      >
        Scan results
      </Button>
      <p class="text-sm text-muted" role="status">
        {says}
      </p>
      {isOn && (
        <video
          ref={video}
          class="scan-video"
          muted
          playsInline
          aria-label="What the camera sees"
        />
      )}
    </div>
  );
}
