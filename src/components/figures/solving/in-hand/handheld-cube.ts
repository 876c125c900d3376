import type { Colouring, Scheme } from "#lib/puzzle/colourings.ts";
import { rankState } from "#lib/puzzle/coordinates.ts";
import type { Face } from "#lib/puzzle/corners.ts";
import { stateAsHeld } from "#lib/puzzle/facelets.ts";
import type { State } from "#lib/puzzle/state.ts";
import { netOfState } from "../your-cube/check-net.ts";
import { facePaintLetters, type Palette } from "../your-cube/paints.ts";

/** A cube as the reader holds it: turns of U, R and F are those that the reader sees. */
export interface HandheldCube {
  readonly state: State;
  /** The index of the state, 0..3674159; the cube's number is the same in every hold. */
  readonly index: number;
  /** The colour of each face, U R F D L B, once it is solved in this hold. */
  readonly scheme: Scheme;
  /** The letter of the paint of each face, once it is solved in this hold. */
  readonly letters: Readonly<Record<Face, string>>;
  /** The net of a state of this cube, coloured as the reader sees it. */
  netOf(state: State): Colouring;
}

/** @param colouring  a solvable one */
export function handheldCube(colouring: Colouring, palette: Palette): HandheldCube {
  const { state, scheme } = stateAsHeld(colouring);
  return {
    state,
    index: rankState(state),
    scheme,
    letters: facePaintLetters(palette, scheme),
    netOf: (other) => netOfState(other, scheme),
  };
}
