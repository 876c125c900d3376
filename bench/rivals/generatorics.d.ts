declare module "generatorics" {
  /** In place: each step gives the same array. */
  export function permutation<T>(items: T[], size?: number): Generator<T[]>;
  export const clone: { permutation: typeof permutation };
}
