/** The exports of src/assembly/two-phase/two-phase.ts: addresses, counters and functions. */
export interface TwoPhaseModule {
  readonly memory: {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  };
  readonly FIRST_TABLE: Address;
  readonly SECOND_TABLE: Address;
  readonly SECOND_MOVES: Address;
  readonly PATH: Address;
  readonly ENDS: Address;
  readonly AXES: Address;
  readonly AXIS_MOVES: Address;
  readonly nodeCount: { readonly value: bigint };
  readonly firstPhaseCount: { readonly value: number };
  setImageTables(
    slice: number,
    flip: number,
    quarterFlips: number,
    inverse: number,
  ): void;
  findPairClasses(toClass: number, representatives: number, stabiliser: number): number;
  movePairClasses(
    toClass: number,
    representatives: number,
    sliceAfter: number,
    flipAfter: number,
    after: number,
    classes: number,
  ): void;
  addClassDepths(
    after: number,
    classes: number,
    moves: number,
    solved: number,
    depths: number,
    queue: number,
  ): void;
  setEndTables(corners: number, edges: number): void;
  setSecondPhaseTables(cornerClasses: number, edgeDepths: number): void;
  setSymmetryProduct(product: number): void;
  beginDepths(table: number, cls: number, column: number): void;
  deepenRows(table: number, isPulled: boolean, first: number, end: number): number;
  finishDepth(table: number): void;
  depthOf(table: number, cls: number, column: number): number;
  setLimits(shorterThan: number, maxSecondLength: number): void;
  startFirstPhases(
    moves: number,
    cls: number,
    symmetry: number,
    column: number,
    bound: number,
  ): void;
  searchFirstPhases(maxNodes: number): number;
  startOptimal(moves: number): void;
  searchOptimal(maxNodes: number): number;
}

interface Address {
  readonly value: number;
}

const PAGE_BYTES = 65_536;

/** The addresses below are those of src/assembly/two-phase/memory-map.ts. */
const FIRST_FREE = 32_768;

/** A cache line: the rows of a table don't share one with other data. */
const ALIGNMENT = 64;

/** Lays out arrays in the memory of the module, one after the other. */
export class TwoPhaseMemory {
  readonly #memory: TwoPhaseModule["memory"];
  #end = FIRST_FREE;

  constructor({ memory }: TwoPhaseModule) {
    this.#memory = memory;
  }

  /** Bytes of the whole memory. */
  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /**
   * The address of some free bytes, which are 0.
   *
   * @throws {RangeError} when the host has no more memory
   */
  reserve(bytes: number): number {
    const address = Math.ceil(this.#end / ALIGNMENT) * ALIGNMENT;
    this.#end = address + bytes;
    const missing = this.#end - this.bytes;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    return address;
  }

  /** The address of a copy of an array. */
  store(array: Uint8Array | Uint16Array | Uint32Array): number {
    const address = this.reserve(array.byteLength);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    new Uint8Array(this.#memory.buffer).set(bytes, address);
    return address;
  }

  /** The numbers of 32 bits at an address, to the end if no length is given. Growing the memory detaches them. */
  words(address: number, length?: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#memory.buffer, address, length);
  }

  /** The numbers of 16 bits at an address, as above. */
  halfWords(address: number, length: number): Uint16Array<ArrayBuffer> {
    return new Uint16Array(this.#memory.buffer, address, length);
  }

  /** The bytes at an address, as above. */
  byteArray(address: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, address, length);
  }
}
