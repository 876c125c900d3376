/**
 * The classes of the first phase. A pair is slice × 2048 + flip, with the values of
 * SLICE_POSITIONS and EDGE_FLIPS; sixteen symmetries divide the 1,013,760 pairs into 64,430
 * classes.
 */

const PAIRS: u32 = 495 * 2048;
const NONE: u32 = 0xffffffff;

/** Inputs: for each symmetry and value, its image; u16. */
let sliceImage: usize = 0;
let flipImage: usize = 0;
/** Input: for each slice, the flips that a quarter turn of the whole cube adds; u16. */
let quarterFlips: usize = 0;
/** Input: the inverse of each symmetry; u8. */
let inverses: usize = 0;

export function setImageTables(
  slice: usize,
  flip: usize,
  quarter: usize,
  inverse: usize,
): void {
  sliceImage = slice;
  flipImage = flip;
  quarterFlips = quarter;
  inverses = inverse;
}

function imageOfPair(pair: u32, symmetry: u32): u32 {
  const slice = <u32>load<u16>(sliceImage + 2 * (495 * symmetry + (pair >> 11)));
  let flip = <u32>load<u16>(flipImage + 2 * (2048 * symmetry + (pair & 2047)));
  // The odd symmetries take the faces R and L to F and B.
  if (symmetry & 1) flip ^= <u32>load<u16>(quarterFlips + 2 * slice);
  return (slice << 11) | flip;
}

/**
 * Writes the class of each pair × 16 + the symmetry that takes it to the representative; then
 * the representative of each class, and a bit for each symmetry that fixes it. Returns the
 * number of classes.
 */
export function findPairClasses(
  toClass: usize,
  representatives: usize,
  stabiliser: usize,
): u32 {
  memory.fill(toClass, 0xff, 4 * PAIRS);
  let count: u32 = 0;
  for (let pair: u32 = 0; pair < PAIRS; pair++) {
    if (load<u32>(toClass + 4 * pair) !== NONE) continue;
    let fixing: u32 = 0;
    for (let symmetry: u32 = 0; symmetry < 16; symmetry++) {
      const image = imageOfPair(pair, symmetry);
      if (image === pair) fixing |= 1 << symmetry;
      if (load<u32>(toClass + 4 * image) !== NONE) continue;
      store<u32>(toClass + 4 * image, (count << 4) | load<u8>(inverses + symmetry));
    }
    store<u32>(representatives + 4 * count, pair);
    store<u16>(stabiliser + 2 * count, u16(fixing));
    count++;
  }
  return count;
}

/** Writes the entry of `toClass` for the representative of each class after each move. */
export function movePairClasses(
  toClass: usize,
  representatives: usize,
  sliceAfter: usize,
  flipAfter: usize,
  after: usize,
  classes: u32,
): void {
  for (let cls: u32 = 0; cls < classes; cls++) {
    const pair = load<u32>(representatives + 4 * cls);
    for (let move: u32 = 0; move < 18; move++) {
      const slice = <u32>load<u16>(sliceAfter + 2 * (18 * (pair >> 11) + move));
      const flip = <u32>load<u16>(flipAfter + 2 * (18 * (pair & 2047) + move));
      store<u32>(after, load<u32>(toClass + 4 * ((slice << 11) | flip)));
      after += 4;
    }
  }
}

/**
 * Finds the depth of each class, whatever its column, and adds it from bit 20 on wherever a
 * move leads to the class.
 *
 * @param depths  room for the depths; u8
 * @param queue   room for all classes; u16
 */
export function addClassDepths(
  after: usize,
  classes: u32,
  moves: u32,
  solved: u32,
  depths: usize,
  queue: usize,
): void {
  memory.fill(depths, 255, classes);
  store<u8>(depths + solved, 0);
  store<u16>(queue, u16(solved));
  let end = queue + 2;
  for (let at = queue; at < end; at += 2) {
    const cls = <u32>load<u16>(at);
    const next = load<u8>(depths + cls) + 1;
    for (let move: u32 = 0; move < moves; move++) {
      const other = load<u32>(after + 4 * (moves * cls + move)) >> 4;
      if (load<u8>(depths + other) !== 255) continue;
      store<u8>(depths + other, next);
      store<u16>(end, u16(other));
      end += 2;
    }
  }
  const last = after + 4 * classes * moves;
  for (let at = after; at < last; at += 4) {
    const next = load<u32>(at);
    store<u32>(at, next | ((<u32>load<u8>(depths + (next >> 4))) << 20));
  }
}
