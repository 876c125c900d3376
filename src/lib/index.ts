// indexing: a position becomes a number, and a number a position
export { rankCombination, unrankCombination } from "./indexing/combination.ts";
export { rankDigits, unrankDigits } from "./indexing/digits.ts";
export {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "./indexing/even-permutation.ts";
export { factorial, fromFactoradic, toFactoradic } from "./indexing/factoradic.ts";
export { rankOrientation, unrankOrientation } from "./indexing/orientation.ts";
export {
  rankPermutationBig,
  unrankPermutationBig,
} from "./indexing/permutation-big.ts";
export {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "./indexing/permutation.ts";
