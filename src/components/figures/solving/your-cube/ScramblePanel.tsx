import { rankState } from "../../../../lib/puzzle/coordinates.ts";
import { randomState } from "../../../../lib/puzzle/random-state.ts";
import { invertMoves } from "../../../../lib/puzzle/moves.ts";
import { compareByEffort } from "../../../../lib/solver/effort.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { useAllSolutions } from "../solutions/use-all-solutions.ts";
import { readHold } from "../in-hand/held-cube.ts";
import { nameOf } from "./paints.ts";
import { verdictOf, type YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

/** For a real cube: any state, the shortest way into it, and the net to compare. */
export function ScramblePanel({ cube }: { cube: YourCubeState }) {
  const isCube = verdictOf(cube).cube !== undefined;
  return (
    <div class="scramble grid">
      {isCube ? (
        <Scramble cube={cube} />
      ) : (
        <p>
          A scramble turns a solved cube into the one on the net. There is none yet:
          paint one first, or take a random one.
        </p>
      )}
      <Button
        class="primary"
        onClick={() => edit({ type: "index", index: rankState(randomState()) })}
      >
        {isCube ? "Another scramble" : "Random scramble"}
      </Button>
    </div>
  );
}

function Scramble({ cube: { colouring, palette } }: { cube: YourCubeState }) {
  const held = readHold(colouring, palette);
  const search = useAllSolutions(held.index, "HTM", []);
  const [up, , front] = held.scheme.map((colour) => nameOf(palette, colour));
  const ways =
    search.phase === "found"
      ? search.found.solutions.map(invertMoves).sort(compareByEffort)
      : undefined;
  return (
    <>
      <p>
        Hold a solved cube with {up} up and {front} in front, and make these turns. Then
        it looks as the net does.
      </p>
      <p class="scramble-moves" aria-live="polite">
        {ways ? ways[0].map(nameMove).join(" ") || "no turns" : "…"}
      </p>
    </>
  );
}
