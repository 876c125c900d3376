import { useState } from "preact/hooks";
import { N_STATES, rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { parseTypedTurns, type TypedTurns } from "#kit/cube/parse-typed-turns.ts";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import { paintName } from "./paints.ts";
import { scrambleScheme, scrambledNet } from "./scrambled-net.ts";
import { parsePieces, parseStickers, parseTwists } from "./parse-typed-cube.ts";
import { netLetters } from "./painted-net.ts";
import { solvedScheme, type YourCubeState } from "./your-cube-model.ts";
import { edit, yourCube } from "./your-cube-store.ts";

interface Props {
  cube: YourCubeState;
  /** Its number, if it can be solved. */
  index: number | undefined;
}

interface Options {
  amend: boolean;
}

/**
 * Scrolls to the result after Enter, since on a phone it is above the screen. An error is
 * reported beside the field.
 */
function showResultAfterEnter({ key, target }: KeyboardEvent): void {
  if (key !== "Enter") return;
  const field = target as HTMLElement;
  // The field handles the key first.
  setTimeout(() => {
    const figure = field.closest("figure")!;
    const isInSight = figure.getBoundingClientRect().top >= 0;
    if (isInSight || field.getAttribute("aria-invalid") !== "false") return;
    figure.querySelector<HTMLElement>(".verdict")!.focus({ preventScroll: true });
    figure.scrollIntoView();
  });
}

/** Fields for the cube as text, in five notations. */
export function TypePanel({ cube, index }: Props) {
  const isCube = index !== undefined;
  const state = isCube ? unrankState(index) : SOLVED;
  const [scramble, setScramble] = useState<{ text: string; net: string }>();
  const goTo = (to: number, options: Options) =>
    edit({ type: "index", index: to }, options);
  const scheme = scrambleScheme(solvedScheme(cube));
  const [up, , front] = scheme.map((colour) => paintName(cube.palette, colour));
  const applyScramble = ({ text }: TypedTurns, options: Options) => {
    edit({ type: "colouring", colouring: scrambledNet(text, scheme) }, options);
    setScramble({ text, net: netLetters(yourCube.state.value) });
  };
  const net = netLetters(cube);
  return (
    <div class="type-fields grid" onKeyDown={showResultAfterEnter}>
      <TypedField
        id="your-scramble"
        label="a scramble, from solved"
        text={scramble?.net === net ? scramble.text : ""}
        subject={net}
        hint={`such as R U2 F′ L; at first, hold ${up} up and ${front} in front`}
        width={30}
        inputMode="text"
        read={parseTypedTurns}
        onValue={applyScramble}
      />
      <NumberField
        id="your-number"
        label="its number"
        value={index ?? 0}
        text={isCube ? String(index) : ""}
        last={N_STATES - 1}
        width={8}
        onValue={goTo}
      />
      <TypedField
        id="your-order"
        label="its permutation"
        text={isCube ? state.permutation.map((piece) => piece + 1).join("") : ""}
        hint="which piece is in positions 1 to 7"
        width={8}
        read={parsePieces}
        onValue={(permutation, options) =>
          goTo(rankState({ ...state, permutation }), options)
        }
      />
      <TypedField
        id="your-twists"
        label="its orientation"
        text={isCube ? state.orientation.join("") : ""}
        hint="twists 0, 1 (clockwise) or 2; their sum is a multiple of three"
        width={8}
        read={parseTwists}
        onValue={(orientation, options) =>
          goTo(rankState({ ...state, orientation }), options)
        }
      />
      <TypedField
        id="your-stickers"
        label="its stickers: up, right, front, down, left, back"
        text={net.match(/.{4}/g)!.join(" ")}
        hint="four for each face, line by line; a dot for a blank"
        width={30}
        inputMode="text"
        read={(typed) => parseStickers(typed, cube.palette)}
        onValue={(colouring, options) =>
          edit({ type: "colouring", colouring }, options)
        }
      />
    </div>
  );
}
