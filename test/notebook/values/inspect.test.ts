import { expect, test } from "vitest";
import { inspect, inspectLine } from "#notebook/values/inspect.ts";

class Corner {
  twist = 1;
  get hidden(): never {
    throw new Error("a getter ran");
  }
}

const cycle: unknown[] = [1];
cycle.push(cycle);

const VALUES: readonly [unknown, string][] = [
  [undefined, "undefined"],
  [null, "null"],
  [true, "true"],
  [23, "23"],
  [-0, "-0"],
  [NaN, "NaN"],
  [23n, "23n"],
  ['it\'s "so"\n', String.raw`"it's \"so\"\n"`],
  [Symbol("face"), "Symbol(face)"],
  [[3, [2, 1], "0"], '[3, [2, 1], "0"]'],
  [[], "[]"],
  [[, 1], "[empty, 1]"],
  [new Uint16Array([1, 2]), "Uint16Array [1, 2]"],
  [
    { permutation: [0, 1], "not a name": {} },
    '{ permutation: [0, 1], "not a name": {} }',
  ],
  [{ $a: 1, _b: 2, é: 3, "1c": 4 }, '{ $a: 1, _b: 2, é: 3, "1c": 4 }'],
  [Object.create(null), "{}"],
  [new Corner(), "Corner { twist: 1 }"],
  [new Map<unknown, unknown>([["F", [0]]]), 'Map { "F" => [0] }'],
  [new Set([1, "R"]), 'Set { 1, "R" }'],
  [new Map(), "Map {}"],
  [function rank() {}, "function rank"],
  [() => 0, "function"],
  [Corner, "class Corner"],
  [new RangeError("index 24 is out of range"), "RangeError: index 24 is out of range"],
  [
    new Error("no move", { cause: new TypeError("no cube", { cause: 7 }) }),
    "Error: no move (cause: TypeError: no cube (cause: 7))",
  ],
  [new Date(0), "1970-01-01T00:00:00.000Z"],
  [new Date(NaN), "Invalid Date"],
  [{ all: new ArrayBuffer(12) }, "{ all: ArrayBuffer (12 bytes) }"],
  [new ArrayBuffer(1), "ArrayBuffer (1 byte)"],
  [/F2?/g, "/F2?/g"],
  [Promise.resolve(1), "Promise (await shows its value)"],
  [(function* () {})(), "Generator {}"],
  [cycle, "[1, [circular]]"],
  [[cycle[0], cycle[0]], "[1, 1]"],
];

test.each(VALUES.map(([value, text]) => ({ text, value })))(
  "$text is how such a value is shown",
  ({ text, value }) => {
    expect(inspect(value)).toBe(text);
  },
);

test("a value that occurs twice is not circular", () => {
  const twice = { a: 1 };
  expect(inspect([twice, twice])).toBe("[{ a: 1 }, { a: 1 }]");
});

test("a getter is marked but not run", () => {
  const value = Object.defineProperty({}, "trap", {
    enumerable: true,
    get: () => {
      throw new Error("a getter ran");
    },
  });
  expect(inspect(value)).toBe("{ trap: [getter] }");
});

test("a truncated value says how much is missing", () => {
  expect(inspect(new Uint8Array(5040))).toMatch(/^Uint8Array \[0, .*, … 4940 more\]$/);
  expect(inspect("x".repeat(5000))).toMatch(/^"x{2000}" … 3000 more characters$/);
  expect(inspect(new Map(Array.from({ length: 200 }, (_, i) => [i, i])))).toMatch(
    /99 => 99, … 100 more }$/,
  );
});

test("a value of maximum length is complete, and one more item is omitted", () => {
  const whole = "x".repeat(2000);
  expect(inspect(whole)).toBe(`"${whole}"`);
  expect(inspect(`${whole}x`)).toBe(`"${whole}" … 1 more characters`);
  expect(inspect(Symbol(whole.slice(8)))).toBe(`Symbol(${whole.slice(8)})`);
  expect(inspect(Symbol(whole.slice(7)))).toBe(
    `Symbol(${whole.slice(7)} … 1 more characters`,
  );
  const list = Array.from({ length: 100 }, () => 0).join(", ");
  expect(inspect(new Array(100).fill(0))).toBe(`[${list}]`);
  expect(inspect(new Array(101).fill(0))).toBe(`[${list}, … 1 more]`);
  expect(inspect([[[[[[]]]]]])).toBe("[[[[[[]]]]]]");
  expect(inspect([[[[[[[]]]]]]])).toBe("[[[[[[…]]]]]]");
  expect(inspect(10n ** 1900n)).toBe(`1${"0".repeat(1900)}n`);
  expect(inspect(10n ** 5000n)).toBe("(a bigint of about 5001 digits)");
});

test("a line of limited length says whether it is complete", () => {
  expect(inspectLine([1, 2], 6)).toEqual({ text: "[1, 2]", isComplete: true });
  expect(inspectLine([1, 2], 5)).toEqual({ text: "[1, …", isComplete: false });
  const deep = inspectLine([[[[[[[]]]]]]], 99);
  expect(deep).toEqual({ text: "[[[[[[…]]]]]]", isComplete: false });
  expect(inspectLine(new Array(101), 999).isComplete).toBe(false);
});

test("a class differs from a function with “class” in its source", () => {
  expect(
    inspect(function f() {
      return "a class of moves";
    }),
  ).toBe("function f");
  expect(inspect({ classOf() {} }.classOf)).toBe("function classOf");
  expect(inspect(class {})).toBe("class");
  const classOf = (value: object) => value.constructor;
  expect(inspect(classOf)).toBe("function classOf");
});

test("a function or class whose name is not a string has no name", () => {
  const name = { value: 5 };
  expect(inspect(Object.defineProperty(() => 0, "name", name))).toBe("function");
  class Odd {}
  Object.defineProperty(Odd, "name", name);
  expect(inspect(Odd)).toBe("class");
  expect(inspect(new Odd())).toBe("Object {}");
});

const throwing = () => {
  throw new Error("no");
};
let deep: unknown[] = [];
for (let i = 0; i < 100_000; i++) deep = [deep];
const wide = Array.from({ length: 100 }, () =>
  Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => "wide")),
);
const traps = {
  get: throwing,
  getPrototypeOf: throwing,
  ownKeys: throwing,
  getOwnPropertyDescriptor: throwing,
};

const HOSTILE: readonly [string, unknown][] = [
  ["a bigint of a million digits", 16n ** 830_000n],
  ["an array of a thousand million holes", new Array(1e9)],
  ["a string of ten million letters", "x".repeat(1e7)],
  ["an array of arrays of arrays", wide],
  ["an array a hundred thousand deep", deep],
  ["an object that refuses to be read", new Proxy({}, traps)],
  ["an array that refuses to be read", new Proxy([], traps)],
  ["a map that is none", Object.create(Map.prototype)],
  ["a date that is none", Object.create(Date.prototype)],
  [
    "an error whose message throws",
    Object.defineProperty(new Error(), "message", { get: throwing }),
  ],
  [
    "a symbol tag that throws",
    Object.defineProperty(Object.create({}), Symbol.toStringTag, { get: throwing }),
  ],
  ["a key of a million letters", { ["k".repeat(1e6)]: 1 }],
  [
    "a name of a million letters",
    Object.defineProperty(() => 0, "name", { value: "n".repeat(1e6) }),
  ],
  ["an error with a message of a million letters", new Error("m".repeat(1e6))],
  ["everything that is global", globalThis],
];

test.each(HOSTILE.map(([what]) => what))(
  "%s is shown, shortly, in one line",
  (what) => {
    const text = inspect(new Map(HOSTILE).get(what));
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThan(5000);
    expect(text).not.toContain("\n");
  },
);
