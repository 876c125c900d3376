import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { prefersStillness } from "../widget/prefers-stillness.ts";

const TIMING: KeyframeAnimationOptions = {
  duration: 220,
  easing: "cubic-bezier(.3,.8,.4,1)",
};

/**
 * Lets cards slide to their new places when their order has changed.
 *
 * A place in the row is one element that always stays there; what slides is the new
 * content of that place, from where it was seen last. So focus and reading order hold.
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

/** Moves an element from where it seems to be to where it is. */
export function slide(
  element: Element,
  property: "transform" | "translate",
  from: string,
  to: string,
): void {
  if (prefersStillness()) return;
  element.animate({ [property]: [from, to] }, { ...TIMING, id: property });
}

/** How many of its own widths a sliding card is away from its place just now. */
function shiftOf(card: Element): number {
  const { transform, width } = getComputedStyle(card);
  return transform === "none" ? 0 : new DOMMatrix(transform).m41 / parseFloat(width);
}
