import { MOVE_NAMES } from "#lib/puzzle/moves.ts";

/** The turns that a clicker makes on the cover's cube, so that a class sees its number change. */
export const PRESENTED_TURNS = ["R", "U"].map((name) => MOVE_NAMES.indexOf(name));
