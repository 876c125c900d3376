import { useLayoutEffect, useRef } from "preact/hooks";
import { modulo } from "../widget/modulo.ts";
import { prefersReducedMotion } from "../widget/prefers-reduced-motion.ts";
import { carryDelay, type WheelCount, QUICK_MS, ROLL_MS } from "./carry-motion.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

/** The drum consists of nine panels of 40°. */
const PANELS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const PANEL_ANGLE = 40;
/** A roll is limited to this many panels: beyond it, the drum would show one twice. */
const MAX_ROLL = 3;

const SNAP = { duration: 120, easing: "ease-out" };
/** A finger that moves less than this, in pixels, was tapping. */
const TAP_SLACK = 6;

interface Props {
  count: WheelCount;
  /** Its index from the left. */
  wheel: number;
  faces: number;
  /** Its name, for screen readers. */
  label: string;
  /** Its digit and what that is worth, for screen readers. */
  valueText?: string;
  item: object;
  onTurn(by: number, options: { amend: boolean }): void;
  onDigit(digit: number): void;
}

interface Drag {
  startY: number;
  /** The height of a panel facing the reader. */
  panel: number;
  /** The number of panels turned by the drag so far. */
  turned: number;
}

/** One wheel: a drum to drag, to turn with the arrow keys or to set by typing a digit. */
export function Wheel(props: Props) {
  const { count, wheel, faces, label, valueText, item, onTurn, onDigit } = props;
  const digit = count.digits[wheel];
  const drum = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const shown = useRef({ digit, count, time: 0 });

  useLayoutEffect(() => {
    const { current: before } = shown;
    if (before.count === count) return;
    const now = performance.now();
    shown.current = { digit, count, time: now };
    if (drag.current) return;
    const panels = rollOf(before.digit, digit, faces, count.how);
    if (panels === 0 || prefersReducedMotion()) return;
    const quick = now - before.time < QUICK_MS;
    drum.current?.animate(
      [{ transform: rollTransform(panels) }, { transform: atRest }],
      {
        duration: quick ? ROLL_MS / 3 : ROLL_MS,
        delay: quick || count.how === "set" ? 0 : carryDelay(count, wheel),
        easing: "ease-out",
        fill: "backwards",
      },
    );
  }, [count]);

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const element = event.currentTarget as HTMLElement;
    element.setPointerCapture(event.pointerId);
    drag.current = {
      startY: event.clientY,
      panel: element.offsetHeight / 3,
      turned: 0,
    };
  }
  function onPointerMove(event: PointerEvent): void {
    if (!drag.current) return;
    // In panels, upwards: pushing the wheel up brings the next face.
    const pushed = (drag.current.startY - event.clientY) / drag.current.panel;
    const by = Math.round(pushed) - drag.current.turned;
    if (by !== 0) {
      const amend = drag.current.turned !== 0;
      drag.current.turned += by;
      onTurn(by, { amend });
    }
    drum.current!.style.transform = rollTransform(drag.current.turned - pushed);
  }
  function onPointerUp(event: PointerEvent): void {
    if (!drag.current) return;
    const { startY, panel, turned } = drag.current;
    endDrag();
    const still = Math.abs(event.clientY - startY) < TAP_SLACK;
    if (turned !== 0 || !still) return;
    // Tapping the face above or below the middle turns to it.
    const { top, height } = drum.current!.parentElement!.getBoundingClientRect();
    const tapped = Math.round((event.clientY - (top + height / 2)) / panel);
    if (tapped !== 0) onTurn(Math.sign(tapped), { amend: false });
  }
  function endDrag(): void {
    if (!drag.current) return;
    drag.current = undefined;
    const left = drum.current!.style.transform;
    drum.current!.style.transform = "";
    if (left === "" || prefersReducedMotion()) return;
    drum.current!.animate([{ transform: left }, { transform: atRest }], SNAP);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = keyTarget(event.key);
    if (to === undefined) return;
    event.preventDefault();
    if (typeof to === "number") onDigit(to);
    else onTurn(to.by, { amend: event.repeat });
  }
  function keyTarget(key: string): number | { by: number } | undefined {
    if (key === "ArrowUp") return { by: 1 };
    if (key === "ArrowDown") return { by: -1 };
    if (key === "Home") return { by: -digit };
    if (key === "End") return { by: faces - 1 - digit };
    return /^\d$/.test(key) ? Number(key) : undefined;
  }

  return (
    <div
      class="wheel unselectable"
      {...item}
      role="spinbutton"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={faces - 1}
      aria-valuenow={digit}
      aria-valuetext={valueText}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={endDrag}
      onKeyDown={onKeyDown}
    >
      <div class="wheel-drum" ref={drum} {...UNTRANSLATED}>
        {PANELS.map((panel) => (
          <span
            key={panel}
            class="wheel-panel text-centre"
            style={{ "--panel-number": panel }}
            aria-hidden={panel === 0 ? undefined : "true"}
          >
            {modulo(digit + panel, faces)}
          </span>
        ))}
      </div>
    </div>
  );
}

const atRest = rollTransform(0);

/** The drum's transform to show what was there a number of panels ago. */
function rollTransform(panels: number): string {
  return `translateZ(calc(-1 * var(--drum-radius))) rotateX(${-panels * PANEL_ANGLE}deg)`;
}

/** The number of panels to roll from one digit to another; negative is backwards. */
function rollOf(
  from: number,
  to: number,
  faces: number,
  how: WheelCount["how"],
): number {
  const forwards = modulo(to - from, faces);
  const backwards = forwards - faces;
  // A wheel with one face rolls round to the same one at each step.
  if (how === "up" && faces === 1) return 1;
  if (how === "down" && faces === 1) return -1;
  if (forwards === 0) return 0;
  const shorter = forwards <= -backwards ? forwards : backwards;
  const roll = how === "up" ? forwards : how === "down" ? backwards : shorter;
  return Math.min(Math.max(roll, -MAX_ROLL), MAX_ROLL);
}
