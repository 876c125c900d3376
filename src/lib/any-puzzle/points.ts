/** A permutation of points: the image of each. */
export type Points = Uint16Array<ArrayBuffer>;

/** outer ∘ inner: each point's image under inner, then under outer. */
export function composePoints(outer: Points, inner: Points): Points {
  const image = new Uint16Array(inner.length);
  for (let point = 0; point < inner.length; point++) image[point] = outer[inner[point]];
  return image;
}

/** What takes each image back to its point. */
export function invertPoints(points: Points): Points {
  const inverse = new Uint16Array(points.length);
  for (let point = 0; point < points.length; point++) inverse[points[point]] = point;
  return inverse;
}

/** Every point its own image. */
export function identityPoints(degree: number): Points {
  return Uint16Array.from({ length: degree }, (_, point) => point);
}
