import {
  type Colouring,
  CORNER_FACELETS,
  cornerColours,
} from "#lib/puzzle/colourings.ts";
import { CORNER_NAMES, type Face, FACELETS } from "#lib/puzzle/corners.ts";
import type { NearestCube } from "#lib/puzzle/nearest-cubes.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { MAX_REPAIRS, applyRepair } from "./check-net.ts";
import { paintName } from "./paints.ts";
import type { CornerTwist } from "./twisted-corner.ts";
import type { YourCubeAction, YourCubeState } from "./your-cube-model.ts";

interface Props {
  cube: YourCubeState;
  repairs: readonly NearestCube[];
  selected: number | undefined;
  /** The twisted corner that is suggested first. */
  twistedCorner: CornerTwist | undefined;
  onSelect(repair: number): void;
  onEdit(action: YourCubeAction): void;
}

/** The most changed stickers for which several repairs are listed. */
const MAX_COMPARED_STICKERS = 4;

/** Offers the nearest repairs, each shown on the net before it is applied. */
export function Repairs({
  cube,
  repairs,
  selected,
  twistedCorner,
  onSelect,
  onEdit,
}: Props) {
  const { colouring } = cube;
  const count = repairs[0].changed.length;
  const selectedRepair = selected === undefined ? undefined : repairs[selected];
  const howMany =
    repairs.length === MAX_REPAIRS
      ? `at least ${MAX_REPAIRS} repairs`
      : countWord(repairs.length, "repair");
  if (repairs.length > 1 && count > MAX_COMPARED_STICKERS) {
    return (
      <p>
        Even the nearest cubes differ from this net in {countWord(count, "sticker")}.
        Check it face by face: a face may be turned round, or two may be swapped.
      </p>
    );
  }
  const isTwist =
    twistedCorner && repairs.every((repair) => twistDirection(colouring, repair));
  return (
    <div class="repairs screen-only needs-js">
      {twistedCorner && repairs.length === 1 && <p>If it does not, repair the net:</p>}
      {repairs.length > 1 && (
        <>
          <p>
            {isTwist
              ? "Or twist any other corner in the same direction, and choose it here:"
              : `${twistedCorner ? `If it does not, ${howMany}` : capitalised(howMany)} of ${countWord(count, "sticker")} would repair it. Look at your cube: which one is right?`}
          </p>
          <ul class={isTwist ? "repairs-corners grid" : "grid"}>
            {repairs.map((repair, i) => {
              const at = positionOf(repair);
              if (isTwist && at === twistedCorner.position) return null;
              return (
                <li key={i}>
                  <button
                    type="button"
                    class="repair w-full framed"
                    aria-pressed={i === selected}
                    onClick={() => onSelect(i)}
                  >
                    {isTwist ? CORNER_NAMES[at] : capitalised(repairText(cube, repair))}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Button
        class="primary"
        idle={selectedRepair === undefined}
        onClick={() =>
          onEdit({
            type: "colouring",
            colouring: applyRepair(colouring, selectedRepair!),
          })
        }
      >
        {selectedRepair === undefined
          ? "Choose a repair"
          : `Change ${count === 1 ? "this sticker" : `these ${count} stickers`}`}
      </Button>
      {repairs.length === 1 && <p>{capitalised(repairText(cube, repairs[0]))}.</p>}
    </div>
  );
}

/** A repair: "turn corner UFR clockwise", or "in front at UFR white becomes red". */
function repairText({ colouring, palette }: YourCubeState, repair: NearestCube) {
  const { changed } = repair;
  const name = CORNER_NAMES[positionOf(repair)];
  const way = twistDirection(colouring, repair);
  if (way !== undefined) return `turn corner ${name} ${way}`;
  return formatList(
    changed.map((facelet) => {
      const [from, to] = [colouring, repair.colouring].map((of) =>
        paintName(palette, of[facelet]),
      );
      const { face, position: at } = FACELETS[facelet];
      return `${FACE_PHRASES[face]} at ${CORNER_NAMES[at]} ${from} becomes ${to}`;
    }),
  );
}

const FACE_PHRASES: Readonly<Record<Face, string>> = {
  U: "on top",
  R: "on the right",
  F: "in front",
  D: "below",
  L: "on the left",
  B: "at the back",
};

const positionOf = ({ changed }: NearestCube) => FACELETS[changed[0]].position;

/** The direction of a repair that only twists one corner. */
function twistDirection(colouring: Colouring, repair: NearestCube) {
  const { changed, colouring: repaired } = repair;
  const position = positionOf(repair);
  const places = CORNER_FACELETS[position];
  if (changed.length !== 3 || !changed.every((facelet) => places.includes(facelet))) {
    return undefined;
  }
  const [before, after] = [colouring, repaired].map(
    (of) => cornerColours(of)[position],
  );
  const thirds = after.indexOf(before[0]);
  if (before.some((colour, i) => after[(i + thirds) % 3] !== colour)) return undefined;
  return thirds === 1 ? "clockwise" : "anticlockwise";
}
