import { factorial } from "#lib/indexing/factoradic.ts";

export function worth(digit: number): string {
  return `${digit} × 3! is ${digit * factorial(3)}.`;
}
