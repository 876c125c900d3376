import { unrankState } from "#lib/puzzle/coordinates.ts";
import { toFacelets } from "#lib/puzzle/facelets.ts";
import type { LiveAnswer } from "#src/workers/live-distances.ts";
import { randomCubeNumber, JumpButtons } from "#kit/cube/JumpButtons.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { readerCube, turnReaderCube } from "#kit/reader/reader-cube.ts";
import { GoalNet } from "./GoalNet.tsx";
import "./cube-solution.css";
import { cubeDistanceMessage, pendingDistanceMessage } from "./live-text.ts";
import { Button } from "#kit/widget/Button.tsx";

interface Props {
  cube: number;
  answer: LiveAnswer;
  /** Whether the answer is for the current question. */
  isCurrent: boolean;
  failure: string | undefined;
}

/** The distance of the reader's cube, and a solution that can be played turn by turn. */
export function CubeSolution({ cube, answer, isCurrent, failure }: Props) {
  const solution = isCurrent ? answer.solution : [];
  return (
    <div class="live-cube">
      <p>
        {!isCurrent && <span>{pendingDistanceMessage(cube, failure)}</span>}
        <span class={isCurrent ? undefined : "live-room"} aria-hidden={!isCurrent}>
          {cubeDistanceMessage(answer)}{" "}
          {answer.solution.length > 0 && (
            <>
              A shortest solution: <b>{answer.solution.map(moveLabel).join(" ")}</b>
            </>
          )}
        </span>
      </p>
      <div class="controls live-turns">
        <Button
          class="needs-js"
          idle={solution.length === 0}
          onClick={() => turnReaderCube(solution[0])}
        >
          {`Turn ${solution.length > 0 ? moveLabel(solution[0]) : "it"}`}
        </Button>
        <span class="needs-js">
          <JumpButtons
            onJump={(index) => readerCube.dispatch({ type: "index", index })}
            draw={() => answer.other ?? randomCubeNumber()}
          />
        </span>
        <GoalNet colours={[...toFacelets(unrankState(cube))]} />
      </div>
    </div>
  );
}
