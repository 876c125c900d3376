import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { applyMoves, FACE_NAMES, faceOf } from "#lib/puzzle/moves.ts";
import type { State } from "#lib/puzzle/state.ts";
import { prefersReducedMotion } from "../widget/prefers-reduced-motion.ts";
import {
  isSameCubeState,
  movedPositions,
  moveBetween,
  NORMALS,
} from "./cube-geometry.ts";

const TURN_TIME = 220;

/**
 * The state to render while a cube changes to another: a change by one turn is animated,
 * several turns are queued, and any other change is rendered at once, as is everything for
 * readers who prefer reduced motion.
 *
 * @param target  the final state
 * @param path    the moves that led to it, animated one after the other
 * @returns       the state to render now, and a ref for the element to render it in, whose
 *                corners are found by their `data-position`
 */
export function useTurning(target: State, path: readonly number[] = []) {
  const scene = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(target);
  const waiting = useRef<State[]>([]);
  const turning = useRef<Animation[]>([]);

  const advance = () => {
    const next = waiting.current.shift();
    if (next === undefined) return;
    const move = moveBetween(shown, next);
    if (move === undefined || prefersReducedMotion()) return setShown(next);
    const time = TURN_TIME / (1 + waiting.current.length / 3);
    turning.current = turnLayer(scene.current!, move, time);
    void Promise.all(turning.current.map(({ finished }) => finished)).then(
      () => setShown(next),
      () => undefined,
    );
  };

  useLayoutEffect(() => {
    // The stickers are rendered in their new places, so the layer can be reset unnoticed.
    for (const animation of turning.current) animation.cancel();
    turning.current = [];
    advance();
  }, [shown]);

  const goal = useRef(target);
  useLayoutEffect(() => {
    if (isSameCubeState(goal.current, target)) return;
    waiting.current.push(...stepsBetween(goal.current, target, path));
    goal.current = target;
    if (turning.current.length === 0) advance();
  }, [target]);

  return { scene, shown };
}

/** The states on the path, if it leads from one state to the other. */
function stepsBetween(from: State, to: State, path: readonly number[]): State[] {
  if (path.length < 2 || !isSameCubeState(applyMoves(from, path), to)) return [to];
  return path.map((_, i) => applyMoves(from, path.slice(0, i + 1)));
}

function turnLayer(scene: HTMLElement, move: number, duration: number): Animation[] {
  const quarters = [1, 2, -1][move % 3];
  const axis = NORMALS[FACE_NAMES[faceOf(move)] as keyof typeof NORMALS].join();
  return movedPositions(move).map((position) =>
    scene
      .querySelector(`[data-position="${position}"]`)!
      .animate(
        [
          { transform: `rotate3d(${axis}, 0deg)` },
          { transform: `rotate3d(${axis}, ${90 * quarters}deg)` },
        ],
        { duration, easing: "ease-in-out", fill: "forwards" },
      ),
  );
}
