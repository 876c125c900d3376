import { useRef } from "preact/hooks";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import type { PieceMotion } from "#src/puzzles/playable-puzzle.ts";
import type { Net, NetPart, Shape } from "../nets/net.ts";
import { usePieceAnimation } from "./use-piece-animation.ts";
import "./puzzle-net.css";

interface Props {
  net: Net;
  state: PuzzleState;
  /** Label for screen readers; without it the drawing is decorative. */
  label?: string;
  /** The last turn, which is animated. */
  turn?: object | undefined;
  motion?: () => PieceMotion;
  /** Reactions to presses on parts and to arrow keys. */
  press?: NetPress | undefined;
  /** Omits labels, for small drawings. */
  isSmall?: boolean;
}

export interface NetPress {
  onPress(part: NetPart): void;
  onArrow(key: string): void;
  readonly arrows: readonly string[];
}

/** A puzzle as a flat drawing. */
export function PuzzleNet({ net, state, label, turn, motion, press, isSmall }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  usePieceAnimation(drawing, net, turn, motion);
  return (
    <svg
      ref={drawing}
      class="puzzle-net true-colours"
      viewBox={`0 0 ${Math.ceil(net.width)} ${Math.ceil(net.height)}`}
      width={Math.ceil(net.width)}
      height={Math.ceil(net.height)}
      {...(label === undefined
        ? { "aria-hidden": "true" as const }
        : { role: press === undefined ? "img" : "application", "aria-label": label })}
      {...(press && pressHandlers(press, net))}
    >
      {net.ground.map((shape, i) => (
        <NetShape
          key={`ground-${i}`}
          shape={isSmall ? { ...shape, label: "" } : shape}
        />
      ))}
      {net.parts.map((part, i) => {
        const { permutation, orientation } = state[part.orbit];
        const shape = part.look(permutation[part.position], orientation[part.position]);
        return (
          <g key={i} data-part={isSmall ? undefined : i}>
            <NetShape shape={shape} at={isSmall ? undefined : part} />
          </g>
        );
      })}
    </svg>
  );
}

function NetShape({ shape, at }: { shape: Shape; at?: NetPart | undefined }) {
  const { path, paint, fill, label } = shape;
  return (
    <>
      <path class={paint} d={path} style={fill === undefined ? undefined : { fill }} />
      {at !== undefined && label && (
        <text
          class={`net-label ${paint ?? ""}-label`}
          x={at.centre[0]}
          y={at.centre[1]}
        >
          {label}
        </text>
      )}
    </>
  );
}

/** Handlers for presses and arrow keys. */
function pressHandlers({ onPress, onArrow, arrows }: NetPress, { parts }: Net) {
  return {
    // SVG attributes are case-sensitive.
    tabindex: 0,
    "data-pressed": true,
    onClick({ target }: { target: EventTarget | null }) {
      const part = (target as Element).closest<SVGElement>("[data-part]");
      if (part !== null) onPress(parts[Number(part.dataset["part"])]);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!arrows.includes(event.key) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onArrow(event.key);
    },
  };
}
