import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { openCamera } from "../../../kit/camera/open-camera.ts";
import { whyNoCamera } from "../../../kit/camera/why-no-camera.ts";

/** In pixels; the square that is read is a part of it. */
const WIDTH = 1280;

/**
 * The camera, which is on while it is wanted: it is stopped when its tab or the part of the
 * figure is closed, when the page is hidden, and when it is not there any more.
 *
 * @param isShown   whether the reader can see it
 * @param onRefused called with why there is none
 */
export function useCamera(
  video: RefObject<HTMLVideoElement>,
  panel: RefObject<HTMLElement>,
  isShown: boolean,
  onRefused: (why: string) => void,
) {
  const [isOn, setIsOn] = useState(false);
  const isWanted = isOn && isShown;
  useEffect(() => {
    if (!isOn) return;
    if (!isShown) return setIsOn(false);
    const stopping = new AbortController();
    const { signal } = stopping;
    const stop = () => setIsOn(false);
    const stopWhenHidden = () => document.hidden && stop();
    document.addEventListener("visibilitychange", stopWhenHidden, { signal });
    const part = panel.current!.closest("details");
    part?.addEventListener("toggle", () => !part.open && stop(), { signal });
    openCamera(video.current!, WIDTH, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      stop();
      onRefused(whyNoCamera(error));
    });
    return () => stopping.abort();
  }, [isOn, isShown]);
  return { isOn: isWanted, turn: setIsOn };
}
