import { describeValue } from "../indexing/check-input.ts";
import { N_STATES } from "../puzzle/coordinates.ts";
import { HTM_MOVES, type Metric } from "../puzzle/moves.ts";
import { byteTable, UNREACHABLE } from "./byte-table.ts";
import type { DistanceTable } from "./distance-table.ts";

// The header: a name in ASCII, the version, the metric, the moves as a set of bits, and a
// checksum of all but itself. One byte for each state follows, with its distance. Numbers
// have their lowest byte first.
const NAME = "ECUBDIST";
const VERSION = 1;
const METRICS: readonly Metric[] = ["HTM", "QTM"];
const HEADER_BYTES = 16;
const AT = { version: 8, metric: 9, moves: 10, checksum: 12 };

/**
 * Writes a distance table of the cube as bytes, to be stored or sent.
 *
 * @param table  from `buildDistanceTable`
 * @returns      3,674,176 bytes, for `decodeDistanceTable`
 * @cost         some milliseconds
 * @example
 * encodeDistanceTable(buildDistanceTable({ metric: "HTM" })).length // → 3674176
 */
export function encodeDistanceTable(table: DistanceTable): Uint8Array<ArrayBuffer> {
  const encoded = new Uint8Array(HEADER_BYTES + N_STATES);
  for (let i = 0; i < NAME.length; i++) encoded[i] = NAME.charCodeAt(i);
  const header = new DataView(encoded.buffer);
  header.setUint8(AT.version, VERSION);
  header.setUint8(AT.metric, METRICS.indexOf(table.metric));
  const moves = table.moves.reduce((set, move) => set | (1 << move), 0);
  header.setUint16(AT.moves, moves, true);
  encoded.set(table.toBytes(), HEADER_BYTES);
  header.setUint32(AT.checksum, checksumOf(encoded), true);
  return encoded;
}

/**
 * Reads a distance table that `encodeDistanceTable` wrote.
 *
 * @param bytes  not mutated; copied
 * @throws {TypeError} when it is not a Uint8Array
 * @throws {RangeError} when it is not such a table, has another version, is cut off or was
 *         changed
 * @cost         some milliseconds; one byte for each state
 * @example
 * const bytes = encodeDistanceTable(buildDistanceTable({ metric: "QTM" }));
 * const copy = decodeDistanceTable(bytes);
 * copy.diameter // → 14
 * copy.distance(1_234_567) // → 11
 */
export function decodeDistanceTable(bytes: Uint8Array): DistanceTable {
  if (!(bytes instanceof Uint8Array)) {
    throw new TypeError(`the bytes are ${describeValue(bytes)}; expected a Uint8Array`);
  }
  const name = String.fromCharCode(...bytes.subarray(0, NAME.length));
  if (name !== NAME) {
    throw new RangeError(
      `the bytes begin with ${describeValue(name)}; expected "${NAME}", a distance table`,
    );
  }
  if (bytes[AT.version] !== VERSION) {
    throw new RangeError(
      `the table has version ${bytes[AT.version]}; expected version ${VERSION}`,
    );
  }
  if (bytes.length !== HEADER_BYTES + N_STATES) {
    throw new RangeError(
      `the table has ${bytes.length} bytes; expected ${HEADER_BYTES + N_STATES}`,
    );
  }
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  if (header.getUint32(AT.checksum, true) !== checksumOf(bytes)) {
    throw new RangeError("the table was changed: its checksum is that of other bytes");
  }
  const metric = METRICS[header.getUint8(AT.metric)];
  const set = header.getUint16(AT.moves, true);
  const moves = HTM_MOVES.filter((move) => set & (1 << move));
  const distances = Uint8Array.from(bytes.subarray(HEADER_BYTES));
  return byteTable({ metric, moves, histogram: histogramOf(distances) }, distances);
}

function histogramOf(distances: Uint8Array): number[] {
  const counts = new Array<number>(UNREACHABLE + 1).fill(0);
  for (const distance of distances) counts[distance]++;
  const reached = counts.slice(0, UNREACHABLE);
  return reached.slice(0, reached.findLastIndex((count) => count > 0) + 1);
}

/** The 32-bit FNV-1a hash of all bytes but the checksum. */
function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) {
    if (i === AT.checksum) i = HEADER_BYTES;
    hash = Math.imul(hash ^ bytes[i], 0x01000193);
  }
  return hash >>> 0;
}
