import { rankState } from "#lib/puzzle/coordinates.ts";
import { randomState } from "#lib/puzzle/random-state.ts";
import { invertMoves } from "#lib/puzzle/moves.ts";
import { compareByEffort } from "#lib/solver/effort.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { Button } from "#kit/widget/Button.tsx";
import { useAllSolutions } from "../solutions/use-all-solutions.ts";
import { handheldCube } from "../in-hand/handheld-cube.ts";
import { paintName } from "./paints.ts";
import { verdictOf, type YourCubeState } from "./your-cube-model.ts";
import { edit } from "./your-cube-store.ts";

/** Moves that scramble a real, solved cube into the one on the net. */
export function RandomScramblePanel({ cube }: { cube: YourCubeState }) {
  const isCube = verdictOf(cube).cube !== undefined;
  return (
    <div class="scramble grid">
      {isCube ? (
        <ScrambleMoves cube={cube} />
      ) : (
        <p>
          A scramble turns a solved cube into the one on the net. There is none yet:
          paint one first, or choose a random one.
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

function ScrambleMoves({ cube: { colouring, palette } }: { cube: YourCubeState }) {
  const cube = handheldCube(colouring, palette);
  const search = useAllSolutions(cube.index, "HTM", []);
  const [up, , front] = cube.scheme.map((colour) => paintName(palette, colour));
  const scrambles =
    search.phase === "found"
      ? search.result.solutions.map(invertMoves).sort(compareByEffort)
      : undefined;
  return (
    <>
      <p>
        Hold a solved cube with {up} up and {front} in front, and make these turns. It
        will look like the net.
      </p>
      <p class="scramble-moves" aria-live="polite">
        {scrambles ? scrambles[0].map(moveLabel).join(" ") || "no turns" : "…"}
      </p>
    </>
  );
}
