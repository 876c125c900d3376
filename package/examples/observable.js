import { toFactoradic, unrankPermutation } from "every-cube/indexing";

display(toFactoradic(1531, 7)); // the digits of the index
display(unrankPermutation(1531, 7)); // the permutation
