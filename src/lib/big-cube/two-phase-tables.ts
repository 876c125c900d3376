import {
  CORNER_TWISTS,
  EDGE_FLIPS,
  SLICE_EDGES,
  SLICE_POSITIONS,
  U_CORNERS,
} from "./coordinates.ts";
import { cornerClasses } from "./corner-classes.ts";
import {
  buildFourPieceTable,
  buildOrientationTable,
  eightPieceTable,
  quotientTable,
  subtable,
  productTable,
} from "./derived-tables.ts";
import { N_ORDERS } from "./four-pieces.ts";
import type { BigMoveTable } from "./move-table.ts";
import { PHASE_2_MOVES } from "./moves.ts";
import { oneValue, pairDepths } from "./pair-pruning.ts";
import { symmetricFlips } from "./symmetric-flips.ts";
import { symmetricValues } from "./symmetric-values.ts";
import { TwoPhaseMemory, type TwoPhaseModule } from "./two-phase-memory.ts";
import {
  imageOfMove,
  N_SYMMETRIES,
  type UprightSymmetries,
  uprightSymmetries,
} from "./upright-symmetries.ts";

const N_FLIPS = EDGE_FLIPS.size;
const N_PAIRS = SLICE_POSITIONS.size * N_FLIPS;
const N_PAIR_CLASSES = 64_430;

/** Where a table of both phases is, and how the module uses it. */
interface TableParts {
  readonly address: number;
  readonly classes: number;
  readonly stabiliser: number;
  readonly classAfter: number;
  readonly columns: BigMoveTable;
  readonly columnImages: Uint16Array<ArrayBuffer>;
}

/** A pair of the first phase: its class, the symmetry to the representative, the column. */
export interface FirstPhaseNode {
  readonly cls: number;
  readonly symmetry: number;
  readonly column: number;
}

/** The filled memory of the module. */
export interface TwoPhaseTables {
  readonly memory: TwoPhaseMemory;
  /** The place of a cube in the table of the first phase, by three coordinates. */
  firstPhaseNode(slice: number, flip: number, twist: number): FirstPhaseNode;
}

/**
 * Fills the memory of the module with all move tables, classes and symmetries, and with depth
 * tables in which only solved is known.
 *
 * The first phase: classes of SLICE_POSITIONS × EDGE_FLIPS, and CORNER_TWISTS as columns. The
 * second: classes of CORNER_PERMUTATION, and as columns the positions of the U edges × the
 * permutation of the middle edges.
 *
 * @throws {RangeError} when the host has no memory for it
 * @cost   47 MB
 */
export function fillTwoPhaseTables(module: TwoPhaseModule): TwoPhaseTables {
  const memory = new TwoPhaseMemory(module);
  const symmetries = uprightSymmetries();
  const edges = buildFourPieceTable(SLICE_EDGES);
  const corners = buildFourPieceTable(U_CORNERS);
  module.setSymmetryProduct(memory.store(symmetries.product));
  module.setEndTables(memory.store(corners.after), memory.store(edges.after));
  const firstPhaseNode = fillFirstPhase(module, memory, symmetries, edges);
  fillSecondPhase(module, memory, symmetries, { corners, edges });
  return { memory, firstPhaseNode };
}

function fillFirstPhase(
  module: TwoPhaseModule,
  memory: TwoPhaseMemory,
  symmetries: UprightSymmetries,
  edges: BigMoveTable,
): TwoPhaseTables["firstPhaseNode"] {
  const slice = quotientTable(edges, N_ORDERS);
  const flip = buildOrientationTable(EDGE_FLIPS);
  const columns = buildOrientationTable(CORNER_TWISTS);
  const columnImages = symmetricValues(columns, symmetries);
  const toClass = memory.reserve(4 * N_PAIRS);
  const representatives = memory.reserve(4 * N_PAIR_CLASSES);
  const stabiliser = memory.reserve(2 * N_PAIR_CLASSES);
  const classAfter = memory.reserve(4 * 18 * N_PAIR_CLASSES);
  const flips = symmetricFlips(symmetries);
  module.setImageTables(
    memory.store(symmetricValues(slice, symmetries)),
    memory.store(flips.images),
    memory.store(flips.quarterFlips),
    memory.store(symmetries.inverse),
  );
  const classes = module.findPairClasses(toClass, representatives, stabiliser);
  module.movePairClasses(
    toClass,
    representatives,
    memory.store(slice.after),
    memory.store(flip.after),
    classAfter,
    classes,
  );
  const solved = memory.words(toClass)[slice.solved * N_FLIPS] >> 4;
  const depths = memory.reserve(N_PAIR_CLASSES);
  const queue = representatives; // which are no longer used
  module.addClassDepths(classAfter, classes, 18, solved, depths, queue);
  writeTable(memory, symmetries, {
    ...{ address: module.FIRST_TABLE.value, classes, stabiliser, classAfter },
    ...{ columns, columnImages },
  });
  module.beginDepths(module.FIRST_TABLE.value, solved, columns.solved);
  return (sliceValue, flipValue, twist) => {
    const entry = memory.words(toClass)[sliceValue * N_FLIPS + flipValue];
    const [cls, symmetry] = [entry >> 4, entry & 15];
    return { cls, symmetry, column: columnImages[symmetry * columns.size + twist] };
  };
}

function fillSecondPhase(
  module: TwoPhaseModule,
  memory: TwoPhaseMemory,
  symmetries: UprightSymmetries,
  fours: { readonly corners: BigMoveTable; readonly edges: BigMoveTable },
): void {
  const { size } = fours.corners;
  const uCorners = subtable(fours.corners, 0, size, PHASE_2_MOVES);
  const uEdges = subtable(fours.edges, 0, size, PHASE_2_MOVES);
  const sliceEdges = subtable(fours.edges, fours.edges.solved, N_ORDERS, PHASE_2_MOVES);
  const columns = productTable(quotientTable(uEdges, N_ORDERS), sliceEdges);
  const corners = cornerClasses(eightPieceTable(uCorners), symmetries);
  const classes = corners.stabiliser.length;
  const classAfter = memory.store(corners.after);
  const depths = memory.reserve(classes);
  const queue = memory.reserve(2 * classes);
  module.addClassDepths(classAfter, classes, PHASE_2_MOVES.length, 0, depths, queue);
  const edgeDepths = pairDepths(eightPieceTable(uEdges), oneValue(PHASE_2_MOVES));
  module.setSecondPhaseTables(
    memory.store(corners.toClass),
    memory.store(edgeDepths.depths),
  );
  memory.byteArray(module.SECOND_MOVES.value, PHASE_2_MOVES.length).set(PHASE_2_MOVES);
  writeTable(memory, symmetries, {
    ...{ address: module.SECOND_TABLE.value, classes, classAfter, columns },
    stabiliser: memory.store(corners.stabiliser),
    columnImages: symmetricValues(columns, symmetries),
  });
  module.beginDepths(module.SECOND_TABLE.value, 0, 0);
}

/** Writes the fields of a DepthTable: see src/assembly/two-phase/depth-table.ts. */
export function writeTable(
  memory: TwoPhaseMemory,
  symmetries: UprightSymmetries,
  { address, classes, stabiliser, classAfter, columns, columnImages }: TableParts,
): void {
  const { size, moves, after } = columns;
  const rowBytes = 8 * Math.ceil(size / 32);
  const moveImages = Uint8Array.from(
    { length: N_SYMMETRIES * moves.length },
    (_, i) => {
      const symmetry = Math.floor(i / moves.length);
      return moves.indexOf(imageOfMove(moves[i % moves.length], symmetry, symmetries));
    },
  );
  const fields = [
    ...[classes, size, moves.length, rowBytes, classAfter],
    ...[memory.store(after), memory.store(columnImages)],
    ...[memory.store(moveImages), stabiliser],
    ...[memory.reserve(classes), memory.reserve(classes)],
    // With room for the columns that the last word of a row has too many.
    memory.reserve(2 * (size + 32)),
    memory.reserve(rowBytes * classes),
  ];
  memory.words(address, fields.length).set(fields);
}
