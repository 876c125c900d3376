import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BigCube } from "#lib/big-cube/state.ts";
import type { Colouring } from "#lib/puzzle/colourings.ts";
import { bigMoveLabel } from "#kit/cube/big-move-label.ts";
import { Button } from "#kit/widget/Button.tsx";
import { WrongTurnChoice } from "../in-hand/WrongTurnChoice.tsx";
import type { Palette } from "../your-cube/paints.ts";
import { BIG_NET_SHAPE } from "./big-net-shape.ts";
import { type BigWrongTurn, bigWrongTurns } from "./big-wrong-turns.ts";

interface Props {
  /** The cube before the first move. */
  cube: BigCube;
  moves: readonly number[];
  step: number;
  palette: Palette;
  netOf(cube: BigCube): Colouring;
  /** Called with the net that the reader recognises. */
  onRecognise(net: Colouring): void;
}

const FIRST_CHOICES = 6;
const MORE_CHOICES = 12;

/** The cubes that one mistake may have led to, the likeliest first; the reader picks one. */
export function BigWrongTurns(props: Props) {
  const { cube, moves, step, palette, netOf, onRecognise } = props;
  const list = useRef<HTMLDivElement>(null);
  // On a phone it opens below the visible part.
  useLayoutEffect(() => list.current!.scrollIntoView({ block: "nearest" }), []);
  const [limit, setLimit] = useState(FIRST_CHOICES);
  const choices: BigWrongTurn[] = [];
  let hasMore = false;
  for (const wrong of bigWrongTurns(cube, moves, step)) {
    hasMore = choices.length === limit;
    if (hasMore) break;
    choices.push(wrong);
  }
  return (
    <div class="wrong-turns screen-only" ref={list}>
      <p>
        Stop here, and hold your cube as before. Which of these is your cube? The
        likeliest mistakes come first. If you left out the last move, press Back. If
        none of them is, paint your cube as it is now.
      </p>
      <div class="wrong-turn-nets">
        {choices.map((wrong) => (
          <WrongTurnChoice
            key={`${wrong.step} ${wrong.made}`}
            net={netOf(wrong.cube)}
            palette={palette}
            cells={BIG_NET_SHAPE.cells}
            label={labelOf(wrong, moves[wrong.step])}
            step={wrong.step}
            onRecognise={onRecognise}
          />
        ))}
      </div>
      {hasMore && (
        <Button onClick={() => setLimit(limit + MORE_CHOICES)}>Show more</Button>
      )}
    </div>
  );
}

function labelOf({ made }: BigWrongTurn, move: number): string {
  const name = bigMoveLabel(move);
  return made === undefined
    ? `${name} left out`
    : `${bigMoveLabel(made)} instead of ${name}`;
}
