import { describe, expect, test } from "vitest";
import { unrankDigits } from "#lib/indexing/digits.ts";
import { toFactoradic } from "#lib/indexing/factoradic.ts";
import { unrankPermutation } from "#lib/indexing/permutation.ts";
import {
  digitChoices,
  digitThatChooses,
} from "#figures/indexing/odometer/digit-choices.ts";
import {
  odometerModel,
  wheelFaceCounts,
  largestDigits,
  MAX_WHEELS,
  MIN_WHEELS,
  odometerNumber,
  odometerPermutation,
  hasRolledOver,
  countCarries,
  countToLongestCarry,
  countWheelsOnLastFace,
  type OdometerState,
} from "#figures/indexing/odometer/odometer-model.ts";
import {
  capacity,
  placeValue,
  NUMBER_SYSTEMS,
  type NumberSystem,
} from "#figures/indexing/odometer/number-system.ts";

const { initial, update, encode, decode } = odometerModel;
/** 47, where adding one carries through three wheels. */
const FULL_WHEELS = at("factorial", toDigits("factorial", 47, 6));

/** Every system and number of wheels whose numbers can all be visited. */
const SMALL = NUMBER_SYSTEMS.flatMap((system) =>
  Array.from({ length: MAX_WHEELS - MIN_WHEELS + 1 }, (_, i) => ({
    system,
    wheels: i + MIN_WHEELS,
  })),
).filter(({ system, wheels }) => capacity(system, wheels) <= 10_000);

function at(
  system: NumberSystem,
  digits: number[],
  how: OdometerState["how"] = "set",
): OdometerState {
  return { system, digits, how };
}

function toDigits(system: NumberSystem, number: number, wheels: number): number[] {
  return system === "factorial"
    ? toFactoradic(number, wheels)
    : unrankDigits(number, wheels, system === "tens" ? 10 : 2);
}

test("starts at 0, with four wheels", () => {
  expect(initial).toEqual(at("factorial", [0, 0, 0, 0]));
});

describe("place values", () => {
  test("a wheel's number of faces is the ratio of the next place value to its own", () => {
    for (const system of NUMBER_SYSTEMS) {
      wheelFaceCounts(system, MAX_WHEELS)
        .reverse()
        .forEach((faces, place) => {
          expect(placeValue(system, place + 1)).toBe(placeValue(system, place) * faces);
        });
    }
  });

  test("the factorial wheels have 8, 7, … 1 faces", () => {
    expect(wheelFaceCounts("factorial", 8)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe.each(SMALL)("$wheels wheels counting in $system", ({ system, wheels }) => {
  const count = capacity(system, wheels);

  test("a step up gives the next number, a step down the previous one", () => {
    for (let number = 0; number < count; number++) {
      const state = at(system, toDigits(system, number, wheels));
      expect(update(state, { type: "step", by: 1 }).digits).toEqual(
        toDigits(system, (number + 1) % count, wheels),
      );
      expect(update(state, { type: "step", by: -1 }).digits).toEqual(
        toDigits(system, (number + count - 1) % count, wheels),
      );
    }
  });

  test("only the step past the end rolls over", () => {
    for (let number = 0; number < count; number++) {
      const state = at(system, toDigits(system, number, wheels));
      expect(hasRolledOver(update(state, { type: "step", by: 1 }))).toBe(
        number === count - 1,
      );
      expect(hasRolledOver(update(state, { type: "step", by: -1 }))).toBe(number === 0);
    }
  });

  test("the wheels on their last face are those that carry at the next step", () => {
    for (let number = 0; number < count; number++) {
      const state = at(system, toDigits(system, number, wheels));
      const next = update(state, { type: "step", by: 1 });
      expect(countCarries(next)).toBe(countWheelsOnLastFace(state));
      const back = update(next, { type: "step", by: -1 });
      expect(countCarries(back)).toBe(countWheelsOnLastFace(state));
    }
  });

  test("all wheels on their last face show the largest number", () => {
    expect(odometerNumber(at(system, largestDigits(system, wheels)))).toBe(count - 1);
  });

  test("a link restores each state and how it came about", () => {
    for (let number = 0; number < count; number++) {
      const digits = toDigits(system, number, wheels);
      for (const how of ["up", "down", "set"] as const) {
        const state = at(system, digits, how);
        expect(decode(encode(state))).toEqual(state);
      }
    }
    const cut = at(system, largestDigits(system, wheels), "cut");
    expect(decode(encode(cut))).toEqual(cut);
  });
});

test("the wheels that carried are those that passed their last face", () => {
  const after = update(FULL_WHEELS, { type: "step", by: 1 });
  expect(FULL_WHEELS.digits).toEqual([0, 1, 3, 2, 1, 0]);
  expect(after.digits).toEqual([0, 2, 0, 0, 0, 0]);
  expect(countCarries(after)).toBe(3);
  expect(countCarries(FULL_WHEELS)).toBe(0);
});

test("the leftmost wheel turns after the counted steps, and 0 steps remain", () => {
  let count = at("factorial", [1, 2, 0, 0]);
  expect(countToLongestCarry(count)).toBe(2);
  for (const remaining of [1, 0]) {
    count = update(count, { type: "step", by: 1 });
    expect(countToLongestCarry(count)).toBe(remaining);
  }
  expect(count.digits).toEqual([2, 0, 0, 0]);
  // Going back leaves a step to repeat.
  expect(countToLongestCarry(update(count, { type: "step", by: -1 }))).toBe(1);
  expect(countToLongestCarry(initial)).toBe(6);
});

test("turning a wheel by hand doesn't carry", () => {
  const state = at("factorial", [0, 3, 2, 1, 0]);
  expect(update(state, { type: "turn", at: 1, by: 1 }).digits).toEqual([0, 0, 2, 1, 0]);
  expect(update(state, { type: "turn", at: 0, by: -1 }).digits).toEqual([
    4, 3, 2, 1, 0,
  ]);
  expect(update(state, { type: "turn", at: 4, by: 7 })).toBe(state);
});

test("the number stays when the system or the number of wheels changes, if it fits", () => {
  for (const system of NUMBER_SYSTEMS) {
    const state = update(FULL_WHEELS, { type: "set-system", system });
    expect(odometerNumber(state)).toBe(47);
    expect(state.how).toBe("set");
  }
  for (const wheels of [5, 6, 7, 8]) {
    const state = update(FULL_WHEELS, { type: "set-wheels", wheels });
    expect(odometerNumber(state)).toBe(47);
    expect(state.digits).toHaveLength(wheels);
  }
});

test("a number that doesn't fit is cut to the largest one, with a note", () => {
  const state = update(FULL_WHEELS, { type: "set-wheels", wheels: 4 });
  expect(state).toEqual(at("factorial", [3, 2, 1, 0], "cut"));
});

test("an action without effect returns the same state", () => {
  expect(update(FULL_WHEELS, { type: "set-number", number: 47 })).toBe(FULL_WHEELS);
  expect(update(FULL_WHEELS, { type: "set-system", system: "factorial" })).toBe(
    FULL_WHEELS,
  );
  expect(update(FULL_WHEELS, { type: "set-wheels", wheels: 6 })).toBe(FULL_WHEELS);
  expect(update(FULL_WHEELS, { type: "set-digits", digits: [0, 1, 3, 2, 1, 0] })).toBe(
    FULL_WHEELS,
  );
});

describe("cards", () => {
  test("the cards that the digits take are the permutation of the number", () => {
    for (let n = 2; n <= 6; n++) {
      for (let number = 0; number < capacity("factorial", n); number++) {
        const state = at("factorial", toDigits("factorial", number, n));
        const chosen = digitChoices(state).map((fates) => fates.indexOf("chosen"));
        expect(chosen).toEqual(unrankPermutation(number, n));
        expect(odometerPermutation(state)).toEqual(chosen);
      }
    }
  });

  test("a digit is the number of cards passed over, and each wheel has one card fewer", () => {
    const fates = digitChoices(at("factorial", [2, 0, 1, 0]));
    expect(fates).toEqual([
      ["passed", "passed", "chosen", "left"],
      ["chosen", "left", "taken", "left"],
      ["taken", "passed", "taken", "chosen"],
      ["taken", "chosen", "taken", "taken"],
    ]);
  });

  test("in tens, each wheel chooses among the same ten faces", () => {
    const fates = digitChoices(at("tens", [3, 3]));
    expect(fates[0]).toEqual(fates[1]);
    expect(fates[1].indexOf("chosen")).toBe(3);
    expect(fates[1]).toHaveLength(10);
  });

  test("choosing a card sets the digit that takes it", () => {
    const [, second] = digitChoices(at("factorial", [2, 0, 1, 0]));
    expect([0, 1, 2, 3].map((card) => digitThatChooses(second, card))).toEqual([
      0,
      1,
      undefined,
      2,
    ]);
  });
});

describe("invalid links", () => {
  test.each([
    ["", "a count looks like factorial-013210"],
    ["factorial", "a count looks like factorial-013210"],
    ["factorial-", "a count looks like factorial-013210"],
    ["factorial-01321-0", "a count looks like factorial-013210"],
    ["factorial-013210-sideways", "a count looks like factorial-013210"],
    ["__proto__-000", "a count looks like factorial-013210"],
    [
      "constructor-000",
      "there is no number system “constructor”; expected one of tens, twos, factorial",
    ],
    ["factorial-0", "one wheel is given; expected 2 to 8"],
    [`tens-${"9".repeat(5000)}`, "5000 wheels are given; expected 2 to 8"],
    ["twos-1210", "wheel 2 shows 2, but its last face is 1"],
    ["factorial-013211", "wheel 6 shows 1, but its last face is 0"],
    [
      "factorial-3110-cut",
      "the count is marked “cut”, but not all wheels are on their last faces",
    ],
  ])("%.30s is refused in words", (text, message) => {
    expect(() => decode(text)).toThrow(new Error(message));
  });
});

test("each change is announced in one sentence", () => {
  const said = (action: Parameters<typeof update>[1], state = FULL_WHEELS) =>
    odometerModel.describe(update(state, action));
  expect(said({ type: "step", by: 1 })).toBe(
    "48, digits 0 2 0 0 0 0, a carry through three wheels; permutation 1 4 2 3 5 6.",
  );
  expect(said({ type: "set-system", system: "twos" })).toBe("47, digits 1 0 1 1 1 1.");
  const largest = update(FULL_WHEELS, { type: "largest" });
  expect(said({ type: "step", by: 1 }, largest)).toBe(
    "Rolled over to 0, digits 0 0 0 0 0 0; permutation 1 2 3 4 5 6.",
  );
});
