import type { DrawingEvent } from "#notebook/output/output.ts";

/** Sends an event; resolves when the drawing's listeners have run. */
export type SendEvent = (event: DrawingEvent) => Promise<void>;

const POINTER_EVENTS = [
  "pointermove",
  "pointerdown",
  "pointerup",
  "pointerleave",
  "click",
  "dblclick",
] as const;

/** The queue limit while the worker is busy; the oldest event is dropped. */
const MAX_QUEUED = 20;
/** How far an arrow key moves the pointer, in the drawing's coordinates. */
const ARROW_STEP = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-ARROW_STEP, 0],
  ArrowRight: [ARROW_STEP, 0],
  ArrowUp: [0, -ARROW_STEP],
  ArrowDown: [0, ARROW_STEP],
};

/**
 * Sends pointer and keyboard events on a drawing to the worker. Arrow keys act as pointer moves,
 * Enter and Space as clicks.
 * @returns  stops it
 */
export function forwardEvents(place: HTMLElement, send: SendEvent): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const queue: DrawingEvent[] = [];
  let isSending = false;
  /** The pointer position set by the arrow keys. */
  let at: { x: number; y: number } | undefined;

  const add = (event: DrawingEvent) => {
    // Only the last of several moves matters.
    if (queue.at(-1)?.type === "pointermove" && event.type === "pointermove") {
      queue.pop();
    }
    if (queue.length === MAX_QUEUED) queue.shift();
    queue.push(event);
    if (!isSending) void sendQueued();
  };
  const sendQueued = async () => {
    isSending = true;
    for (let event = queue.shift(); event && !signal.aborted; event = queue.shift()) {
      await send(event);
      if (event.type === "pointermove") await nextFrame();
    }
    isSending = false;
  };
  for (const type of POINTER_EVENTS) {
    const forward = (event: MouseEvent) => {
      at = undefined;
      add(toDrawingEvent(place, event, { type }));
    };
    place.addEventListener(type, forward as EventListener, { signal });
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, type } = event;
    if (type !== "keydown" && type !== "keyup") return;
    const target = event.target as Element;
    add(toDrawingEvent(place, event, { type, key }));
    if (type === "keyup" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      add(toDrawingEvent(place, event, { type: "click", ...elementCentre(target) }));
    } else if (key in ARROWS && target === place) {
      event.preventDefault();
      const [x, y] = ARROWS[key];
      const from = at ?? drawingMiddle(place);
      at = { x: from.x + x, y: from.y + y };
      add(
        toDrawingEvent(place, event, {
          type: "pointermove",
          pointerType: "mouse",
          ...at,
        }),
      );
    } else if (key === "Escape") {
      add(toDrawingEvent(place, event, { type: "pointerleave", pointerType: "mouse" }));
    }
  };
  for (const type of ["keydown", "keyup"] as const) {
    place.addEventListener(type, onKey, { signal });
  }
  return () => ending.abort();
}

function toDrawingEvent(
  place: HTMLElement,
  event: MouseEvent | KeyboardEvent,
  fields: Partial<DrawingEvent> & Pick<DrawingEvent, "type">,
): DrawingEvent {
  const target = event.target as Element;
  const numbered = target.closest<SVGElement>("[data-n]");
  const isPointer = event instanceof MouseEvent;
  const { shiftKey, ctrlKey, altKey, metaKey } = event;
  return {
    n: numbered && place.contains(numbered) ? Number(numbered.dataset["n"]) : 0,
    ...(isPointer ? pointIn(svgAround(place, target), event) : { x: 0, y: 0 }),
    pointerType: (isPointer && (event as PointerEvent).pointerType) || "mouse",
    button: isPointer ? event.button : 0,
    buttons: isPointer ? event.buttons : 0,
    key: "",
    fontSize: parseFloat(getComputedStyle(svgAround(place, target) ?? place).fontSize),
    ...{ shiftKey, ctrlKey, altKey, metaKey },
    ...fields,
  };
}

/** The outermost SVG around the event's target, or the drawing's largest. */
function svgAround(place: HTMLElement, target: Element): SVGSVGElement | undefined {
  let found: SVGSVGElement | undefined;
  for (let at: Element | null = target; at && at !== place; at = at.parentElement) {
    if (at instanceof SVGSVGElement) found = at;
  }
  return found ?? largestSvg(place);
}

/** The widest SVG: legends use small ones as swatches. */
function largestSvg(place: HTMLElement): SVGSVGElement | undefined {
  const all = [...place.querySelectorAll("svg")];
  const widthOf = (svg: SVGSVGElement) => svg.getBoundingClientRect().width;
  return all.sort((a, b) => widthOf(b) - widthOf(a))[0];
}

function pointIn(
  svg: SVGSVGElement | undefined,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const map = svg?.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(map);
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

function elementCentre(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const svg = element.closest("svg")?.ownerSVGElement ?? element.closest("svg");
  const centre = { clientX: left + width / 2, clientY: top + height / 2 };
  return pointIn(svg ?? undefined, centre);
}

function drawingMiddle(place: HTMLElement) {
  const svg = largestSvg(place);
  const { left, top, width, height } = (svg ?? place).getBoundingClientRect();
  return pointIn(svg, { clientX: left + width / 2, clientY: top + height / 2 });
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100); // a hidden page has no frames
  });
}
