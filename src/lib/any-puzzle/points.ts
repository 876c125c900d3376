/** A permutation of points: the image of each. */
export type Points = Uint16Array<ArrayBuffer>;

/** outer ∘ inner: each point's image under inner, then under outer. */
export function composePoints(outer: Points, inner: Points): Points {
  const image = new Uint16Array(inner.length);
  for (let point = 0; point < inner.length; point++) image[point] = outer[inner[point]];
  return image;
}

export function invertPoints(points: Points): Points {
  const inverse = new Uint16Array(points.length);
  for (let point = 0; point < points.length; point++) inverse[points[point]] = point;
  return inverse;
}

export function identityPoints(degree: number): Points {
  return Uint16Array.from({ length: degree }, (_, point) => point);
}
