import { useState } from "preact/hooks";
import type { Colouring } from "#lib/puzzle/colourings.ts";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { ColoursPanel } from "../your-cube/ColoursPanel.tsx";
import { parseStickers } from "../your-cube/parse-typed-cube.ts";
import { netLetters, type PaintedNet } from "../your-cube/painted-net.ts";
import { paintName } from "../your-cube/paints.ts";
import { bigNet } from "./big-net-store.ts";
import { scrambleCentres } from "./centres.ts";
import { parseBigScramble } from "./parse-big-scramble.ts";

/** A scramble, all stickers as text, and the colours of the cube. */
export function BigCubeInputs({ cube }: { cube: PaintedNet }) {
  const [scramble, setScramble] = useState<{ text: string; net: string }>();
  const net = netLetters(cube);
  const scheme = scrambleCentres(cube.colouring);
  const [up, , front] = scheme.map((colour) => paintName(cube.palette, colour));
  const set = (colouring: Colouring, options: { amend: boolean }) =>
    bigNet.dispatch({ type: "colouring", colouring }, options);
  return (
    <div class="type-fields grid">
      <TypedField
        id="big-scramble"
        label="a scramble, from solved"
        text={scramble?.net === net ? scramble.text : ""}
        subject={net}
        hint={`such as R U2 M′ Fw x; at first, hold ${up} up and ${front} in front`}
        width={30}
        inputMode="text"
        read={(typed) => parseBigScramble(typed, scheme)}
        onValue={({ text, colouring }, options) => {
          set(colouring, options);
          setScramble({ text, net: netLetters(bigNet.state.value) });
        }}
      />
      <TypedField
        id="big-stickers"
        label="its stickers: up, right, front, down, left, back"
        text={net.match(/.{9}/g)!.join(" ")}
        hint="nine for each face, line by line; a dot for a blank"
        width={30}
        inputMode="text"
        read={(typed) => parseStickers(typed, cube.palette, cube.colouring.length)}
        onValue={set}
      />
      <ColoursPanel
        palette={cube.palette}
        onChoose={(colour, letter) =>
          bigNet.dispatch({ type: "paint-of", colour, letter })
        }
      >
        The six colours of your cube. The centres say which are opposite each other.
      </ColoursPanel>
    </div>
  );
}
