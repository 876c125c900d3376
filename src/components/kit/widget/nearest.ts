/** The index of the element whose centre is nearest to the pointer. */
export function nearest(pointer: PointerEvent, elements: Iterable<Element>): number {
  const distances = Array.from(elements, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(
      pointer.clientX - left - width / 2,
      pointer.clientY - top - height / 2,
    );
  });
  return distances.indexOf(Math.min(...distances));
}
