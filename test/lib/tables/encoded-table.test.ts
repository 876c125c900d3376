import { expect, test } from "vitest";
import {
  buildDistanceTable,
  decodeDistanceTable,
  encodeDistanceTable,
  shortestSolutions,
  unrankState,
} from "#lib/index.ts";
import { seededStates } from "../solver/states.ts";

const qtm = buildDistanceTable({ metric: "QTM" });
const encoded = encodeDistanceTable(qtm);

test.each([
  ["QTM", qtm],
  ["half turns", buildDistanceTable({ metric: "HTM", moves: ["F2", "R2", "U2"] })],
  ["other goals", buildDistanceTable({ metric: "HTM", goals: [5, 1_000_000] })],
])("a table comes back as it was: %s", (_, table) => {
  const copy = decodeDistanceTable(encodeDistanceTable(table));
  const { metric, moves, histogram, diameter } = copy;
  expect({ metric, moves, histogram, diameter }).toEqual({
    metric: table.metric,
    moves: table.moves,
    histogram: table.histogram,
    diameter: table.diameter,
  });
  expect(Buffer.compare(copy.toBytes(), table.toBytes())).toBe(0);
  for (const index of [0, ...seededStates(8, 200)]) {
    const state = unrankState(index);
    expect(copy.distance(state)).toBe(table.distance(index));
    const [first] = shortestSolutions(state, table);
    const [same] = shortestSolutions(state, copy);
    expect(same).toEqual(first);
  }
});

test("the format stays as it is: tables are stored with it", () => {
  expect([...encoded.subarray(0, 12)]).toEqual([
    ...Buffer.from("ECUBDIST"),
    1, // version
    1, // QTM
    0b01101101, // F F' R R' U
    0b1, // U'
  ]);
  expect(encoded[16]).toBe(0); // solved
  expect(encoded).toHaveLength(16 + 3_674_160);
});

test("a table does not change with the bytes that it was read from", () => {
  const bytes = encoded.slice();
  const table = decodeDistanceTable(bytes);
  bytes.fill(0);
  expect(table.distance(3_674_159)).toBe(qtm.distance(3_674_159));
});

test("bytes amid a larger buffer are read like their own", () => {
  const larger = new Uint8Array(encoded.length + 3);
  larger.set(encoded, 3);
  expect(decodeDistanceTable(larger.subarray(3)).histogram).toEqual(qtm.histogram);
});

test("what is no table, another version, cut off or changed is refused in words", () => {
  const changed = (at: number, value: number) => {
    const bytes = encoded.slice();
    bytes[at] = value;
    return () => decodeDistanceTable(bytes);
  };
  expect(() => decodeDistanceTable("ECUBDIST" as never)).toThrow(
    'the bytes are "ECUBDIST"; expected a Uint8Array',
  );
  expect(() => decodeDistanceTable(qtm.toBytes())).toThrow(
    'expected "ECUBDIST", a distance table',
  );
  expect(() => decodeDistanceTable(new Uint8Array(0))).toThrow(
    'the bytes begin with ""; expected "ECUBDIST"',
  );
  expect(changed(8, 2)).toThrow("the table has version 2; expected version 1");
  expect(() => decodeDistanceTable(encoded.subarray(0, 1000))).toThrow(
    "the table has 1000 bytes; expected 3674176",
  );
  const damage = "its checksum is that of other bytes";
  expect(changed(9, 0)).toThrow(damage);
  expect(changed(10, 0b11)).toThrow(damage);
  for (const index of seededStates(9, 20)) {
    expect(changed(16 + index, encoded[16 + index] + 1)).toThrow(damage);
  }
});
