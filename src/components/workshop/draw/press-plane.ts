import { type PlanePoint } from "#kit/drawing/plane.ts";
import { sidesText } from "./drawing-messages.ts";
import { beadAt, type PuzzleDrawing, MAX_BEADS, moveName } from "./drawn-puzzle.ts";

/** The drawing after a press at a grid point, or the reason why nothing happens. */
export function pressPlane(
  drawing: PuzzleDrawing,
  at: PlanePoint,
): PuzzleDrawing | string {
  const { beads, tool } = drawing;
  const bead = beadAt(drawing, at);
  if (tool === "place") {
    if (bead !== undefined)
      return `Bead ${bead + 1} is there already. Press an empty place.`;
    if (beads.length === MAX_BEADS)
      return `A drawing can’t have more than ${MAX_BEADS} beads.`;
    return addBead(drawing, at);
  }
  if (bead === undefined) return "There is no bead there.";
  if (tool === "remove") return removeBead(drawing, bead);
  if (tool === "sides") return setSides(drawing, bead);
  return pressForMove(drawing, tool, bead);
}

function pressForMove(
  drawing: PuzzleDrawing,
  move: number,
  bead: number,
): PuzzleDrawing | string {
  const { openCycle, sides } = drawing;
  const [first] = openCycle;
  const isInCycle = drawing.moves[move].some((cycle) => cycle.includes(bead));
  if (first === undefined) {
    if (!isInCycle && drawing.twists[move][bead] === 0)
      return { ...drawing, openCycle: [bead] };
    return sides[bead] > 1
      ? twistBead(drawing, move, bead)
      : `Bead ${bead + 1} is in a cycle of move ${moveName(move)} already.`;
  }
  if (bead === first) {
    if (openCycle.length > 1) return closeCycle(drawing, move);
    return sides[bead] > 1
      ? { ...twistBead(drawing, move, bead), openCycle: [] }
      : `Bead ${bead + 1} has no sides to twist. Press the bead whose position it moves to.`;
  }
  if (openCycle.includes(bead)) return `Bead ${bead + 1} is in this cycle already.`;
  if (isInCycle) {
    return `Bead ${bead + 1} is in another cycle of move ${moveName(move)} already.`;
  }
  if (sides[bead] !== sides[first]) {
    return `Bead ${first + 1} has ${sidesText(sides[first])}, but bead ${bead + 1} has ${sidesText(sides[bead])}. Beads that trade positions need the same number.`;
  }
  return { ...drawing, openCycle: [...openCycle, bead] };
}

function addBead(drawing: PuzzleDrawing, at: PlanePoint): PuzzleDrawing {
  const { beads, sides, twists, order, beadTwists } = drawing;
  return {
    ...drawing,
    beads: [...beads, at],
    sides: [...sides, 1],
    twists: twists.map((row) => [...row, 0]),
    order: [...order, beads.length],
    beadTwists: [...beadTwists, 0],
  };
}

function closeCycle(drawing: PuzzleDrawing, move: number): PuzzleDrawing {
  const moves = drawing.moves.map((cycles, i) =>
    i === move ? [...cycles, drawing.openCycle] : cycles,
  );
  return { ...drawing, moves, openCycle: [] };
}

/** Twists the bead by one side more; after the last side, by none. */
function twistBead(drawing: PuzzleDrawing, move: number, bead: number): PuzzleDrawing {
  const twists = drawing.twists.map((row, i) =>
    i === move ? row.with(bead, (row[bead] + 1) % drawing.sides[bead]) : row,
  );
  return { ...drawing, twists };
}

/** Removes a bead and the cycles that include it. */
function removeBead(drawing: PuzzleDrawing, removedBead: number): PuzzleDrawing {
  const withoutRemoved = <T>(row: readonly T[]) =>
    row.filter((_, bead) => bead !== removedBead);
  const renumber = (bead: number) => (bead > removedBead ? bead - 1 : bead);
  const isBroken = (cycle: readonly number[]) => cycle.includes(removedBead);
  const moves = drawing.moves.map((cycles) =>
    cycles.filter((cycle) => !isBroken(cycle)).map((cycle) => cycle.map(renumber)),
  );
  const twists = drawing.twists.map((row, move) => {
    const broken = drawing.moves[move].filter(isBroken).flat();
    return withoutRemoved(row.map((by, bead) => (broken.includes(bead) ? 0 : by)));
  });
  const remaining = {
    beads: withoutRemoved(drawing.beads),
    sides: withoutRemoved(drawing.sides),
    moves,
    twists,
  };
  return {
    ...drawing,
    ...remaining,
    ...solvedBeads(remaining.beads.length),
    openCycle: [],
  };
}

/** Sets the sides of a bead and of all beads that cycles connect to it. */
function setSides(drawing: PuzzleDrawing, bead: number): PuzzleDrawing | string {
  const { newSides } = drawing;
  if (drawing.sides[bead] === newSides) {
    return `Bead ${bead + 1} has ${sidesText(newSides)} already.`;
  }
  const connected = connectedBeads(drawing, bead);
  const sides = drawing.sides.map((count, i) => (connected.has(i) ? newSides : count));
  const twists = drawing.twists.map((row) => row.map((by, i) => by % sides[i]));
  return { ...drawing, sides, twists, ...solvedBeads(sides.length), openCycle: [] };
}

/** The beads that cycles connect to a bead. */
function connectedBeads({ moves }: PuzzleDrawing, bead: number): Set<number> {
  const connected = new Set([bead]);
  // The set grows during the loop.
  for (const one of connected) {
    for (const cycle of moves.flat()) {
      if (cycle.includes(one)) cycle.forEach((other) => connected.add(other));
    }
  }
  return connected;
}

/** Every bead in its own position, without twists. */
export function solvedBeads(
  count: number,
): Pick<PuzzleDrawing, "order" | "beadTwists"> {
  const order = Array.from({ length: count }, (_, at) => at);
  return { order, beadTwists: order.map(() => 0) };
}
