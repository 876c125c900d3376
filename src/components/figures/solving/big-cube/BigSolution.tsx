import { useEffect, useRef, useState } from "preact/hooks";
import { toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { centreColours, colourBigCube } from "#lib/big-cube/facelets.ts";
import { applyBigMoves, formatBigMoves, invertBigMoves } from "#lib/big-cube/moves.ts";
import { rankBigCube } from "#lib/big-cube/number.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import type { Colouring } from "#lib/puzzle/colourings.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { faceOf, quarterTurnsOf } from "#lib/puzzle/moves.ts";
import { bigMoveLabel } from "#kit/cube/big-move-label.ts";
import { BigCubePicture } from "#kit/cube/BigCubePicture.tsx";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { FigureNotice } from "#kit/widget/Figure.tsx";
import { useHydrated, useWidget } from "#kit/widget/use-widget.ts";
import { CopyText } from "#kit/cube/CopyMoves.tsx";
import { MoveToolbar } from "../in-hand/MoveToolbar.tsx";
import { faceTurnInstruction } from "../in-hand/turn-instructions.ts";
import { facePaintStyle } from "../your-cube/PaintedCube.tsx";
import type { PaintedNet } from "../your-cube/painted-net.ts";
import { facePaintLetters } from "../your-cube/paints.ts";
import "../in-hand/solution-in-hand.css";
import { centreNames } from "./big-net-model.ts";
import { bigNet } from "./big-net-store.ts";
import {
  type BigSolutionProgress,
  bigSolutionProgress,
  solvesBigCube,
} from "./big-progress-model.ts";
import { BigSearchStatus } from "./BigSearchStatus.tsx";
import { BigWrongTurns } from "./BigWrongTurns.tsx";
import { useBigSearch } from "./use-big-search.ts";

interface Props {
  net: PaintedNet;
  cube: BigCube;
}

/** Shorter and shorter solutions, one large move at a time, with the cube held as painted. */
export function BigSolution(props: Props) {
  const progress = useWidget(bigSolutionProgress);
  const isRestored = useHydrated();
  const isSolved = rankBigCube(props.cube) === 0n;
  return (
    <div class="hand-box">
      <FigureNotice store={bigSolutionProgress} />
      {isSolved ? (
        <p class="hand-head">It is solved.</p>
      ) : (
        isRestored && <SolutionSteps {...props} progress={progress} />
      )}
    </div>
  );
}

function SolutionSteps({
  net,
  cube,
  progress,
}: Props & { progress: BigSolutionProgress }) {
  const { moves = undefined, step = 0 } = solvesBigCube(progress, cube) ? progress : {};
  const search = useBigSearch(cube, { moves, isPaused: step > 0 });
  const { best } = search;
  const box = useRef<HTMLDivElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    // Once the reader has begun, the moves stay.
    if (best && step === 0) bigSolutionProgress.dispatch({ moves: best.moves, step });
  }, [best, step]);

  const go = (change: (step: number) => number) => {
    // A proof, which takes long, goes on.
    if (search.goal === "short") search.stop();
    setIsWrong(false);
    // Several presses may come before the next render.
    const now = bigSolutionProgress.state.value;
    const to = Math.min(Math.max(change(now.step), 0), now.moves.length);
    bigSolutionProgress.dispatch({ ...now, step: to });
  };
  const scheme = centreColours(net.colouring);
  const letters = facePaintLetters(net.palette, scheme);
  const netOf = (state: BigCube): Colouring => colourBigCube(state, scheme);
  /** Continues from another net, with the focus on the new solution. */
  const continueFrom = (colouring: Colouring) => {
    const figure = box.current!.closest("figure")!;
    bigNet.dispatch({ type: "colouring", colouring });
    figure.querySelector<HTMLElement>(".verdict")!.focus({ preventScroll: true });
    figure.scrollIntoView();
  };

  return (
    <div class="solution-in-hand" style={facePaintStyle(letters)} ref={box}>
      <p class="hand-head" aria-live="polite">
        {moves ? (
          <>
            Solved in <b>{countWord(moves.length, "turn")}</b>, held as you painted it.
          </>
        ) : (
          "Looking for a solution …"
        )}
      </p>
      {moves && (
        <>
          <MoveToolbar
            moves={moves.map(bigMoveLabel)}
            step={step}
            onStep={(at) => go(() => at)}
          />
          <div class="hand-now">
            <BigCubePicture
              stickers={toBigFacelets(applyBigMoves(cube, moves.slice(0, step)))}
              letters={letters}
            />
            <NextMove move={moves[step]} />
            <div class="buttons screen-only needs-js">
              <Button idle={step === 0} onClick={() => go((now) => now - 1)}>
                Back
              </Button>
              <Button
                class="primary"
                idle={step === moves.length}
                onClick={() => go((now) => now + 1)}
              >
                Next
              </Button>
            </div>
          </div>
        </>
      )}
      {(step === 0 || search.goal === "shortest") && (
        <BigSearchStatus
          search={search}
          followed={step > 0 ? moves?.length : undefined}
        />
      )}
      {moves && (
        <div class="buttons screen-only needs-js">
          <Button aria-expanded={isWrong} onClick={() => setIsWrong(!isWrong)}>
            I went wrong
          </Button>
          <CopyText text={formatBigMoves(moves)}>Copy the moves</CopyText>
        </div>
      )}
      {moves && !isWrong && <Scramble {...{ net, moves }} />}
      {moves && isWrong && (
        <BigWrongTurns
          {...{ cube, moves, step, netOf }}
          palette={net.palette}
          onRecognise={continueFrom}
        />
      )}
    </div>
  );
}

/** The next move, large, and how the hands make it; undefined once all are made. */
function NextMove({ move }: { move: number | undefined }) {
  return (
    <p class="hand-next" aria-live="polite">
      {move === undefined ? (
        <>
          <b aria-hidden="true">✓</b>
          <span>solved</span>
        </>
      ) : (
        <>
          <b>{bigMoveLabel(move)}</b>
          <span>{faceTurnInstruction(FACES[faceOf(move)], quarterTurnsOf(move))}</span>
        </>
      )}
    </p>
  );
}

/** The moves that lead a solved cube here: a solution backwards. */
function Scramble({ net, moves }: { net: PaintedNet; moves: readonly number[] }) {
  const [up, , front] = centreNames(net);
  return (
    <details class="screen-only">
      <summary>Scramble a solved cube into this one</summary>
      <p>
        Hold a solved cube with {up} up and {front} in front, and make these turns:{" "}
        <b class="big-scramble">{invertBigMoves(moves).map(bigMoveLabel).join(" ")}</b>
      </p>
    </details>
  );
}
