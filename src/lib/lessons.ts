// lessons: programs that the chapters explain step by step
export {
  buildStickerMoves,
  invertStickers,
  multiplyStickers,
} from "./puzzle/sticker-moves.ts";
export { CORNER_STICKERS, fromStickers, toStickers } from "./puzzle/stickers.ts";
export { scanDepths } from "./tables/scan-depths.ts";
export {
  deepenLookup,
  LOOKUP_MOVES,
  printedMoves,
  startLookup,
  type StickerLookup,
  stickerKey,
} from "./tables/sticker-lookup.ts";
export {
  type BoundedSearch,
  type SearchStep,
  type SearchOutcome,
  searchWithBound,
} from "./solver/bounded-search.ts";
export { stageCases, type StageGoals } from "./solver/stage-cases.ts";
export { type StageTotals, totalTurns } from "./solver/stage-totals.ts";
export { type WrongTurn, wrongTurns } from "./solver/wrong-turns.ts";
