import {
  type Colouring,
  CORNER_PLACES,
  cornersOf,
} from "../../../../lib/puzzle/colourings.ts";
import { CORNER_NAMES, type Face, FACELETS } from "../../../../lib/puzzle/corners.ts";
import type { NearestCube } from "../../../../lib/puzzle/nearest-cubes.ts";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { MAX_REPAIRS, repaired } from "./judge.ts";
import { nameOf } from "./paints.ts";
import type { TwistBack } from "./twisted-corner.ts";
import type { YourCubeAction, YourCubeState } from "./your-cube-model.ts";

interface Props {
  cube: YourCubeState;
  repairs: readonly NearestCube[];
  /** Which of them is shown on the net. */
  chosen: number | undefined;
  /** What has been offered before. */
  back: TwistBack | undefined;
  onChoose(repair: number): void;
  onMend(action: YourCubeAction): void;
}

/** Nobody compares several repairs of more stickers than a face has. */
const MOST_TO_COMPARE = 4;

/** All repairs that are equally near: none is made before the reader has seen it. */
export function Repairs({ cube, repairs, chosen, back, onChoose, onMend }: Props) {
  const { colouring } = cube;
  const count = repairs[0].changed.length;
  const shown = chosen === undefined ? undefined : repairs[chosen];
  const howMany =
    repairs.length === MAX_REPAIRS
      ? `at least ${MAX_REPAIRS} repairs`
      : countWord(repairs.length, "repair");
  if (repairs.length > 1 && count > MOST_TO_COMPARE) {
    return (
      <p>
        Even the nearest cubes differ from this net in {countWord(count, "sticker")}.
        Check it face by face: one of them may be turned round, or stand in the place of
        another.
      </p>
    );
  }
  const isTwist = back && repairs.every((repair) => twistedBy(colouring, repair));
  return (
    <div class="repairs screen-only needs-js">
      {back && repairs.length === 1 && <p>If it does not, mend the net:</p>}
      {repairs.length > 1 && (
        <>
          <p>
            {isTwist
              ? "Or twist any other corner the same way, and choose it here:"
              : `${back ? `If it does not, ${howMany}` : capitalised(howMany)} of ${countWord(count, "sticker")} would mend it. Look at your cube: which of these?`}
          </p>
          <ul class={isTwist ? "repairs-corners grid" : "grid"}>
            {repairs.map((repair, i) => {
              const at = positionOf(repair);
              if (isTwist && at === back.position) return null;
              return (
                <li key={i}>
                  <button
                    type="button"
                    class="repair w-full framed"
                    aria-pressed={i === chosen}
                    onClick={() => onChoose(i)}
                  >
                    {isTwist
                      ? CORNER_NAMES[at]
                      : capitalised(repairWords(cube, repair))}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Button
        class="primary"
        idle={shown === undefined}
        onClick={() =>
          onMend({ type: "colouring", colouring: repaired(colouring, shown!) })
        }
      >
        {shown === undefined
          ? "Choose a repair"
          : `Change ${count === 1 ? "this sticker" : `these ${count} stickers`}`}
      </Button>
      {repairs.length === 1 && <p>{capitalised(repairWords(cube, repairs[0]))}.</p>}
    </div>
  );
}

/** "turn corner UFR clockwise", or "in front at UFR white becomes red" */
function repairWords({ colouring, palette }: YourCubeState, repair: NearestCube) {
  const { changed } = repair;
  const name = CORNER_NAMES[positionOf(repair)];
  const way = twistedBy(colouring, repair);
  if (way !== undefined) return `turn corner ${name} ${way}`;
  return listOf(
    changed.map((place) => {
      const [from, to] = [colouring, repair.colouring].map((of) =>
        nameOf(palette, of[place]),
      );
      const { face, position: at } = FACELETS[place];
      return `${WHERE[face]} at ${CORNER_NAMES[at]} ${from} becomes ${to}`;
    }),
  );
}

const WHERE: Readonly<Record<Face, string>> = {
  U: "on top",
  R: "on the right",
  F: "in front",
  D: "below",
  L: "on the left",
  B: "at the back",
};

/** The corner of the first sticker that a repair changes. */
const positionOf = ({ changed }: NearestCube) => FACELETS[changed[0]].position;

/** Which way one whole corner is turned by a repair, if that is all it does. */
function twistedBy(colouring: Colouring, repair: NearestCube) {
  const { changed, colouring: mended } = repair;
  const position = positionOf(repair);
  const places = CORNER_PLACES[position];
  if (changed.length !== 3 || !changed.every((place) => places.includes(place))) {
    return undefined;
  }
  const [before, after] = [colouring, mended].map((of) => cornersOf(of)[position]);
  const thirds = after.indexOf(before[0]);
  if (before.some((colour, i) => after[(i + thirds) % 3] !== colour)) return undefined;
  return thirds === 1 ? "clockwise" : "anticlockwise";
}
