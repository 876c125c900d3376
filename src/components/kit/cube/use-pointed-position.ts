import { useState } from "preact/hooks";

/**
 * The position that was last pointed at, focused or tapped: spread `handlers` on an element
 * whose descendants have `data-position`.
 */
export function usePointedPosition(first: number) {
  const [position, setPosition] = useState(first);
  const point = ({ target }: Event) => {
    const pointed = (target as Element).closest<HTMLElement>("[data-position]");
    if (pointed) setPosition(Number(pointed.dataset.position));
  };
  return {
    position,
    handlers: { onPointerOver: point, onFocusIn: point, onClick: point },
  };
}
