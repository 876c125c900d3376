import { join } from "node:path/posix";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { N_STATES, rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { FACE_NAMES, faceOf, HTM_MOVES, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { formBytes, SIX_FORMS } from "#src/six-forms/six-forms.ts";
import { readImports } from "../imports.ts";

/** As counted by a program that is no part of this project. */
const COUNTED = {
  HTM: [1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644],
  QTM: [
    1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536,
    90280, 276,
  ],
  /** In QTM: any two of the three faces are neighbours. */
  twoFaces: [
    1, 4, 10, 24, 58, 130, 271, 526, 980, 1750, 2731, 3905, 5229, 5848, 4792, 2375, 508,
    18,
  ],
} as const;

const SLOW = 600_000;
const [inMap, ...inArrays] = SIX_FORMS;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The first run of all: some tables are kept for later ones.
test.for(inArrays.map((form) => ({ form, name: form.name })))(
  "$name counts all states in QTM, and creates exactly the arrays that it declares",
  { timeout: SLOW },
  ({ form }) => {
    // What ranking itself keeps, a few thousand bytes, is no form's own.
    expect(rankState(unrankState(1))).toBe(1);
    const bytes = watchAllocations();
    expect(form.run(QTM_MOVES)).toEqual(COUNTED.QTM);
    expect(bytes()).toBe(formBytes(form));
    expect(form.memory.some(({ isEstimate }) => isEstimate)).toBe(false);
  },
);

// The slowest but the Map is asked for one metric: it would take half a minute.
const quick = inArrays.filter(({ name }) => name !== "ranking");

test.for(quick.map((form) => ({ form, name: form.name })))(
  "$name counts all states in HTM, and tells each depth as it goes",
  { timeout: SLOW },
  ({ form }) => {
    const told: number[] = [];
    const found = form.run(HTM_MOVES, (depth, count) => {
      expect(depth).toBe(told.length);
      told.push(count);
    });
    expect(found).toEqual(COUNTED.HTM);
    expect(told).toEqual(COUNTED.HTM);
  },
);

// All states would take it half a minute.
test("the Map of sticker strings counts the first ten depths in QTM, and takes the memory a state that it says, to a fifth", () => {
  const LAST = 9;
  const told: number[] = [];
  const enough = new Error("enough");
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  let bytes = 0;
  const run = () =>
    inMap.run(QTM_MOVES, (depth, count) => {
      told.push(count);
      if (depth < LAST) return;
      collectGarbage();
      bytes = process.memoryUsage().heapUsed - before;
      throw enough;
    });
  expect(run).toThrow(enough);
  expect(told).toEqual(COUNTED.QTM.slice(0, LAST + 1));
  const states = told.reduce((sum, count) => sum + count);
  const said = (formBytes(inMap) * states) / N_STATES;
  expect(bytes / said).toBeGreaterThan(0.8);
  expect(bytes / said).toBeLessThan(1.2);
});

test("to the end, the Map counts what each two faces reach, as others have counted", () => {
  for (const left of FACE_NAMES.keys()) {
    const two = QTM_MOVES.filter((move) => faceOf(move) !== left);
    expect(inMap.run(two)).toEqual(COUNTED.twoFaces);
  }
});

test("they come from the plainest to the quickest, each under its own name", () => {
  expect(SIX_FORMS.map(({ name }) => name)).toEqual([
    "sticker-strings",
    "ranking",
    "move-tables",
    "both-ways",
    "bits",
    "simd",
  ]);
});

test("no form calls another: its file imports the library and what a form is, no more", () => {
  const folder = "src/six-forms";
  const imports = readImports(join(import.meta.dirname, "../.."), [folder]).filter(
    ({ from }) => from !== `${folder}/six-forms.ts`,
  );
  for (const { name } of SIX_FORMS) {
    const ofForm = imports.filter(({ from }) => from === `${folder}/${name}.ts`);
    expect(ofForm.length, name).toBeGreaterThan(1);
  }
  for (const { from, specifier } of imports) {
    expect(specifier, from).toMatch(/^(\.\.\/lib\/.*|\.\/form)\.ts$/);
  }
});

/** From now on, the bytes of all arrays made, but for small ones that serve a moment. */
function watchAllocations(): () => number {
  const buffers = new Set<ArrayBufferLike>();
  const watch = <Watched extends ArrayBufferView>(array: Watched): Watched => {
    if (array.byteLength > SMALL) buffers.add(array.buffer);
    return array;
  };
  const kinds = [
    Int8Array,
    Uint8Array,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
  ];
  for (const kind of kinds) {
    const watched = new Proxy(kind, {
      construct(target, args: unknown[], newTarget) {
        return watch(Reflect.construct(target, args, newTarget) as Uint8Array);
      },
    });
    vi.stubGlobal(kind.name, watched);
  }
  const { slice } = Uint8Array.prototype;
  const ofAllKinds = Object.getPrototypeOf(Uint8Array.prototype) as Uint8Array;
  vi.spyOn(ofAllKinds, "slice").mockImplementation(function (
    this: Uint8Array,
    ...bounds
  ) {
    return watch(slice.apply(this, bounds));
  });
  return () => [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

const SMALL = 4000;
