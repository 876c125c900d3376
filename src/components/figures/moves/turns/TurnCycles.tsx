import { useState } from "preact/hooks";
import { CORNER_FACES } from "#lib/puzzle/corners.ts";
import { applyMoves, FACE_NAMES, faceOf, moveOf } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { turnGestures } from "#kit/cube/turn-gestures.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { CycleNet } from "./CycleNet.tsx";
import { CycleTable } from "./CycleTable.tsx";
import {
  type TurnCycle,
  MAX_TURNS,
  quarterTurnsName,
  turnCycleStore,
  spellQuarterTurns,
} from "./turn-cycle-model.ts";
import {
  type CycleStep,
  isIdentity,
  cyclePathTo,
  pathOrigin,
  pathTwist,
} from "./cycle-path.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import "./turn-cycles.css";

const TURN_COUNTS = Array.from({ length: MAX_TURNS }, (_, i) => i + 1);

/** What one to four turns of a face do to the seven positions. */
export function TurnCycles() {
  const cycle = useWidget(turnCycleStore);
  const { dispatch } = turnCycleStore;
  const [hovered, setHovered] = useState<number>();
  const { face, turns, position } = cycle;
  const lit = hovered ?? position;
  const state = applyMoves(SOLVED, Array<number>(turns).fill(moveOf(face, 1)));
  const journeys = SOLVED.permutation.map((_, to) => cyclePathTo(to, face, turns));
  const { onSticker } = turnGestures((move) => {
    const tapped = faceOf(move);
    if (tapped === face) dispatch("once more");
    else dispatch({ face: tapped, turns: 1 });
  });

  return (
    <Figure
      id="turn-cycles"
      title="A turn, position by position"
      lead="Choose a position to see where its piece comes from."
      store={turnCycleStore}
      caption={<Caption cycle={{ ...cycle, position: lit }} journeys={journeys} />}
    >
      <div class="turn-cycles grid">
        <div class="cycle-controls cluster needs-js">
          <span class="text-muted text-sm">turn</span>
          <Choice
            label="Face"
            options={FACE_NAMES}
            value={FACE_NAMES[face]}
            onChoose={(_, i) => dispatch({ face: i })}
            class="joined bold"
          />
          <span class="text-muted text-sm">how far</span>
          <Choice
            label="How often it turns"
            options={TURN_COUNTS}
            value={turns}
            onChoose={(times) => dispatch({ turns: times })}
            show={(times) => quarterTurnsName(face, times)}
            class="joined bold"
          />
          <Button class="primary" onClick={() => dispatch("once more")}>
            {`Turn ${FACE_NAMES[face]} once more`}
          </Button>
        </div>
        <div class="cycle-pictures justify-center">
          <CycleNet state={state} face={face} hops={journeys[lit]} />
          <CubeView
            state={state}
            highlightPiece={state.permutation[lit]}
            onSticker={onSticker}
          />
        </div>
        <div>
          <CycleTable
            journeys={journeys}
            lit={lit}
            chosen={position}
            onHover={setHovered}
            onChoose={(chosen) => dispatch({ position: chosen })}
          />
          <p class="figure-hint cycle-hint">
            Dashed: where the piece was. Framed: where it is now.
          </p>
        </div>
      </div>
    </Figure>
  );
}

interface CaptionProps {
  cycle: TurnCycle;
  journeys: readonly (readonly CycleStep[])[];
}

function Caption({ cycle, journeys }: CaptionProps) {
  const { face, turns, position } = cycle;
  return (
    <>
      <PositionSentence position={position} hops={journeys[position]} />{" "}
      <TurnsSentence face={face} turns={turns} journeys={journeys} />
    </>
  );
}

/** The sentence about the highlighted position. */
function PositionSentence({
  position,
  hops,
}: {
  position: number;
  hops: readonly CycleStep[];
}) {
  const from = pathOrigin(hops);
  const twist = pathTwist(hops);
  const sticker = CORNER_FACES[from][0];
  const now = CORNER_FACES[position][twist];
  const name = <b>{`Position ${position + 1}`}</b>;
  if (hops[0].from === position) {
    return <>{name} keeps its piece: this face does not touch it.</>;
  }
  if (from === position && twist === 0) {
    return <>{name} has its own piece again, untwisted.</>;
  }
  return (
    <>
      {name} receives its piece from <b>{`position ${from + 1}`}</b>, twisted by{" "}
      <b>{String(twist)}</b>. The blue arrow follows its {sticker} sticker, which is now
      on {now}
      {twist === 0
        ? ", so it is untwisted."
        : ` instead of ${CORNER_FACES[position][0]}: ${twist === 1 ? "one third" : "two thirds"} of a turn clockwise.`}
    </>
  );
}

/** The sentence about all positions. */
function TurnsSentence({
  face,
  turns,
  journeys,
}: {
  face: number;
  turns: number;
  journeys: readonly (readonly CycleStep[])[];
}) {
  const name = quarterTurnsName(face, turns);
  const spelled = spellQuarterTurns(face, turns);
  if (turns === 1) {
    return (
      <>
        The seven twists sum to{" "}
        {String(journeys.reduce((sum, hops) => sum + pathTwist(hops), 0))}, a multiple
        of three. Turn {FACE_NAMES[face]} once more, and each piece comes from one
        position further back.
      </>
    );
  }
  if (turns < MAX_TURNS) {
    return (
      <>
        {name} is {FACE_NAMES[face]}{" "}
        {turns === 2 ? "twice" : `${numberWord(turns)} times`}, {spelled}: in each row,
        follow the arrows back {numberWord(turns)} steps and add the twists. A sum of 3
        counts as 0.
      </>
    );
  }
  return isIdentity(journeys) ? (
    <>
      After {spelled} every position has its own piece back, and the twists on each path
      sum to a multiple of three. The cube is as it was.
    </>
  ) : (
    <>
      After {spelled} <b>not every piece is back</b>: this table is not a turn of a
      cube.
    </>
  );
}
