import type { NetPoint } from "../nets/net.ts";
import { sidesText } from "./drawing-messages.ts";
import { beadAt, type PuzzleDrawing, MAX_BEADS, moveName } from "./drawn-puzzle.ts";

/** What a press at a place of the grid does, or in words why it does nothing. */
export function pressPlane(
  drawing: PuzzleDrawing,
  at: NetPoint,
): PuzzleDrawing | string {
  const { beads, tool } = drawing;
  const bead = beadAt(drawing, at);
  if (tool === "place") {
    if (bead !== undefined)
      return `Bead ${bead + 1} lies there: another would cover it.`;
    if (beads.length === MAX_BEADS) return `There are ${MAX_BEADS} beads at most.`;
    return addBead(drawing, at);
  }
  if (bead === undefined) return "No bead lies there.";
  if (tool === "remove") return removeBead(drawing, bead);
  if (tool === "sides") return setSides(drawing, bead);
  return pressForMove(drawing, tool, bead);
}

function pressForMove(
  drawing: PuzzleDrawing,
  move: number,
  bead: number,
): PuzzleDrawing | string {
  const { open, sides } = drawing;
  const [first] = open;
  const isTaken = drawing.moves[move].some((cycle) => cycle.includes(bead));
  if (first === undefined) {
    if (!isTaken && drawing.twists[move][bead] === 0)
      return { ...drawing, open: [bead] };
    return sides[bead] > 1
      ? twistBead(drawing, move, bead)
      : `Bead ${bead + 1} is in a cycle of move ${moveName(move)} already.`;
  }
  if (bead === first) {
    if (open.length > 1) return closeCycle(drawing, move);
    return sides[bead] > 1
      ? { ...twistBead(drawing, move, bead), open: [] }
      : `Bead ${bead + 1} has no sides to twist. Press the bead that it is sent to.`;
  }
  if (open.includes(bead)) return `Bead ${bead + 1} is in this cycle already.`;
  if (isTaken) {
    return `Bead ${bead + 1} is in another cycle of move ${moveName(move)} already.`;
  }
  if (sides[bead] !== sides[first]) {
    return `Bead ${first + 1} has ${sidesText(sides[first])}, and bead ${bead + 1} ${sidesText(sides[bead])}: beads that change places need equally many.`;
  }
  return { ...drawing, open: [...open, bead] };
}

function addBead(drawing: PuzzleDrawing, at: NetPoint): PuzzleDrawing {
  const { beads, sides, twists, order, facing } = drawing;
  return {
    ...drawing,
    beads: [...beads, at],
    sides: [...sides, 1],
    twists: twists.map((row) => [...row, 0]),
    order: [...order, beads.length],
    facing: [...facing, 0],
  };
}

function closeCycle(drawing: PuzzleDrawing, move: number): PuzzleDrawing {
  const moves = drawing.moves.map((cycles, i) =>
    i === move ? [...cycles, drawing.open] : cycles,
  );
  return { ...drawing, moves, open: [] };
}

/** The bead at a place is twisted by one side more in a move, and after the last not at all. */
function twistBead(drawing: PuzzleDrawing, move: number, bead: number): PuzzleDrawing {
  const twists = drawing.twists.map((row, i) =>
    i === move ? row.with(bead, (row[bead] + 1) % drawing.sides[bead]) : row,
  );
  return { ...drawing, twists };
}

/** Without a bead, all others keep their places; cycles that it was in are gone. */
function removeBead(drawing: PuzzleDrawing, gone: number): PuzzleDrawing {
  const others = <T>(row: readonly T[]) => row.filter((_, bead) => bead !== gone);
  const renamed = (bead: number) => (bead > gone ? bead - 1 : bead);
  const isBroken = (cycle: readonly number[]) => cycle.includes(gone);
  const moves = drawing.moves.map((cycles) =>
    cycles.filter((cycle) => !isBroken(cycle)).map((cycle) => cycle.map(renamed)),
  );
  const twists = drawing.twists.map((row, move) => {
    const broken = drawing.moves[move].filter(isBroken).flat();
    return others(row.map((by, bead) => (broken.includes(bead) ? 0 : by)));
  });
  const left = {
    beads: others(drawing.beads),
    sides: others(drawing.sides),
    moves,
    twists,
  };
  return { ...drawing, ...left, ...solvedBeads(left.beads.length), open: [] };
}

/** A bead and all that moves send it to get as many sides as the tool gives. */
function setSides(drawing: PuzzleDrawing, bead: number): PuzzleDrawing | string {
  const { given } = drawing;
  if (drawing.sides[bead] === given) {
    return `Bead ${bead + 1} has ${sidesText(given)} already.`;
  }
  const alike = connectedBeads(drawing, bead);
  const sides = drawing.sides.map((count, i) => (alike.has(i) ? given : count));
  const twists = drawing.twists.map((row) => row.map((by, i) => by % sides[i]));
  return { ...drawing, sides, twists, ...solvedBeads(sides.length), open: [] };
}

/** The beads that cycles join, directly or by others. */
function connectedBeads({ moves }: PuzzleDrawing, bead: number): Set<number> {
  const alike = new Set([bead]);
  // Grows while it is walked through.
  for (const one of alike) {
    for (const cycle of moves.flat()) {
      if (cycle.includes(one)) cycle.forEach((other) => alike.add(other));
    }
  }
  return alike;
}

/** Every bead in its own place, and none twisted. */
export function solvedBeads(count: number): Pick<PuzzleDrawing, "order" | "facing"> {
  const order = Array.from({ length: count }, (_, at) => at);
  return { order, facing: order.map(() => 0) };
}
