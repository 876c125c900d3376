import { FACELETS, FACES } from "#lib/puzzle/corners.ts";

/** The four sides around a layer, seen from outside. */
const SIDES = {
  U: { top: "B", right: "R", bottom: "F", left: "L" },
  D: { top: "F", right: "R", bottom: "B", left: "L" },
} as const;

/** The drawn thickness of side stickers; those of the face are 1. */
const EDGE = 0.36;
const GAP = 0.08;

interface Props {
  /** 24 letters, in the order of `FACELETS`. */
  facelets: string;
  layer: "U" | "D";
  /** Shows only stickers of this colour. */
  only?: string;
  /** Positions to mark, from 0. */
  marked?: readonly number[];
}

/** A layer from outside: its face, and the stickers around it. */
export function LayerPicture({ facelets, layer, only, marked = [] }: Props) {
  const sides = Object.entries(SIDES[layer]).flatMap(([side, face]) =>
    [0, 1].map((i) => ({ side, i, place: sideFacelet(layer, face, side, i) })),
  );
  const colour = (facelet: number) => {
    const letter = facelets[facelet];
    return only === undefined || letter === only
      ? `sticker-${letter}`
      : "sticker-blank";
  };
  return (
    <svg class="layer-picture true-colours" viewBox="-0.5 -0.5 3 3" aria-hidden="true">
      {[0, 1, 2, 3].map((i) => (
        <rect
          key={i}
          class={colour(4 * FACES.indexOf(layer) + i)}
          x={(i % 2) + GAP / 2}
          y={Math.floor(i / 2) + GAP / 2}
          width={1 - GAP}
          height={1 - GAP}
          rx="0.1"
        />
      ))}
      {[0, 1, 2, 3]
        .filter((i) => marked.includes(FACELETS[4 * FACES.indexOf(layer) + i].position))
        .map((i) => (
          <circle key={i} cx={(i % 2) + 0.5} cy={Math.floor(i / 2) + 0.5} r="0.2" />
        ))}
      {sides.map(({ side, i, place: facelet }) => {
        const isUpright = side === "left" || side === "right";
        const along = i + GAP / 2;
        const across = side === "left" || side === "top" ? -EDGE - GAP : 2 + GAP;
        return (
          <rect
            key={`${side} ${i}`}
            class={colour(facelet)}
            x={isUpright ? across : along}
            y={isUpright ? along : across}
            width={isUpright ? EDGE : 1 - GAP}
            height={isUpright ? 1 - GAP : EDGE}
            rx="0.08"
          />
        );
      })}
    </svg>
  );
}

/** The i-th facelet of a side along the edge of the layer. */
function sideFacelet(layer: "U" | "D", face: string, side: string, i: number): number {
  const [row, column] = {
    top: [0, i],
    bottom: [1, i],
    left: [i, 0],
    right: [i, 1],
  }[side]!;
  const { position } = FACELETS[4 * FACES.indexOf(layer) + 2 * row + column];
  return FACELETS.findIndex((one) => one.position === position && one.face === face);
}
