interface Props {
  permutation: readonly number[];
  /** The card whose arcs are emphasised, by its column. */
  column: number;
  /** A card being dragged, with its offset from its place in columns. */
  held?: { column: number; offset: number } | undefined;
  /** Whether the arcs of a column are still to be predicted. */
  isHidden?(column: number): boolean;
}

/**
 * An arc for every inversion, in the colour of the digit that counts it: the left card's.
 *
 * Every pair of cards has a path, so that arcs can fade and slide with the cards. All have
 * the same shape, positioned by a transform, because browsers can animate transforms. One
 * unit across is one column, so the drawing fits rows of any width.
 */
export function Arcs({ permutation, column, held, isHidden }: Props) {
  const n = permutation.length;
  const columnOf = Array.from(permutation, (_, piece) => permutation.indexOf(piece));
  const centreOf = columnOf.map(
    (place) => place + 0.5 + (held?.column === place ? held.offset : 0),
  );
  const paths = [];
  for (let large = 1; large < n; large++) {
    for (let small = 0; small < large; small++) {
      const counted = columnOf[large] < columnOf[small];
      const left = Math.min(columnOf[large], columnOf[small]);
      const isShown = counted && !isHidden?.(left);
      const touched =
        held && (held.column === columnOf[large] || held.column === columnOf[small]);
      const span = Math.abs(centreOf[large] - centreOf[small]);
      // Longer arcs enclose shorter ones, at both ends.
      const inset = 0.26 - (0.26 * span) / n;
      const start = Math.min(centreOf[large], centreOf[small]) + inset;
      const width = Math.max(span - 2 * inset, 0);
      const height =
        span < 1 ? 0.24 * span : 0.24 + (0.74 * (span - 1)) / Math.max(n - 2, 1);
      paths.push(
        <path
          key={`${large}-${small}`}
          class={`place-${n - 1 - left}`}
          data-counted={isShown || undefined}
          data-strong={(isShown && left === column) || undefined}
          data-held={touched || undefined}
          d="M0 0C.12 -1.333 .88 -1.333 1 0"
          style={{
            transform: `translate(${round(start)}px, 1px) scale(${round(width)}, ${round(height)})`,
          }}
        />,
      );
    }
  }
  return (
    <svg
      class="permutation-arcs w-full"
      viewBox={`0 0 ${n} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths}
    </svg>
  );
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
