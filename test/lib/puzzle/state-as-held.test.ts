import { expect, test } from "vitest";
import {
  allSchemes,
  FACES,
  formatMoves,
  fromFacelets,
  N_STATES,
  randomState,
  rankState,
  solve,
  stateAsHeld,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { seeded } from "./seeded.ts";
import { HOLDS, turnSolid } from "./solid-cube.ts";

const SOLVED_NET = "UUUURRRRFFFFDDDDLLLLBBBB";
const WESTERN = "WRGYOB";
const JAPANESE = "WRGBOY";
const MIRRORED = "WOGYRB";

const random = seeded(11);

/** 24 letters in other colours: these are in the order U R F D L B. */
function paint(letters: string, colours: string): string {
  return Array.from(letters, (face) => colours["URFDLB".indexOf(face)]).join("");
}

test.each([
  ["western", WESTERN],
  ["Japanese", JAPANESE],
  ["mirrored", MIRRORED],
])(
  "a %s cube in any of 24 holds is solved by U, R and F as it is held, and then shows its scheme",
  (_, colours) => {
    for (const hold of HOLDS) {
      const scrambled = paint(toFacelets(unrankState(random(N_STATES))), colours);
      const held = turnSolid(scrambled, hold);
      const { state, scheme } = stateAsHeld([...held]);
      const moves = formatMoves(solve(state, { metric: "HTM" }));
      expect(moves).toMatch(/^[URF2' ]*$/);
      expect(turnSolid(held, moves)).toBe(paint(SOLVED_NET, scheme.join("")));
    }
  },
);

test("the colours and the state give back what was painted, in all schemes", () => {
  for (const colours of allSchemes(FACES)) {
    for (const hold of HOLDS) {
      const letters = toFacelets(unrankState(random(N_STATES)));
      const held = turnSolid(paint(letters, colours.join("")), hold);
      const { state, scheme } = stateAsHeld([...held]);
      expect(paint(toFacelets(state), scheme.join(""))).toBe(held);
    }
  }
});

test("with the usual corner in place it is the state that everyone reads; colours may have long names", () => {
  const names = "white red green yellow orange blue".split(" ");
  for (let i = 0; i < 50; i++) {
    const state = unrankState(random(N_STATES));
    const letters = toFacelets(state);
    expect(fromFacelets(letters)).toEqual(state);
    const named = Array.from(letters, (face) => names["URFDLB".indexOf(face)]);
    expect(stateAsHeld(named)).toEqual({ state, scheme: names });
  }
});

test("what no turns lead to is refused, with the reason", () => {
  const refused = (net: string) => () => stateAsHeld([...net]);
  expect(refused("UUUU")).toThrow("expected 24 stickers, found 4");
  expect(refused(SOLVED_NET.replace("B", "U"))).toThrow("5 of U, 3 of B");
  expect(refused(SOLVED_NET.replace("B", "."))).toThrow("expected 6 colours, found 7");
  expect(refused("UUUFURRRFRFFDDDDLLLLBBBB")).toThrow("one corner is turned");
  expect(refused("UUUUFRRRFRFFDDDDLLLLBBBB")).toThrow(
    "mirrored corners (UFR): their colours are in reverse order",
  );
  expect(refused("RUUUURRRFFFFDDDDLLLLBBBB")).toThrow("shows colour U twice");
  for (const [value, said] of [
    [undefined, "undefined"],
    ["UUUU", '"UUUU"'],
  ]) {
    expect(() => stateAsHeld(value as never)).toThrow(
      new TypeError(`a colouring must be an array, not ${said}`),
    );
  }
});

test("a random state is drawn from all, the first and the last among them", () => {
  expect(rankState(randomState({ random: () => 0 }))).toBe(0);
  expect(rankState(randomState({ random: () => 1 - 2 ** -53 }))).toBe(N_STATES - 1);
  expect(rankState(randomState({ random: () => 1_234_567.5 / N_STATES }))).toBe(
    1_234_567,
  );
  expect(rankState(randomState())).toBeLessThan(N_STATES);
  expect(() => randomState({ random: () => 1 })).toThrow(
    new RangeError("random returned 1; expected a number in [0, 1)"),
  );
  // The old call must not silently use another source of chance.
  expect(() => randomState((() => 0) as never)).toThrow(
    "expected options {random: () => …}, not a function",
  );
});
