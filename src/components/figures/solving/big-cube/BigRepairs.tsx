import { BIG_FACELETS, bigPieceName, PIECE_FACELETS } from "#lib/big-cube/facelets.ts";
import type { BigRepair } from "#lib/big-cube/nearest-cubes.ts";
import type { Colouring } from "#lib/puzzle/colourings.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord, numberWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import type { PaintedNet } from "../your-cube/painted-net.ts";
import { paintName } from "../your-cube/paints.ts";
import { type BigNetVerdict, MAX_BIG_REPAIRS } from "./big-net-model.ts";
import { BIG_NET_SHAPE } from "./big-net-shape.ts";

interface Props {
  cube: PaintedNet;
  verdict: BigNetVerdict;
  selected: number | undefined;
  onSelect(repair: number): void;
  onApply(colouring: Colouring): void;
}

/** The most changed stickers for which repairs are listed. */
const MAX_COMPARED_STICKERS = 3;

/** Offers the nearest repairs, each shown on the net before it is applied. */
export function BigRepairs({ cube, verdict, selected, onSelect, onApply }: Props) {
  const { faults, repairs } = verdict;
  if (repairs.length === 0) return null;
  const count = repairs[0].changed.length;
  const isAssembly = faults.every(({ kind }) => ASSEMBLY_FAULTS.has(kind));
  if (repairs.length === MAX_BIG_REPAIRS || count > MAX_COMPARED_STICKERS) {
    return (
      <p>
        {isAssembly
          ? "If every sticker is right, the cube was put together wrongly: take it apart and reassemble it solved."
          : "Check the net face by face: a face may be turned round, or two may be swapped."}
      </p>
    );
  }
  const chosen = selected === undefined ? undefined : repairs[selected];
  return (
    <div class="repairs screen-only needs-js">
      <p>
        {isAssembly
          ? "Check that every sticker is right. If so, one piece of your cube is twisted or flipped: twist or flip any one of these by hand, and choose it here:"
          : repairs.length === 1
            ? `Changing ${countWord(count, "sticker")} would fix it. Does that match your cube?`
            : `There are ${numberWord(repairs.length)} ways to fix this by changing ${countWord(count, "sticker")}. Which of them matches your cube?`}
      </p>
      <ul class="grid">
        {repairs.map((repair, i) => (
          <li key={i}>
            <button
              type="button"
              class="repair w-full framed"
              aria-pressed={i === selected}
              onClick={() => onSelect(i)}
            >
              {capitalised(repairText(cube, repair))}
            </button>
          </li>
        ))}
      </ul>
      <Button
        class="primary"
        idle={chosen === undefined}
        onClick={() => onApply(chosen!.colouring)}
      >
        {chosen === undefined
          ? "Choose a repair"
          : `Change ${count === 1 ? "this sticker" : `these ${count} stickers`}`}
      </Button>
    </div>
  );
}

/** Faults of a cube whose twenty pieces are all there. */
const ASSEMBLY_FAULTS: ReadonlySet<string> = new Set(["twist", "flip", "parity"]);

/** A repair: "twist corner UFR clockwise", or "front upper left, corner UFL: white becomes red". */
function repairText({ colouring, palette }: PaintedNet, repair: BigRepair): string {
  const { changed, colouring: repaired } = repair;
  const whole = [...PIECE_FACELETS.CORNERS, ...PIECE_FACELETS.EDGES].find(
    (places) =>
      places.length === changed.length &&
      places.every((place) => changed.includes(place)) &&
      sorted(places, colouring) === sorted(places, repaired),
  );
  if (whole) {
    const name = bigPieceName(BIG_FACELETS[whole[0]].faces);
    if (whole.length === 2) return `flip ${name}`;
    const thirds = whole.findIndex((place) => repaired[place] === colouring[whole[0]]);
    return `twist ${name} ${thirds === 1 ? "clockwise" : "anticlockwise"}`;
  }
  return formatList(
    changed.map((place) => {
      const [from, to] = [colouring, repaired].map((of) =>
        paintName(palette, of[place]),
      );
      return `${BIG_NET_SHAPE.nameOf(place)}: ${from} becomes ${to}`;
    }),
  );
}

function sorted(places: readonly number[], colouring: Colouring): string {
  return places
    .map((place) => colouring[place])
    .sort()
    .join();
}
