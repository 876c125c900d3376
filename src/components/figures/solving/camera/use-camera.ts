import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { openCamera } from "#kit/camera/open-camera.ts";
import { CAMERA_ENDED, whyNoCamera } from "#kit/camera/why-no-camera.ts";

/** The requested width of the video, in pixels. */
const VIDEO_WIDTH = 1280;

/**
 * Turns the camera on and off. It stops when its tab or details element is closed, when the
 * page is hidden, and on unmount.
 *
 * @param isVisible  whether the camera's tab is selected
 * @param onRefused  called with the reason if there is no camera, or no longer
 */
export function useCamera(
  video: RefObject<HTMLVideoElement>,
  panel: RefObject<HTMLElement>,
  isVisible: boolean,
  onRefused: (why: string) => void,
) {
  const [isOn, setIsOn] = useState(false);
  const isActive = isOn && isVisible;
  useEffect(() => {
    if (!isOn) return;
    if (!isVisible) return setIsOn(false);
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => setIsOn(false);
    const stopWhenHidden = () => document.hidden && stop();
    document.addEventListener("visibilitychange", stopWhenHidden, { signal });
    const details = panel.current!.closest("details");
    details?.addEventListener("toggle", () => !details.open && stop(), { signal });
    const refuse = (why: string) => {
      if (signal.aborted) return;
      stop();
      onRefused(why);
    };
    openCamera(video.current!, VIDEO_WIDTH, signal, () => refuse(CAMERA_ENDED)).catch(
      (error: unknown) => refuse(whyNoCamera(error)),
    );
    return () => controller.abort();
  }, [isOn, isVisible]);
  return { isOn: isActive, turn: setIsOn };
}
