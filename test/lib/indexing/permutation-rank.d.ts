declare module "permutation-rank" {
  export function rank(perm: ArrayLike<number>): number;
  export function unrank(n: number, rank: number, result?: number[]): number[];
}
