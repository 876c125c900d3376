import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { PieceMotion } from "#src/puzzles/playable-puzzle.ts";
import { prefersReducedMotion } from "#kit/widget/prefers-reduced-motion.ts";
import type { Net, NetPart } from "../nets/net.ts";

const DURATION_MS = 350;

/**
 * Animates pieces from where they were before a turn, unless the reader prefers reduced
 * motion.
 *
 * @param turn    another object for each turn; undefined where there was none
 * @param motion  what the turn does
 */
export function usePieceAnimation(
  drawing: RefObject<SVGSVGElement>,
  net: Net,
  turn: object | undefined,
  motion: (() => PieceMotion) | undefined,
): void {
  useLayoutEffect(() => {
    if (turn === undefined || motion === undefined || prefersReducedMotion()) return;
    const motion_ = motion();
    const animations = net.parts.map((part, i) =>
      animatePiece(
        drawing.current?.querySelector(`[data-part="${i}"]`),
        part,
        sourceOf(part, motion_),
      ),
    );
    return () => animations.forEach((flight) => flight?.cancel());
  }, [turn]);

  /** The part whose piece this one shows now, and how far it has turned. */
  function sourceOf(
    part: NetPart,
    motion_: PieceMotion,
  ): [from_: NetPart, degrees: number] {
    const { permutation, orientation } = motion_[part.orbit];
    const from = permutation[part.position];
    const twist = orientation[part.position];
    const side = (((part.side - twist) % part.sides) + part.sides) % part.sides;
    const from_ = net.parts.find(
      (other) =>
        other.orbit === part.orbit &&
        other.position === from &&
        other.side === (part.sides === 1 ? part.side : side),
    );
    return [from_ ?? part, twist * (part.spins ?? 0)];
  }
}

function animatePiece(
  element: Element | null | undefined,
  part: NetPart,
  [from_, degrees]: [NetPart, number],
): Animation | undefined {
  const [x, y] = part.centre;
  const [fromX, fromY] = from_.centre;
  if (!element || (from_ === part && degrees === 0)) return undefined;
  const shortestDegrees = degrees > 180 ? degrees - 360 : degrees;
  const start = `translate(${fromX - x}px, ${fromY - y}px) rotate(${-shortestDegrees}deg)`;
  const transformOrigin = `${x}px ${y}px`;
  return element.animate(
    [
      { transform: start, transformOrigin },
      { transform: "none", transformOrigin },
    ],
    { duration: DURATION_MS, easing: "ease-in-out" },
  );
}
