import { MAX_TABLE_STATES } from "#lib/any-puzzle/search-depths.ts";
import { definePuzzle } from "#lib/any-puzzle/puzzle.ts";
import { factorial } from "#lib/indexing/factoradic.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { N_BEADS } from "./forced-coordinates/forced-model.ts";
import { wheelSystem } from "./chain-odometer/wheel-system.ts";
import { galleryPuzzle } from "./gallery-puzzle.ts";
import { FIRST_PHASE_STATES, indexGaps, puzzleSizes } from "./sizes/size-facts.ts";

/** The corners that two faces of the pocket cube turn. */
const TWO_FACE_CORNERS = 6;

/** The numbers of the chapter’s prose. */
export function chapterFacts() {
  const cube = definePuzzle(CUBE_3X3X3);
  const sizes = puzzleSizes();
  const statesOf = (title: string) => sizes.find((one) => one.title === title)!.states;
  const fifteen = statesOf("15-puzzle");
  const gaps = indexGaps();
  const skewb = gaps.find(({ title }) => title === "Skewb")!;
  return {
    beads: N_BEADS,
    sizes,
    gaps,
    skewbUses: skewb.assemblies / skewb.states,
    cube: {
      states: formatNumber(cube.sizeBig),
      parts: cube.coordinates.map(({ size }) => Number(size)),
      sets: FIRST_PHASE_STATES,
      inSet: Number(cube.sizeBig / BigInt(FIRST_PHASE_STATES)),
    },
    twoFaces: {
      corners: TWO_FACE_CORNERS,
      all: factorial(TWO_FACE_CORNERS),
      orders: Number(galleryPuzzle("two-faces").coordinates[0].size),
    },
    over: { wheels: wheelSystem("five-over").faces.length },
    limit: MAX_TABLE_STATES,
    times: {
      fifteen: formatNumber(Number((fifteen / MAX_TABLE_STATES).toPrecision(2))),
      clock: Math.round(statesOf("Rubik’s Clock") / fifteen),
    },
  };
}
