import { describe, expect, test } from "vitest";
import { selectedMoveModel } from "#figures/moves/turns/selected-move.ts";
import {
  type TurnCycle,
  turnCycleModel,
  MAX_TURNS,
  quarterTurnsName,
} from "#figures/moves/turns/turn-cycle-model.ts";
import {
  isIdentity,
  cyclePathTo,
  pathOrigin,
  pathTwist,
} from "#figures/moves/turns/cycle-path.ts";
import {
  cyclePathArrows,
  stickerOrigins,
  ringArrows,
} from "#figures/moves/turns/net-arrows.ts";
import {
  turnOrientationIndex,
  turnPermutationIndex,
} from "#figures/moves/turns/turn-coordinate.ts";
import {
  applyMoves,
  buildMoveTables,
  FACE_NAMES,
  MOVE_NAMES,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  SOLVED,
} from "#lib/index.ts";

const FACES = FACE_NAMES.map((_, face) => face);
const POSITIONS = SOLVED.permutation;
const TURNS = [1, 2, 3, 4];
const CYCLES: TurnCycle[] = FACES.flatMap((face) =>
  TURNS.flatMap((turns) => POSITIONS.map((position) => ({ face, turns, position }))),
);

describe("the path of a piece", () => {
  test("starts at the library's source and adds up its twist for every face and position", () => {
    for (const { face, turns, position } of CYCLES) {
      const moves = Array<number>(turns).fill(3 * face);
      const { permutation, orientation } = applyMoves(SOLVED, moves);
      const hops = cyclePathTo(position, face, turns);
      expect(hops).toHaveLength(turns);
      expect(hops[0].to).toBe(position);
      expect(pathOrigin(hops)).toBe(permutation[position]);
      expect(pathTwist(hops)).toBe(orientation[position]);
    }
  });

  // Worked out by hand from the faces of the corners.
  test("F2 brings the piece of position 7 to position 2, by way of 3", () => {
    expect(cyclePathTo(1, 0, 2)).toEqual([
      { from: 2, to: 1, twist: 1 },
      { from: 6, to: 2, twist: 2 },
    ]);
  });

  test("four turns of a face are the identity; fewer are not", () => {
    for (const face of FACES) {
      for (const turns of TURNS) {
        const ways = POSITIONS.map((position) => cyclePathTo(position, face, turns));
        expect(isIdentity(ways)).toBe(turns === 4);
      }
    }
  });

  test("pieces in their positions but twisted are not the identity", () => {
    expect(isIdentity([[{ from: 0, to: 0, twist: 1 }]])).toBe(false);
    expect(isIdentity([[{ from: 0, to: 0, twist: 0 }]])).toBe(true);
  });
});

describe("arrows on the net", () => {
  const LETTERS = POSITIONS.concat(7).flatMap((position) =>
    stickerOrigins(position).map(([x, y]) => [x + 0.5, y + 0.5]),
  );
  const numbersIn = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

  test("each turn has an arrow, and none comes near a letter", () => {
    for (const { face, turns, position } of CYCLES) {
      const arrows = cyclePathArrows(cyclePathTo(position, face, turns));
      expect(arrows).toHaveLength(turns);
      for (const path of arrows.filter(Boolean)) {
        const [x1, y1, cx, cy, x2, y2] = numbersIn(path);
        for (let t = 0; t <= 1; t += 0.02) {
          const at = (from: number, control: number, to: number) =>
            (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;
          const [x, y] = [at(x1, cx, x2), at(y1, cy, y2)];
          const closest = Math.min(
            ...LETTERS.map(([u, v]) => Math.hypot(x - u, y - v)),
          );
          expect(closest).toBeGreaterThan(0.3);
        }
      }
    }
  });

  // On the net, U occupies columns 2 and 3 of rows 0 and 1; R columns 4 and 5 of rows 2 and 3.
  test("F carries the U sticker of position 3 to the right face, position 2", () => {
    const [arrow] = cyclePathArrows(cyclePathTo(1, 0, 1));
    const [x1, y1, , , x2, y2] = numbersIn(arrow);
    expect([Math.floor(x1), Math.floor(y1)]).toEqual([2, 1]);
    expect([Math.floor(x2), Math.floor(y2)]).toEqual([4, 2]);
  });

  test("the ring of each face joins its own four stickers", () => {
    const corner = { F: [2, 2], R: [4, 2], U: [2, 0] } as Record<string, number[]>;
    for (const face of FACES) {
      const [left, top] = corner[FACE_NAMES[face]];
      const ring = ringArrows(face);
      expect(new Set(ring).size).toBe(4);
      for (const path of ring) {
        const [x1, y1, , , x2, y2] = numbersIn(path);
        for (const [x, y] of [
          [x1, y1],
          [x2, y2],
        ]) {
          expect(Math.abs(x - (left + 1))).toBeLessThan(1);
          expect(Math.abs(y - (top + 1))).toBeLessThan(1);
        }
      }
    }
  });

  test("the origins of the eight corners' stickers are the 24 squares of the net", () => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(stickerOrigins).map(String);
    expect(new Set(places).size).toBe(24);
  });
});

describe("the model of the turn cycles", () => {
  const { initial, update, encode, decode } = turnCycleModel;

  test("decode(encode(state)) is the state", () => {
    for (const cycle of CYCLES) expect(decode(encode(cycle))).toEqual(cycle);
    expect(new Set(CYCLES.map(encode)).size).toBe(CYCLES.length);
  });

  test.each(["", "F", "F1", "F1-0", "F1-8", "F0-1", "F5-1", "L1-1", "f1-1", "F1-1\n"])(
    "the text %j is refused in words",
    (text) => {
      expect(() => decode(text)).toThrow(/such as F2-7/);
    },
  );

  test("“once more” counts to four and starts again", () => {
    const counts = [initial];
    for (let i = 0; i < MAX_TURNS; i++)
      counts.push(update(counts.at(-1)!, "once more"));
    expect(counts.map(({ turns }) => turns)).toEqual([1, 2, 3, 4, 1]);
  });

  test("an action without effect returns the same state", () => {
    expect(update(initial, { ...initial })).toBe(initial);
    expect(update(initial, { position: 3 })).toEqual({ ...initial, position: 3 });
  });

  test("quarter turns have names, except four of them", () => {
    expect(TURNS.map((turns) => quarterTurnsName(1, turns))).toEqual([
      "R",
      "R2",
      "R′",
      "R R R R",
    ]);
  });

  test("the announcement names the path", () => {
    expect(turnCycleModel.describe({ face: 0, turns: 2, position: 1 })).toBe(
      "After F2: Position 2, UFR, has the piece from position 7, twisted by 0.",
    );
  });
});

describe("an index turned in three steps", () => {
  const tables = buildMoveTables();
  const MOVES = MOVE_NAMES.map((_, move) => move);

  test("is the table's entry for all 5040 permutations and nine moves", () => {
    for (let number = 0; number < N_PERMUTATIONS; number++) {
      for (const move of MOVES) {
        const { newIndex: result } = turnPermutationIndex(number, move);
        if (result !== tables.permutation[number * N_MOVES + move]) {
          expect.fail(`order ${number}, move ${move}: ${result}`);
        }
      }
    }
  });

  test("is the table's entry for all 729 orientations and nine moves", () => {
    for (let number = 0; number < N_ORIENTATIONS; number++) {
      for (const move of MOVES) {
        const { newIndex: result } = turnOrientationIndex(number, move);
        if (result !== tables.orientation[number * N_MOVES + move]) {
          expect.fail(`orientation ${number}, move ${move}: ${result}`);
        }
      }
    }
  });

  test("each entry comes from its source, with the added twist", () => {
    for (const move of MOVES) {
      const order = turnPermutationIndex(1693, move);
      expect(order.after).toEqual(order.source.map((from) => order.before[from]));
      const twists = turnOrientationIndex(370, move);
      expect(twists.after).toEqual(
        twists.source.map(
          (from, to) => (twists.before[from] + twists.addedTwists![to]) % 3,
        ),
      );
    }
  });
});

describe("the selected move", () => {
  const { update, encode, decode, describe: speak } = selectedMoveModel;

  test("is encoded as a face and its quarter turns", () => {
    const texts = MOVE_NAMES.map((_, move) => encode(move));
    expect(texts).toEqual("F1 F2 F3 R1 R2 R3 U1 U2 U3".split(" "));
    expect(texts.map(decode)).toEqual(MOVE_NAMES.map((_, move) => move));
    expect(update(0, 5)).toBe(5);
    expect(speak(5)).toBe("The move is R′.");
  });

  test.each(["%j is rejected", "F", "F0", "F4", "L1", "F'", "9", "F1 "])(
    "%j is refused",
    (text) => {
      expect(() => decode(text)).toThrow(/such as F3/);
    },
  );
});
