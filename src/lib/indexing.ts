// indexing: ranking and unranking permutations, orientations and combinations
export { binomial } from "./indexing/binomial.ts";
export {
  binomialBig,
  rankCombinationBig,
  unrankCombinationBig,
} from "./indexing/combination-big.ts";
export { rankCombination, unrankCombination } from "./indexing/combination.ts";
export { rankDigits, unrankDigits } from "./indexing/digits.ts";
export {
  rankEvenPermutationBig,
  unrankEvenPermutationBig,
} from "./indexing/even-permutation-big.ts";
export {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "./indexing/even-permutation.ts";
export {
  factorialBig,
  fromFactoradicBig,
  toFactoradicBig,
} from "./indexing/factoradic-big.ts";
export { factorial, fromFactoradic, toFactoradic } from "./indexing/factoradic.ts";
export { countMultiset, rankMultiset, unrankMultiset } from "./indexing/multiset.ts";
export { rankMyrvoldRuskey, unrankMyrvoldRuskey } from "./indexing/myrvold-ruskey.ts";
export {
  type MutableNumbers,
  nextPermutation,
  previousPermutation,
} from "./indexing/next-permutation.ts";
export { rankOrientation, unrankOrientation } from "./indexing/orientation.ts";
export {
  rankPartialPermutation,
  unrankPartialPermutation,
} from "./indexing/partial-permutation.ts";
export {
  rankPermutationBig,
  unrankPermutationBig,
} from "./indexing/permutation-big.ts";
export {
  invertPermutation,
  multiplyPermutations,
} from "./indexing/permutation-products.ts";
export {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "./indexing/permutation.ts";
export { permutations } from "./indexing/permutations.ts";
export { randomPermutation } from "./indexing/random-permutation.ts";
export type { RandomOptions } from "./indexing/draw.ts";
export { seeded } from "./indexing/seeded.ts";
export { rankSubset, unrankSubset } from "./indexing/subset.ts";
