/** The size of a table with two bits for each state. */
export function twoBitTableBytes(nStates: number): number {
  return Math.ceil(nStates / 4);
}
