/** Calls `act` once, when an element comes near the viewport. */
export function onNearViewport(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}
