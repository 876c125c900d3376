/**
 * Streams the camera (the back one, if there are two) into a video element until stopped.
 * Nothing is stored.
 *
 * @param width   how many pixels wide, if the camera can
 * @param signal  aborting it stops the camera
 * @param onEnded called when something else stops it, such as unplugging
 * @throws {DOMException | TypeError} where there is no camera, or none that may be used
 */
export async function openCamera(
  video: HTMLVideoElement,
  width: number,
  signal: AbortSignal,
  onEnded = () => {},
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: width } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  for (const track of stream.getTracks()) {
    track.addEventListener("ended", onEnded, { signal });
  }
  video.srcObject = stream;
  await video.play();
}
