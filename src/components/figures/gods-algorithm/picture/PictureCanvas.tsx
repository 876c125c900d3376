import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { ArrangedDistances } from "#src/workers/arrange-states.ts";
import { paintWindow } from "./draw-picture.ts";
import { readInks } from "./picture-inks.ts";
import type { PictureState } from "./picture-model.ts";
import { PictureMarks } from "./PictureMarks.tsx";
import { windowOf } from "./picture-window.ts";
import { type Gesture, usePictureGestures } from "./use-picture-gestures.ts";
import { useThemeChange } from "./use-theme-change.ts";
import { writeDistances } from "./write-distances.ts";

interface Props {
  picture: PictureState;
  /** Undefined until the picture has been requested and laid out. */
  sheet: ArrangedDistances | undefined;
  mine: number;
  /** The element that handles the keys. */
  frame: RefObject<HTMLDivElement>;
  /** The size of the frame, as reported to `onSize`. */
  size: { width: number; height: number } | undefined;
  onGesture(gesture: Gesture): void;
  onSize(size: { width: number; height: number }): void;
  /** Placeholder until the picture is drawn. */
  children: ComponentChildren;
}

/** The picture on a canvas: one canvas pixel is one CSS pixel. */
export function PictureCanvas(props: Props) {
  const { picture, sheet, mine, frame, size, onGesture, onSize, children } = props;
  const { zoom, column, row, highlight, selected } = picture;
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeChange();
  const view = size && windowOf({ zoom, column, row }, size.width, size.height);
  const gestures = usePictureGestures(frame, sheet && view, onGesture);

  useEffect(() => {
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = frame.current!;
      if (width > 0 && height > 0) onSize({ width, height });
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (!sheet || !view) return;
    const paint = readInks(frame.current!);
    canvas.current!.width = view.width;
    canvas.current!.height = view.height;
    const context = canvas.current!.getContext("2d")!;
    const image = context.createImageData(view.width, view.height);
    paintWindow(new Uint32Array(image.data.buffer), sheet, view, highlight, paint);
    context.putImageData(image, 0, 0);
    writeDistances(context, sheet, view, highlight, paint);
  }, [sheet, size, view?.scale, view?.left, view?.top, highlight, theme]);

  return (
    <div
      class="picture-frame"
      ref={frame}
      tabIndex={sheet ? 0 : -1}
      {...(sheet && INTERACTIVE_PROPS)}
      data-metric={sheet?.metric}
      data-order={sheet?.arrangement.order}
      data-left={sheet && view?.left}
      data-top={sheet && view?.top}
      data-scale={sheet && view?.scale}
      {...gestures}
    >
      {children}
      <canvas ref={canvas} hidden={!sheet} />
      {sheet && view && <PictureMarks {...{ sheet, view, mine, selected }} />}
    </div>
  );
}

/** Attributes of a picture that can be explored. */
const INTERACTIVE_PROPS = {
  role: "application",
  "aria-label": "The picture. Arrow keys move the cursor, plus and minus zoom.",
  "aria-describedby": "picture-keys",
} as const;
