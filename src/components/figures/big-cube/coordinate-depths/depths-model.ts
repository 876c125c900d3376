import { PHASE_2_MOVES } from "#lib/big-cube/moves.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { withJointReset } from "#kit/widget/joint-reset.ts";
import { DEPTH_TABLES, type DepthTableName } from "#src/workers/coordinate-tables.ts";
import { isTame } from "../is-tame.ts";
import { readerBigCube } from "../reader-big-cube.ts";

export const DEPTH_TABLE_NAMES = Object.keys(DEPTH_TABLES) as DepthTableName[];

/** The table that the figure shows. */
export const depthsModel: WidgetModel<DepthTableName, DepthTableName> = {
  key: "depths",
  version: 1,
  initial: "slice-twists",
  update: (_, name) => name,
  encode: String,
  decode(text) {
    const name = DEPTH_TABLE_NAMES.find((one) => one === text);
    if (name === undefined) {
      throw new Error(`the tables are ${DEPTH_TABLE_NAMES.join(", ")}`);
    }
    return name;
  },
  describe: (name) => `The table of the ${tableTitle(name)}.`,
};

export const depthsStore = new WidgetStore(depthsModel);

/** Undo follows the cube, reset the chosen table as well. */
export const cubeAndDepthsHistory = withJointReset(readerBigCube, depthsStore);

/** What a table is about: "positions of the middle edges × orientation of the corners". */
export function tableTitle(name: DepthTableName): string {
  return DEPTH_TABLES[name].coordinates.map((one) => one.name).join(" × ");
}

/**
 * Where a table has the entry of a cube; undefined when the table is about cubes of the
 * second phase, and this isn't one.
 */
export function entryOf(name: DepthTableName, cube: BigCube): number | undefined {
  const { coordinates } = DEPTH_TABLES[name];
  const isOfPhase2 = coordinates.some(({ moves }) => moves === PHASE_2_MOVES);
  if (isOfPhase2 && !isTame(cube)) return undefined;
  return coordinates.reduce((entry, one) => entry * one.size + one.rank(cube), 0);
}
