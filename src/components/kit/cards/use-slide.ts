import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { prefersReducedMotion } from "../widget/prefers-reduced-motion.ts";

const TIMING: KeyframeAnimationOptions = {
  duration: 220,
  easing: "cubic-bezier(.3,.8,.4,1)",
};

/**
 * Makes cards slide to their new places when the permutation has changed.
 *
 * Each place in the row keeps its element; what slides is the new content of that place,
 * from where it was last seen. So focus and reading order are kept.
 * @param held  the place of a card that follows the pointer and must not slide
 */
export function useSlide(
  row: RefObject<HTMLElement>,
  order: readonly number[],
  held: number | undefined,
): void {
  const shown = useRef(order);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = order;
    if (before === order || !row.current) return;
    const cards = Array.from(row.current.children, (place) => place.firstElementChild!);
    const seenAt = cards.map((card, place) => place + shiftOf(card));
    cards.forEach((card, place) => {
      for (const animation of card.getAnimations()) {
        if (animation.id === "transform") animation.cancel();
      }
      const origin = before.indexOf(order[place]);
      if (origin < 0 || origin >= cards.length || place === held) return;
      const shift = seenAt[origin] - place;
      if (shift !== 0) slide(card, "transform", `translateX(${shift * 100}%)`, "none");
    });
  }, [row, order, held]);
}

/** Animates an element from its apparent position to its real one. */
export function slide(
  element: Element,
  property: "transform" | "translate",
  from: string,
  to: string,
): void {
  if (prefersReducedMotion()) return;
  element.animate({ [property]: [from, to] }, { ...TIMING, id: property });
}

/** The current distance of a sliding card from its place, in multiples of its width. */
function shiftOf(card: Element): number {
  const { transform, width } = getComputedStyle(card);
  return transform === "none" ? 0 : new DOMMatrix(transform).m41 / parseFloat(width);
}
