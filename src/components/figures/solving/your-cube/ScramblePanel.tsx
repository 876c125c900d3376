import { rankState } from "../../../../lib/puzzle/coordinates.ts";
import { formatMoves } from "../../../../lib/puzzle/notation.ts";
import { randomState } from "../../../../lib/puzzle/random-state.ts";
import { invertMoves } from "../../../../lib/puzzle/moves.ts";
import { compareByEffort } from "../../../../lib/solver/effort.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { useAllSolutions } from "../solutions/use-all-solutions.ts";
import { edit } from "./your-cube-store.ts";

/** For a real cube: any state, the shortest way into it, and the net to compare. */
export function ScramblePanel({ index }: { index: number }) {
  const search = useAllSolutions(index, "HTM", []);
  const ways =
    search.phase === "found"
      ? search.found.solutions.map(invertMoves).sort(compareByEffort)
      : undefined;
  return (
    <div class="scramble grid">
      <p>
        Hold a solved cube with white up and green in front, and make these turns. Then
        it looks as the net does.
      </p>
      <p class="scramble-moves" aria-live="polite">
        {ways ? formatMoves(ways[0]).replaceAll("'", "′") || "no turns" : "…"}
      </p>
      <Button
        class="primary"
        onClick={() => edit({ type: "index", index: rankState(randomState()) })}
      >
        Another scramble
      </Button>
    </div>
  );
}
